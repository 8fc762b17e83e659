//! The mountain drawn with letters, for terminals.
use std::fmt::Write;

use kernel::Words;

use crate::{
    data::Card,
    space::Space,
    view::{PhaseView, PlayerView, View},
};

/// The rows of the mountain from the top.
const ROWS: [&[Space]; 8] = [
    &[Space::Z1, Space::Z2, Space::Z3],
    &[Space::X1, Space::X2, Space::X3],
    &[Space::Y3],
    &[Space::Y1, Space::Y2],
    &[Space::M5, Space::M6, Space::M7],
    &[Space::M1, Space::M2, Space::M3, Space::M4],
    &[Space::C7, Space::C8, Space::C9, Space::C10, Space::C11],
    &[Space::C1, Space::C2, Space::C3, Space::C4, Space::C5, Space::C6],
];
/// Half a space: the widest is `>c10=co-09`, and a row begins half a space behind the one below.
const HALF: usize = 6;
const LONGEST: usize = ROWS[ROWS.len() - 1].len();

pub(crate) fn draw(view: &View, words: &dyn Words) -> String {
    let mut out = String::new();
    for row in ROWS {
        out.push_str(&" ".repeat(HALF * (LONGEST - row.len())));
        for &at in row {
            let _ = write!(out, "{:<width$}", mark(view, at), width = 2 * HALF);
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    let _ = writeln!(out, "{}", words.word("picture-legend"));
    draw_encounter(view, words, &mut out);
    draw_remarks(view, words, &mut out);
    draw_stocks(view, words, &mut out);
    for player in &view.players {
        draw_player(view, player, words, &mut out);
    }
    out
}

/// The space, `*` with a tile face down, its number if it is known, the plane as `>`.
fn mark(view: &View, at: Space) -> String {
    let plane = if view.plane == Some(at) { ">" } else { "" };
    let space = view.spaces.iter().find(|space| space.at == at);
    let tile = match space.map(|space| (space.tile, space.has_tile)) {
        Some((Some(tile), _)) => format!("={tile}"),
        Some((None, true)) => "*".to_owned(),
        Some((None, false)) | None => String::new(),
    };
    format!("{plane}{at}{tile}")
}

fn draw_encounter(view: &View, words: &dyn Words, out: &mut String) {
    let Some(encounter) = &view.encounter else {
        return;
    };
    for challenge in &encounter.challenges {
        let gear = words.word(&format!("gear-{}", challenge.gear));
        let sums: Vec<String> = challenge.sums.iter().map(u8::to_string).collect();
        let result = view.results.iter().find(|result| result.letter == challenge.letter);
        let sum = result.map_or(String::new(), |result| format!("  = {}", result.sum));
        let letter = challenge.letter.word().to_uppercase();
        let _ = writeln!(out, "{letter}: {gear} {}{sum}", sums.join("/"));
    }
    if let Some(reward) = encounter.reward {
        let (label, name) = (words.word("picture-reward"), words.word(&format!("reward-{reward}")));
        let _ = writeln!(out, "{label}: {name}");
    }
    // Without a clock there is nothing to read off the glass.
    if let Some(glass) = view.glass.as_ref().filter(|glass| glass.seconds > 0) {
        let _ =
            writeln!(out, "{}: {}/{}", words.word("picture-glass"), glass.elapsed, glass.seconds);
    }
}

/// What was said in this glass, with the numbers by which it can be answered and repeated.
fn draw_remarks(view: &View, words: &dyn Words, out: &mut String) {
    if view.glass.is_none() {
        return;
    }
    for remark in &view.remarks {
        let said = remark.said.map_or("...".to_owned(), |said| said.to_string());
        let _ = writeln!(out, "  {} {}: {said}", remark.id, words.name(remark.seat));
    }
}

fn draw_stocks(view: &View, words: &dyn Words, out: &mut String) {
    let n_discard: u8 = view.discard.iter().map(|count| count.n).sum();
    let (tokens, score) = (&view.tokens, &view.score);
    let _ = writeln!(
        out,
        "{} {}   {} {}/{}/{}   {} {}   {} {}   {} {}   {} {} - {} = {}",
        words.word("picture-turn"),
        view.round,
        words.word("picture-tokens"),
        tokens.sled,
        tokens.discard,
        tokens.gone,
        words.word("picture-deck"),
        view.deck,
        words.word("picture-discard"),
        n_discard,
        words.word("picture-injuries"),
        view.injuries_left,
        words.word("picture-score"),
        score.relics,
        score.injuries,
        score.balance,
    );
}

fn draw_player(view: &View, player: &PlayerView, words: &dyn Words, out: &mut String) {
    let is_over = matches!(view.phase, PhaseView::Over { .. });
    let is_leading = player.seat == view.leader && !is_over;
    let _ = write!(
        out,
        "{} {} {}  {} {}  {} {}",
        if is_leading { '>' } else { ' ' },
        player.seat.index() + 1,
        words.name(player.seat),
        words.word("picture-hand"),
        player.n_hand,
        words.word("picture-laid"),
        player.n_laid,
    );
    let _ = write!(out, "  {} {}", words.word("picture-madness"), player.level);
    if let Some(cards) = &player.madness {
        for card in cards {
            let _ = write!(out, " {card}");
        }
    }
    if player.is_ignored {
        out.push_str(" -");
    }
    if !player.relics.is_empty() {
        let relics: Vec<String> = player.relics.iter().map(ToString::to_string).collect();
        let _ = write!(out, "  {} {}", words.word("picture-relics"), relics.join(" "));
    }
    if let Some(hand) = &player.hand {
        let cards: Vec<&str> = hand.iter().map(|card| Card::word(*card)).collect();
        let _ = write!(out, "  [{}]", cards.join(" "));
    }
    if player.is_done {
        out.push_str(" .");
    }
    out.push('\n');
    for card in player.madness.iter().flatten() {
        let (title, about) = (format!("madness-{card}"), format!("madness-{card}-about"));
        let _ = writeln!(out, "    {}: {}", words.word(&title), words.word(&about));
    }
}
