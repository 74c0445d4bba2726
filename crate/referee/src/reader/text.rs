//! Makes a tree of a JSON text, after RFC 8259.
//!
//! `serde_json` would do the same and a little more, for ten kilobytes of the page's wasm; the tests compare with it.

use std::borrow::Cow;

use super::fault::Fault;
use super::node::Node;

/// How deep arrays and objects may lie in each other, as in `serde_json`.
const DEEPEST: usize = 127;

/// Largest power of ten that a floating point number holds exactly.
const EXACT_POWER: i32 = 22;

/// The tree of a text. Errors: it is no JSON, told where it stops being so.
pub fn tree(text: &str) -> Result<Node<'_>, Fault> {
    let mut rest = Rest { text, at: 0, depth: 0 };
    let tree = rest.value()?;
    match rest.peek() {
        None => Ok(tree),
        Some(_) => Err(Fault::trailing()),
    }
}

/// What is left of a text.
struct Rest<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

fn fault<T>(message: &str) -> Result<T, Fault> {
    Err(Fault::new(message.to_owned()))
}

impl<'a> Rest<'a> {
    /// The next byte, whatever it is.
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is no white space.
    fn peek(&mut self) -> Option<u8> {
        while matches!(self.byte(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
        self.byte()
    }

    /// Goes over the next byte if it is this one.
    fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.byte() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self) -> Result<Node<'a>, Fault> {
        match self.peek() {
            Some(b'n') => self.word("null", Node::Null),
            Some(b't') => self.word("true", Node::Bool(true)),
            Some(b'f') => self.word("false", Node::Bool(false)),
            Some(b'"') => self.string().map(Node::Text),
            Some(b'[') => self.deeper(Self::list),
            Some(b'{') => self.deeper(Self::object),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(_) => Err(Fault::no_value()),
            None => fault("EOF while parsing a value"),
        }
    }

    fn word(&mut self, word: &str, node: Node<'a>) -> Result<Node<'a>, Fault> {
        if !self.text[self.at..].starts_with(word) {
            return fault("expected ident");
        }
        self.at += word.len();
        Ok(node)
    }

    /// Reads what stands inside the bracket that is next.
    fn deeper(&mut self, read: fn(&mut Self) -> Result<Node<'a>, Fault>) -> Result<Node<'a>, Fault> {
        if self.depth == DEEPEST {
            return fault("recursion limit exceeded");
        }
        self.at += 1;
        self.depth += 1;
        let node = read(self)?;
        self.depth -= 1;
        Ok(node)
    }

    fn list(&mut self) -> Result<Node<'a>, Fault> {
        let mut nodes = Vec::new();
        while !self.ends(b']', nodes.is_empty())? {
            let node = self.value().map_err(|fault| fault.at(nodes.len()))?;
            nodes.push(node);
        }
        Ok(Node::List(nodes))
    }

    fn object(&mut self) -> Result<Node<'a>, Fault> {
        let mut nodes = Vec::new();
        while !self.ends(b'}', nodes.is_empty())? {
            if self.peek() != Some(b'"') {
                return fault("key must be a string");
            }
            let name = self.string()?;
            let node = self.member().map_err(|fault| fault.under(&name))?;
            nodes.push((name, node));
        }
        Ok(Node::Object(nodes))
    }

