//! Builds the parts of a view.
use kernel::{Seat, SeatSet};

use super::{
    CardCount, ChallengeView, EncounterView, GearCount, PhaseView, PlayerView, ResultView,
    RevealedView, ScoreView, SpaceView, TimerView, talk,
};
use crate::{
    cards::HeldCard,
    data::{Card, Challenge, Gear, INJURIES, Letter, Region, Stage},
    rules::{ending, mirage, movement},
    space::Space,
    state::{Phase, State},
};

pub(super) fn phase(state: &State) -> PhaseView {
    match state.phase {
        Phase::Moving => PhaseView::Moving,
        Phase::Ready { .. } => PhaseView::Ready,
        Phase::Talking => PhaseView::Talking,
        Phase::Silent => PhaseView::Silent,
        Phase::TimerOut => PhaseView::TimerOut,
        Phase::Rewarding { reward, .. } => PhaseView::Rewarding { reward },
        Phase::Searching { at, ready, .. } => {
            let tile = state.board.tile(at).and_then(|tile| tile.seen_by(SeatSet::SPECTATORS));
            let tile = *tile.expect("a searched tile is public");
            PhaseView::Searching { at, tile, ready: ready.iter().collect() }
        }
        Phase::Failing { missed } => PhaseView::Failing { letters: missed.iter().collect() },
        Phase::Rolled { letter, face, .. } => {
            PhaseView::Rolled { letter, face, distance: state.distance(letter) }
        }
        Phase::Drawing { limit } => PhaseView::Drawing { limit },
        Phase::Resting => PhaseView::Resting,
        Phase::Over { ending } => {
            PhaseView::Over { reason: ending::reason(state, ending).to_owned() }
        }
    }
}

pub(super) fn player(state: &State, seat: Seat, viewers: SeatSet) -> PlayerView {
    let pack = state.cards.pack(seat);
    let sees = viewers.has(seat) || state.is_over();
    let cards = |held: &[HeldCard]| held.iter().map(|held| held.card).collect::<Vec<Card>>();
    let hand = sees.then(|| cards(pack.hand()));
    let sum = |gear: Gear| {
        let of_gear = pack.hand().iter().map(|held| held.card);
        of_gear.filter(|card| card.gear() == Some(gear)).map(Card::value).sum()
    };
    let covered = Stage::ALL.iter().copied();
    PlayerView {
        seat,
        n_hand: pack.n_unplayed(),
        hand,
        n_played: pack.n_played(),
        played: sees.then(|| cards(pack.played())),
        sums: sees.then(|| by_gear(sum)),
        known_injuries: state.cards.n_known_injuries(seat),
        returning: state.cards.n_returning(seat),
        lacks: state.n_missing(seat, state.hand_limit()),
        level: state.madness.level(seat),
        madness: sees.then(|| state.madness.cards(seat).collect()),
        is_ignored: state.ignored.has(seat),
        relics: state.relics[seat.index()].iter().collect(),
        covered: covered.filter(|&stage| state.relics[seat.index()].cover(stage)).collect(),
        is_done: state.timer.done.has(seat),
        has_passed: state.timer.passed.has(seat),
        is_lingering: state.timer.lingering.has(seat),
        n_remarks: state.talk.n_arrived(seat),
        n_left: sees.then(|| talk::n_left(state, seat)),
    }
}

pub(super) fn spaces(state: &State, viewers: SeatSet) -> Vec<SpaceView> {
    let near = movement::reachable(state);
    let view = |&at: &Space| {
        let is_placed = at.region() != Region::Escape || state.board.has_escape_tiles();
        let tile = state.board.tile(at).filter(|_| is_placed);
        // M16.4: as written, an escape tile can be known before it is placed.
        let known = state.board.tile(at).filter(|_| is_placed || state.options.as_written);
        let known = known.and_then(|tile| tile.seen_by(viewers)).copied();
        let shown = match (known, tile) {
            (Some(tile), _) => Some(tile.front().challenges),
            (None, _) => at.printed(),
        };
        SpaceView {
            at,
            region: at.region(),
            has_tile: tile.is_some(),
            tile: known,
            challenges: shown.map(challenges).unwrap_or_default(),
            reward: known.map(|tile| tile.front().reward),
            is_near: near.has(at),
        }
    };
    Space::ALL.iter().map(view).collect()
}

