//! What a written form leaves out.

/// Whether a value need not be written: queries travel in links.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
