//! The game drawn as text, for terminals.
use std::fmt::Write;

use kernel::{Localizer, Seat};

use crate::{
    data::Card,
    space::{MAP, N_COLUMNS, N_ROWS, STRAW, Space},
    view::{PhaseView, PlayerView, View},
};

pub(crate) fn draw(view: &View, texts: &dyn Localizer) -> String {
    let mut out = String::new();
    draw_grid(view, &mut out);
    let _ = writeln!(out, "{}", texts.localize("picture-legend"));
    draw_stocks(view, texts, &mut out);
    for player in &view.players {
        draw_player(view, player, texts, &mut out);
    }
    if !view.ending.is_empty() {
        let causes: Vec<String> =
            view.ending.iter().map(|cause| texts.localize(&format!("cause-{cause}"))).collect();
        let _ = writeln!(out, "{}: {}", texts.localize("picture-ending"), causes.join(", "));
    }
    out
}

fn draw_grid(view: &View, out: &mut String) {
    out.push_str("   ");
    for column in 0..N_COLUMNS {
        let _ = write!(out, "{:^4}", char::from(b'a' + column as u8));
    }
    out.push('\n');
    for row in 0..N_ROWS {
        let _ = write!(out, "{:>2} ", row + 1);
        for column in 0..N_COLUMNS {
            let mark = Space::at(row, column).map_or(String::new(), |at| mark_of(view, at));
            let _ = write!(out, "{mark:^4}");
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
}

/// Returns the text of one space: land and owner with a star for a control marker, or a camel with
/// its owner's number.
fn mark_of(view: &View, at: Space) -> String {
    if at.is_path() {
        let has_camel = |player: &&PlayerView| player.camels.contains(&at);
        let owner = view.players.iter().find(has_camel);
        return owner.map_or("#".to_owned(), |player| format!("#{}", number(player.seat)));
    }
    let Some(tile) = view.tiles.iter().find(|tile| tile.at == at) else {
        let is_green = MAP[at.row()][at.column()] == b'g';
        return if STRAW.has(at) {
            "+"
        } else if is_green {
            "g"
        } else {
            "."
        }
        .to_owned();
    };
    let letter =
        if tile.printed { tile.land.letter().to_ascii_lowercase() } else { tile.land.letter() };
    let owner = tile.whom.map_or(String::new(), number);
    let is_marked =
        view.players.iter().flat_map(|player| &player.areas).any(|area| area.marker == at);
    format!("{letter}{owner}{}", if is_marked { "*" } else { "" })
}

fn number(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}

fn draw_stocks(view: &View, texts: &dyn Localizer, out: &mut String) {
    let tiles: Vec<String> = view
        .stock
        .iter()
        .map(|count| format!("{} {}", texts.localize(&format!("land-{}", count.land)), count.n))
        .collect();
    let goods: Vec<String> = view
        .supply
        .iter()
        .map(|count| format!("{} {}", texts.localize(&format!("good-{}", count.good)), count.n))
        .collect();
    let _ = writeln!(out, "{}: {}", texts.localize("picture-tiles"), tiles.join(", "));
    let _ = writeln!(out, "{}: {}", texts.localize("picture-supply"), goods.join(", "));
    let _ = writeln!(
        out,
        "{}: {}   {}: {}   {}: {}",
        texts.localize("picture-round"),
        view.round,
        texts.localize("picture-deck"),
        view.deck.n,
        texts.localize("picture-discard"),
        view.discard.len(),
    );
}

fn draw_player(view: &View, player: &PlayerView, texts: &dyn Localizer, out: &mut String) {
    let is_on_turn = player.seat == view.turn && view.phase != PhaseView::Over;
    let received = player.received.map_or(String::new(), |n| format!(" ({n})"));
    let _ = write!(
        out,
        "{} {} {}  #{}{received}  {} {}  {} {}  {} {}",
        if is_on_turn { '>' } else { ' ' },
        number(player.seat),
        texts.seat_name(player.seat),
        player.counter,
        texts.localize("picture-stack"),
        player.stack.len(),
        texts.localize("picture-camels"),
        player.camels_left,
        texts.localize("picture-markers"),
        player.markers_left,
    );
    let units = &player.units;
    match (&player.goods, &player.points) {
        (Some(goods), Some(points)) => {
            let _ = write!(
                out,
                "  {}x{} + {}x{} + {}x{} + {}x{} = {}",
                units.herd,
                goods.commodity,
                units.oasis,
                goods.well,
                units.steppe,
                goods.horse,
                units.stony,
                goods.ovoo,
                points.total,
            );
        }
        _ => {
            let _ = write!(
                out,
                "  {}/{}/{}/{}  {} {}",
                units.herd,
                units.oasis,
                units.steppe,
                units.stony,
                texts.localize("picture-goods"),
                player.n_goods,
            );
        }
    }
    let cards: Vec<&str> = player.offer.iter().map(|card| Card::as_str(*card)).collect();
    if !cards.is_empty() {
        let _ = write!(out, "  [{}]", cards.join(" "));
    }
    out.push('\n');
}
