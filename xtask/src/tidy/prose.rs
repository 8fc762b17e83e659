//! Phrases that read as if translated, in comments, documentation and texts.
//!
//! The lists are heuristics. If one of them flags a sentence, rewrite the sentence instead of
//! swapping the word. `prose-exceptions.txt` lists the justified exceptions.
use super::{File, Finding, find_words};

/// Lines of `path: phrase`: the phrase may occur in this file.
const EXCEPTIONS: &str = include_str!("prose-exceptions.txt");

/// This file and the exceptions quote what they search for.
const OWN_FILES: &str = "xtask/src/tidy/prose";

/// Phrases in lower case, and the usual repair.
type Phrases = &'static [(&'static [&'static str], &'static str)];

const ENGLISH: Phrases = &[
    (&["whoever", "whomever", "those who"], "name the player, client or caller"),
    (&["somebody", "everybody", "nobody"], "write someone, everyone, no one, or name the player"),
    (&["anew"], "write again, or re-"),
    (&["the own", "an own"], "write their own or your own"),
    (&["is told", "are told", "was told", "were told"], "write is sent, receives, is notified"),
    (&["luck"], "write chance, random or randomness"),
    (&["whim", "whims"], "write bot seed"),
    (&["mend", "mends", "mended", "mending"], "write fix"),
    (&["chore", "chores"], "write task"),
    (&["in vain"], "write without effect"),
    (&["for want of"], "write without"),
    (&["be had"], "write is available, or get"),
    (&["just now"], "write now, or drop it"),
    (&["all the same"], "write anyway"),
    (&["goes on", "went on", "to go on", "may go on"], "write continues, resumes or proceeds"),
    (&["dossier", "seed a", "seed b"], "cite a source readers can open, or give the reason"),
    (&["by lot"], "write at random"),
    (
        &["cards a turn", "actions a turn", "steps a second", "ns a step", "points a game"],
        "write per",
    ),
];

const GERMAN: Phrases = &[
    (&["unter dieser sanduhr", "je sanduhr"], "schreib: in diesem Durchgang, pro Durchgang"),
    (&["der spieler", "die spieler"], "schreib: alle, wer, die Person"),
    (&["gastgeber"], "schreib: Host"),
    (&["nachbar", "nachbarn", "nachbarin"], "schreib: die Person links oder rechts von dir"),
    (&["dem, der"], "schreib: der Person, die"),
    (&["man"], "schreib: du"),
    (&["glück"], "schreib: Zufall"),
    (&["umsonst", "vertan"], "schreib: kostenlos, verschwendet"),
    (&["gleich welche", "wo immer"], "schreib: egal welche, überall dort, wo"),
];

/// Words that begin a condition in German, which must not continue with ", so".
const CONDITIONS: &[&str] = &["Ist ", "Hat ", "Liegt ", "Steht ", "Sind ", "Haben "];

/// Words that must not begin an English statement.
const OPENINGS: &[&str] = &["Who ", "What "];

pub fn phrases(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !file.path.starts_with(OWN_FILES)) {
        let Some(prose) = Prose::of(file) else { continue };
        for (index, line) in file.text.lines().enumerate() {
            let Some(text) = prose.text_in(line) else { continue };
            for (phrase, repair) in problems(text, prose.is_german) {
                if !is_exception(&file.path, &phrase) {
                    let problem = format!("“{phrase}” reads as if translated: {repair}");
                    found.push(file.finding(index + 1, problem));
                }
            }
        }
    }
    found
}

fn is_exception(path: &str, phrase: &str) -> bool {
    let mut exceptions = EXCEPTIONS.lines().filter_map(|line| line.split_once(": "));
    exceptions.any(|(file, allowed)| file == path && allowed == phrase)
}

