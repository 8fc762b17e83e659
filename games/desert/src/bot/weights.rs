//! Weights of the bots' evaluation.
use crate::data::Gear;

/// Weights of the evaluation, tuned in thousands of paired games: see `examples/tune.rs`.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Actions to find and excavate one more tile.
    pub tile: f32,
    /// Actions to fetch a part that is not located yet.
    pub fetch: f32,
    /// Each marker beyond the first on the tiles to excavate.
    pub dunes: f32,
    /// The share of the distance to the pad that counts before all parts are held.
    pub gather: f32,
    /// An adventurer's usual distance to the pad.
    pub typical_distance: f32,
    /// Each action between the next tile and an adventurer who is not needed for it.
    pub explore: f32,
    /// Each action between the next tile and the adventurer who will excavate it.
    pub lead: f32,
    /// The factor from the nearest adventurer to the second nearest, and so on.
    pub decay: f32,
    /// Each action of remaining work.
    pub work: f32,
    /// An action left over after a reveal.
    pub spare: f32,
    /// Running out of sand before the work is done.
    pub sand: f32,
    /// The uncertainty of that estimate, in markers.
    pub sand_uncertainty: f32,
    /// The share of new sand that is not dug away in passing.
    pub sand_share: f32,
    /// Running out of water before the work is done.
    pub thirst: f32,
    /// The share of suns that hit an adventurer in the open.
    pub exposure: f32,
    /// Each water in an unexcavated well.
    pub well: f32,
    /// Each water in the Water Carrier's canteen, for each other adventurer.
    pub pool: f32,
    /// The loss of that value per action on the way to the well.
    pub to_well: f32,
    /// The chance of dying of thirst before the player's next turn.
    pub risk: f32,
    /// The share of that chance that remains in a tunnel or under a shield.
    pub shelter: f32,
    /// Each excavated tunnel.
    pub tunnel: f32,
    /// Each action between the Water Carrier and a well, per water missing.
    pub refill: f32,
    /// Each blocked tile.
    pub blocked: f32,
    /// Each marker on a part's tile or on the pad.
    pub sand_on_goal: f32,
    /// Each buried adventurer.
    pub buried: f32,
    /// A Dune Blaster in hand.
    pub blaster: f32,
    /// A Jet Pack in hand.
    pub jet_pack: f32,
    /// A Solar Shield in hand.
    pub shield: f32,
    /// The Time Throttle in hand.
    pub throttle: f32,
    /// The Secret Water Reserve in hand.
    pub reserve: f32,
}

impl Weights {
    pub const BEST: Weights = Weights {
        tile: 2.86,
        fetch: 5.33,
        dunes: 0.5,
        gather: 0.1,
        typical_distance: 4.0,
        explore: 0.212,
        lead: 0.661,
        decay: 0.435,
        work: 1.6,
        spare: 1.39,
        sand: 4.53,
        sand_uncertainty: 4.09,
        sand_share: 0.608,
        thirst: 4.5,
        exposure: 1.0,
        well: 0.418,
        pool: 0.185,
        to_well: 0.0533,
        risk: 0.771,
        shelter: 0.0865,
        tunnel: 1.77,
        refill: 0.243,
        blocked: 0.0923,
        sand_on_goal: 0.425,
        buried: 1.3,
        blaster: 1.47,
        jet_pack: 2.99,
        shield: 1.87,
        throttle: 1.09,
        reserve: 3.08,
    };

    /// Returns all weights with their names, for tuning.
    pub fn all_mut(&mut self) -> [(&'static str, &mut f32); 30] {
        [
            ("tile", &mut self.tile),
            ("fetch", &mut self.fetch),
            ("dunes", &mut self.dunes),
            ("gather", &mut self.gather),
            ("typical_distance", &mut self.typical_distance),
            ("explore", &mut self.explore),
            ("lead", &mut self.lead),
            ("decay", &mut self.decay),
            ("work", &mut self.work),
            ("spare", &mut self.spare),
            ("sand", &mut self.sand),
            ("sand_uncertainty", &mut self.sand_uncertainty),
            ("sand_share", &mut self.sand_share),
            ("thirst", &mut self.thirst),
            ("exposure", &mut self.exposure),
            ("well", &mut self.well),
            ("pool", &mut self.pool),
            ("to_well", &mut self.to_well),
            ("risk", &mut self.risk),
            ("shelter", &mut self.shelter),
            ("tunnel", &mut self.tunnel),
            ("refill", &mut self.refill),
            ("blocked", &mut self.blocked),
            ("sand_on_goal", &mut self.sand_on_goal),
            ("buried", &mut self.buried),
            ("blaster", &mut self.blaster),
            ("jet_pack", &mut self.jet_pack),
            ("shield", &mut self.shield),
            ("throttle", &mut self.throttle),
            ("reserve", &mut self.reserve),
        ]
    }

    pub(super) const fn gear(&self, gear: Gear) -> f32 {
        match gear {
            Gear::DuneBlaster => self.blaster,
            Gear::JetPack => self.jet_pack,
            Gear::SolarShield => self.shield,
            // Bots play it at once and never plan with it.
            Gear::Terrascope => 0.5,
            Gear::TimeThrottle => self.throttle,
            Gear::SecretWaterReserve => self.reserve,
        }
    }
}
