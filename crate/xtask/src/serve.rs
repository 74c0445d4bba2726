//! A small file server for the page, on this computer only.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::files::{Refusal, content_type, resolve};
use crate::offline;

/// Ports that are tried after the wanted one.
const MORE_PORTS: u16 = 20;

/// The longest head of a request, in bytes.
const LONGEST_HEAD: u64 = 16 * 1024;

/// How long a connection may be silent: browsers open some in advance.
const SILENCE: Duration = Duration::from_mins(1);

/// Headers of every answer; each connection carries one request, which costs nothing on one's own computer. A frame without an
/// origin of its own reads modules only where every origin may, as on the usual static hosts.
const HEADERS: &str =
    "Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nAccess-Control-Allow-Origin: *\r\nConnection: close";

/// Serves the files below `root` until the process is stopped; prints the address as one line. While they are `edited`,
/// the list of the page's files is made anew whenever a browser asks for it.
pub fn serve(root: &Path, port: u16, edited: bool) -> Result<()> {
    let root: Arc<Path> = root.canonicalize().with_context(|| root.display().to_string())?.into();
    let listener = listen(port)?;
    println!("Desert Fox: http://{}/ (Ctrl+C stops)", listener.local_addr()?);
    for connection in listener.incoming() {
        let root = Arc::clone(&root);
        // A browser that has gone away is no error of ours.
        let Ok(connection) = connection else { continue };
        thread::spawn(move || answer(&root, connection, edited));
    }
    Ok(())
}

/// Opens the wanted port, one of those after it, or any that is free.
fn listen(port: u16) -> Result<TcpListener> {
    (port..=port.saturating_add(MORE_PORTS))
        .chain([0])
        .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
        .context("no port on 127.0.0.1 can be opened")
}

/// Reads one request and answers it.
fn answer(root: &Path, connection: TcpStream, edited: bool) -> io::Result<()> {
    connection.set_read_timeout(Some(SILENCE))?;
    let mut output = connection.try_clone()?;
    let mut input = BufReader::new(connection).take(LONGEST_HEAD);
    let Some(request) = read_head(&mut input)? else { return Ok(()) };
    let mut words = request.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let with_body = match method {
        "GET" => true,
        "HEAD" => false,
        _ => {
            return refuse(
                &mut output,
                "405 Method Not Allowed\r\nAllow: GET, HEAD",
                "Only GET and HEAD are answered.",
            );
        }
    };
    if edited && [offline::WORKER, offline::VERSION].contains(&url.trim_start_matches('/')) {
        offline::write(root).map_err(io::Error::other)?;
    }
    let found = resolve(root, url).and_then(|path| {
        let file = File::open(&path).map_err(|_| Refusal::Missing)?;
        Ok((path, file))
    });
    match found {
        Ok((path, mut file)) => {
            let length = file.metadata()?.len();
            write_head(&mut output, "200 OK", content_type(&path), length)?;
            if with_body {
                io::copy(&mut file, &mut output)?;
            }
            output.flush()
        }
        Err(Refusal::Forbidden) => refuse(&mut output, "403 Forbidden", "This path is not served."),
        Err(Refusal::Missing) => refuse(&mut output, "404 Not Found", "There is no such file."),
    }
}

/// The first line of a request, after reading up to the empty line that ends the head; nothing if that does not come.
fn read_head(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut first = String::new();
    input.read_line(&mut first)?;
    let mut line = String::new();
    while input.read_line(&mut line)? > 0 {
        if line.trim_end().is_empty() {
            return Ok(Some(first.trim_end().to_owned()));
        }
        line.clear();
    }
    Ok(None)
}

fn refuse(output: &mut impl Write, status: &str, reason: &str) -> io::Result<()> {
    write_head(output, status, "text/plain; charset=utf-8", reason.len() as u64)?;
    output.write_all(reason.as_bytes())
}

fn write_head(output: &mut impl Write, status: &str, content_type: &str, length: u64) -> io::Result<()> {
    let head =
        format!("HTTP/1.1 {status}\r\n{HEADERS}\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\n\r\n");
    output.write_all(head.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_in_use_gives_another_one() {
        let first = listen(0).unwrap();
        let taken = first.local_addr().unwrap().port();
        let second = listen(taken).unwrap();
        assert_ne!(second.local_addr().unwrap().port(), taken);
    }

    #[test]
    fn a_head_ends_with_an_empty_line() {
        let head = |text: &str| read_head(&mut text.as_bytes()).unwrap();
        assert_eq!(head("GET / HTTP/1.1\r\nHost: x\r\n\r\nbody"), Some("GET / HTTP/1.1".to_owned()));
        assert_eq!(head("GET / HTTP/1.1\r\nHost: x\r\n"), None);
        assert_eq!(head(""), None);
    }
}
