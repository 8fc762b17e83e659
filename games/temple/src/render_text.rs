//! Text rendering of a view for terminals and golden stories: a map of the temple, followed by the
//! players and their cards.
use std::fmt::Write;

use kernel::{Localizer, Seat};

use crate::{
    board::Space,
    state::Status,
    view::{CardView, PhaseView, PlayerView, TileFace, View},
};

/// The width of a space in columns.
const WIDTH: usize = 5;

/// The map, row by row. `.` is rock. Spaces wider than one cell are written where they begin.
const PLAN: [&str; 12] = [
    ".   .   .   .   .   C18 R1  R2  R3  EXIT",
    "C15 C16 .   C17 .   .   R6  R5  R4  C27",
    "C14 L41 L42 L43 L44 C19 R7  R8  BANK C26",
    "C13 L31 L32 L33 L34 C20 BR  .   .   C25",
    "C12 L21 L22 L23 L24 C21 .   .   .   C24",
    "C11 L11 L12 L13 L14 C22 C23 .   .   .",
    "C10 C9  .   C8  .   C7  .   .   C6  .   C5  .   C4",
    ".   .   .   .   .   .   W41 W42 W43 W44 W45 W46 C3",
    ".   .   .   .   .   .   W31 W32 W33 W34 W35 W36 C2",
    ".   .   .   .   .   .   W21 W22 W23 W24 W25 W26 C1",
    ".   .   .   .   .   .   W11 W12 W13 W14 W15 W16 C0",
    ".   .   .   .   .   .   ENT",
];

