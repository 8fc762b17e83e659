//! How a listener interprets another player's claims: what each kind of madness would make of them,
//! and how well that matched the cards so far.
use kernel::Seat;

use crate::{
    data::LEVELS,
    state::State,
    talk::Claim,
    talk::{Interpretation, Meaning, Score},
};

/// Prior trust: as if nine of ten claims had been confirmed. Every encounter counts as one more.
const KEPT_PRIOR: f32 = 9.0;
const BROKEN_PRIOR: f32 = 1.0;

/// Likelihood ratio of an encounter that confirms an interpretation, and of one that contradicts
/// it.
const CONFIRMED: f32 = 4.0;
const CONTRADICTED: f32 = 0.1;
/// Liars are expected to be found out, but no particular meaning is expected of their claims.
const LIE_REVEALED: f32 = 1.5;
/// Likelihood of a claim during this timer that no sane player would make.
const ABSURD: f32 = 0.02;
/// Likelihood that a liar makes a claim that everyone can see is false.
const OBVIOUS: f32 = 0.3;

/// The interpretations, plus two without meaning: everything is false, or random noise.
const N_HYPOTHESES: usize = Interpretation::ALL.len() + 2;
const FALSE: usize = Interpretation::ALL.len();
const NOISE: usize = FALSE + 1;

/// The interpretation of one speaker's claims.
#[derive(Clone, Copy, Debug)]
pub(super) struct Belief {
    speaker: Seat,
    /// Relative likelihood of each hypothesis; not normalized.
    weights: [f32; N_HYPOTHESES],
    /// Reliability of claims under each interpretation, if it is the right one.
    reliability: [f32; Interpretation::ALL.len()],
}

impl Belief {
    /// Considers all claims during this timer, because an absurd one is a clue.
    pub(super) fn of(state: &State, speaker: Seat, claims: &[Claim]) -> Belief {
        let is_ignored = state.ignored.has(speaker);
        let mut weights = prior(if is_ignored { 0 } else { state.madness.level(speaker) });
        let credit = &state.track_records[speaker.index()];
        let mut reliability = [KEPT_PRIOR / (KEPT_PRIOR + BROKEN_PRIOR); Interpretation::ALL.len()];
        if !is_ignored {
            for (nth, interpretation) in Interpretation::ALL.into_iter().enumerate() {
                let score = credit.of(interpretation);
                weights[nth] *= likelihood(score);
                reliability[nth] = reliability_of(score);
            }
            let Score { kept, broken } = credit.as_said;
            weights[FALSE] *= LIE_REVEALED.powi(broken.into()) * CONTRADICTED.powi(kept.into());
        }
        for (nth, &claim) in claims.iter().enumerate() {
            let meaning =
                |interpretation: Interpretation| interpretation.meaning(claim, nth, state, speaker);
            let is_obvious = meaning(Interpretation::AsSaid) == Meaning::Absurd;
            let lie = if is_obvious { OBVIOUS } else { 1.0 };
            for (index, interpretation) in Interpretation::ALL.into_iter().enumerate() {
                weights[index] *= match meaning(interpretation) {
                    Meaning::Claim(_) => 1.0,
                    Meaning::Untrue => lie,
                    Meaning::Absurd => ABSURD,
                };
            }
            weights[FALSE] *= lie;
            weights[NOISE] *= lie;
        }
        Belief { speaker, weights, reliability }
    }

    /// Returns the most likely meaning of the `nth` claim and its reliability. Hypotheses under
    /// which the claim is impossible are ignored for this remark.
    pub(super) fn take(&self, state: &State, claim: Claim, nth: usize) -> Option<(Claim, f32)> {
        let mut all = self.weights[FALSE] + self.weights[NOISE];
        let mut meanings: [Option<(Claim, f32, f32)>; Interpretation::ALL.len()] =
            Default::default();
        for (index, interpretation) in Interpretation::ALL.into_iter().enumerate() {
            let weight = self.weights[index];
            match interpretation.meaning(claim, nth, state, self.speaker) {
                Meaning::Absurd => continue,
                Meaning::Untrue => {}
                Meaning::Claim(meant) => {
                    let known = meanings.iter_mut().flatten().find(|it| it.0 == meant);
                    match known {
                        Some((_, sum, _)) => *sum += weight,
                        None => meanings[index] = Some((meant, weight, self.reliability[index])),
                    }
                }
            }
            all += weight;
        }
        let likelier =
            |one: &&(Claim, f32, f32), other: &&(Claim, f32, f32)| one.1.total_cmp(&other.1);
        let &(meant, weight, reliability) = meanings.iter().flatten().max_by(likelier)?;
        (weight > 0.0).then(|| (meant, weight / all * reliability))
    }

    /// Returns the reliability of statements other than single claims.
    pub(super) fn reliability(&self) -> f32 {
        self.reliability[Interpretation::AsSaid as usize]
    }
}

