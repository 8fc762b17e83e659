//! Lessons: the learner's browser plays the bots' lines, moves the clock and takes steps back.
use table::lesson::ScriptLine;

use super::{
    TableCore, ViewerId,
    commands::{Change, Command, CommandResult, Decision},
    play::{Source, StepInput},
};
use crate::wire::{LessonInfo, LessonStep, StepSource, TableError};

impl TableCore {
    /// Carries out a step of a lesson, for its learner.
    pub(super) fn lesson(
        &self,
        viewer: ViewerId,
        step: LessonStep,
        command: Option<&Command>,
    ) -> CommandResult {
        let learner = self.require_guest(viewer)?;
        let seat = *self.record.seats_of(&learner).first().ok_or(TableError::NotSeated)?;
        let lesson = self.record.lesson.clone().ok_or(TableError::NoLesson)?;
        let record = |lesson| {
            let mut record = self.record.clone();
            record.lesson = lesson;
            Change { reschedules_bots: true, ..Change::to(record) }
        };
        match step {
            LessonStep::Play { line } => self.play_line(&line, command),
            LessonStep::Rewind => {
                Ok(Decision::Step(StepInput::Rewind { seat }, Source::of(command)))
            }
            LessonStep::Hold { on } if on == lesson.is_held => Ok(Decision::Done),
            LessonStep::Hold { on } => {
                let lesson = LessonInfo { is_held: on, ..lesson };
                Ok(record(Some(lesson)).into())
            }
            LessonStep::Leave => Ok(record(None).into()),
        }
    }

    fn play_line(&self, line: &str, command: Option<&Command>) -> CommandResult {
        match ScriptLine::parse(line).ok_or(TableError::NoLesson)? {
            ScriptLine::Act { seat, command: text } => {
                let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
                if place.is_held() {
                    return Err(TableError::NoLesson.into());
                }
                let source = Source { author: StepSource::Bot, ..Source::of(command) };
                Ok(Decision::Step(StepInput::Act { seat, command: text }, source))
            }
            ScriptLine::Tick => {
                let play = self.play.as_ref().ok_or(TableError::NotPlaying)?;
                let deadline = play.game.deadline().ok_or(TableError::NoLesson)?.id;
                let source = Source { author: StepSource::Clock, ..Source::of(command) };
                Ok(Decision::Step(StepInput::Expire { deadline }, source))
            }
        }
    }
}
