//! Measures how well free text is judged against the labelled remarks in `corpus/`.
//!
//! The table in `corpus/figures.txt` lists every card and language. It is updated like all expected
//! outputs, so that a change to the parser shows its effect in the diff.
use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf};

use expect_test::expect_file;
use kernel::Seat;
use serde::Deserialize;

use super::scene::{ADA, BRUNO, CHLOE, DMITRI, Timer};
use crate::talk::{TalkContext, TalkRefusal, check};

/// An utterance, and whether a fair player who knows Ada's madness card would let it pass.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Utterance {
    /// Ada's madness card, or `none`.
    card: String,
    /// Earlier remarks: the name of the speaker and the words.
    #[serde(default)]
    said: Vec<(String, String)>,
    /// The remark that Ada answers, as an index into `said`.
    re: Option<usize>,
    say: String,
    ok: bool,
    why: String,
}

/// Which utterances were judged as labelled, and which were not.
#[derive(Clone, Copy, Default)]
struct Tally {
    n_refused_rightly: u32,
    n_refused_wrongly: u32,
    n_passed_rightly: u32,
    n_passed_wrongly: u32,
}

impl Tally {
    fn count(&mut self, is_allowed: bool, passes: bool) {
        match (is_allowed, passes) {
            (true, true) => self.n_passed_rightly += 1,
            (true, false) => self.n_refused_wrongly += 1,
            (false, true) => self.n_passed_wrongly += 1,
            (false, false) => self.n_refused_rightly += 1,
        }
    }

    fn add(&mut self, other: Tally) {
        self.n_refused_rightly += other.n_refused_rightly;
        self.n_refused_wrongly += other.n_refused_wrongly;
        self.n_passed_rightly += other.n_passed_rightly;
        self.n_passed_wrongly += other.n_passed_wrongly;
    }

    /// Writes the precision and recall of refusals, and the error rates among allowed and forbidden
    /// utterances.
    fn row(&self, name: &str) -> String {
        let n_allowed = self.n_passed_rightly + self.n_refused_wrongly;
        let n_forbidden = self.n_refused_rightly + self.n_passed_wrongly;
        let n_refused = self.n_refused_rightly + self.n_refused_wrongly;
        format!(
            "{name:<12} {:>5} {:>10} {:>7} {:>15} {:>15}",
            n_allowed + n_forbidden,
            percent(self.n_refused_rightly, n_refused),
            percent(self.n_refused_rightly, n_forbidden),
            percent(self.n_refused_wrongly, n_allowed),
            percent(self.n_passed_wrongly, n_forbidden),
        )
    }
}

fn percent(part: u32, whole: u32) -> String {
    if whole == 0 {
        return "–".to_owned();
    }
    format!("{:.1} %", 100.0 * f64::from(part) / f64::from(whole))
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

fn read(language: &str, half: &str) -> Vec<Utterance> {
    let path = folder().join(format!("{language}.{half}.jsonl"));
    let lines = fs::read_to_string(&path).expect("the corpus is readable");
    let parse = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    lines.lines().map(parse).collect()
}

fn seat(name: &str) -> Seat {
    match name {
        "Ada" => ADA,
        "Bruno" => BRUNO,
        "Chloe" => CHLOE,
        "Dmitri" => DMITRI,
        _ => panic!("{name} does not sit at this table"),
    }
}

/// Returns the verdict on the utterance, or `None` if an earlier remark cannot be made at all.
fn judge(utterance: &Utterance) -> Option<Result<(), TalkRefusal>> {
    let cards: &[&str] = if utterance.card == "none" { &[] } else { &[&utterance.card] };
    let mut timer = Timer::empty(cards);
    for (name, words) in &utterance.said {
        if seat(name) == ADA {
            timer.said(&format!("text {words}"));
        } else {
            timer.hear(seat(name), &format!("text {words}"));
        }
    }
    let re = utterance.re.map(|id| format!("re {id} ")).unwrap_or_default();
    let remark = format!("{re}text {}", utterance.say).parse().ok()?;
    let talk = TalkContext { tick: 99, ..timer.talk() };
    Some(check(&talk, &remark, &timer.cards).map(|_| ()))
}

/// Prints the misjudged utterances of the half that may be used for tuning. Do not read the
/// other half: its figures show how well new remarks are judged.
fn measure(language: &str, half: &str, table: &mut String) {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for utterance in read(language, half) {
        let verdict = judge(&utterance);
        let passes = verdict.as_ref().map_or(!utterance.ok, Result::is_ok);
        tallies.entry(utterance.card.clone()).or_default().count(utterance.ok, passes);
        if half == "tuning" && passes != utterance.ok {
            let Utterance { card, say, why, .. } = &utterance;
            eprintln!("{language} {card}: {say:?} ({why}) gets {verdict:?}");
        }
    }
    let mut total = Tally::default();
    tallies.values().for_each(|tally| total.add(*tally));
    let title = format!("{language}, {half}");
    let heads = "precision  recall refused wrongly  passed wrongly";
    writeln!(table, "{title:<17} n  {heads}").expect("strings can be written");
    for (card, tally) in &tallies {
        writeln!(table, "{}", tally.row(card)).expect("strings can be written");
    }
    writeln!(table, "{}\n", total.row("all")).expect("strings can be written");
}

#[test]
fn free_text_is_judged_as_well_as_recorded() {
    let mut table = String::new();
    for half in ["tuning", "held_out"] {
        for language in ["en", "de"] {
            measure(language, half, &mut table);
        }
    }
    expect_file![folder().join("figures.txt")].assert_eq(&table);
}
