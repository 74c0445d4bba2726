//! Checks the arguments of the exported calls before the engine reads them: wasm-bindgen passes texts, numbers and
//! truth values on as they come, and one of another type would end in a trap.

use anyhow::{Context, Result, ensure};

/// What is added to the glue.
const CHECK: &str = r"
/** Letters of the longest text that is copied to the engine. */
const LONGEST_TEXT = 8 * 1024 * 1024;

const ARGUMENTS = {
    text: [value => typeof value === 'string', 'a text is expected'],
    copied: [value => typeof value === 'string' && value.length <= LONGEST_TEXT, 'a text of up to 8 MiB is expected'],
    number: [value => Number.isInteger(value) && value >= 0 && value < 2 ** 32, 'a whole number from 0 is expected'],
    boolean: [value => typeof value === 'boolean', 'true or false is expected'],
    list: [value => !(Array.isArray(value) || ArrayBuffer.isView(value)) || value.length <= 2 ** 20, 'the list is too long'],
};

/** Throws an `EngineError` for an argument that is not of its type. */
function checkArgument(value, type, name) {
    const [fits, message] = ARGUMENTS[type];
    if (fits(value)) return;
    const error = new Error(message);
    error.name = 'EngineError';
    throw Object.assign(error, { code: 'bad-argument', details: { path: name } });
}
";

/// A parameter as the glue documents it.
struct Parameter<'a> {
    name: &'a str,
    kind: &'a str,
    optional: bool,
}

impl<'a> Parameter<'a> {
    /// The parameter of a line such as `* @param {number | null} [to]`.
    fn of(line: &'a str) -> Option<Self> {
        let (kind, name) = line.trim_start().strip_prefix("* @param {")?.split_once("} ")?;
        let optional = name.starts_with('[');
        let name = name.trim_start_matches('[').trim_end_matches(']');
        Some(Self { name, kind: kind.trim_end_matches(" | null"), optional })
    }

    /// The statement that checks it in a call with this body.
    fn check(&self, body: &str) -> String {
        let Self { name, kind, optional } = self;
        let kind = match *kind {
            "string" if body.contains(&format!("passStringToWasm0({name}, ")) => "copied",
            "string" => "text",
            "number" | "boolean" => kind,
            // What is given as JSON is checked where it is read, in the crate `site`.
            _ => "list",
        };
        let given = if *optional { format!("if (!isLikeNone({name})) ") } else { String::new() };
        format!("{given}checkArgument({name}, '{kind}', '{name}');")
    }
}

/// The glue with a check of every argument. Fails where it is not of the form that this version of wasm-bindgen writes.
pub fn with_checks(glue: &str) -> Result<String> {
    let mut text = String::with_capacity(glue.len() * 2);
    let mut parameters = Vec::new();
    let mut rest = glue;
    while let Some((line, after)) = rest.split_once('\n') {
        text.extend([line, "\n"]);
        rest = after;
        if let Some(parameter) = Parameter::of(line) {
            parameters.push(parameter);
        } else if !parameters.is_empty() && !line.trim_start().starts_with('*') {
            let indent = &line[..line.len() - line.trim_start().len()];
            let end = format!("\n{indent}}}\n");
            let body = after.split_once(&end).with_context(|| format!("the glue has no end of `{line}`"))?.0;
            for parameter in parameters.drain(..) {
                ensure!(line.contains(parameter.name), "the glue has no parameter `{}` in `{line}`", parameter.name);
                text.extend([indent, "    ", &parameter.check(body), "\n"]);
            }
        }
    }
    let optional = if text.contains("function isLikeNone(") { "" } else { IS_LIKE_NONE };
    Ok(format!("{text}{rest}{optional}{CHECK}"))
}

/// What a glue without optional parameters lacks.
const IS_LIKE_NONE: &str = "
function isLikeNone(x) {
    return x === undefined || x === null;
}
";

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "
    /**
     * A sentence.
     * @param {string} text
     * @param {string} link
     * @param {number | null} [to]
     * @param {Side} side
     */
    call(text, link, to, side) {
        passStringToWasm0(text, wasm.malloc);
        return wasm.call(link, isLikeNone(to) ? 0 : to, side);
    }
    other() {
    }
";

    #[test]
    fn every_argument_is_checked_at_the_head_of_its_call() {
        let text = with_checks(GLUE).unwrap();
        let head = "
    call(text, link, to, side) {
        checkArgument(text, 'copied', 'text');
        checkArgument(link, 'text', 'link');
        if (!isLikeNone(to)) checkArgument(to, 'number', 'to');
        checkArgument(side, 'list', 'side');
        passStringToWasm0(";
        assert!(text.contains(head), "{text}");
        assert_eq!(text.matches("checkArgument(").count(), 5, "and its own declaration");
    }

    #[test]
    fn a_glue_of_another_form_is_refused() {
        assert!(with_checks(&GLUE.replace("\n    }\n", "\n")).is_err());
        assert!(with_checks(&GLUE.replace("call(text, link, to, side)", "call(a)")).is_err());
    }
}
