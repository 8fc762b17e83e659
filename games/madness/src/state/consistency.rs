//! Conditions that hold in every state of a game. Conformance checks call them after every step,
//! and imported positions have to meet them, so each problem names the field of a position.
use kernel::{Game, PositionError, SeatSet};

use super::{Ending, Phase, State};
use crate::{
    board::spaces_of,
    cards::{HeldCard, Pack},
    data::{Card, LEVELS, MadnessId, Region, TOKENS, hand_limit},
    madness_decks::MadnessDeck,
    rules::{self, rest},
    setup::n_in_box,
    space::Space,
    talk::{REMARKS_MAX, n_by_others},
    tile::N_OF_REGION,
};

fn ensure(
    holds: bool,
    field: impl Into<String>,
    problem: impl FnOnce() -> String,
) -> Result<(), PositionError> {
    if holds { Ok(()) } else { Err(PositionError::new(field, problem())) }
}

impl State {
    /// Checks the number of every component, and that the phase has a decision.
    pub(crate) fn check(&self) -> Result<(), PositionError> {
        self.check_seats()?;
        self.check_pieces()?;
        let tokens = self.tokens.sled + self.tokens.discard;
        let is_lost = self.phase == Phase::Over { ending: Ending::NoTokens };
        ensure((tokens == 0) == is_lost, "tokens", || {
            "the game ends with the last token".to_owned()
        })?;
        self.check_sled()?;
        self.check_plane()?;
        self.check_phase()
    }

    /// Checks that every card, tile, relic and token is present at most once.
    pub(crate) fn check_pieces(&self) -> Result<(), PositionError> {
        self.check_cards()?;
        self.check_returning_injuries()?;
        self.check_madness()?;
        self.check_tiles()?;
        for (index, &relics) in self.relics.iter().enumerate() {
            let is_twice = self.relics[..index].iter().any(|other| other.intersects(relics));
            ensure(!is_twice, format!("players.{index}.relics"), || "listed twice".to_owned())?;
        }
        let tokens = u16::from(self.tokens.sled) + u16::from(self.tokens.discard);
        ensure(tokens <= u16::from(TOKENS), "tokens", || format!("{tokens} of {TOKENS} tokens"))
    }

    fn check_seats(&self) -> Result<(), PositionError> {
        let timer = &self.timer;
        let accusation = timer.accusation.map(|it| [it.by, it.whom]).into_iter().flatten();
        let speakers = self.talk.log.iter().chain(&self.talk.pending).map(|sent| sent.from);
        for (field, seats) in [
            ("leader", SeatSet::only(self.turn)),
            ("ignored", self.ignored),
            ("timer.done", timer.done),
            ("timer.played_by", timer.played_by),
            ("timer.passed", timer.passed),
            ("timer.lingering", timer.lingering),
            ("timer.slipped", timer.slipped),
            ("timer.accusers", timer.accusers),
            ("timer.accusation", accusation.collect()),
            ("timer.briefed", timer.briefed),
            ("talk.asked", self.talk.asked),
            ("talk", speakers.collect()),
            ("talk.advice", self.talk.advice.iter().map(|advice| advice.seat).collect()),
        ] {
            let outside = seats.without(self.all_seats());
            ensure(outside.is_empty(), field, || "a seat is not at the table".to_owned())?;
        }
        let is_fine = timer.accusation.is_none() || self.options.is_in_person();
        ensure(is_fine, "timer.accusation", || "accusations need an in-person table".to_owned())?;
        for seat in self.all_seats().iter() {
            let sent = self.talk.log.iter().chain(&self.talk.pending);
            let n = sent.filter(|sent| sent.from == seat).count();
            ensure(n <= REMARKS_MAX, "talk", || format!("{n} remarks of {seat}"))?;
        }
        self.check_order_of_remarks()
    }

