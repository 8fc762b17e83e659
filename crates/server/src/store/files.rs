//! The files of a SQLite store: their permissions, the lock of the process that writes them, and a
//! check that they are still in place.
use std::{
    fs::{self, File, OpenOptions, Permissions, TryLockError},
    io::{self, Read, Seek, Write},
    os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
};

use super::StoreError;

/// Stores contain the seeds of running games.
const OWNER_ONLY: u32 = 0o600;

/// Free space below which the disk counts as full, in bytes.
const SPACE_MIN: u64 = 256 * 1024;

/// The open files of a store.
pub(super) struct StoreFiles {
    opened: Vec<(PathBuf, FileId)>,
}

/// Device and inode of a file, which differ for a new file at the same path.
type FileId = (u64, u64);

impl StoreFiles {
    /// Remembers the files of an open store, to detect later if they are deleted or replaced.
    pub(super) fn of(store: &Path) -> Result<StoreFiles, StoreError> {
        let paths = [store.to_owned(), with_suffix(store, "-wal")];
        let opened = paths.into_iter().map(|path| {
            let id = file_id(&path).map_err(|error| in_file(&path, &error))?;
            Ok((path, id))
        });
        Ok(StoreFiles { opened: opened.collect::<Result<_, StoreError>>()? })
    }

    /// Requires some free space on the disk.
    pub(super) fn require_space(&self) -> Result<(), StoreError> {
        for (path, _) in &self.opened {
            let disk = rustix::fs::statvfs(path).map_err(|error| in_file(path, &error))?;
            if disk.f_bavail.saturating_mul(disk.f_frsize) < SPACE_MIN {
                return Err(in_file(path, &"the disk is full"));
            }
        }
        Ok(())
    }

    /// Requires that the files are still in place. The operating system lets a program write to a
    /// deleted file without an error.
    pub(super) fn require_in_place(&self) -> Result<(), StoreError> {
        for (path, opened) in &self.opened {
            let id = file_id(path).map_err(|error| in_file(path, &error))?;
            if id != *opened {
                let problem = "the file was replaced; restart the server";
                return Err(in_file(path, &problem));
            }
        }
        Ok(())
    }
}

/// Creates the store's file and folder if necessary, and makes them private to their owner.
pub(super) fn create_private(store: &Path) -> Result<(), StoreError> {
    if let Some(folder) = store.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| in_file(folder, &error))?;
    }
    let create = || {
        OpenOptions::new().append(true).create(true).mode(OWNER_ONLY).open(store)?;
        for path in [store.to_owned(), with_suffix(store, "-wal"), with_suffix(store, "-shm")] {
            if path.exists() {
                fs::set_permissions(path, Permissions::from_mode(OWNER_ONLY))?;
            }
        }
        Ok(())
    };
    create().map_err(|error: io::Error| in_file(store, &error))
}

/// Writes a file that only its owner can read.
///
/// # Errors
///
/// Returns an error if the file cannot be written.
pub fn write_private(path: &Path, content: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    let mut file = options.write(true).create(true).truncate(true).mode(OWNER_ONLY).open(path)?;
    file.set_permissions(Permissions::from_mode(OWNER_ONLY))?;
    file.write_all(content.as_bytes())
}

/// Creates a new file that only its owner can read. Fails if the file exists.
pub(super) fn create_new_private(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(OWNER_ONLY).open(path)
}

/// Locks the store for this process until the returned file is closed. The file contains the
/// process id.
pub(super) fn lock(store: &Path) -> Result<File, StoreError> {
    let path = with_suffix(store, "-lock");
    let locked = |error: io::Error| in_file(&path, &error);
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).create(true).truncate(false).mode(OWNER_ONLY);
    let mut file = options.open(&path).map_err(locked)?;
    match file.try_lock() {
        Ok(()) => {
            let name = |file: &mut File| {
                file.set_len(0)?;
                file.rewind()?;
                write!(file, "{}", std::process::id())
            };
            // On a full disk, the lock holds even though the process id cannot be written.
            let _ = name(&mut file);
            Ok(file)
        }
        Err(TryLockError::WouldBlock) => {
            let mut process = String::new();
            let _ = file.read_to_string(&mut process);
            let process = if process.is_empty() { "another process" } else { &process };
            Err(in_file(store, &format!("the store is in use by process {process}")))
        }
        Err(TryLockError::Error(error)) => Err(locked(error)),
    }
}

/// Returns `true` if the store has a write-ahead log, because it is open or was not closed
/// properly.
pub(super) fn has_log(store: &Path) -> bool {
    with_suffix(store, "-wal").exists()
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn file_id(path: &Path) -> io::Result<FileId> {
    let metadata = fs::metadata(path)?;
    Ok((metadata.dev(), metadata.ino()))
}

/// Returns an error that names the file.
pub(super) fn in_file(path: &Path, problem: &impl ToString) -> StoreError {
    StoreError(format!("{}: {}", path.display(), problem.to_string()))
}
