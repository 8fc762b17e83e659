//! The board as text, for terminals.
use std::fmt::Write;

use kernel::Localizer;

use crate::{
    cell::{Cell, SIDE},
    data::{BLOCKED, Back, City, Part, Role},
    state::PartAt,
    view::{PawnView, PhaseView, StormView, TileView, View},
};

const WIDTH: usize = 8;

pub(crate) fn draw(view: &View, texts: &dyn Localizer) -> String {
    let mut out = String::new();
    draw_grid(view, &mut out);
    let _ = writeln!(out, "{}", texts.localize("picture-legend"));
    let _ =
        writeln!(out, "{}: {}/{}", texts.localize("picture-sand"), view.supply, view.sand_total);
    draw_storm(&view.storm, texts, &mut out);
    for pawn in &view.crew {
        draw_pawn(view, pawn, texts, &mut out);
    }
    for part in &view.parts {
        let name = texts.localize(&format!("part-{}", part.part));
        let place = match part.at {
            PartAt::Held(seat) => texts.seat_name(seat),
            PartAt::On(cell) if cell == view.eye => texts.localize("picture-in-eye"),
            PartAt::On(cell) => cell.to_string(),
            PartAt::Hidden => {
                let row = part.row_clue.map_or("?".to_owned(), |cell| (cell.row() + 1).to_string());
                let column = part.column_clue.map_or('?', column_letter);
                format!("{column}{row}")
            }
        };
        let _ = write!(out, "{name}: {place}   ");
    }
    out.push('\n');
    out
}

fn column_letter(cell: Cell) -> char {
    char::from(b'a' + cell.column())
}

fn draw_grid(view: &View, out: &mut String) {
    out.push_str("   ");
    for column in 0..SIDE {
        let _ = write!(out, "{:^width$}", column_letter(Cell::at(0, column)), width = WIDTH + 1);
    }
    out.push('\n');
    let rule = format!("   +{}\n", format!("{}+", "-".repeat(WIDTH)).repeat(SIDE as usize));
    for row in 0..SIDE {
        out.push_str(&rule);
        let cells: Vec<Cell> = (0..SIDE).map(|column| Cell::at(row, column)).collect();
        let ground: Vec<String> = cells.iter().map(|&cell| ground_mark(view, cell)).collect();
        let pieces = cells.iter().map(|&cell| pieces_mark(view, cell)).collect();
        for (label, marks) in [((row + 1).to_string(), ground), (" ".to_owned(), pieces)] {
            let _ = write!(out, " {label} |");
            for mark in marks {
                let _ = write!(out, "{mark:^WIDTH$}|");
            }
            out.push('\n');
        }
    }
    out.push_str(&rule);
}

/// Returns the mark of the tile and its sand.
fn ground_mark(view: &View, cell: Cell) -> String {
    let Some(tile) = view.tile(cell) else {
        return "((@))".to_owned();
    };
    let sand = match tile.sand {
        0 => String::new(),
        n if n >= BLOCKED => format!(" {n}#"),
        n => format!(" {n}"),
    };
    format!("{}{sand}", tile_mark(tile))
}

fn tile_mark(tile: &TileView) -> String {
    let back = match tile.back {
        Back::Wreck => "X",
        Back::Drop => "o",
        Back::Plain => "~",
    };
    match (tile.excavated, tile.city) {
        (true, Some(city)) => city_mark(city).to_owned(),
        (false, Some(city)) => format!("{back}?{}", city_mark(city)),
        (_, None) => back.to_owned(),
    }
}

const fn city_mark(city: City) -> &'static str {
    match city {
        City::Gear => "GEAR",
        City::Tunnel => "TUNL",
        City::Well => "WELL",
        City::Mirage => "MIRG",
        City::Pad => "PAD",
        City::PropellerRow => "<pr>",
        City::PropellerColumn => "^pr^",
        City::EngineRow => "<en>",
        City::EngineColumn => "^en^",
        City::CrystalRow => "<cr>",
        City::CrystalColumn => "^cr^",
        City::NavdeckRow => "<na>",
        City::NavdeckColumn => "^na^",
    }
}

fn part_mark(part: Part) -> &'static str {
    match part {
        Part::Propeller => "*pr",
        Part::Engine => "*en",
        Part::Crystal => "*cr",
        Part::Navdeck => "*na",
    }
}

/// Returns the letters of the pawns, followed by the parts.
fn pieces_mark(view: &View, cell: Cell) -> String {
    let pawns = view.crew.iter().filter(|pawn| pawn.cell == cell);
    let mut mark: String = pawns.filter_map(|pawn| pawn.role).map(Role::letter).collect();
    for part in &view.parts {
        if part.at == PartAt::On(cell) {
            mark.push_str(part_mark(part.part));
        }
    }
    mark
}

fn draw_storm(storm: &StormView, texts: &dyn Localizer, out: &mut String) {
    let n_to_skull = storm.ticks.len() - (storm.meter as usize).min(storm.ticks.len());
    let rest: Vec<String> = storm
        .rest
        .iter()
        .filter(|count| count.n > 0)
        .map(|count| format!("{}x{}", count.n, count.card))
        .collect();
    let _ = writeln!(
        out,
        "{}: {} ({}: {n_to_skull})   {}: {} = {}",
        texts.localize("picture-storm"),
        storm.level,
        texts.localize("picture-skull"),
        texts.localize("picture-pile"),
        storm.n_left,
        rest.join(" "),
    );
    if !storm.known.is_empty() {
        let known: Vec<String> =
            storm.known.iter().map(|known| format!("{}. {}", known.nth, known.card)).collect();
        let _ = writeln!(out, "{}: {}", texts.localize("picture-known"), known.join("  "));
    }
}

fn draw_pawn(view: &View, pawn: &PawnView, texts: &dyn Localizer, out: &mut String) {
    let is_on_turn = pawn.seat == view.turn && !matches!(view.phase, PhaseView::Over { .. });
    let Some(role) = pawn.role else {
        return;
    };
    let gear: Vec<String> =
        pawn.gear.iter().map(|gear| texts.localize(&format!("gear-{gear}"))).collect();
    let _ = write!(
        out,
        "{} {} {} {} ({})  {} {}/{}",
        if is_on_turn { '>' } else { ' ' },
        role.letter(),
        texts.seat_name(pawn.seat),
        texts.localize(&format!("role-{role}")),
        pawn.cell,
        texts.localize("picture-water"),
        pawn.water,
        pawn.canteen,
    );
    if !gear.is_empty() {
        let _ = write!(out, "  [{}]", gear.join(", "));
    }
    if pawn.has_shield {
        let _ = write!(out, "  {}", texts.localize("picture-shielded"));
    }
    if pawn.is_buried {
        let _ = write!(out, "  {}", texts.localize("picture-buried"));
    }
    if is_on_turn {
        let _ = write!(out, "  {}: {}", texts.localize("picture-actions"), view.actions_left);
    }
    out.push('\n');
}
