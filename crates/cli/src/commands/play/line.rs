//! Parses the lines that players enter, and completes shortened commands.

/// A line entered at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsedLine<'a> {
    Empty,
    /// Lists the legal commands.
    Actions,
    /// Redraws the board.
    Board,
    /// Explains why a command is not legal.
    Why(&'a str),
    Undo,
    /// Runs the rest of the line as another seat.
    As(&'a str, &'a str),
    /// Expires the clock.
    Wait,
    Rules(&'a str),
    Log,
    Help,
    Quit,
    /// A command for the game.
    Act(&'a str),
}

/// The built-in commands without arguments, for completion. With a leading `/` they work even in a
/// game that uses the same word.
pub const KEYWORDS: &[&str] = &["actions", "board", "help", "log", "quit", "rules", "undo", "wait"];

/// Parses a line whose words are separated by single spaces. The game's legal commands take
/// precedence.
pub fn parse<'a>(line: &'a str, legal: &[String]) -> ParsedLine<'a> {
    if line.is_empty() {
        return ParsedLine::Empty;
    }
    if legal.iter().any(|command| command == line) {
        return ParsedLine::Act(line);
    }
    let bare = line.strip_prefix('/').unwrap_or(line);
    let (word, rest) = bare.split_once(' ').unwrap_or((bare, ""));
    match (word, rest) {
        ("actions", "") => ParsedLine::Actions,
        ("board", "") => ParsedLine::Board,
        ("why", command) => ParsedLine::Why(command),
        ("undo", "") => ParsedLine::Undo,
        ("as", rest) => {
            let (seat, command) = rest.split_once(' ').unwrap_or((rest, ""));
            ParsedLine::As(seat, command)
        }
        ("wait", "") => ParsedLine::Wait,
        ("rules", paragraph) => ParsedLine::Rules(paragraph),
        ("log", "") => ParsedLine::Log,
        ("help" | "?", _) => ParsedLine::Help,
        ("quit" | "exit" | "q", "") => ParsedLine::Quit,
        _ => ParsedLine::Act(line),
    }
}

/// Chooses a legal command as an example, preferably one with several words.
pub fn choose_example(legal: &[String]) -> Option<&str> {
    let several = legal.iter().find(|command| command.contains(' '));
    several.or(legal.first()).map(String::as_str)
}

/// Returns the command with its first word as short as possible, or `None` if it cannot be
/// shortened.
pub fn shorten(command: &str, legal: &[String]) -> Option<String> {
    let (word, rest) = command.split_at(command.find(' ').unwrap_or(command.len()));
    let cuts = word.char_indices().map(|(at, _)| at).skip(1);
    let shortened = cuts.map(|at| format!("{}{rest}", &word[..at]));
    shortened.into_iter().find(|short| expand(short, legal) == [command])
}

/// Collapses white space to single spaces between words.
pub fn collapse_spaces(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the legal commands that a shortened command can stand for. Each word must be a prefix of
/// the corresponding word in the legal command.
pub fn expand<'a>(typed: &str, legal: &'a [String]) -> Vec<&'a str> {
    let typed = typed.to_lowercase();
    let mut matches = Vec::new();
    for command in legal {
        let mut words = command.split(' ');
        if typed.split(' ').all(|prefix| words.next().is_some_and(|word| word.starts_with(prefix)))
        {
            matches.push(command.as_str());
        }
    }
    // `m c3` stands for `move c3`, although it is also a prefix of `move c3 with p2`.
    let n_typed = typed.split(' ').count();
    let mut same_length = matches.clone();
    same_length.retain(|command| command.split(' ').count() == n_typed);
    if same_length.len() == 1 { same_length } else { matches }
}