/// Returns the phrases found in a line of prose, and how to repair them.
fn problems(text: &str, is_german: bool) -> Vec<(String, &'static str)> {
    let lower = text.to_lowercase();
    let list = if is_german { GERMAN } else { ENGLISH };
    let mut found = Vec::new();
    for (phrases, repair) in list {
        let seen = phrases.iter().filter(|phrase| find_words(&lower, phrase).next().is_some());
        found.extend(seen.map(|phrase| ((*phrase).to_owned(), *repair)));
    }
    for sentence in sentences(text) {
        let begins = |words: &[&str]| words.iter().any(|word| sentence.starts_with(word));
        if is_german && begins(CONDITIONS) && sentence.contains(", so ") {
            found.push((", so".to_owned(), "streich „so“"));
        } else if !is_german && begins(OPENINGS) && !sentence.ends_with('?') {
            let word = sentence.split(' ').next().unwrap_or_default();
            found.push((word.to_owned(), "start with the noun, not with a relative clause"));
        }
    }
    found
}

/// Splits a line into sentences, each with its final mark.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(['.', '?', '!']).map(str::trim)
}

/// The prose of a file.
struct Prose {
    is_german: bool,
    kind: Kind,
}

enum Kind {
    /// Every line is prose.
    Document,
    /// The right-hand sides and continuation lines of messages.
    Fluent,
    /// Comments that begin with one of these marks.
    Comments(&'static [&'static str]),
}

impl Prose {
    fn of(file: &File) -> Option<Prose> {
        let kind = match file.name().rsplit('.').next()? {
            "md" => Kind::Document,
            "ftl" => Kind::Fluent,
            "rs" | "ts" | "mjs" | "svelte" => Kind::Comments(&["//", "/*", "*", "<!--"]),
            "css" => Kind::Comments(&["/*", "*"]),
            "sql" => Kind::Comments(&["--"]),
            "sh" | "toml" | "run" | "test" => Kind::Comments(&["#"]),
            _ => return None,
        };
        let is_german = matches!(file.name(), "de.md" | "de.ftl");
        Some(Prose { is_german, kind })
    }

    /// Returns the prose in a line.
    fn text_in<'a>(&self, line: &'a str) -> Option<&'a str> {
        match &self.kind {
            Kind::Document if line.starts_with('#') => None,
            Kind::Document => Some(line.trim_start_matches(['|', '-', '*', ' '])),
            Kind::Fluent if line.starts_with([' ', '\t']) => Some(line.trim()),
            Kind::Fluent => line.split_once(" = ").map(|(_, text)| text),
            Kind::Comments(marks) => {
                let line = line.trim();
                let at = marks.iter().filter_map(|mark| comment_at(line, mark)).min()?;
                Some(line[at..].trim_start_matches(['/', '*', '!', '<', '-', '#', ' ']))
            }
        }
    }
}

/// Returns where a comment begins in a trimmed line.
fn comment_at(line: &str, mark: &str) -> Option<usize> {
    if line.starts_with(mark) {
        return Some(0);
    }
    // A lone star continues a block comment only at the start of a line.
    let spaced = format!(" {mark} ");
    if mark == "*" { None } else { line.find(&spaced) }
}

#[cfg(test)]
mod tests {
    use super::{super::tests::findings_in, *};

    #[test]
    fn phrases_are_found_in_comments_but_not_in_code() {
        let code = "let nobody = 1; // Whoever acts first.\n/// What is told.\n/// What is this?";
        let found = findings_in(phrases, "crates/x/src/lib.rs", code);
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].starts_with("1: “whoever”"), "{found:?}");
        assert!(found[1].starts_with("2: “is told”") && found[2].starts_with("2: “What”"));
    }

    #[test]
    fn texts_are_checked_in_their_language() {
        let text = "a = man\nb = { $n ->\n    [one] nobody\n}";
        assert_eq!(findings_in(phrases, "web/text/en.ftl", text).len(), 1);
        assert_eq!(findings_in(phrases, "web/text/de.ftl", text).len(), 1);
        let text = "Ist das Feld frei, so zieh. Hat sie Glück, zieht sie so weit.";
        let found = findings_in(phrases, "games/x/rules/de.md", text);
        assert_eq!(found.len(), 2, "{found:?}");
    }
}
