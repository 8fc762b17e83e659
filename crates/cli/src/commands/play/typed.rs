//! What a typed line means.

/// One line at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed<'a> {
    Nothing,
    /// List what is legal.
    Actions,
    /// Draw the table again.
    Board,
    Why(&'a str),
    Undo,
    /// The rest is meant for another seat.
    As(&'a str, &'a str),
    Wait,
    Rules(&'a str),
    Log,
    Help,
    Quit,
    /// Everything else is for the game.
    Act(&'a str),
}

/// The table's own words that stand alone, for completion. A leading `/` keeps them apart from a
/// game that uses the same word.
pub const WORDS: &[&str] = &["actions", "board", "help", "log", "quit", "rules", "undo", "wait"];

/// Reads a line with single spaces. What the game takes, the game gets.
pub fn read<'a>(line: &'a str, legal: &[String]) -> Typed<'a> {
    if line.is_empty() {
        return Typed::Nothing;
    }
    if legal.iter().any(|command| command == line) {
        return Typed::Act(line);
    }
    let bare = line.strip_prefix('/').unwrap_or(line);
    let (word, rest) = bare.split_once(' ').unwrap_or((bare, ""));
    match (word, rest) {
        ("actions", "") => Typed::Actions,
        ("board", "") => Typed::Board,
        ("why", command) => Typed::Why(command),
        ("undo", "") => Typed::Undo,
        ("as", rest) => {
            let (seat, command) = rest.split_once(' ').unwrap_or((rest, ""));
            Typed::As(seat, command)
        }
        ("wait", "") => Typed::Wait,
        ("rules", paragraph) => Typed::Rules(paragraph),
        ("log", "") => Typed::Log,
        ("help" | "?", _) => Typed::Help,
        ("quit" | "exit" | "q", "") => Typed::Quit,
        _ => Typed::Act(line),
    }
}

/// A legal command to show how commands look: the first with several words, if there is one.
pub fn example(legal: &[String]) -> Option<&str> {
    let several = legal.iter().find(|command| command.contains(' '));
    several.or(legal.first()).map(String::as_str)
}

/// The command with its first word as short as it can be, if it can be shortened at all.
pub fn shorten(command: &str, legal: &[String]) -> Option<String> {
    let (word, rest) = command.split_at(command.find(' ').unwrap_or(command.len()));
    let cuts = word.char_indices().map(|(at, _)| at).skip(1);
    let shortened = cuts.map(|at| format!("{}{rest}", &word[..at]));
    shortened.into_iter().find(|short| expand(short, legal) == [command])
}

/// One space between words and none around them.
pub fn tidy(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The legal commands that a shortened one may stand for: each word typed begins the word in its
/// place.
pub fn expand<'a>(typed: &str, legal: &'a [String]) -> Vec<&'a str> {
    let typed = typed.to_lowercase();
    let mut meant = Vec::new();
    for command in legal {
        let mut words = command.split(' ');
        if typed.split(' ').all(|start| words.next().is_some_and(|word| word.starts_with(start))) {
            meant.push(command.as_str());
        }
    }
    // `m c3` is the walk alone, although it also begins the walk with somebody.
    let n_typed = typed.split(' ').count();
    let mut whole = meant.clone();
    whole.retain(|command| command.split(' ').count() == n_typed);
    if whole.len() == 1 { whole } else { meant }
}
