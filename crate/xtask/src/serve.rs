//! A small file server for the page, on this computer only.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::files::{Refusal, content_type, resolve};
use crate::offline;
use crate::package;
use crate::page;
use crate::tools::Repo;

/// Ports that are tried after the wanted one.
const MORE_PORTS: u16 = 20;

/// The longest head of a request, in bytes.
const LONGEST_HEAD: u64 = 16 * 1024;

/// How long a connection may be silent: browsers open some in advance.
const SILENCE: Duration = Duration::from_mins(1);

/// Headers of every answer. A frame without an origin of its own reads modules only where every origin may, as on the usual
/// static hosts.
const HEADERS: &str = "Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nAccess-Control-Allow-Origin: *";

/// Serves the files until the process is stopped; prints the address as one line. While they are `edited`, the bundle is
/// what the sources give whenever a browser asks for a page.
pub fn serve(repo: &Repo, port: u16, edited: bool) -> Result<()> {
    let root: Arc<Path> = repo.root().canonicalize().with_context(|| repo.root().display().to_string())?.into();
    let repo = edited.then(|| Arc::new(repo.clone()));
    let listener = listen(port)?;
    println!("Desert Fox: http://{}/ (Ctrl+C stops)", listener.local_addr()?);
    for connection in listener.incoming() {
        let (root, repo) = (Arc::clone(&root), repo.clone());
        // A browser that has gone away is no error of ours.
        let Ok(connection) = connection else { continue };
        thread::spawn(move || converse(&root, connection, repo.as_deref()));
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

/// Answers the requests of a connection, one after another, until the browser closes it or sends what is not answered.
fn converse(root: &Path, connection: TcpStream, edited: Option<&Repo>) -> io::Result<()> {
    connection.set_read_timeout(Some(SILENCE))?;
    connection.set_nodelay(true)?;
    let mut output = connection.try_clone()?;
    let mut input = BufReader::new(connection).take(LONGEST_HEAD);
    while let Some(request) = read_head(&mut input)? {
        if !answer(root, &request, &mut output, edited)? {
            break;
        }
        input.set_limit(LONGEST_HEAD);
    }
    Ok(())
}

/// Answers a request; returns whether another may follow on the connection: one with a body would be read as the next.
fn answer(root: &Path, request: &str, output: &mut impl Write, edited: Option<&Repo>) -> io::Result<bool> {
    let mut words = request.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let with_body = match method {
        "GET" => true,
        "HEAD" => false,
        _ => {
            let status = "405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close";
            refuse(output, status, "Only GET and HEAD are answered.", true)?;
            return Ok(false);
        }
    };
    if let Some(repo) = edited.filter(|_| is_of_version(url))
        && let Err(error) = package::build_page(repo)
    {
        println!("The page is served as it was built before: {error:#}");
    }
    let found = resolve(root, url).and_then(|path| {
        let content = fs::read(&path).map_err(|_| Refusal::Missing)?;
        Ok((path, content))
    });
    match found {
        Ok((path, content)) => write(output, "200 OK", content_type(&path), &content, with_body)?,
        Err(Refusal::Forbidden) => refuse(output, "403 Forbidden", "This path is not served.", with_body)?,
        Err(Refusal::Missing) => refuse(output, "404 Not Found", "There is no such file.", with_body)?,
    }
    Ok(true)
}

/// Whether an address leads to a page, or to what the service worker reads to find a new version.
fn is_of_version(url: &str) -> bool {
    let path = url.split('?').next().unwrap_or_default();
    path.ends_with('/')
        || offline::has_ending(path, &[".html"])
        || [offline::WORKER, page::VERSION].contains(&path.trim_start_matches('/'))
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

fn refuse(output: &mut impl Write, status: &str, reason: &str, with_body: bool) -> io::Result<()> {
    write(output, status, "text/plain; charset=utf-8", reason.as_bytes(), with_body)
}

/// Writes an answer at once: in pieces the system would hold the second one back for a while.
fn write(output: &mut impl Write, status: &str, content_type: &str, body: &[u8], with_body: bool) -> io::Result<()> {
    let length = body.len();
    let head =
        format!("HTTP/1.1 {status}\r\n{HEADERS}\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\n\r\n");
    let mut answer = head.into_bytes();
    if with_body {
        answer.extend_from_slice(body);
    }
    output.write_all(&answer)
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
