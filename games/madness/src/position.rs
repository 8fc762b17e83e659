//! Positions as JSON: a [`Position`] is the unchecked input, a [`State`] can be played.
//!
//! `POSITION.md` is the manual. It lists every field, its default and its errors.
mod import;

use std::collections::BTreeMap;

use kernel::{PositionError, Seat, SeatSet, Versioned};
use serde::{Deserialize, Serialize};

pub(crate) use import::import;

use crate::{
    cards::{DeckCard, HeldCard},
    data::{Card, MadnessId, Relic},
    setup::Options,
    space::Space,
    state::{Phase, State, Tokens},
    talk::{HeardRemark, SentRemark, TrackRecord},
    tile::Tile,
    timer::Timer,
};

/// An unchecked position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub options: Options,
    /// One entry per seat.
    pub players: Vec<PlayerAt>,
    #[serde(default = "first_seat")]
    pub leader: Seat,
    #[serde(default)]
    pub phase: Phase,
    #[serde(default = "first_round")]
    pub round: u16,
    #[serde(default)]
    pub plane: Option<Space>,
    /// Tiles on the board. Spaces named neither here nor in `gone` get a random tile of their
    /// region.
    #[serde(default)]
    pub tiles: BTreeMap<Space, Tile>,
    /// Spaces whose tile is public.
    #[serde(default)]
    pub seen: Vec<Space>,
    /// Spaces whose tile is used up.
    #[serde(default)]
    pub gone: Vec<Space>,
    /// Used tiles, as many as `gone` in each region. Missing ones are drawn at random.
    #[serde(default)]
    pub used: Vec<Tile>,
    /// From the top. Basic cards that are not named anywhere follow in random order.
    #[serde(default)]
    pub deck: Vec<HeldCard>,
    /// Defaults to one injury per player.
    #[serde(default)]
    pub discard: Option<BTreeMap<Card, u8>>,
    /// Number of rests so far.
    #[serde(default)]
    pub rests: u8,
    /// By level, from the top. Cards that are not named anywhere follow in random order.
    #[serde(default)]
    pub madness_decks: [Vec<MadnessId>; 3],
    #[serde(default = "all_tokens")]
    pub tokens: Tokens,
    /// Players whose madness is ignored this turn.
    #[serde(default)]
    pub ignored: SeatSet,
    /// Number of decisions the leader took back this turn.
    #[serde(default)]
    pub changes: u8,
    #[serde(default = "first_clock")]
    pub clock: u32,
    #[serde(default)]
    pub timer: Timer,
    #[serde(default)]
    pub talk: TalkAt,
    /// Searched tile that is shown until the end of the turn in untimed games.
    #[serde(default)]
    pub searched: Option<Space>,
    /// Permutation of the equipment colours.
    #[serde(default)]
    pub mirage: u8,
}

const fn first_seat() -> Seat {
    Seat::new(0)
}

const fn all_tokens() -> Tokens {
    Tokens::ALL
}

const fn first_round() -> u16 {
    1
}

const fn first_clock() -> u32 {
    1
}

impl Position {
    /// Returns a position before take-off with random hands and no madness.
    pub fn of(seats: usize) -> Position {
        Position {
            options: Options::default(),
            players: vec![PlayerAt::default(); seats],
            leader: first_seat(),
            phase: Phase::Moving,
            round: first_round(),
            plane: None,
            tiles: BTreeMap::new(),
            seen: Vec::new(),
            gone: Vec::new(),
            used: Vec::new(),
            deck: Vec::new(),
            discard: None,
            rests: 0,
            madness_decks: Default::default(),
            tokens: Tokens::ALL,
            ignored: SeatSet::EMPTY,
            changes: 0,
            clock: first_clock(),
            timer: Timer::default(),
            talk: TalkAt::default(),
            searched: None,
            mirage: 0,
        }
    }
}

impl Versioned for Position {
    fn set_rules(&mut self, rules: u16) {
        self.options.set_rules(rules);
    }
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerAt {
    pub hand: Vec<HeldCard>,
    /// Size of the hand; unnamed cards are dealt. Defaults to the number of named cards, or to the
    /// hand limit if none is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n_hand: Option<u8>,
    /// Cards on the sled, in the order they were played.
    pub played: Vec<HeldCard>,
    pub madness: Vec<MadnessId>,
    pub relics: Vec<Relic>,
    /// Injuries in the discard that return to the player unless the expedition rests.
    pub returning: u8,
    /// Injuries that everyone knows to be among the player's hidden cards.
    pub known_injuries: u8,
    /// Record of the player's claims.
    #[serde(skip_serializing_if = "TrackRecord::is_blank")]
    pub track_record: TrackRecord,
}

/// Remarks and advice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TalkAt {
    /// Remarks of this timer that have arrived.
    pub log: Vec<SentRemarkAt>,
    /// Pending remarks.
    pub pending: Vec<SentRemarkAt>,
    /// Advice given this turn, as commands.
    pub advice: Vec<AdviceAt>,
    /// Players who were asked by name this turn.
    pub asked: SeatSet,
}

