//! Adds `unload` to the glue: it lets go of the instance and its memory, so that both can be collected, and the glue can
//! be started again.

use anyhow::{Result, ensure};

/// The statements of wasm-bindgen that hold the instance.
const HOLDERS: [&str; 2] = ["let wasmModule, wasmInstance, wasm;", "let __wbg_init_promise;"];

/// The names of its views of the memory; a glue has those that it needs.
const VIEWS: [&str; 2] = ["cachedDataViewMemory0", "cachedUint8ArrayMemory0"];

/// How wasm-bindgen frees an object that was collected, and how it registers one.
const FREES: &str = "new FinalizationRegistry(ptr => wasm.";
const REGISTERS: &str = ".register(obj, obj.__wbg_ptr, obj);";

/// What is added to the glue; `VIEWS` stands for the views that it has.
const UNLOAD: &str = "
/** The number of the instance: an object of one that is unloaded frees nothing of the next. */
let instanceNumber = 0;

/**
 * Lets go of the instance and its memory. Objects that it gave must have been freed; it can be started again.
 */
export function unload() {
    instanceNumber++;
    wasm = wasmInstance = wasmModule = __wbg_init_promise = undefined;
VIEWS}
";

/// What is added to the declarations.
pub const DECLARATION: &str = "
/**
 * Lets go of the instance and its memory. Objects that it gave must have been freed; it can be started again.
 */
export function unload(): void;
";

/// The glue with `unload`. Fails where it is not of the form that this version of wasm-bindgen writes.
pub fn with_unload(glue: &str) -> Result<String> {
    for holder in HOLDERS {
        ensure!(glue.contains(holder), "the glue has no `{holder}`");
    }
    let count = |text: &str| glue.matches(text).count();
    let views: Vec<&str> = VIEWS.into_iter().filter(|view| glue.contains(&format!("let {view} = null;"))).collect();
    let others = count("let cached") - count("let cachedTextDecoder");
    ensure!(others == views.len(), "the glue holds another view of the memory");
    ensure!(count("new FinalizationRegistry(") == count(FREES), "the glue frees objects in another way");
    let checked = "new FinalizationRegistry(({ ptr, of }) => of === instanceNumber && wasm.";
    let numbered = ".register(obj, { ptr: obj.__wbg_ptr, of: instanceNumber }, obj);";
    let cleared: String = views.iter().map(|view| format!("    {view} = null;\n")).collect();
    let unload = UNLOAD.replace("VIEWS", &cleared);
    Ok(format!("{}{unload}", glue.replace(FREES, checked).replace(REGISTERS, numbered)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glue() -> String {
        let lines = HOLDERS.join("\n");
        format!("{lines}\nlet {} = null;\n{FREES}__wbg_game_free(ptr, 1));\nGameFinalization{REGISTERS}\n", VIEWS[0])
    }

    #[test]
    fn objects_name_the_instance_that_they_belong_to() {
        let text = with_unload(&glue()).unwrap();
        assert!(text.contains("({ ptr, of }) => of === instanceNumber && wasm.__wbg_game_free(ptr, 1));"));
        assert!(text.contains("GameFinalization.register(obj, { ptr: obj.__wbg_ptr, of: instanceNumber }, obj);"));
        assert!(text.contains("    cachedDataViewMemory0 = null;\n}") && !text.contains(VIEWS[1]));
    }

    #[test]
    fn a_glue_of_another_form_is_refused() {
        for holder in HOLDERS {
            assert!(with_unload(&glue().replace(holder, "")).is_err(), "{holder}");
        }
        assert!(with_unload(&format!("{}let cachedFloat64Memory0 = null;", glue())).is_err());
        assert!(with_unload(&format!("{}new FinalizationRegistry(free)", glue())).is_err());
    }
}
