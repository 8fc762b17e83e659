//! Scores for placing tiles and camels, and for giving up an area.
use crate::{
    board::Area,
    bot::evaluation::Evaluation,
    data::{Good, Land},
    setup::Placement,
    space::{Ground, Path, Space},
    state::State,
};

/// An empty space beside the tile, for later growth.
const FREE_NEIGHBOUR: f32 = 0.27;
/// Neutral land of the same kind within reach.
const NEAR_NEUTRAL: f32 = 0.3;
/// The tile blocks growth of a rival's area of another land.
const BLOCKS_RIVAL: f32 = 0.3;
/// The tile blocks growth of the player's own area of another land.
const BLOCKS_OWN: f32 = 0.4;
/// Cost of a space in a rival's area, in units.
const GIFT: f32 = 3.0;
/// Factor for a new area, since its marker may be needed elsewhere.
const NEW_AREA: f32 = 0.9;
/// Cost of a tile that stays neutral, where any rival can claim it.
const LEFT_NEUTRAL: f32 = 0.2;
/// Each camel of the herd that a new camel forms.
const JOINED: f32 = 0.2;
/// A free path space beside a new camel.
const FREE_PATH: f32 = 0.3;
/// A rival's camel beside a new camel, since it blocks them.
const RIVAL_CAMEL: f32 = 0.15;

/// Scores spaces for tiles of one land, for one player.
pub(crate) struct TileScorer<'a> {
    evaluation: &'a Evaluation,
    land: Land,
    /// Spaces beside the player's areas of the land.
    own: Ground,
    /// Spaces beside rivals' areas of the land.
    rivals: Ground,
    empty: Ground,
    /// Spaces of the land that no player controls.
    neutral: Ground,
    /// Empty spaces beside neutral ones.
    near: Ground,
    /// Spaces where the player's areas of other lands could grow.
    own_edges: Ground,
    /// Spaces where rivals' areas of other lands could grow.
    rival_edges: Ground,
    /// Cost of a marker for a new area; `None` if one is in the supply.
    marker_cost: Option<f32>,
}

impl<'a> TileScorer<'a> {
    pub(crate) fn new(state: &State, evaluation: &'a Evaluation, land: Land) -> TileScorer<'a> {
        let (board, seat) = (&state.board, evaluation.seat);
        let (mut own_edges, mut rival_edges) = (Ground::NONE, Ground::NONE);
        for &other in Land::ALL.iter().filter(|&&other| other != land) {
            let own = board.touching_own(seat, other);
            own_edges = own_edges.or(own);
            rival_edges = rival_edges.or(board.touching(other).minus(own));
        }
        let own = board.touching_own(seat, land);
        let (empty, neutral) = (board.empty(), board.neutral(land));
        TileScorer {
            evaluation,
            land,
            own,
            // R30: if areas stay apart, a tile beside a rival is no gift.
            rivals: match state.switches.placement {
                Placement::OwnBan => Ground::NONE,
                Placement::LinkBan | Placement::Strict | Placement::Literal => {
                    board.touching(land).minus(own)
                }
            },
            empty,
            neutral,
            near: neutral.spread().and(empty),
            own_edges,
            rival_edges,
            marker_cost: least_valuable_area(state, evaluation, land).map(|(_, worth)| worth),
        }
    }

    /// Returns the value of a tile on this space, which must be legal for the player.
    pub(crate) fn worth(&self, at: Space) -> f32 {
        let beside = Ground::beside(at);
        let joined = beside.and(self.neutral);
        let n_gained = if joined.is_empty() { 1 } else { 1 + joined.flood(self.neutral).len() };
        let gain = f32::from(n_gained) * self.evaluation.unit_of(self.land);
        let free = beside.and(self.empty).minus(self.own);
        let mut worth = FREE_NEIGHBOUR * f32::from(free.len());
        if self.own.has(at) {
            worth += gain;
        } else if self.rivals.has(at) {
            return -GIFT * f32::from(n_gained) - worth;
        } else {
            worth += match self.marker_cost {
                None => NEW_AREA * gain,
                Some(marker_cost) if gain > marker_cost => gain - marker_cost,
                Some(_) => -LEFT_NEUTRAL * f32::from(n_gained) - worth,
            };
        }
        if beside.intersects(self.near) {
            worth += NEAR_NEUTRAL;
        }
        if self.rival_edges.has(at) {
            worth += BLOCKS_RIVAL;
        }
        if self.own_edges.has(at) {
            worth -= BLOCKS_OWN;
        }
        worth
    }
}

/// Returns the player's least valuable area whose marker could move to a new area of `land`, with
/// its value; `None` if a marker is in the supply.
pub(crate) fn least_valuable_area(
    state: &State,
    evaluation: &Evaluation,
    land: Land,
) -> Option<(Area, f32)> {
    if state.board.spare_markers(evaluation.seat, land) > 0 {
        return None;
    }
    let mut marker_cost: Option<(Area, f32)> = None;
    let areas = state.board.areas_of(evaluation.seat);
    for area in areas.filter(|area| state.board.can_move(area, land)) {
        let worth = f32::from(area.spaces.len()) * evaluation.unit_of(area.mark.land);
        if marker_cost.is_none_or(|(_, least)| worth < least) {
            marker_cost = Some((area, worth));
        }
    }
    marker_cost
}

/// Scores path spaces for one player's camels.
pub(crate) struct CamelScorer {
    unit: f32,
    camels: Path,
    rivals: Path,
    free: Path,
    n_largest: u8,
}

impl CamelScorer {
    pub(crate) fn new(state: &State, evaluation: &Evaluation) -> CamelScorer {
        let free = state.board.free_path();
        let camels = state.board.camels(evaluation.seat);
        CamelScorer {
            unit: evaluation.unit[Good::Commodity as usize],
            camels,
            rivals: Path::ALL.minus(free).minus(camels),
            free,
            n_largest: evaluation.units.herd,
        }
    }

    /// Returns the value of a camel on this space, which must be free.
    pub(crate) fn worth(&self, at: Space) -> f32 {
        let beside = Path::beside(at);
        let joined = beside.and(self.camels);
        let n_group = if joined.is_empty() { 1 } else { 1 + joined.flood(self.camels).len() };
        let n_grown = n_group.saturating_sub(self.n_largest);
        let n_free = beside.and(self.free).minus(self.camels.spread()).len();
        f32::from(n_grown) * self.unit
            + JOINED * f32::from(n_group)
            + FREE_PATH * f32::from(n_free)
            + RIVAL_CAMEL * f32::from(beside.and(self.rivals).len())
    }
}
