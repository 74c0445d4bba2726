//! The repository, and the programs that the tasks call.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, bail};

/// The target that the page's code is compiled for.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The folder that holds the workspace, and what programs in it are started with.
#[derive(Clone)]
pub struct Repo {
    root: PathBuf,
    program: PathBuf,
    variables: Vec<(&'static str, String)>,
}

impl Repo {
    /// Finds the workspace at or above the current folder.
    pub fn find() -> Result<Self> {
        let here = std::env::current_dir().context("cannot tell the current folder")?;
        let root = here
            .ancestors()
            .find(|folder| folder.join("crate/xtask/Cargo.toml").is_file())
            .ok_or_else(|| anyhow!("{} is not inside the project: change into it first", here.display()))?;
        let program = std::env::current_exe().context("cannot tell the path of this program")?;
        Ok(Self { root: root.to_path_buf(), program, variables: Vec::new() })
    }

    /// The path of this program, read when it starts: a test step may relink the program, and Linux then reports its path
    /// as `... (deleted)`.
    pub fn program(&self) -> &Path {
        &self.program
    }

    /// The same, with a variable of the environment for every program that is started.
    pub fn with_variable(&self, name: &'static str, value: &str) -> Self {
        let variables = [&self.variables[..], &[(name, value.to_owned())]].concat();
        Self { variables, ..self.clone() }
    }

    /// The workspace's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A path inside the workspace.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// Where cargo puts what it compiles.
    pub fn target_dir(&self) -> PathBuf {
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.path("target"), |dir| self.root.join(dir))
    }

    /// A program that is to run in the workspace's folder.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root).stdin(Stdio::null());
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Cargo with `arguments`, separated by spaces.
    pub fn cargo(&self, arguments: &str) -> Command {
        let mut command = self.command("cargo");
        command.args(arguments.split_whitespace());
        command
    }
}

/// The path of the project's command, `crate/tool`, which is compiled first if it has to be: with the packages and
/// features of the native tests, so that nothing is compiled a second time.
pub fn build_tool(repo: &Repo) -> Result<PathBuf> {
    run(&mut repo.cargo("build --quiet --locked --workspace --exclude bindgen --all-features --bin tool"))?;
    Ok(repo.target_dir().join("debug").join(format!("tool{}", std::env::consts::EXE_SUFFIX)))
}

/// Runs a command to its end; an unsuccessful one is an error that shows the command.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|error| start_error(command, &error))?;
    if status.success() { Ok(()) } else { bail!("`{}` failed ({status})", show(command)) }
}

/// Runs a command and gives its output without the white space around it.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| start_error(command, &error))?;
    if !output.status.success() {
        bail!("`{}` failed ({})", show(command), output.status);
    }
    Ok(String::from_utf8(output.stdout).with_context(|| show(command))?.trim().to_owned())
}

/// Says what is added and adds it. Both speak on standard error: standard output belongs to the result of the task.
fn install(what: &str, command: &mut Command) -> Result<()> {
    eprintln!("Adding the Rust {what}.");
    run(command.stdout(std::io::stderr()))
}

/// A command as a person would type it.
pub fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

fn start_error(command: &Command, error: &std::io::Error) -> anyhow::Error {
    let program = command.get_program().to_string_lossy();
    if error.kind() != ErrorKind::NotFound {
        return anyhow!("cannot start {program}: {error}");
    }
    match program.as_ref() {
        "node" | "npm" | "npm.cmd" => anyhow!("{program} was not found: install Node.js 20.19 or newer"),
        "rustup" => anyhow!("rustup was not found: install it, or add {WASM_TARGET}, clippy and rustfmt to your Rust"),
        _ => anyhow!("{program} was not found: install it"),
    }
}

/// The first of `names` that is on the search path.
pub fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file()))
}

/// Makes sure that code can be compiled for wasm, adding the target through rustup where it is missing.
pub fn ensure_wasm_target(repo: &Repo) -> Result<()> {
    let mut question = repo.command("rustc");
    question.args(["--print", "target-libdir", "--target", WASM_TARGET]);
    if Path::new(&output(&mut question)?).is_dir() {
        return Ok(());
    }
    install(&format!("target {WASM_TARGET}"), repo.command("rustup").args(["target", "add", WASM_TARGET]))
}

/// Makes sure that `cargo SUBCOMMAND` is there, adding the rustup component of that name where it is missing.
pub fn ensure_component(repo: &Repo, subcommand: &str, component: &str) -> Result<()> {
    let mut question = repo.cargo(subcommand);
    question.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    if question.status().is_ok_and(|status| status.success()) {
        return Ok(());
    }
    install(&format!("component {component}"), repo.command("rustup").args(["component", "add", component]))
}

/// The path of a program of a crate, which is compiled into a folder where it is missing.
pub fn ensure_program(repo: &Repo, name: &str, version: &str, folder: &Path) -> Result<PathBuf> {
    let root = folder.join(format!("{name}-{version}"));
    let program = root.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        println!("Installing {name} {version}.");
        let built = folder.join("build");
        let mut install = repo.cargo("install --quiet --locked --version");
        run(install.args([version, name, "--root"]).arg(&root).arg("--target-dir").arg(&built))?;
        // Nothing but what was installed is needed again.
        let _ = std::fs::remove_dir_all(built);
    }
    Ok(program)
}

/// One line of `rustc --version --verbose`, such as `host` or `commit-hash`.
pub fn rustc_fact(repo: &Repo, name: &str) -> Result<String> {
    let facts = output(repo.command("rustc").args(["--version", "--verbose"]))?;
    let value = facts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    Ok(value.with_context(|| format!("rustc does not tell its {name}"))?.to_owned())
}
