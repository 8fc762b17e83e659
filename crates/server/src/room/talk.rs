//! Chat, dotted plans, and asking to take something back.
use std::time::Duration;

use kernel::Seat;
use tokio::time::Instant;

use super::{
    Handled, Reply, Room, ViewerId,
    play::{Move, Source, now_ms},
};
use crate::{
    id::Person,
    wire::{Author, Heard, Obstacle, Phase, SeatKind, ToPage, UndoPolicy},
};

/// Characters of a line of chat.
const TEXT_MAX: usize = 500;
/// Lines of chat that a page gets when it comes.
const CHAT_SHOWN: usize = 100;
/// Things in a plan, and characters of each.
const PLAN_MAX: usize = 64;
const KEY_MAX: usize = 40;
/// How long a question stands.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody would like to take back what the engine does not let them.
pub(super) struct Question {
    seat: Seat,
    /// Seats that have not agreed yet.
    waiting: Vec<Seat>,
    /// The command that asked, for when it comes again.
    origin: String,
    /// Bots wait for the answers, but not for ever.
    pub(super) lapses: Instant,
}

impl Room {
    pub(super) async fn say(&mut self, viewer: ViewerId, id: u32, text: String) -> Handled {
        let holder = self.holder(viewer)?;
        let origin = Some(self.origin(viewer, id));
        if self.chat.iter().any(|heard| heard.origin == origin) {
            return Ok(Reply::Done);
        }
        let person = holder.person();
        if !self.hears(&self.viewers[&viewer]) {
            return Err(Obstacle::NotSeated.into());
        }
        self.must_chat()?;
        if self.record.muted.contains(&person) {
            return Err(Obstacle::Muted.into());
        }
        let text = text.trim().to_owned();
        let is_plain = !text.is_empty() && !text.chars().any(char::is_control);
        if !is_plain || text.chars().count() > TEXT_MAX {
            return Err(Obstacle::BadText.into());
        }
        let seat = self.record.seats_of(&holder).first().copied();
        let name = match seat {
            Some(seat) => self.record.seats[seat.index()].name.clone(),
            None => self.house.guest_name(&holder).await.unwrap_or_default(),
        };
        let n = self.chat.last().map_or(1, |last| last.n + 1);
        let heard = Heard { n, person, name, text, at: now_ms(), origin };
        self.house.store.say(self.id, &heard).await.map_err(|_| Obstacle::Store)?;
        self.chat.push(heard.clone());
        if self.chat.len() > CHAT_SHOWN {
            self.chat.remove(0);
        }
        self.tell_company(&ToPage::Heard(heard));
        Ok(Reply::Done)
    }

    /// Where talk is part of the play, chat and plans would be a way round its rules.
    pub(super) fn is_chat_open(&self) -> bool {
        let is_played = self.record.phase == Phase::Playing;
        !is_played || self.record.entry().is_none_or(|entry| !entry.meta.talk)
    }

    fn must_chat(&self) -> Result<(), Obstacle> {
        if self.is_chat_open() { Ok(()) } else { Err(Obstacle::ChatClosed) }
    }

    pub(super) async fn mute(&mut self, viewer: ViewerId, person: Person, on: bool) -> Handled {
        self.must_host(viewer)?;
        let mut record = self.record.clone();
        record.muted.retain(|muted| *muted != person);
        if on {
            record.muted.push(person);
        }
        self.change(record).await
    }

    /// A plan is shown to the others and not kept.
    pub(super) fn sketch(
        &mut self,
        viewer: ViewerId,
        seat: Option<Seat>,
        keys: Vec<String>,
    ) -> Handled {
        let holder = self.holder(viewer)?;
        let first = self.record.seats_of(&holder).first().copied();
        let seat = seat.or(first).ok_or(Obstacle::NotSeated)?;
        self.must_hold(viewer, seat)?;
        self.must_chat()?;
        if keys.len() > PLAN_MAX || keys.iter().any(|key| key.len() > KEY_MAX) {
            return Err(Obstacle::TooLong { max: PLAN_MAX }.into());
        }
        self.tell_company(&ToPage::Sketch { person: holder.person(), seat, keys });
        Ok(Reply::Answered)
    }

    pub(super) async fn ask_undo(&mut self, viewer: ViewerId, id: u32, seat: Seat) -> Handled {
        let origin = self.origin(viewer, id);
        let is_asked = self.question.as_ref().is_some_and(|asked| asked.origin == origin);
        if is_asked || self.is_done_before(viewer, id) {
            return Ok(Reply::Done);
        }
        self.must_hold(viewer, seat)?;
        if self.record.phase != Phase::Playing {
            return Err(Obstacle::NotPlaying.into());
        }
        if self.record.undo != UndoPolicy::Consent {
            return Err(Obstacle::UndoOff.into());
        }
        let holder = self.holder(viewer)?;
        let seats = (0..).map(Seat::new).zip(&self.record.seats);
        // Bots agree, absent people are not waited for, and I agree with myself.
        let waiting: Vec<Seat> = seats
            .filter(|(seat, place)| {
                let is_here = self.away_since[seat.index()].is_none();
                place.kind() == SeatKind::Human && is_here && !place.is_held_by(&holder)
            })
            .map(|(seat, _)| seat)
            .collect();
        if waiting.is_empty() {
            self.take(&Move::Rewind { seat }, &self.source(viewer, id)).await?;
            return Ok(Reply::Answered);
        }
        self.tell_company(&ToPage::Asked { seat, waiting: Some(waiting.clone()) });
        let lapses = Instant::now() + PATIENCE;
        self.question = Some(Question { seat, waiting, origin, lapses });
        self.hush_bots();
        Ok(Reply::Done)
    }

    pub(super) async fn answer(&mut self, viewer: ViewerId, yes: bool) -> Handled {
        let holder = self.holder(viewer)?;
        let mine = self.record.seats_of(&holder);
        let question = self.question.as_mut().ok_or(Obstacle::NothingAsked)?;
        let seat = question.seat;
        if !question.waiting.iter().any(|asked| mine.contains(asked)) {
            return Err(Obstacle::NothingAsked.into());
        }
        question.waiting.retain(|asked| !mine.contains(asked));
        if yes && !question.waiting.is_empty() {
            let waiting = Some(question.waiting.clone());
            self.tell_company(&ToPage::Asked { seat, waiting });
            return Ok(Reply::Done);
        }
        let origin = Some(question.origin.clone());
        self.settle_question();
        if yes {
            let source = Source { origin, ..Source::machine(Author::Person) };
            self.take(&Move::Rewind { seat }, &source).await?;
        }
        Ok(Reply::Done)
    }

    /// Nothing is asked any more: all have answered, too late, or the game has gone on.
    pub(super) fn settle_question(&mut self) {
        if let Some(Question { seat, .. }) = self.question.take() {
            self.tell_company(&ToPage::Asked { seat, waiting: None });
            self.wake_bots();
        }
    }

    /// Somebody comes while something is being asked.
    pub(super) fn repeat_question(&mut self, viewer: ViewerId) {
        if let Some(Question { seat, waiting, .. }) = &self.question
            && self.hears(&self.viewers[&viewer])
        {
            let asked = ToPage::Asked { seat: *seat, waiting: Some(waiting.clone()) };
            self.send(viewer, &asked);
        }
    }
}
