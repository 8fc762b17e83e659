//! Where tiles and camels go, and which areas get a marker.
use crate::{
    board::Area,
    bot::opinion::Opinion,
    data::{Good, Land},
    space::{Ground, Path, Space},
    state::State,
};

/// A free space beside the tile, for later.
const FREE_NEIGHBOUR: f32 = 0.27;
/// Neutral ground of the same land within reach.
const NEAR_NEUTRAL: f32 = 0.3;
/// Growth of a rival's area of another land that the tile stops, and the same of an own one.
const BLOCKS_RIVAL: f32 = 0.3;
const BLOCKS_OWN: f32 = 0.4;
/// What a space in somebody else's area costs, in units.
const GIFT: f32 = 3.0;
/// A new area needs a marker that might be wanted elsewhere.
const NEW_AREA: f32 = 0.9;
/// A tile that is left to whoever comes first.
const LEFT_NEUTRAL: f32 = 0.2;
/// Camels beside a smaller own herd, beside a free space, beside a rival's camel.
const JOINED: f32 = 0.2;
const FREE_PATH: f32 = 0.3;
const RIVAL_CAMEL: f32 = 0.15;

/// Looks at the spaces for one land with the eyes of one player.
pub(crate) struct Tiler<'a> {
    opinion: &'a Opinion,
    land: Land,
    /// Spaces beside own areas of the land, and beside those of rivals.
    own: Ground,
    rivals: Ground,
    empty: Ground,
    /// What nobody controls, and the empty spaces beside it.
    neutral: Ground,
    near: Ground,
    /// Spaces where areas of other lands could grow.
    own_edges: Ground,
    rival_edges: Ground,
    /// What a marker for a new area costs; `None` if one is in the supply.
    cheapest: Option<f32>,
}

impl<'a> Tiler<'a> {
    pub(crate) fn new(state: &State, opinion: &'a Opinion, land: Land) -> Tiler<'a> {
        let (board, seat) = (&state.board, opinion.seat);
        let (mut own_edges, mut rival_edges) = (Ground::NONE, Ground::NONE);
        for &other in Land::ALL.iter().filter(|&&other| other != land) {
            let own = board.touching_own(seat, other);
            own_edges = own_edges.or(own);
            rival_edges = rival_edges.or(board.touching(other).minus(own));
        }
        let own = board.touching_own(seat, land);
        let (empty, neutral) = (board.empty(), board.neutral(land));
        Tiler {
            opinion,
            land,
            own,
            rivals: board.touching(land).minus(own),
            empty,
            neutral,
            near: neutral.spread().and(empty),
            own_edges,
            rival_edges,
            cheapest: cheapest_area(state, opinion).map(|(_, worth)| worth),
        }
    }

    /// A tile on this space, which must be open to the player.
    pub(crate) fn worth(&self, at: Space) -> f32 {
        let beside = Ground::beside(at);
        let joined = beside.and(self.neutral);
        let n_gained = if joined.is_empty() { 1 } else { 1 + joined.flood(self.neutral).len() };
        let gain = f32::from(n_gained) * self.opinion.unit_of(self.land);
        let free = beside.and(self.empty).minus(self.own);
        let mut worth = FREE_NEIGHBOUR * f32::from(free.len());
        if self.own.has(at) {
            worth += gain;
        } else if self.rivals.has(at) {
            return -GIFT * f32::from(n_gained) - worth;
        } else {
            worth += match self.cheapest {
                None => NEW_AREA * gain,
                Some(cheapest) if gain > cheapest => gain - cheapest,
                Some(_) => -LEFT_NEUTRAL * f32::from(n_gained) - worth,
            };
        }
        if beside.meets(self.near) {
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

/// The own area that could be given up, if no marker is in the supply, and what it is worth.
pub(crate) fn cheapest_area(state: &State, opinion: &Opinion) -> Option<(Area, f32)> {
    if state.board.spare_markers(opinion.seat) > 0 {
        return None;
    }
    let mut cheapest: Option<(Area, f32)> = None;
    for area in state.board.areas_of(opinion.seat) {
        let worth = f32::from(area.spaces.len()) * opinion.unit_of(area.mark.land);
        if cheapest.is_none_or(|(_, least)| worth < least) {
            cheapest = Some((area, worth));
        }
    }
    cheapest
}

/// Looks at the camel path with the eyes of one player.
pub(crate) struct Herder {
    unit: f32,
    camels: Path,
    rivals: Path,
    free: Path,
    n_largest: u8,
}

impl Herder {
    pub(crate) fn new(state: &State, opinion: &Opinion) -> Herder {
        let free = state.board.free_path();
        let camels = state.board.camels(opinion.seat);
        Herder {
            unit: opinion.unit[Good::Commodity as usize],
            camels,
            rivals: Path::ALL.minus(free).minus(camels),
            free,
            n_largest: opinion.units.herd,
        }
    }

    /// A camel on this space, which must be free.
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
