//! What one viewer sees. Built up from nothing: what is not named here is not sent.
mod parts;
mod talk;

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    council::Counsel,
    data::{Card, Face, Gear, LEVELS, Letter, MadnessId, Region, Relic, Reward, Stage, TOKENS},
    setup::Options,
    space::Space,
    state::State,
    talk::Utterance,
    tile::Tile,
};

/// The table, as `eyes` see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: PhaseView,
    pub leader: Seat,
    /// Turns, counted from 1.
    pub round: u16,
    pub players: Vec<PlayerView>,
    /// Where the plane is; nowhere before the first move.
    pub plane: Option<Space>,
    pub spaces: Vec<SpaceView>,
    /// What the team faces, from the moment the glass is turned.
    pub encounter: Option<EncounterView>,
    /// While it runs, and until the sled is opened.
    pub glass: Option<GlassView>,
    /// Once the sled is open.
    pub results: Vec<ResultView>,
    /// What lies open on the sled, in the order of seats.
    pub revealed: Vec<RevealedView>,
    pub tokens: TokensView,
    /// Cards in the equipment deck.
    pub deck: u8,
    /// Cards that all hands lack together.
    pub need: u8,
    pub discard: Vec<CardCount>,
    /// Injuries that nobody suffered yet.
    pub injuries_left: u8,
    /// Arcane cards that nobody found yet.
    pub arcane_left: Vec<GearCount>,
    pub relics_left: Vec<Relic>,
    /// Cards in the madness decks, level by level.
    pub madness_left: Vec<u8>,
    pub used: Vec<Tile>,
    pub score: ScoreView,
    /// Remarks of this glass, until the next one is turned; a remark's number is its place.
    pub remarks: Vec<RemarkView>,
    /// Words under way, of those whose eyes these are.
    pub pending: Vec<PendingView>,
    /// Outside the encounter, in this turn.
    pub council: Vec<CounselView>,
    pub options: Options,
}

