//! Converts a state to a complete position.
use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};

use crate::{
    cards::{DeckCard, HeldCard},
    data::Card,
    position::{AdviceAt, CardAt, PhaseAt, PlayerAt, Position, SentRemarkAt, TalkAt, TokensAt},
    setup::Options,
    space::Space,
    state::{Ending, Phase, State},
    talk::SentRemark,
    tile::Tile,
};

pub(crate) fn export(state: &State) -> Position {
    let lies_there = |space: &Space| state.board.tile(*space).is_some();
    let in_play = || Space::ALL.iter().copied().filter(|space| has_tile(state, *space));
    Position {
        options: Options::clone(&state.options),
        players: state.all_seats().iter().map(|seat| write_player(state, seat)).collect(),
        leader: state.turn,
        phase: write_phase(state.phase),
        round: state.round,
        plane: state.board.plane,
        tiles: write_tiles(state),
        seen: Space::ALL.iter().copied().filter(|space| is_seen(state, *space)).collect(),
        gone: in_play().filter(|space| !lies_there(space)).collect(),
        used: state.board.used().iter().collect(),
        // The position lists the top card first, the deck stores it last.
        deck: state.cards.deck().iter().rev().map(write_unseen).collect(),
        discard: Some(write_discard(state)),
        rests: state.cards.n_rests(),
        madness_decks: std::array::from_fn(|nth| {
            state.madness.decks()[nth].cards().iter().rev().copied().collect()
        }),
        tokens: TokensAt { sled: state.tokens.sled, discard: state.tokens.discard },
        ignored: state.ignored.iter().collect(),
        changes: state.n_changes,
        clock: state.clock,
        glass: state.timer,
        talk: write_talk(state),
        searched: state.searched,
        mirage: state.mirage,
    }
}

/// Returns `true` if this table uses a tile on this space.
fn has_tile(state: &State, space: Space) -> bool {
    crate::board::spaces_of(space.region(), &state.options).any(|used| used == space)
}

fn is_seen(state: &State, space: Space) -> bool {
    state.board.tile(space).is_some_and(|tile| tile.seen_by(SeatSet::SPECTATORS).is_some())
}

fn write_player(state: &State, seat: Seat) -> PlayerAt {
    let pack = state.cards.pack(seat);
    let write = |held: &[HeldCard]| held.iter().map(write_held).collect::<Vec<_>>();
    PlayerAt {
        hand: write(pack.hand()),
        n_hand: Some(pack.hand().len() as u8),
        staged: write(pack.staged()),
        laid: write(pack.played()),
        madness: state.madness.cards(seat).collect(),
        relics: state.relics[seat.index()].iter().collect(),
        credit: state.track_records[seat.index()],
    }
}

const fn write_held(held: &HeldCard) -> CardAt {
    CardAt { card: held.card, since: held.since, drawn: held.drawn }
}

const fn write_unseen(unseen: &DeckCard) -> CardAt {
    CardAt { card: unseen.card, since: unseen.since, drawn: unseen.since }
}

fn write_tiles(state: &State) -> BTreeMap<Space, Tile> {
    let tile = |&space: &Space| Some((space, *state.board.tile(space)?.truth()));
    Space::ALL.iter().filter_map(tile).collect()
}

fn write_discard(state: &State) -> BTreeMap<Card, u8> {
    let count = |&card: &Card| (card, state.cards.n_discarded(card));
    Card::ALL.iter().map(count).filter(|&(_, n)| n > 0).collect()
}

fn write_talk(state: &State) -> TalkAt {
    let council = state.talk.advice.iter();
    let arrivals = || state.talk.arrivals.iter().copied();
    TalkAt {
        log: state.talk.log.iter().zip(arrivals()).map(write_spoken).collect(),
        pending: state.talk.pending.iter().map(|sent| write_spoken((sent, 0))).collect(),
        council: council
            .map(|advice| AdviceAt { seat: advice.seat, counsel: advice.counsel.to_string() })
            .collect(),
        asked: state.talk.asked.iter().collect(),
    }
}

fn write_spoken((sent, arrived): (&SentRemark, u8)) -> SentRemarkAt {
    SentRemarkAt {
        seat: sent.from,
        remark: sent.remark.to_string(),
        audience: sent.audience,
        heard: Some(sent.heard),
        sent: sent.tick,
        arrived,
        is_free: sent.is_free,
        n_delays: sent.n_delays,
        n_others: sent.n_others,
    }
}

fn write_phase(phase: Phase) -> PhaseAt {
    match phase {
        Phase::Moving => PhaseAt::Moving,
        Phase::Ready { from } => PhaseAt::Ready { from },
        Phase::Talking => PhaseAt::Talking,
        Phase::Silent => PhaseAt::Silent,
        Phase::GlassOut => PhaseAt::GlassOut,
        Phase::Rewarding { reward, missed } => {
            PhaseAt::Rewarding { reward, missed: missed.iter().collect() }
        }
        Phase::Searching { at, ready, missed } => PhaseAt::Searching {
            at,
            ready: ready.iter().collect(),
            missed: missed.iter().collect(),
        },
        Phase::Failing { missed } => PhaseAt::Failing { missed: missed.iter().collect() },
        Phase::Rolled { letter, face, missed } => {
            PhaseAt::Rolled { letter, face, missed: missed.iter().collect() }
        }
        Phase::Drawing { limit } => PhaseAt::Drawing { limit },
        Phase::Resting => PhaseAt::Resting,
        Phase::Over(Ending::Escaped) => PhaseAt::Escaped,
        Phase::Over(Ending::NoTokens) => PhaseAt::NoTokens,
        Phase::Over(Ending::NoInjuries) => PhaseAt::NoInjuries,
    }
}
