//! Tables for lessons.
use kernel::{MatchRng, Seed};
use table::{
    GameEntry,
    lesson::{Chapter, Lesson},
};

use crate::{
    http::ApiError,
    record::Record,
    wire::{Create, LessonInfo, LessonStart, Pace, Privacy, SeatRequest, UndoPolicy, Watching},
};

/// A chapter of a lesson, for which a table is created.
pub(super) struct LessonTable {
    pub chapter: Chapter,
    names: Vec<String>,
    bot: String,
    info: LessonInfo,
}

impl LessonTable {
    /// Finds the chapter.
    pub(super) fn find(entry: &GameEntry, start: LessonStart) -> Result<LessonTable, ApiError> {
        let unknown = || ApiError::bad("unknown_lesson", "no such lesson");
        let source = entry.lessons.iter().find(|source| source.id == start.id);
        let lesson = source.ok_or_else(unknown)?.read();
        let Lesson { names, bot, chapters, .. } =
            lesson.map_err(|error| ApiError::bad("unknown_lesson", error.to_string()))?;
        let chapter = chapters.into_iter().nth(usize::from(start.chapter)).ok_or_else(unknown)?;
        let info = LessonInfo { id: start.id, chapter: start.chapter, is_held: true };
        Ok(LessonTable { chapter, names, bot, info })
    }

    /// Returns the request for the table: one person, unlisted, against bots.
    pub(super) fn request(&self, request: Create) -> Create {
        let bots = self.names.iter().map(|_| SeatRequest::Bot { bot: self.bot.clone() });
        Create {
            preset: None,
            options: None,
            seats: std::iter::once(SeatRequest::Me).chain(bots).collect(),
            title: None,
            privacy: Privacy::Link,
            watching: Watching::None,
            undo: UndoPolicy::Free,
            pace: Pace::Live,
            entropy: None,
            from: None,
            start: true,
            ..request
        }
    }

    pub(super) fn seed(&self) -> Seed {
        MatchRng::seed_from_number(self.chapter.seed)
    }

    /// Names the bots and records the lesson.
    pub(super) fn mark(self, record: &mut Record) {
        for (place, name) in record.seats.iter_mut().skip(1).zip(self.names) {
            place.name = name;
        }
        record.lesson = Some(self.info);
    }
}