pub(crate) fn draw(view: &View, texts: &dyn Localizer) -> String {
    let mut out = String::new();
    for row in PLAN {
        let mut line = String::new();
        for name in row.split_whitespace() {
            let text = match name.to_lowercase().parse::<Space>() {
                Ok(at) => draw_space(view, at),
                Err(_) => String::new(),
            };
            let _ = write!(line, "{text:<WIDTH$}");
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out.push('\n');
    draw_facts(view, texts, &mut out);
    for player in &view.players {
        draw_player(view, player, texts, &mut out);
    }
    draw_decision(view, texts, &mut out);
    out
}

/// Returns the seat numbers of the players on the space, `O` for the boulder, or the space's own
/// mark.
fn draw_space(view: &View, at: Space) -> String {
    let stands = |player: &&PlayerView| player.at == Some(at);
    let mut text: String =
        view.players.iter().filter(stands).map(|player| digit(player.seat)).collect();
    if view.boulder.at == at {
        text.push('O');
    }
    if view.piles.iter().any(|pile| pile.at == at) {
        text.push('*');
    }
    if !text.is_empty() {
        return text;
    }
    if let Some(tile) = view.lava.tiles.iter().find(|tile| tile.at == at) {
        let number = tile.number.map_or("?".to_owned(), |number| number.to_string());
        return match tile.face {
            TileFace::Unturned if tile.number.is_none() => "~".to_owned(),
            TileFace::Unturned => format!("~{number}"),
            TileFace::Safe => number,
            TileFace::Searched => format!("-{number}"),
            TileFace::Hole => "X".to_owned(),
        };
    }
    let is_closed = at
        .column()
        .is_some_and(|column| column <= view.walls.orange || column > 6 - view.walls.grey);
    if is_closed {
        return "#".to_owned();
    }
    if view.webs.contains(&at) {
        return "web".to_owned();
    }
    at.as_str().to_owned()
}

fn digit(seat: Seat) -> char {
    char::from(b'1' + seat.index() as u8)
}

fn draw_facts(view: &View, texts: &dyn Localizer, out: &mut String) {
    let word = |key: &str| texts.localize(key);
    let list = |faces: &[u8]| faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let _ = write!(out, "{} {}", word("picture-round"), view.round);
    let _ = write!(out, "  {} {}", word("picture-roll"), list(&view.dice));
    let _ = write!(out, "  {} {}", word("picture-keeper"), texts.seat_name(view.keeper));
    if let Some(target) = view.target {
        let _ = write!(out, "  {} {target}", word("picture-target"));
    }
    let _ = write!(out, "\n{} {}", word("picture-boulder"), view.boulder.at);
    let _ = write!(out, "  {} {}", word("picture-planks"), view.bridge.planks);
    let _ = write!(out, "  {} {}+{}", word("picture-walls"), view.walls.orange, view.walls.grey);
    let clue = |number: Option<u8>| number.map_or("?".to_owned(), |number| number.to_string());
    let clues: Vec<String> = view.lava.clues.iter().map(|it| clue(it.number)).collect();
    let _ = write!(out, "  {} {}", word("picture-clues"), clues.join(" "));
    if view.lava.is_masked {
        let _ = write!(out, "  {}", word("picture-masked"));
    }
    if view.is_collapsing {
        let _ = write!(out, "  {}", word("picture-collapsing"));
    }
    out.push('\n');
    for card in &view.varieties {
        let _ = writeln!(out, "{}", word(&format!("variety-{card}")));
    }
    for look in &view.looks {
        let glyph = word(&format!("glyph-{}", look.glyph));
        let _ = writeln!(out, "{}: {glyph} = {}", word("picture-look"), look.number);
    }
}

/// Returns the known faces. Cards that are set aside are in brackets.
fn list_cards(hand: &[CardView]) -> String {
    let shown = hand.iter().filter_map(|card| {
        card.card.map(|face| if card.is_marked { format!("({face})") } else { face.to_string() })
    });
    shown.collect::<Vec<_>>().join(" ")
}

/// Draws the dice or the exchanged cards of the current decision.
fn draw_decision(view: &View, texts: &dyn Localizer, out: &mut String) {
    let list = |faces: &[u8]| faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let _ = match &view.phase {
        PhaseView::Testing { test, .. } | PhaseView::Helping { test, .. } => {
            let trial = texts.localize(&format!("trial-{}", test.trial));
            let faces: Vec<u8> = test.dice.iter().map(|die| die.face).collect();
            writeln!(out, "{} {trial}: {}", texts.localize("picture-test"), list(&faces))
        }
        PhaseView::Unlocking { attempt, .. } => {
            let lock = texts.localize(&format!("lock-{}", attempt.lock));
            let (dice, needs) = (list(&attempt.dice), list(&attempt.needs));
            writeln!(out, "{} {lock}: {dice} ({needs})", texts.localize("picture-lock"))
        }
        PhaseView::Composing { exchange, .. }
        | PhaseView::Answering { exchange, .. }
        | PhaseView::Confirming { exchange, .. } => {
            let side =
                |laid: &Option<Vec<CardView>>| laid.as_deref().map_or(String::new(), list_cards);
            let (by, whom) = (texts.seat_name(exchange.by), texts.seat_name(exchange.whom));
            let (given, asked) = (side(&exchange.given), side(&exchange.asked));
            writeln!(
                out,
                "{}: {by} [{given}], {whom} [{asked}]",
                texts.localize("picture-exchange")
            )
        }
        PhaseView::Choosing
        | PhaseView::Briefing { .. }
        | PhaseView::Loading
        | PhaseView::Bracing
        | PhaseView::Acting { .. }
        | PhaseView::Losing { .. }
        | PhaseView::Removing { .. }
        | PhaseView::Gathering { .. }
        | PhaseView::Replacing { .. }
        | PhaseView::Over => Ok(()),
    };
}

fn draw_player(view: &View, player: &PlayerView, texts: &dyn Localizer, out: &mut String) {
    let word = |key: &str| texts.localize(key);
    let _ = write!(out, "{} {}", digit(player.seat), texts.seat_name(player.seat));
    if let (Some(adventurer), Some(ability)) = (player.adventurer, player.ability) {
        let name = word(&format!("adventurer-{adventurer}"));
        let _ = write!(out, ", {name} ({})", word(&format!("ability-{ability}")));
        if !player.is_token_used {
            let _ = write!(out, " +{}", word("picture-token"));
        }
    }
    match player.status {
        Status::In => {}
        Status::Waiting => {
            let _ = write!(out, ", {}", word("picture-waiting"));
        }
        Status::Out => {
            let _ = write!(out, ", {}", word("picture-out"));
        }
        Status::Dead => {
            let _ = write!(out, ", {}", word("picture-dead"));
        }
    }
    let mut count = |key: &str, n: u8| {
        if n > 0 {
            let _ = write!(out, ", {} {n}", texts.localize(key));
        }
    };
    count("picture-cards", player.n_cards);
    count("picture-wounds", player.n_wounds);
    count("picture-supplies", player.n_supplies);
    count("picture-gravel", player.n_gravel);
    if let Some(level) = player.level {
        let _ = write!(out, ", {} {level}", word("picture-level"));
    }
    if player.is_stuck {
        let _ = write!(out, ", {}", word("picture-stuck"));
    }
    if let Some(turn) = view.turn.as_ref().filter(|turn| turn.seat == player.seat) {
        let _ = write!(out, ", {} {}", word("picture-actions"), turn.actions);
    }
    if player.hand.iter().any(|card| card.card.is_some()) {
        let _ = write!(out, ": {}", list_cards(&player.hand));
    }
    out.push('\n');
}