/// Returns the prior before any card was seen. Only the highest level distorts every claim.
fn prior(level: u8) -> [f32; N_HYPOTHESES] {
    let mut weights = [0.0; N_HYPOTHESES];
    match level {
        LEVELS => {
            weights = [0.03; N_HYPOTHESES];
            weights[Interpretation::AsSaid as usize] = 0.82;
        }
        2 => {
            weights[Interpretation::AsSaid as usize] = 0.95;
            weights[Interpretation::FirstFalse as usize] = 0.05;
        }
        _ => weights[Interpretation::AsSaid as usize] = 1.0,
    }
    weights
}

fn likelihood(Score { kept, broken }: Score) -> f32 {
    CONFIRMED.powi(kept.into()) * CONTRADICTED.powi(broken.into())
}

fn reliability_of(Score { kept, broken }: Score) -> f32 {
    let kept = KEPT_PRIOR + f32::from(kept);
    kept / (kept + BROKEN_PRIOR + f32::from(broken))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gear, Space, Tile,
        talk::Size,
        talk::TrackRecord,
        tests::scene::{ADA, Scene, Table},
    };

    const FIVE: Claim = Claim::Card(Gear::Tools, 5);

    fn table(madness: &str, credit: TrackRecord) -> Table {
        let scene = Scene::of(3).madness(ADA, madness).facing(Space::C1, Tile::Co04);
        let mut table = scene.ready();
        table.state.track_records[ADA.index()] = credit;
        table
    }

    /// Returns how Ada's claims are interpreted, and the reliability in percent.
    fn taken(table: &Table, claims: &[Claim]) -> Vec<(Claim, i32)> {
        let belief = Belief::of(&table.state, ADA, claims);
        let take = |(nth, &claim): (usize, &Claim)| belief.take(&table.state, claim, nth);
        let percent = |(meant, trust): (Claim, f32)| (meant, (100.0 * trust).round() as i32);
        claims.iter().enumerate().filter_map(take).map(percent).collect()
    }

    fn score(kept: u8, broken: u8) -> Score {
        Score { kept, broken }
    }

    #[test]
    fn trust_depends_on_the_madness_level() {
        let fresh = TrackRecord::default();
        assert_eq!(taken(&table("l1-01", fresh), &[FIVE]), [(FIVE, 90)]);
        // The first claim may be a lie: 0.95 of 0.9. The next one is not.
        let other = Claim::Total(Gear::Books, 4);
        assert_eq!(taken(&table("l2-01", fresh), &[FIVE, other]), [(FIVE, 85), (other, 90)]);
        // It cannot be doubled: 0.82 of the remaining 0.97.
        assert_eq!(taken(&table("l3-01", fresh), &[FIVE]), [(FIVE, 76)]);
        let mut asleep = table("l3-01", fresh);
        asleep.state.ignored = kernel::SeatSet::only(ADA);
        assert_eq!(taken(&asleep, &[FIVE]), [(FIVE, 90)]);
    }

    #[test]
    fn every_encounter_raises_or_lowers_trust() {
        let kept = TrackRecord { as_said: score(10, 0), ..TrackRecord::default() };
        assert_eq!(taken(&table("l1-01", kept), &[FIVE]), [(FIVE, 95)]);
        let broken = TrackRecord { as_said: score(0, 2), ..TrackRecord::default() };
        assert_eq!(taken(&table("l1-01", broken), &[FIVE]), [(FIVE, 75)]);
    }

    #[test]
    fn listeners_learn_the_distortion() {
        let weapons = Claim::Card(Gear::Weapons, 5);
        let once =
            TrackRecord { as_said: score(0, 1), shifted: score(1, 0), ..TrackRecord::default() };
        assert_eq!(taken(&table("l3-05", once), &[weapons])[0].0, FIVE);
        let mirrored =
            TrackRecord { as_said: score(0, 2), mirrored: score(1, 0), ..TrackRecord::default() };
        let three = Claim::Card(Gear::Tools, 3);
        assert_eq!(taken(&table("l3-06", mirrored), &[three])[0].0, FIVE);
        // No other player's claims are interpreted like this.
        assert_eq!(taken(&table("l1-01", once), &[weapons])[0].0, weapons);
    }

    #[test]
    fn impossible_claims_are_not_taken_literally() {
        let twelve = Claim::Card(Gear::Tools, 12);
        let ten = Claim::Total(Gear::Books, 10);
        let meaning = taken(&table("l3-08", TrackRecord::default()), &[twelve, ten]);
        assert_eq!(meaning[0], (Claim::Card(Gear::Tools, 6), 47), "unless it is a lie");
        assert_eq!(
            meaning[1].0,
            Claim::Total(Gear::Books, 5),
            "it reveals how to interpret the rest"
        );
        assert!(taken(&table("l1-01", TrackRecord::default()), &[twelve]).is_empty());
        let plenty = Claim::Size(Gear::Tools, Size::Plenty);
        assert_eq!(taken(&table("l1-01", TrackRecord::default()), &[plenty]), [(plenty, 90)]);
    }
}
