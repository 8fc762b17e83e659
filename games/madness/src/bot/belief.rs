//! How a listener interprets another player's claims: what each kind of madness would make of them,
//! and how well that matched the cards so far.
use kernel::Seat;

use crate::{
    credit::{Reading, Score, Sense},
    data::LEVELS,
    state::State,
    talk::Claim,
};

/// Prior trust: as if nine of ten claims had been confirmed. Every encounter counts as one more.
const KEPT_BEFORE: f32 = 9.0;
const BROKEN_BEFORE: f32 = 1.0;

/// Likelihood ratio of an encounter that confirms a reading, and of one that contradicts it.
const BORNE_OUT: f32 = 4.0;
const CONTRADICTED: f32 = 0.1;
/// Liars are expected to be found out, but no particular meaning is expected of their claims.
const FOUND_OUT: f32 = 1.5;
/// Likelihood of a claim during this timer that no sane player would make.
const ABSURD: f32 = 0.02;
/// Likelihood that a liar makes a claim that everyone can see is false.
const OBVIOUS: f32 = 0.3;

/// The readings, plus two without meaning: everything is false, or random noise.
const N_IDEAS: usize = Reading::ALL.len() + 2;
const FALSE: usize = Reading::ALL.len();
const NOISE: usize = FALSE + 1;

/// The interpretation of one speaker's claims.
#[derive(Clone, Copy, Debug)]
pub(super) struct Belief {
    speaker: Seat,
    /// Relative likelihood of each idea; not normalized.
    weights: [f32; N_IDEAS],
    /// Reliability of each reading, if it is the right one.
    words: [f32; Reading::ALL.len()],
}

impl Belief {
    /// Considers all claims during this timer, because an absurd one is a clue.
    pub(super) fn of(state: &State, speaker: Seat, claims: &[Claim]) -> Belief {
        let is_ignored = state.ignored.has(speaker);
        let mut weights = prior(if is_ignored { 0 } else { state.minds.level(speaker) });
        let credit = &state.credit[speaker.index()];
        let mut words = [KEPT_BEFORE / (KEPT_BEFORE + BROKEN_BEFORE); Reading::ALL.len()];
        if !is_ignored {
            for (nth, reading) in Reading::ALL.into_iter().enumerate() {
                let score = credit.of(reading);
                weights[nth] *= likelihood(score);
                words[nth] = word(score);
            }
            let Score { kept, broken } = credit.as_said;
            weights[FALSE] *= FOUND_OUT.powi(broken.into()) * CONTRADICTED.powi(kept.into());
        }
        for (nth, &claim) in claims.iter().enumerate() {
            let sense = |reading: Reading| reading.sense(claim, nth, state, speaker);
            let is_obvious = sense(Reading::AsSaid) == Sense::Absurd;
            let lie = if is_obvious { OBVIOUS } else { 1.0 };
            for (index, reading) in Reading::ALL.into_iter().enumerate() {
                weights[index] *= match sense(reading) {
                    Sense::Means(_) => 1.0,
                    Sense::Untrue => lie,
                    Sense::Absurd => ABSURD,
                };
            }
            weights[FALSE] *= lie;
            weights[NOISE] *= lie;
        }
        Belief { speaker, weights, words }
    }

    /// Returns the most likely meaning of the `nth` claim and its reliability. Ideas under which
    /// the claim is impossible are ignored for this remark.
    pub(super) fn take(&self, state: &State, claim: Claim, nth: usize) -> Option<(Claim, f32)> {
        let mut all = self.weights[FALSE] + self.weights[NOISE];
        let mut meanings: [Option<(Claim, f32, f32)>; Reading::ALL.len()] = Default::default();
        for (index, reading) in Reading::ALL.into_iter().enumerate() {
            let weight = self.weights[index];
            match reading.sense(claim, nth, state, self.speaker) {
                Sense::Absurd => continue,
                Sense::Untrue => {}
                Sense::Means(meant) => {
                    let known = meanings.iter_mut().flatten().find(|it| it.0 == meant);
                    match known {
                        Some((_, sum, _)) => *sum += weight,
                        None => meanings[index] = Some((meant, weight, self.words[index])),
                    }
                }
            }
            all += weight;
        }
        let likelier =
            |one: &&(Claim, f32, f32), other: &&(Claim, f32, f32)| one.1.total_cmp(&other.1);
        let &(meant, weight, word) = meanings.iter().flatten().max_by(likelier)?;
        (weight > 0.0).then(|| (meant, weight / all * word))
    }

