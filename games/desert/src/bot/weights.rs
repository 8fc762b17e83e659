//! What things are worth to the bots.
use crate::data::Gear;

/// What things are worth. Found by playing thousands of paired games: see `examples/tune.rs`.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Actions to find and turn over one more tile.
    pub tile: f32,
    /// Actions to fetch a part that is not located yet.
    pub fetch: f32,
    /// Each marker beyond the first on the tiles to turn over.
    pub dunes: f32,
    /// How much of the way to the pad counts before everything is held.
    pub gather: f32,
    /// What an adventurer's way to the pad usually is.
    pub usual_way: f32,
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
        tile: 2.86,
        fetch: 5.33,
        dunes: 0.5,
        gather: 0.1,
        usual_way: 4.0,
        explore: 0.212,
        lead: 0.661,
        decay: 0.435,
        work: 1.6,
        spare: 1.39,
        sand: 4.53,
        sand_blur: 4.09,
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

    /// All of them, for tuning.
    pub fn all_mut(&mut self) -> [(&'static str, &mut f32); 30] {
        [
            ("tile", &mut self.tile),
            ("fetch", &mut self.fetch),
            ("dunes", &mut self.dunes),
            ("gather", &mut self.gather),
            ("usual_way", &mut self.usual_way),
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