/// A remark made by a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentRemarkAt {
    pub seat: Seat,
    /// The remark as in the command, without its first word.
    pub remark: String,
    /// Defaults to all players and spectators.
    #[serde(default = "everyone")]
    pub audience: SeatSet,
    /// The remark as heard; defaults to the remark as meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<HeardRemark>,
    /// The seconds in which it was sent and arrived.
    #[serde(default)]
    pub sent: u16,
    #[serde(default)]
    pub arrived: u8,
    /// The remark was forced by madness and costs nothing.
    #[serde(default)]
    pub is_free: bool,
    /// Number of delays, and the number of other players' remarks that had arrived when it was
    /// sent.
    #[serde(default)]
    pub n_delays: u8,
    /// Defaults to the others' remarks that arrived before this one.
    #[serde(default)]
    pub n_others: Option<u8>,
}

const fn everyone() -> SeatSet {
    SeatSet::EVERYONE
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdviceAt {
    pub seat: Seat,
    /// The advice as in the command, without its first word.
    pub advice: String,
}

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

/// Returns the complete position of a state.
pub(crate) fn export(state: &State) -> Position {
    let lies_there = |space: &Space| state.board.tile(*space).is_some();
    let in_play = || Space::ALL.iter().copied().filter(|space| has_tile(state, *space));
    Position {
        options: Options::clone(&state.options),
        players: state.all_seats().iter().map(|seat| export_player(state, seat)).collect(),
        leader: state.turn,
        phase: state.phase,
        round: state.round,
        plane: state.board.plane,
        tiles: export_tiles(state),
        seen: Space::ALL.iter().copied().filter(|space| is_seen(state, *space)).collect(),
        gone: in_play().filter(|space| !lies_there(space)).collect(),
        used: state.board.used().iter().collect(),
        // The position lists the top card first, the deck stores it last.
        deck: state.cards.deck().iter().rev().map(export_deck_card).collect(),
        discard: Some(export_discard(state)),
        rests: state.cards.n_rests(),
        madness_decks: std::array::from_fn(|nth| {
            state.madness.decks()[nth].cards().iter().rev().copied().collect()
        }),
        tokens: state.tokens,
        ignored: state.ignored,
        changes: state.n_changes,
        clock: state.clock,
        timer: state.timer,
        talk: export_talk(state),
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

fn export_player(state: &State, seat: Seat) -> PlayerAt {
    let pack = state.cards.pack(seat);
    PlayerAt {
        hand: pack.hand().to_vec(),
        n_hand: Some(pack.hand().len() as u8),
        played: pack.played().to_vec(),
        madness: state.madness.cards(seat).collect(),
        relics: state.relics[seat.index()].iter().collect(),
        returning: state.cards.n_returning(seat),
        known_injuries: state.cards.n_known_injuries(seat),
        track_record: state.track_records[seat.index()],
    }
}

const fn export_deck_card(unseen: &DeckCard) -> HeldCard {
    HeldCard { card: unseen.card, since: unseen.since, drawn: unseen.since }
}

fn export_tiles(state: &State) -> BTreeMap<Space, Tile> {
    let tile = |&space: &Space| Some((space, *state.board.tile(space)?.truth()));
    Space::ALL.iter().filter_map(tile).collect()
}

fn export_discard(state: &State) -> BTreeMap<Card, u8> {
    let count = |&card: &Card| (card, state.cards.n_discarded(card));
    Card::ALL.iter().map(count).filter(|&(_, n)| n > 0).collect()
}

fn export_talk(state: &State) -> TalkAt {
    let advice = state.talk.advice.iter();
    let arrivals = || state.talk.arrivals.iter().copied();
    TalkAt {
        log: state.talk.log.iter().zip(arrivals()).map(export_spoken).collect(),
        pending: state.talk.pending.iter().map(|sent| export_spoken((sent, 0))).collect(),
        advice: advice
            .map(|advice| AdviceAt { seat: advice.seat, advice: advice.advice.to_string() })
            .collect(),
        asked: state.talk.asked,
    }
}

fn export_spoken((sent, arrived): (&SentRemark, u8)) -> SentRemarkAt {
    SentRemarkAt {
        seat: sent.from,
        remark: sent.remark.to_string(),
        audience: sent.audience,
        heard: Some(sent.heard),
        sent: sent.tick,
        arrived,
        is_free: sent.is_free,
        n_delays: sent.n_delays,
        n_others: Some(sent.n_others),
    }
}
