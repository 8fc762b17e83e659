//! How a listener takes somebody's word: what each kind of madness would make of it, and how well
//! that went with the cards so far.
use kernel::Seat;

use crate::{
    credit::{Reading, Score, Sense},
    data::LEVELS,
    state::State,
    talk::Claim,
};

/// A word is as good as if it had been kept nine times out of ten; every encounter adds one.
const KEPT_BEFORE: f32 = 9.0;
const BROKEN_BEFORE: f32 = 1.0;

/// How much likelier an encounter is that bears out a reading than if words meant nothing, and
/// how much less likely one is that contradicts it.
const BORNE_OUT: f32 = 4.0;
const CONTRADICTED: f32 = 0.1;
/// A liar is expected to be found out, but nothing in particular is expected of one.
const FOUND_OUT: f32 = 1.5;
/// Something was said in this glass that no sane person would say.
const ABSURD: f32 = 0.02;
/// Liars seldom tell what everybody sees through.
const OBVIOUS: f32 = 0.3;

/// The readings, then two that mean nothing: all is false, or any noise.
const N_IDEAS: usize = Reading::ALL.len() + 2;
const FALSE: usize = Reading::ALL.len();
const NOISE: usize = FALSE + 1;

/// What one speaker's words are taken for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Belief {
    speaker: Seat,
    /// How likely each idea is: not yet out of one.
    weights: [f32; N_IDEAS],
    /// How far to rely on each reading, if it is the right one.
    words: [f32; Reading::ALL.len()],
}

impl Belief {
    /// All that was claimed in this glass counts, for what sounds absurd is a clue.
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

    /// What the `nth` claim of the glass most likely means, and how far to rely on it. Ideas by
    /// which nobody could say so do not count for this remark.
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

    /// How far to rely on what is said of anything but single claims.
    pub(super) fn word(&self) -> f32 {
        self.words[Reading::AsSaid as usize]
    }
}

/// Before any card was seen. Only the last level twists every word.
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

    /// How Ada's claims are taken: what they mean, and how sure that is, in percent.
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
        // The first thing may be a lie: 0.95 of 0.9. What follows is not.
        let other = Claim::Total(Gear::Books, 4);
        assert_eq!(taken(&table("l2-01", fresh), &[FIVE, other]), [(FIVE, 85), (other, 90)]);
        // Doubled it cannot be: 0.82 of the 0.97 that are left.
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
        // Nobody else at the table is taken like that.
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