fn challenges(both: [Challenge; 2]) -> Vec<ChallengeView> {
    let view = |(&letter, challenge): (&Letter, Challenge)| ChallengeView {
        letter,
        gear: challenge.gear,
        sums: challenge.target.sums().collect(),
    };
    Letter::ALL.iter().zip(both).map(view).collect()
}

pub(super) fn encounter(state: &State) -> Option<EncounterView> {
    if !state.is_encounter() {
        return None;
    }
    let tile = state.revealed_tile();
    Some(EncounterView {
        at: state.board.plane?,
        tile,
        challenges: challenges(state.challenges()),
        reward: tile.map(|tile| tile.front().reward),
        mirage: mirage::shown_colours(state),
    })
}

pub(super) fn timer(state: &State) -> Option<TimerView> {
    if !state.is_running() && state.phase != Phase::TimerOut {
        return None;
    }
    let timer = &state.timer;
    Some(TimerView {
        number: timer.number,
        elapsed: timer.elapsed,
        seconds: if state.options.is_untimed() { 0 } else { state.options.timer_seconds.seconds() },
        is_silent: state.phase != Phase::Talking,
        n_played: timer.n_played,
        is_last_call: timer.is_last_call,
        accused: timer.accusation.map(|accusation| accusation.whom),
    })
}

pub(super) fn results(state: &State) -> Vec<ResultView> {
    if !state.is_revealed() {
        return Vec::new();
    }
    let both = state.challenges();
    let open = state.missed();
    let view = |&letter: &Letter| {
        let (sum, challenge) = (state.sum(letter), both[letter as usize]);
        ResultView {
            letter,
            gear: challenge.gear,
            sum,
            is_met: challenge.target.allows(sum),
            distance: challenge.target.distance(sum),
            is_open: open.has(letter),
        }
    };
    Letter::ALL.iter().map(view).collect()
}

pub(super) fn revealed(state: &State) -> Vec<RevealedView> {
    if !state.is_revealed() {
        return Vec::new();
    }
    let played = |seat: Seat| {
        let cards = state.cards.pack(seat).played().iter().map(|held| held.card);
        RevealedView { seat: Some(seat), cards: cards.collect() }
    };
    let by_seat = state.all_seats().iter().map(played);
    if state.options.reveal_owner {
        return by_seat.filter(|revealed| !revealed.cards.is_empty()).collect();
    }
    let mut cards: Vec<Card> = by_seat.flat_map(|revealed| revealed.cards).collect();
    cards.sort_unstable();
    vec![RevealedView { seat: None, cards }]
}

pub(super) fn discard(state: &State) -> Vec<CardCount> {
    let count = |&card: &Card| CardCount { card, n: state.cards.n_discarded(card) };
    Card::ALL.iter().map(count).filter(|count| count.n > 0).collect()
}

pub(super) fn by_gear(n: impl Fn(Gear) -> u8) -> Vec<GearCount> {
    Gear::ALL.iter().map(|&gear| GearCount { gear, n: n(gear) }).collect()
}

pub(super) fn score(state: &State, viewers: SeatSet) -> ScoreView {
    let (injuries, injuries_unseen) = injuries_known(state, viewers);
    let relics = state.n_relics();
    let balance = relics as i8 - injuries as i8;
    ScoreView { relics, injuries, injuries_unseen, balance, rank: ending::rank(balance) }
}

/// Returns the number of injuries that count for sure, and of those that may count.
fn injuries_known(state: &State, viewers: SeatSet) -> (u8, u8) {
    if !state.options.as_written || state.is_over() {
        return (state.injuries_counted(), 0);
    }
    let cards = &state.cards;
    let mut known = cards.injuries_left() + cards.n_discarded(Card::Injury);
    let mut n_hidden = 0;
    for seat in state.all_seats().iter() {
        let pack = cards.pack(seat);
        let (shown, hidden) = if viewers.has(seat) {
            (pack.all(), &[][..])
        } else if state.is_revealed() {
            (pack.played(), pack.hand())
        } else {
            (&[][..], pack.all())
        };
        let n_known = cards.n_known_injuries(seat) * u8::from(!viewers.has(seat));
        known += shown.iter().filter(|held| held.card == Card::Injury).count() as u8 + n_known;
        n_hidden += hidden.len() as u8 - n_known;
    }
    let unseen = INJURIES - known;
    // If the deck is too small for all of them, some are in hands for sure.
    let n_held = unseen.saturating_sub(cards.n_deck());
    (known + n_held, unseen.min(n_hidden) - n_held)
}