kernel::patched!(View {
    phase, leader, round, plane, encounter, glass, revealed, tokens, deck, need,
    injuries_left, arcane_left, relics_left, madness_left, used, score, pending, options;
    players, spaces, results, discard, remarks, council
});

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseView {
    Moving,
    /// The plane has been moved; the glass is to be turned.
    Ready,
    Talking,
    Silent,
    GlassOut,
    Rewarding {
        reward: Reward,
    },
    Searching {
        at: Space,
        tile: Tile,
        ready: Vec<Seat>,
    },
    Failing {
        letters: Vec<Letter>,
    },
    Rolled {
        letter: Letter,
        face: Face,
        distance: u8,
    },
    Drawing {
        limit: u8,
    },
    Resting,
    Over {
        reason: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    /// Cards that are not on the sled.
    pub n_hand: u8,
    /// In order, if these eyes may see them.
    pub hand: Option<Vec<Card>>,
    /// Cards of the hand that are set aside, if these eyes may see them.
    pub staged: Option<Vec<Card>>,
    pub n_laid: u8,
    pub laid: Option<Vec<Card>>,
    /// Sums of the hand by kind, if these eyes may see it.
    pub sums: Option<Vec<GearCount>>,
    /// Cards that this hand lacks.
    pub lacks: u8,
    /// From 0 to 3.
    pub level: u8,
    /// If these eyes may see them.
    pub madness: Option<Vec<MadnessId>>,
    pub is_ignored: bool,
    pub relics: Vec<Relic>,
    pub covered: Vec<Stage>,
    pub is_done: bool,
    /// Without a clock.
    pub has_passed: bool,
    pub is_lingering: bool,
    /// Remarks in this glass that all have noticed.
    pub n_remarks: u8,
    /// Remarks left in this glass, madness aside, if these eyes may know.
    pub n_left: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub at: Space,
    pub region: Region,
    /// A tile lies there, face down or being faced.
    pub has_tile: bool,
    /// What it is, if these eyes know.
    pub tile: Option<Tile>,
    /// Its challenges and reward if they do, else what is printed on the board, if anything.
    pub challenges: Vec<ChallengeView>,
    pub reward: Option<Reward>,
    /// Can the plane fly there now?
    pub is_near: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EncounterView {
    pub at: Space,
    /// None if the tile of this space was used before.
    pub tile: Option<Tile>,
    pub challenges: Vec<ChallengeView>,
    pub reward: Option<Reward>,
    /// With the option `mirage`: the kind whose colour each kind of equipment shows.
    pub mirage: Option<Vec<Gear>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeView {
    pub letter: Letter,
    pub gear: Gear,
    /// Every sum that meets it, ascending.
    pub sums: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GlassView {
    /// Within the turn, counted from 1.
    pub number: u8,
    /// Whole seconds that have run, and how many there are; 0 without a clock.
    pub elapsed: u8,
    pub seconds: u8,
    pub is_silent: bool,
    /// Cards laid in this glass, by whomever: what a remark says to have seen.
    pub n_laid: u8,
    /// Without a clock: everybody who still can may speak.
    pub is_last_call: bool,
    /// At a table that speaks aloud: who is said to have broken the silence.
    pub accused: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultView {
    pub letter: Letter,
    pub gear: Gear,
    pub sum: u8,
    pub is_met: bool,
    /// To the nearest sum that would do.
    pub distance: u8,
    /// Not paid for yet.
    pub is_open: bool,
}

/// Whose they were stays hidden without `reveal_owner`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RevealedView {
    pub seat: Option<Seat>,
    pub cards: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokensView {
    pub sled: u8,
    pub discard: u8,
    /// Back in the box.
    pub gone: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardCount {
    pub card: Card,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GearCount {
    pub gear: Gear,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreView {
    pub relics: u8,
    pub injuries: u8,
    pub balance: i8,
    /// What a return with this balance would be worth: 0 a failure, 5 the best.
    pub rank: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RemarkView {
    pub id: u8,
    pub seat: Seat,
    /// The second of the glass in which it arrived.
    pub second: u8,
    /// What these eyes got of it; nothing if it passed them by.
    pub said: Option<Utterance>,
    /// Did everybody hear it? Only who heard it can tell.
    pub is_public: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PendingView {
    pub seat: Seat,
    pub said: Utterance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CounselView {
    pub seat: Seat,
    pub counsel: Counsel,
}

impl View {
    pub(crate) fn of(state: &State, eyes: SeatSet) -> View {
        let seats = || state.all_seats().iter();
        let council = state.talks.council.iter();
        View {
            phase: parts::phase(state),
            leader: state.turn,
            round: state.round,
            players: seats().map(|seat| parts::player(state, seat, eyes)).collect(),
            plane: state.board.plane,
            spaces: parts::spaces(state, eyes),
            encounter: parts::encounter(state),
            glass: parts::glass(state),
            results: parts::results(state),
            revealed: parts::revealed(state),
            tokens: TokensView {
                sled: state.tokens.sled,
                discard: state.tokens.discard,
                gone: TOKENS - state.tokens.total(),
            },
            deck: state.cards.n_deck(),
            need: state.need(state.limit()),
            discard: parts::discard(state),
            injuries_left: state.cards.injuries_left(),
            arcane_left: parts::by_gear(|gear| state.cards.arcane_left(gear)),
            relics_left: state.relics_left().iter().collect(),
            madness_left: (0..LEVELS as usize).map(|nth| state.minds.n_deck(nth)).collect(),
            used: state.board.used().iter().collect(),
            score: parts::score(state),
            remarks: talk::remarks(state, eyes),
            pending: talk::pending(state, eyes),
            council: council.map(|it| CounselView { seat: it.seat, counsel: it.counsel }).collect(),
            options: Options::clone(&state.options),
        }
    }

    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }
}
