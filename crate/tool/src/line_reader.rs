//! Lines of a stream, bounded: a line that is too long is passed over without being kept.

use std::io::{self, BufRead};

/// The longest line accepted, in bytes.
pub const LONGEST: usize = 1 << 20;

/// What the stream holds next.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without its end.
    Bytes(Vec<u8>),
    /// A line of more than the accepted length.
    TooLong,
    /// Nothing more.
    End,
}

/// The next line of at most `longest` bytes, not counting its end. Errors when the stream cannot be read.
pub fn next(input: &mut impl BufRead, longest: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() && line.is_empty() && !too_long {
            return Ok(Line::End);
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let last = end.is_some() || buffer.is_empty();
        too_long = too_long || line.len() + part.len() > longest + 1;
        if too_long {
            line = Vec::new();
        } else {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if last {
            return Ok(whole(line, too_long, longest));
        }
    }
}

/// The limit leaves room for the carriage return of a Windows line end.
fn whole(mut line: Vec<u8>, too_long: bool, longest: usize) -> Line {
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    if too_long || line.len() > longest { Line::TooLong } else { Line::Bytes(line) }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn all(text: &str, buffer: usize) -> Vec<Line> {
        let mut input = BufReader::with_capacity(buffer, text.as_bytes());
        let mut lines = Vec::new();
        loop {
            match next(&mut input, 4).unwrap() {
                Line::End => return lines,
                line => lines.push(line),
            }
        }
    }

    fn bytes(text: &str) -> Line {
        Line::Bytes(text.as_bytes().to_vec())
    }

    #[test]
    fn lines_come_without_their_ends_whatever_the_buffer() {
        for buffer in 1..12 {
            assert_eq!(all("abcd\n\nab\r\nabcd\r\nx", buffer), ["abcd", "", "ab", "abcd", "x"].map(bytes), "{buffer}");
        }
    }

    #[test]
    fn a_line_too_long_is_passed_over_and_the_next_one_read() {
        for buffer in 1..12 {
            let lines = all("abcde\nab\nabcdefghijklmnop\n\nabcdefghij", buffer);
            assert_eq!(lines, [Line::TooLong, bytes("ab"), Line::TooLong, bytes(""), Line::TooLong], "{buffer}");
        }
    }
}