    /// The value after a name.
    fn member(&mut self) -> Result<Node<'a>, Fault> {
        if self.peek() != Some(b':') {
            return fault("expected `:`");
        }
        self.at += 1;
        self.value()
    }

    /// Goes over the bracket that ends a list, or over the comma before its next value.
    fn ends(&mut self, bracket: u8, is_first: bool) -> Result<bool, Fault> {
        let next = self.peek();
        if next == Some(bracket) {
            self.at += 1;
            return Ok(true);
        }
        match next {
            None => fault("EOF while parsing a list or an object"),
            Some(_) if is_first => Ok(false),
            Some(b',') => {
                self.at += 1;
                if self.peek() == Some(bracket) { fault("trailing comma") } else { Ok(false) }
            }
            Some(_) => fault("expected `,` or the end of the list or object"),
        }
    }

    /// The text between the quotation mark that is next and the one that ends it.
    fn string(&mut self) -> Result<Cow<'a, str>, Fault> {
        self.at += 1;
        let mut whole = Cow::Borrowed("");
        loop {
            let start = self.at;
            while !matches!(self.byte(), None | Some(b'"' | b'\\' | 0..=0x1F)) {
                self.at += 1;
            }
            let plain = &self.text[start..self.at];
            if whole.is_empty() {
                whole = Cow::Borrowed(plain);
            } else {
                whole.to_mut().push_str(plain);
            }
            if self.takes(b'"') {
                return Ok(whole);
            }
            if !self.takes(b'\\') {
                return fault(match self.byte() {
                    None => "EOF while parsing a string",
                    Some(_) => "control character (\\u0000-\\u001F) found while parsing a string",
                });
            }
            let escaped = self.escaped()?;
            whole.to_mut().push(escaped);
        }
    }

    /// The character after a backslash.
    fn escaped(&mut self) -> Result<char, Fault> {
        let Some(byte) = self.byte() else { return fault("EOF while parsing a string") };
        self.at += 1;
        Ok(match byte {
            b'"' | b'\\' | b'/' => char::from(byte),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.coded(),
            _ => return fault("invalid escape"),
        })
    }

    /// The character of one `uXXXX` or of two that make a pair.
    fn coded(&mut self) -> Result<char, Fault> {
        let first = self.four_digits()?;
        if !(0xD800..0xDC00).contains(&first) {
            return char::from_u32(first).map_or_else(|| fault("lone surrogate in hex escape"), Ok);
        }
        let second = if self.takes(b'\\') && self.takes(b'u') { self.four_digits()? } else { 0 };
        if !(0xDC00..0xE000).contains(&second) {
            return fault("lone surrogate in hex escape");
        }
        let code = 0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00);
        char::from_u32(code).map_or_else(|| fault("lone surrogate in hex escape"), Ok)
    }

    fn four_digits(&mut self) -> Result<u32, Fault> {
        let mut code = 0;
        for _ in 0..4 {
            let digit = self.byte().and_then(|byte| char::from(byte).to_digit(16));
            let Some(digit) = digit else { return fault("invalid escape") };
            code = code * 16 + digit;
            self.at += 1;
        }
        Ok(code)
    }

    fn number(&mut self) -> Result<Node<'a>, Fault> {
        let is_negative = self.takes(b'-');
        let mut number = Decimal::default();
        let digits = self.digits(&mut number, 0);
        if digits == 0 || digits > 1 && self.text.as_bytes()[self.at - digits] == b'0' {
            return fault("invalid number");
        }
        let mut is_whole = number.power == 0;
        if self.takes(b'.') {
            is_whole = false;
            if self.digits(&mut number, 1) == 0 {
                return fault("invalid number");
            }
        }
        if self.takes(b'e') || self.takes(b'E') {
            is_whole = false;
            let is_small = self.takes(b'-');
            let _ = is_small || self.takes(b'+');
            let mut exponent = Decimal::default();
            if self.digits(&mut exponent, 0) == 0 {
                return fault("invalid number");
            }
            let power = i32::try_from(exponent.digits).unwrap_or(i32::MAX);
            number.power = number.power.saturating_add(if is_small { -power } else { power });
        }
        // A negative zero is no whole number.
        let whole = 0_i64.checked_sub_unsigned(number.digits).filter(|whole| *whole < 0);
        Ok(match whole {
            _ if is_whole && !is_negative => Node::Natural(number.digits),
            Some(whole) if is_whole => Node::Negative(whole),
            _ => {
                let value = number.value();
                if value.is_infinite() {
                    return fault("number out of range");
                }
                Node::Broken(if is_negative { -value } else { value })
            }
        })
    }

    /// Takes digits into a number and tells how many there are; each lowers its power of ten by `below`.
    fn digits(&mut self, number: &mut Decimal, below: i32) -> usize {
        let start = self.at;
        while let Some(byte @ b'0'..=b'9') = self.byte() {
            self.at += 1;
            number.push(u64::from(byte - b'0'), below);
        }
        self.at - start
    }
}

/// A number as digits and a power of ten.
#[derive(Default)]
struct Decimal {
    digits: u64,
    power: i32,
    is_full: bool,
}

impl Decimal {
    /// Adds a digit; those that no longer fit count by their place only.
    fn push(&mut self, digit: u64, below: i32) {
        let more = self.digits.checked_mul(10).and_then(|tens| tens.checked_add(digit)).filter(|_| !self.is_full);
        if let Some(digits) = more {
            self.digits = digits;
            self.power = self.power.saturating_sub(below);
        } else {
            self.is_full = true;
            self.power = self.power.saturating_add(1 - below);
        }
    }

    /// The nearest floating point number, for up to 15 digits and small powers; one of the nearest for any other.
    #[expect(clippy::cast_precision_loss, reason = "what a floating point number cannot hold is rounded")]
    fn value(&self) -> f64 {
        let mut value = self.digits as f64;
        let mut power = self.power.clamp(-400, 400);
        while power != 0 && value != 0.0 {
            let step = power.clamp(-EXACT_POWER, EXACT_POWER);
            let factor = 10_f64.powi(step.abs());
            value = if step < 0 { value / factor } else { value * factor };
            power -= step;
        }
        value
    }
}
