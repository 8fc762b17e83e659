//! Lessons: real matches from a prepared position, in which a newcomer makes every move.
//!
//! A lesson is data beside its game: `games/<id>/lessons/<lesson>.json`, and its texts in every
//! language. The server opens its positions and plays the lines of its script; the browser shows
//! its beats; `conformance::lessons` plays it along every taught path.
use std::collections::BTreeMap;

use kernel::Seat;
use serde::Deserialize;

use crate::Json;

/// A lesson as a game embeds it.
#[derive(Clone, Copy, Debug)]
pub struct LessonSource {
    /// The id, one word.
    pub id: &'static str,
    /// The [`Lesson`] as JSON.
    pub json: &'static str,
    /// The texts by language, as Fluent messages.
    pub texts: &'static [(&'static str, &'static str)],
}

impl LessonSource {
    /// Parses the lesson.
    ///
    /// # Errors
    ///
    /// Returns an error if the JSON is not a lesson.
    pub fn read(&self) -> Result<Lesson, serde_json::Error> {
        serde_json::from_str(self.json)
    }
}

/// A lesson. The learner has the first seat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lesson {
    /// The names of the bots, from the second seat on.
    pub names: Vec<String>,
    /// The level of the bots in the beats in which they think.
    pub bot: String,
    /// The matches, one after the other.
    pub chapters: Vec<Chapter>,
    /// `true` if the last match can be played on after the lesson.
    #[serde(default)]
    pub can_play_on: bool,
    /// The first real game.
    pub real_game: RealGame,
}

/// A match of a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chapter {
    /// The starting position.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub position: Json,
    /// The number from which the seed of the match derives.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seed: u64,
    /// The steps of the story.
    pub beats: Vec<Beat>,
}

/// A step of the story: one message and one thing to do. Its texts are `lesson-<id>`, optionally
/// `lesson-<id>-after` and, for each reaction, `lesson-say-<say>`. All of them may use the bots'
/// names, `$p2` and so on.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Beat {
    /// The id, one word.
    pub id: String,
    /// The things it speaks of, the main one first.
    pub at: Vec<String>,
    /// The tab with these things, where not all tabs are in view.
    pub tab: Option<String>,
    /// If set, the beat is skipped unless the learner has played a matching command in this
    /// chapter.
    pub when: Option<String>,
    /// If set, the beat is skipped if the learner has played a matching command in this chapter.
    pub unless: Option<String>,
    /// Lines that are played when the beat begins, see [`ScriptLine`].
    pub script: Vec<String>,
    /// The learner's commands, in order. Each entry is a pattern, see [`is_match`]. A beat that
    /// accepts nothing is only read.
    pub accept: Vec<String>,
    /// If set, all entries of `accept` are allowed until the learner plays this command or an event
    /// of this type happens.
    pub until: Option<String>,
    /// The command that the learner tries and the rules refuse.
    pub refused: Option<Refused>,
    /// Answers to what the learner does, accepted or not.
    pub react: Vec<Reaction>,
    /// `true` if clocks run and bots think, as in any match.
    pub is_live: bool,
    /// Arguments of the texts: a path into the view (`/actions_left`), one into the insight after
    /// `insight:`, or after `event:` the type of an event of this beat and a path into it.
    pub args: BTreeMap<String, String>,
}

/// A command that the rules refuse.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The command.
    pub command: String,
    /// The paragraph of the rulebook behind the refusal.
    pub rule: String,
    /// `true` if the lesson has to offer a button for it, with the text `lesson-<id>-button`,
    /// because the board offers none.
    #[serde(default)]
    pub has_button: bool,
}

/// The answer to a command.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reaction {
    /// The pattern of the command.
    pub to: String,
    /// The text.
    pub say: String,
    /// `true` if the command is played although the beat does not accept it. `script` shows what
    /// comes of it, and then everything is taken back.
    pub is_what_if: bool,
    /// Lines that are played before the text is shown.
    pub script: Vec<String>,
}

/// The first real game after a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RealGame {
    /// The preset.
    pub preset: String,
    /// Options that override the preset.
    #[cfg_attr(feature = "ts", ts(type = "{ [name: string]: Json }"))]
    pub options: Json,
    /// The levels of the bots.
    pub bots: Vec<String>,
}

/// A line of a lesson's script: `p2 move e4`, or `tick` to expire the running clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptLine {
    /// A bot acts.
    Act {
        /// The bot's seat.
        seat: Seat,
        /// The command.
        command: String,
    },
    /// The running clock expires.
    Tick,
}

impl ScriptLine {
    /// Parses a line.
    pub fn parse(line: &str) -> Option<ScriptLine> {
        if line == "tick" {
            return Some(ScriptLine::Tick);
        }
        let (seat, command) = line.split_once(' ')?;
        Some(ScriptLine::Act { seat: seat.parse().ok()?, command: command.to_owned() })
    }
}

/// Returns `true` if a command matches a pattern: alternatives separated by ` | `, each a command
/// or the beginning of one before `*`.
pub fn is_match(pattern: &str, command: &str) -> bool {
    pattern.split(" | ").any(|one| match one.strip_suffix('*') {
        Some(start) => command.starts_with(start),
        None => command == one,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_alternatives_and_beginnings() {
        for (pattern, command, expected) in [
            ("move c4", "move c4", true),
            ("move c4", "move c44", false),
            ("dig d3 | blast d3", "blast d3", true),
            ("move * | end", "move a1", true),
            ("move * | end", "ended", false),
            ("*", "anything", true),
        ] {
            assert_eq!(is_match(pattern, command), expected, "{pattern} {command}");
        }
    }

    #[test]
    fn a_line_is_a_seat_and_a_command_or_a_tick() {
        let act = ScriptLine::Act { seat: Seat::new(1), command: "move e4".to_owned() };
        assert_eq!(ScriptLine::parse("p2 move e4"), Some(act));
        assert_eq!(ScriptLine::parse("tick"), Some(ScriptLine::Tick));
        assert_eq!(ScriptLine::parse("move"), None);
        assert_eq!(ScriptLine::parse("x move e4"), None);
    }
}
