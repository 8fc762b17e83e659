//! What things are worth to the bots.
use crate::data::Gear;

/// What things are worth. Found by playing thousands of paired games: see `examples/tune.rs`.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Actions to find and turn over one more tile.
    pub tile: f32,
    /// Actions to fetch a part that is not located yet.
    pub fetch: f32,
    /// How much of the way to the pad counts before everything is held.
    pub gather: f32,
    /// Each action between an adventurer who is not needed for it and the next tile.
    pub explore: f32,
    /// The same for those who will turn one over.
    pub lead: f32,
    /// How much less the second nearest counts than the nearest, and so on.
    pub decay: f32,
    /// Each action of work left.
    pub work: f32,
    /// An action that is left after something came to light.
    pub spare: f32,
    /// Each marker that will be missing before the work is done.
    pub sand: f32,
    /// How unsure that is.
    pub sand_blur: f32,
    /// The share of new sand that is not dug away on the way.
    pub sand_share: f32,
    /// Each swallow that will be missing before the work is done.
    pub thirst: f32,
    /// The share of suns that finds an adventurer in the open.
    pub exposure: f32,
    /// What a swallow from a well not yet opened counts.
    pub well: f32,
    /// What a swallow in the Water Carrier's canteen counts for each of the others.
    pub pool: f32,
    /// What each action on the way there takes from it.
    pub to_well: f32,
    /// The chance to die of thirst before the next turn of one's own.
    pub risk: f32,
    /// What is left of that chance in a tunnel or under a shield.
    pub shelter: f32,
    /// Each tunnel in the open.
    pub tunnel: f32,
    /// Each action between the Water Carrier and a well, by swallow missing.
    pub refill: f32,
    /// Each blocked tile.
    pub blocked: f32,
    /// Each marker on a tile that matters.
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
        tile: 2.37,
        fetch: 5.0,
        gather: 0.4,
        explore: 0.222,
        lead: 0.9,
        decay: 0.5,
        work: 1.5,
        spare: 1.0,
        sand: 5.0,
        sand_blur: 3.5,
        sand_share: 0.75,
        thirst: 5.0,
        exposure: 0.7,
        well: 0.5,
        pool: 0.2,
        to_well: 0.06,
        risk: 1.0,
        shelter: 0.1,
        tunnel: 1.06,
        refill: 0.241,
        blocked: 0.0898,
        sand_on_goal: 0.375,
        buried: 1.41,
        blaster: 1.74,
        jet_pack: 2.44,
        shield: 1.86,
        throttle: 0.935,
        reserve: 2.84,
    };

    /// All of them, for tuning.
    pub fn all_mut(&mut self) -> [(&'static str, &mut f32); 28] {
        [
            ("tile", &mut self.tile),
            ("fetch", &mut self.fetch),
            ("gather", &mut self.gather),
            ("explore", &mut self.explore),
            ("lead", &mut self.lead),
            ("decay", &mut self.decay),
            ("work", &mut self.work),
            ("spare", &mut self.spare),
            ("sand", &mut self.sand),
            ("sand_blur", &mut self.sand_blur),
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
            // It is used at once, and never planned with.
            Gear::Terrascope => 0.5,
            Gear::TimeThrottle => self.throttle,
            Gear::SecretWaterReserve => self.reserve,
        }
    }
}
