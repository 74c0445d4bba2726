//! How files begin: what tells a file of ours from any other, and its form.

use serde::Deserialize;

/// What every form of a file has, whatever else is in it.
#[derive(Deserialize)]
pub struct FileHead {
    /// What the file says that it is.
    #[serde(default)]
    pub format: String,
    /// The form that it is in.
    #[serde(default)]
    pub schema: u32,
}