    /// Requires that no more remarks arrived before a remark was sent than before it arrived.
    fn check_order_of_remarks(&self) -> Result<(), PositionError> {
        let log = &self.talk.log;
        let arrived = (0..).zip(log).map(|(nth, sent)| ("log", nth, &log[..nth], sent));
        let pending = (0..).zip(&self.talk.pending).map(|(nth, it)| ("pending", nth, &log[..], it));
        for (list, nth, before, sent) in arrived.chain(pending) {
            let n = n_by_others(before, sent.from);
            ensure(sent.n_others <= n, format!("talk.{list}.{nth}"), || {
                format!("{n} remarks by others came before, not {}", sent.n_others)
            })?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), PositionError> {
        for &card in Card::ALL {
            let supply = match card.gear() {
                None => self.cards.injuries_left(),
                Some(gear) if card.is_arcane() => self.cards.arcane_left(gear),
                Some(_) => 0,
            };
            let shown = usize::from(self.cards.n_discarded(card)) + usize::from(supply);
            let n = shown + self.cards.n_hidden(card);
            let wanted = usize::from(n_in_box(&self.options, card));
            ensure(n == wanted, "deck", || format!("{n} cards {card}, not {wanted}"))?;
        }
        let n_rests = self.cards.n_rests();
        let is_known = self.cards.deck().iter().all(|it| it.since <= n_rests);
        ensure(is_known, "deck", || format!("a card was seen after {n_rests} rests"))?;
        for (index, pack) in self.cards.packs().iter().enumerate() {
            let is_possible = |it: &HeldCard| it.since <= it.drawn && it.drawn <= n_rests;
            let is_fine = pack.hand().is_sorted() && pack.all().iter().all(is_possible);
            ensure(is_fine, format!("players.{index}"), || {
                "a card could not have been drawn then, or the hand is not sorted".to_owned()
            })?;
        }
        Ok(())
    }

    /// Requires that returning injuries are in the discard, and known ones among hidden cards.
    fn check_returning_injuries(&self) -> Result<(), PositionError> {
        let mut n_left = self.cards.n_discarded(Card::Injury);
        let is_turn_ending = matches!(self.phase, Phase::Drawing { .. } | Phase::Resting);
        for seat in self.all_seats().iter() {
            let n = self.cards.n_returning(seat);
            let may_return = self.options.as_written && (is_turn_ending || self.is_over());
            let is_fine = n == 0 || may_return && n <= n_left;
            ensure(is_fine, format!("players.{}.returning", seat.index()), || {
                format!("{n} injuries cannot return from the discard")
            })?;
            n_left -= n;
            let pack = self.cards.pack(seat);
            let hidden = if self.is_revealed() { pack.hand() } else { pack.all() };
            let n_held = hidden.iter().filter(|held| held.card == Card::Injury).count();
            let n_known = self.cards.n_known_injuries(seat);
            let is_fine =
                usize::from(n_known) <= n_held && (n_known == 0 || self.options.as_written);
            ensure(is_fine, format!("players.{}.known_injuries", seat.index()), || {
                format!("{n_known} of {n_held} injuries")
            })?;
        }
        Ok(())
    }

    /// Requires one card per player, or one of each level from the first on if cards stack.
    fn check_madness(&self) -> Result<(), PositionError> {
        for seat in self.all_seats().iter() {
            let (n, level) = (self.madness.cards(seat).count(), self.madness.level(seat));
            let wanted = if self.options.expert { level } else { u8::from(level > 0) };
            ensure(n == usize::from(wanted), format!("players.{}.madness", seat.index()), || {
                format!("{n} cards cannot make level {level}")
            })?;
        }
        for level in 1..=LEVELS {
            let nth = level as usize - 1;
            let held = self.all_seats().iter().filter_map(|seat| self.madness.held(seat)[nth]);
            let in_deck = self.madness.decks()[nth].cards().iter().copied();
            let mut found: Vec<MadnessId> = held.chain(in_deck).collect();
            found.sort_unstable();
            let mut wanted: Vec<MadnessId> = MadnessDeck::all(level, &self.options).collect();
            wanted.sort_unstable();
            ensure(found == wanted, format!("madness_decks.{nth}"), || format!("{found:?}"))?;
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), PositionError> {
        let mut n = [0; N_OF_REGION.len()];
        for &space in Space::ALL {
            let Some(tile) = self.board.tile(space).map(|tile| *tile.truth()) else { continue };
            let is_fine = tile.region() == space.region() && !self.board.used().has(tile);
            ensure(is_fine, format!("tiles.{space}"), || format!("{tile} cannot be here"))?;
            n[tile.region() as usize] += 1;
        }
        for tile in self.board.used().iter() {
            n[tile.region() as usize] += 1;
        }
        for &region in Region::ALL {
            let (found, wanted) = (n[region as usize], spaces_of(region, &self.options).count());
            ensure(found == wanted, "tiles", || format!("{found} {region} tiles, not {wanted}"))?;
        }
        Ok(())
    }

    /// Requires that cards are on the sled only while they can be.
    fn check_sled(&self) -> Result<(), PositionError> {
        let can_play = self.is_encounter() || self.is_over();
        let n_played: u8 = self.cards.packs().iter().map(Pack::n_played).sum();
        ensure(self.timer.n_played <= n_played, "timer.n_played", || {
            format!("{n_played} cards are on the sled")
        })?;
        for (index, pack) in self.cards.packs().iter().enumerate() {
            let is_fine = can_play || pack.n_played() == 0;
            ensure(is_fine, format!("players.{index}.played"), || "the sled is empty".to_owned())?;
        }
        Ok(())
    }

    /// Requires a plane with challenges to face, and a way to fly on.
    fn check_plane(&self) -> Result<(), PositionError> {
        let Some(at) = self.board.plane else {
            let is_fine = self.phase == Phase::Moving || self.is_over();
            return ensure(is_fine, "plane", || "the plane is on a space by now".to_owned());
        };
        // M16.2: as written, the last turn has all phases.
        let is_turn_ending = matches!(self.phase, Phase::Drawing { .. } | Phase::Resting);
        let goes_on = self.is_encounter() || self.is_over();
        let is_last = at == Space::Z3 && !(goes_on || self.options.as_written && is_turn_ending);
        let is_ready = matches!(self.phase, Phase::Ready { .. });
        ensure(!is_last || is_ready, "plane", || "the game ends after the last tile".to_owned())?;
        if let Phase::Ready { from } = self.phase {
            let is_near = match from {
                None => at.region() == Region::Coast,
                Some(from) => from.neighbours().has(at),
            };
            ensure(is_near, "phase.from", || format!("{at} cannot be reached from there"))?;
        }
        if self.is_encounter() || is_ready {
            let has_challenges = self.board.encounter_tile().is_some() || at.printed().is_some();
            ensure(has_challenges, "gone", || format!("{at} needs its tile"))?;
        }
        let is_hidden = self.board.encounter_tile().is_some() && self.revealed_tile().is_none();
        let is_fine = !(self.is_encounter() && is_hidden);
        ensure(is_fine, "seen", || format!("the tile on {at} is face up"))
    }

    /// Requires that every awaited seat has a legal action, and limits that the rules rely on.
    fn check_phase(&self) -> Result<(), PositionError> {
        match self.phase {
            Phase::Talking | Phase::Silent => {
                ensure(self.timer.done != self.all_seats(), "timer.done", || {
                    "the timer ends when all players are done".to_owned()
                })?;
                let is_fine = self.timer.done.is_empty() || !self.options.runs_full_timer();
                ensure(is_fine, "timer.done", || "the timer runs to its end".to_owned())?;
            }
            Phase::Searching { at, ready, .. } => self.check_search(at, ready)?,
            Phase::Drawing { limit } => {
                let (min, max) = (hand_limit(self.n_seats), hand_limit(self.n_seats) + TOKENS);
                ensure((min..=max).contains(&limit), "phase.limit", || format!("{min} to {max}"))?;
            }
            Phase::Resting => ensure(rest::is_possible(self), "phase", || {
                "a rest needs two tokens and an open space".to_owned()
            })?,
            Phase::Moving
            | Phase::Ready { .. }
            | Phase::TimerOut
            | Phase::Rewarding { .. }
            | Phase::Failing { .. }
            | Phase::Rolled { .. }
            | Phase::Over { .. } => {}
        }
        let mut actions = Vec::new();
        for seat in self.awaited().iter() {
            actions.clear();
            rules::legal(self, seat, &mut actions);
            ensure(!actions.is_empty(), "phase", || format!("{seat} has nothing to decide"))?;
        }
        Ok(())
    }

    fn check_search(&self, at: Space, ready: SeatSet) -> Result<(), PositionError> {
        let tile = self.board.tile(at).and_then(|tile| tile.seen_by(SeatSet::SPECTATORS));
        let is_shown = tile.is_some() && rules::reward::searchable(self).has(at);
        ensure(is_shown, "phase.at", || format!("no tile is shown on {at}"))?;
        let is_at_table = ready.without(self.all_seats()).is_empty();
        ensure(is_at_table && ready != self.all_seats(), "phase.ready", || {
            "at least one seat at the table is not ready".to_owned()
        })
    }
}