    /// Returns the reliability of statements other than single claims.
    pub(super) fn word(&self) -> f32 {
        self.words[Reading::AsSaid as usize]
    }
}

/// Returns the prior before any card was seen. Only the highest level distorts every claim.
fn prior(level: u8) -> [f32; N_IDEAS] {
    let mut weights = [0.0; N_IDEAS];
    match level {
        LEVELS => {
            weights = [0.03; N_IDEAS];
            weights[Reading::AsSaid as usize] = 0.82;
        }
        2 => {
            weights[Reading::AsSaid as usize] = 0.95;
            weights[Reading::FirstFalse as usize] = 0.05;
        }
        _ => weights[Reading::AsSaid as usize] = 1.0,
    }
    weights
}

fn likelihood(Score { kept, broken }: Score) -> f32 {
    BORNE_OUT.powi(kept.into()) * CONTRADICTED.powi(broken.into())
}

fn word(Score { kept, broken }: Score) -> f32 {
    let kept = KEPT_BEFORE + f32::from(kept);
    kept / (kept + BROKEN_BEFORE + f32::from(broken))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gear, Space, Tile,
        credit::Credit,
        talk::Size,
        tests::scene::{ADA, Scene, Table},
    };

    const FIVE: Claim = Claim::Card(Gear::Tools, 5);

    fn table(madness: &str, credit: Credit) -> Table {
        let scene = Scene::of(3).madness(ADA, madness).facing(Space::C1, Tile::Co04);
        let mut table = scene.ready();
        table.state.credit[ADA.index()] = credit;
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
    fn a_word_is_as_good_as_its_speakers_mind() {
        let fresh = Credit::default();
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
    fn every_encounter_adds_to_a_word_or_takes_from_it() {
        let kept = Credit { as_said: score(10, 0), ..Credit::default() };
        assert_eq!(taken(&table("l1-01", kept), &[FIVE]), [(FIVE, 95)]);
        let broken = Credit { as_said: score(0, 2), ..Credit::default() };
        assert_eq!(taken(&table("l1-01", broken), &[FIVE]), [(FIVE, 75)]);
    }

    #[test]
    fn listeners_learn_which_way_words_are_twisted() {
        let weapons = Claim::Card(Gear::Weapons, 5);
        let once = Credit { as_said: score(0, 1), shifted: score(1, 0), ..Credit::default() };
        assert_eq!(taken(&table("l3-05", once), &[weapons])[0].0, FIVE);
        let mirrored = Credit { as_said: score(0, 2), mirrored: score(1, 0), ..Credit::default() };
        let three = Claim::Card(Gear::Tools, 3);
        assert_eq!(taken(&table("l3-06", mirrored), &[three])[0].0, FIVE);
        // No other player's claims are interpreted like this.
        assert_eq!(taken(&table("l1-01", once), &[weapons])[0].0, weapons);
    }

    #[test]
    fn what_nobody_can_have_is_not_taken_as_said() {
        let twelve = Claim::Card(Gear::Tools, 12);
        let ten = Claim::Total(Gear::Books, 10);
        let sense = taken(&table("l3-08", Credit::default()), &[twelve, ten]);
        assert_eq!(sense[0], (Claim::Card(Gear::Tools, 6), 47), "or it is a lie");
        assert_eq!(sense[1].0, Claim::Total(Gear::Books, 5), "and it says how to take the rest");
        assert!(taken(&table("l1-01", Credit::default()), &[twelve]).is_empty());
        let plenty = Claim::Size(Gear::Tools, Size::Plenty);
        assert_eq!(taken(&table("l1-01", Credit::default()), &[plenty]), [(plenty, 90)]);
    }
}
