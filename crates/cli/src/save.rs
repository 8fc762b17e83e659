//! Saves a match to disk while it is played, and resumes it.
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use table::{AnyMatch, GameEntry, Log, LogError};

use crate::{
    arguments,
    localizer::CliLocalizer,
    log_file::{self, SavedSecrets, error_in_file, seed_path},
};

/// An open log file. Every accepted input is on disk before the next prompt.
pub struct SaveFile {
    path: PathBuf,
    file: File,
    n_lines: usize,
    n_bytes: u64,
}

impl SaveFile {
    /// Creates the log file and its seed file. Overwrites existing files only if `force` is set.
    pub fn create(path: &Path, secrets: &SavedSecrets, force: bool) -> anyhow::Result<SaveFile> {
        let seed_path = seed_path(path);
        if !force {
            for taken in [path, &seed_path] {
                if taken.symlink_metadata().is_ok() {
                    bail!(
                        "cannot save to {}: it already exists; use --force to overwrite it or \
                         --resume to resume the game",
                        taken.display()
                    );
                }
            }
        }
        let existed = path.symlink_metadata().is_ok();
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        let file =
            options.open(path).with_context(|| format!("cannot save to {}", path.display()))?;
        lock(&file, path)?;
        if let Err(error) = write_secret(&seed_path, &secrets.to_text()) {
            // Do not touch a file that existed before.
            if !existed {
                let _ = fs::remove_file(path);
            }
            return Err(error)
                .with_context(|| format!("cannot save the seed in {}", seed_path.display()));
        }
        if file.metadata()?.is_file() {
            file.set_len(0)?;
        }
        Ok(SaveFile { path: path.to_owned(), file, n_lines: 0, n_bytes: 0 })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends the log lines that are not in the file yet. If this fails, the file still ends with
    /// a whole line.
    pub fn append(&mut self, lines: &[String]) -> io::Result<()> {
        let mut text = String::new();
        for line in &lines[self.n_lines..] {
            text.push_str(line);
            text.push('\n');
        }
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.sync());
        match written {
            Ok(()) => {
                self.n_bytes += text.len() as u64;
                self.n_lines = lines.len();
            }
            Err(_) => {
                let _ = self.file.set_len(self.n_bytes);
                if self.n_lines == 0 {
                    // A log without a header cannot be resumed, so its seed is useless.
                    let _ = fs::remove_file(seed_path(&self.path));
                }
            }
        }
        written
    }

    /// Flushes to disk. Does nothing for terminals and pipes, which do not support it.
    fn sync(&self) -> io::Result<()> {
        if self.file.metadata()?.is_file() { self.file.sync_data() } else { Ok(()) }
    }

    /// Removes the seed file once the closing line, which contains the secret, is on disk.
    pub fn finish(&mut self) -> io::Result<()> {
        self.file.sync_all()?;
        fs::remove_file(seed_path(&self.path))
    }
}

/// A match resumed from its log.
pub struct ResumedMatch {
    pub entry: &'static GameEntry,
    pub table: Box<dyn AnyMatch>,
    pub secrets: SavedSecrets,
    pub save_file: SaveFile,
    /// `true` if the last line was incomplete and has been dropped.
    pub was_truncated: bool,
}

/// Reads a log and its seed file, replays the match and opens the log for appending.
pub fn resume(path: &Path, language: &str) -> anyhow::Result<ResumedMatch> {
    let context = || format!("cannot resume {}", path.display());
    let mut options = OpenOptions::new();
    let mut file = options.read(true).append(true).open(path).with_context(context)?;
    lock(&file, path)?;
    let mut text = String::new();
    file.read_to_string(&mut text).with_context(context)?;
    let (whole, log) = read_complete_lines(&text).map_err(|error| error_in_file(path, &error))?;
    if log.secret.is_some() {
        bail!("cannot resume {}: the game is over; watch it with `ovoo replay`", path.display());
    }
    let entry = arguments::find_game_for_log(&log.header)?;
    let secrets = SavedSecrets::read(path, &log)?.with_context(|| {
        format!("cannot resume {}: missing seed file {}", path.display(), seed_path(path).display())
    })?;
    let mut table = log_file::open_match(entry, &log, secrets.secret)
        .map_err(|error| error_in_file(path, &error))?;
    let localizer = CliLocalizer::new(entry, language, log.header.names.clone())?;
    for (index, line) in log.inputs.iter().enumerate() {
        table.apply_line(line).map_err(|rejected| {
            let problem = localizer.invalid_step(rejected.get());
            error_in_file(path, &LogError::new(index + 2, problem))
        })?;
    }
    let n_lines = log.inputs.len() + 1;
    if !table.log(false).iter().take(n_lines).map(String::as_str).eq(whole.lines()) {
        bail!("cannot resume {}: it was not written by ovoo", path.display());
    }
    let n_bytes = whole.len() as u64;
    file.set_len(n_bytes).with_context(context)?;
    let mut save_file = SaveFile { path: path.to_owned(), file, n_lines, n_bytes };
    if !whole.ends_with('\n') {
        save_file.file.write_all(b"\n").with_context(context)?;
        save_file.n_bytes += 1;
    }
    Ok(ResumedMatch { entry, table, secrets, save_file, was_truncated: whole.len() < text.len() })
}

/// Reads the complete lines of a log. A killed session may have left half a line at the end.
fn read_complete_lines(text: &str) -> Result<(&str, Log), LogError> {
    match Log::read(text) {
        Ok(log) => Ok((text, log)),
        Err(error) if text.ends_with('\n') => Err(error),
        Err(_) => {
            let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
            Log::read(whole).map(|log| (whole, log))
        }
    }
}

fn lock(file: &File, path: &Path) -> anyhow::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            bail!("cannot open {}: it is in use by another session", path.display())
        }
        // Some file systems do not support locks, so other sessions cannot be kept out there.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Writes a file that only its owner can read.
fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)?.write_all(text.as_bytes())
}
