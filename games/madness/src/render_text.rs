//! Text rendering of the board for terminals.
use std::fmt::Write;

use kernel::Localizer;

use crate::{
    data::Card,
    space::Space,
    view::{PhaseView, PlayerView, View},
};

/// Rows of the board from top to bottom.
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
/// Half the width of a space. The widest label is `>c10=co-09`, and each row is offset by half a
/// space from the one below.
const HALF: usize = 6;
const LONGEST: usize = ROWS[ROWS.len() - 1].len();

pub(crate) fn render(view: &View, texts: &dyn Localizer) -> String {
    let mut out = String::new();
    for row in ROWS {
        out.push_str(&" ".repeat(HALF * (LONGEST - row.len())));
        for &at in row {
            let _ = write!(out, "{:<width$}", mark(view, at), width = 2 * HALF);
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    let _ = writeln!(out, "{}", texts.localize("picture-legend"));
    draw_encounter(view, texts, &mut out);
    draw_remarks(view, texts, &mut out);
    draw_stocks(view, texts, &mut out);
    for player in &view.players {
        draw_player(view, player, texts, &mut out);
    }
    out
}

/// Returns the label of a space: `*` for a face-down tile, its number if it is known, and `>` for
/// the plane.
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

fn draw_encounter(view: &View, texts: &dyn Localizer, out: &mut String) {
    let Some(encounter) = &view.encounter else {
        return;
    };
    for challenge in &encounter.challenges {
        let gear = texts.localize(&format!("gear-{}", challenge.gear));
        let sums: Vec<String> = challenge.sums.iter().map(u8::to_string).collect();
        let result = view.results.iter().find(|result| result.letter == challenge.letter);
        let sum = result.map_or(String::new(), |result| format!("  = {}", result.sum));
        let letter = challenge.letter.as_str().to_uppercase();
        let _ = writeln!(out, "{letter}: {gear} {}{sum}", sums.join("/"));
    }
    if let Some(reward) = encounter.reward {
        let (label, name) =
            (texts.localize("picture-reward"), texts.localize(&format!("reward-{reward}")));
        let _ = writeln!(out, "{label}: {name}");
    }
    // The timer shows nothing in untimed games.
    if let Some(timer) = view.timer.as_ref().filter(|timer| timer.seconds > 0) {
        let _ = writeln!(
            out,
            "{}: {}/{}",
            texts.localize("picture-timer"),
            timer.elapsed,
            timer.seconds
        );
    }
}

/// Lists the remarks of this timer with their numbers, which answers and echoes refer to.
fn draw_remarks(view: &View, texts: &dyn Localizer, out: &mut String) {
    if view.timer.is_none() {
        return;
    }
    for remark in &view.remarks {
        let said = remark.said.map_or("...".to_owned(), |said| said.to_string());
        let _ = writeln!(out, "  {} {}: {said}", remark.id, texts.seat_name(remark.seat));
    }
}

fn draw_stocks(view: &View, texts: &dyn Localizer, out: &mut String) {
    let n_discard: u8 = view.discard.iter().map(|count| count.n).sum();
    let (tokens, score) = (&view.tokens, &view.score);
    let _ = writeln!(
        out,
        "{} {}   {} {}/{}/{}   {} {}   {} {}   {} {}   {} {} - {} = {}",
        texts.localize("picture-turn"),
        view.round,
        texts.localize("picture-tokens"),
        tokens.sled,
        tokens.discard,
        tokens.gone,
        texts.localize("picture-deck"),
        view.deck,
        texts.localize("picture-discard"),
        n_discard,
        texts.localize("picture-injuries"),
        view.injuries_left,
        texts.localize("picture-score"),
        score.relics,
        score.injuries,
        score.balance,
    );
}

fn draw_player(view: &View, player: &PlayerView, texts: &dyn Localizer, out: &mut String) {
    let is_over = matches!(view.phase, PhaseView::Over { .. });
    let is_leading = player.seat == view.leader && !is_over;
    let _ = write!(
        out,
        "{} {} {}  {} {}  {} {}",
        if is_leading { '>' } else { ' ' },
        player.seat.index() + 1,
        texts.seat_name(player.seat),
        texts.localize("picture-hand"),
        player.n_hand,
        texts.localize("picture-played"),
        player.n_played,
    );
    let _ = write!(out, "  {} {}", texts.localize("picture-madness"), player.level);
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
        let _ = write!(out, "  {} {}", texts.localize("picture-relics"), relics.join(" "));
    }
    if let Some(hand) = &player.hand {
        let cards: Vec<&str> = hand.iter().map(|card| Card::as_str(*card)).collect();
        let _ = write!(out, "  [{}]", cards.join(" "));
    }
    if player.is_done {
        out.push_str(" .");
    }
    out.push('\n');
    for card in player.madness.iter().flatten() {
        let (title, about) = (format!("madness-{card}"), format!("madness-{card}-about"));
        let _ = writeln!(out, "    {}: {}", texts.localize(&title), texts.localize(&about));
    }
}
