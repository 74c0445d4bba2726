//! Questions in, answers out: one JSON object to a line.

use std::io::{self, BufReader, Read, Write};

use referee::json;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::line_reader::{self, LONGEST, Line};
use crate::strict_json::Unique;

/// How many lines were answered, and how many were not understood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Lines with an answer of the engine.
    pub answered: usize,
    /// Lines with an error instead.
    pub failed: usize,
}

/// Why a line has no answer.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct LineError {
    /// `bad-json`, `bad-argument`, `bad-utf8`, `line-too-long` or `bad-answer`.
    pub code: &'static str,
    /// Number of the line in the stream, from 1.
    pub line: usize,
    /// The byte of the line at which reading stopped, from 1, where the form of the line is at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The value at fault, as in `query.units[3].strength`, where the form is sound but a value is not; `$` for the whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// What was found and what was expected.
    pub message: String,
}

/// A line of the output: the answer or the error, behind the `id` of the question.
#[derive(Serialize)]
struct Reply<'a, A> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Value>,
    #[serde(flatten)]
    outcome: A,
}

#[derive(Serialize)]
struct Failure {
    error: LineError,
}

/// Answers every line of `input` on a line of `output`, in order.
///
/// An `id` in a question, of whatever kind, is handed back with the answer. Empty lines have no answer. A line that is
/// not understood gets an `error` object and the stream goes on. Errors only when a stream cannot be read or written.
pub fn run<Request, Response>(
    input: impl Read,
    mut output: impl Write,
    answer: impl Fn(&Request) -> Response,
) -> io::Result<Tally>
where
    Request: DeserializeOwned,
    Response: Serialize,
{
    let mut input = BufReader::new(input);
    let mut tally = Tally::default();
    for number in 1.. {
        let reply = match line_reader::next(&mut input, LONGEST)? {
            Line::End => break,
            Line::TooLong => Err(fail(None, too_long(number))),
            Line::Bytes(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::Bytes(bytes) => reply(&bytes, number, &answer),
        };
        let (Ok(text) | Err(text)) = &reply;
        tally.answered += usize::from(reply.is_ok());
        tally.failed += usize::from(reply.is_err());
        writeln!(output, "{text}")?;
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
    output.flush()?;
    Ok(tally)
}

/// The text of the answer to one line, or the text of its error.
fn reply<Request, Response>(bytes: &[u8], line: usize, answer: &impl Fn(&Request) -> Response) -> Result<String, String>
where
    Request: DeserializeOwned,
    Response: Serialize,
{
    let mut question = parse(bytes, line).map_err(|error| fail(None, error))?;
    let id = question.as_object_mut().and_then(|object| object.remove("id"));
    let request = understand(&question, line).map_err(|error| fail(id.as_ref(), error))?;
    let reply = Reply { id: id.as_ref(), outcome: answer(&request) };
    serde_json::to_string(&reply).map_err(|error| {
        fail(id.as_ref(), LineError { code: "bad-answer", line, column: None, path: None, message: error.to_string() })
    })
}

fn parse(bytes: &[u8], line: usize) -> Result<Value, LineError> {
    let text = str::from_utf8(bytes).map_err(|error| LineError {
        code: "bad-utf8",
        line,
        column: Some(error.valid_up_to() + 1),
        path: None,
        message: "the line is not UTF-8 text".to_owned(),
    })?;
    serde_json::from_str(text).map(|Unique(value)| value).map_err(|error| LineError {
        code: "bad-json",
        line,
        column: Some(error.column()),
        path: None,
        message: without_place(&error),
    })
}

/// Reads the question out of a line that is sound JSON. Numbers, names and kinds are checked here.
fn understand<Request: DeserializeOwned>(question: &Value, line: usize) -> Result<Request, LineError> {
    json::parse(&question.to_string()).map_err(|fault| LineError {
        code: "bad-argument",
        line,
        column: None,
        path: Some(fault.place().to_owned()),
        message: fault.message,
    })
}

/// The message of the parser without its line, which is always 1, and column, which is told apart.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    message.strip_suffix(&place).unwrap_or(&message).to_owned()
}

fn too_long(line: usize) -> LineError {
    let message = format!("the line is longer than {LONGEST} bytes");
    LineError { code: "line-too-long", line, column: Some(LONGEST + 1), path: None, message }
}

fn fail(id: Option<&Value>, error: LineError) -> String {
    serde_json::to_string(&Reply { id, outcome: Failure { error } }).unwrap_or_default()
}

#[cfg(test)]
#[path = "adjudicate_tests.rs"]
mod tests;
