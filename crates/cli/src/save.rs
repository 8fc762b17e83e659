//! A match written to disk as it is played.
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use table::{AnyMatch, GameEntry, Log, LogError};

use crate::{
    choice,
    localizer::CliLocalizer,
    record::{self, SavedSecrets, located, seed_path},
};

/// An open log file. Every accepted input is on disk before the next is asked for.
pub struct Save {
    path: PathBuf,
    file: File,
    n_lines: usize,
    n_bytes: u64,
}

impl Save {
    /// A new file, with the secret kept beside it.
    pub fn create(path: &Path, kept: &SavedSecrets, force: bool) -> anyhow::Result<Save> {
        let seed_path = seed_path(path);
        if !force {
            for taken in [path, &seed_path] {
                if taken.symlink_metadata().is_ok() {
                    bail!(
                        "{} already exists; --force overwrites it, --resume resumes the game",
                        taken.display()
                    );
                }
            }
        }
        let was_there = path.symlink_metadata().is_ok();
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        let file = options.open(path).with_context(|| format!("cannot save {}", path.display()))?;
        lock(&file, path)?;
        if let Err(error) = write_secret(&seed_path, &kept.to_text()) {
            // Only what this call made goes away again: an older game stays as it was.
            if !was_there {
                let _ = fs::remove_file(path);
            }
            return Err(error)
                .with_context(|| format!("cannot save the seed in {}", seed_path.display()));
        }
        if file.metadata()?.is_file() {
            file.set_len(0)?;
        }
        Ok(Save { path: path.to_owned(), file, n_lines: 0, n_bytes: 0 })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends what `lines` has more than the file. On `Err` the file ends with a whole line.
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
                    // Without a header there is nothing to go on with.
                    let _ = fs::remove_file(seed_path(&self.path));
                }
            }
        }
        written
    }

    /// Down to the disk; what is no file, as a terminal or a pipe, has none.
    fn sync(&self) -> io::Result<()> {
        if self.file.metadata()?.is_file() { self.file.sync_data() } else { Ok(()) }
    }

    /// The closing line is written: the secret is in it and need not be kept beside it.
    pub fn finish(&mut self) -> io::Result<()> {
        self.file.sync_all()?;
        fs::remove_file(seed_path(&self.path))
    }
}

/// A match that was left, ready to go on.
pub struct Resumed {
    pub entry: &'static GameEntry,
    pub table: Box<dyn AnyMatch>,
    pub kept: SavedSecrets,
    pub save: Save,
    /// The last line had been cut off and was dropped.
    pub was_cut: bool,
}

/// Reads a log and what is kept beside it, and plays up to where it stops.
pub fn resume(path: &Path, language: &str) -> anyhow::Result<Resumed> {
    let cannot = || format!("cannot resume {}", path.display());
    let mut options = OpenOptions::new();
    let mut file = options.read(true).append(true).open(path).with_context(cannot)?;
    lock(&file, path)?;
    let mut text = String::new();
    file.read_to_string(&mut text).with_context(cannot)?;
    let (whole, log) = read_whole(&text).map_err(|error| located(path, &error))?;
    if log.secret.is_some() {
        bail!("cannot resume {}: the game is over; watch it with `ovoo replay`", path.display());
    }
    let entry = choice::game(&log.header.game)?;
    let kept = SavedSecrets::beside(path, &log)?.with_context(|| {
        format!("cannot resume without the seed in {}", seed_path(path).display())
    })?;
    let mut table =
        record::open(entry, &log, kept.secret).map_err(|error| located(path, &error))?;
    let voice = CliLocalizer::of(entry, language, log.header.names.clone())?;
    for (index, line) in log.inputs.iter().enumerate() {
        table.apply_line(line).map_err(|rejected| {
            let words = voice.not_allowed(rejected.get());
            located(path, &LogError::new(index + 2, words))
        })?;
    }
    let n_lines = log.inputs.len() + 1;
    if !table.log(false).iter().take(n_lines).map(String::as_str).eq(whole.lines()) {
        bail!("cannot resume {}: it was not written by ovoo", path.display());
    }
    let n_bytes = whole.len() as u64;
    file.set_len(n_bytes).with_context(cannot)?;
    let mut save = Save { path: path.to_owned(), file, n_lines, n_bytes };
    if !whole.ends_with('\n') {
        save.file.write_all(b"\n").with_context(cannot)?;
        save.n_bytes += 1;
    }
    Ok(Resumed { entry, table, kept, save, was_cut: whole.len() < text.len() })
}

/// A session that was killed may have left half a line: the longest part that is whole.
fn read_whole(text: &str) -> Result<(&str, Log), LogError> {
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
            bail!("{} is in use by another session", path.display())
        }
        // Some file systems know no locks; then nobody else is kept out.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Only the owner may read a secret.
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
