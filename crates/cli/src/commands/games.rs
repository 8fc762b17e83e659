//! `ovoo games`: lists the games.
use std::io::Write;

use serde::Serialize;
use serde_json::json;
use table::{GameEntry, Json, OptionSpec};

use crate::{
    commands::write_json,
    localizer::{CliLocalizer, LanguageArgs},
};

/// List the games with their seats, bots and presets
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  ovoo games\n  ovoo games --json | jq '.[].bots'")]
pub struct Args {
    /// Print JSON, including the options of every preset
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgs,
}

/// The description of a game as JSON, also used in the response of `ovoo pipe` to `games`.
#[derive(Serialize)]
pub struct GameInfo {
    id: &'static str,
    name: String,
    rules_version: u16,
    oldest_rules_version: u16,
    seats: SeatInfo,
    hidden: bool,
    /// Bots from weakest to strongest.
    bots: Vec<&'static str>,
    /// Presets; the first is the default.
    presets: Vec<PresetInfo>,
    option_specs: &'static [OptionSpec],
    languages: Vec<&'static str>,
}

#[derive(Serialize)]
struct SeatInfo {
    min: u8,
    max: u8,
    default: u8,
}

#[derive(Serialize)]
struct PresetInfo {
    id: &'static str,
    options: Json,
}

impl GameInfo {
    pub fn of(entry: &GameEntry, localizer: &CliLocalizer) -> GameInfo {
        let meta = &entry.meta;
        let presets = entry.presets().into_iter();
        GameInfo {
            id: meta.id,
            name: localizer.game_name(entry),
            rules_version: meta.rules_version(),
            oldest_rules_version: *meta.rules_versions.start(),
            seats: SeatInfo {
                min: meta.seats_min,
                max: meta.seats_max,
                default: meta.seats_default,
            },
            hidden: meta.hidden,
            bots: entry.bots(),
            presets: presets.map(|(id, options)| PresetInfo { id, options }).collect(),
            option_specs: entry.options,
            languages: entry.languages.iter().map(|language| language.id).collect(),
        }
    }
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut infos = Vec::new();
    for entry in catalog::GAMES {
        let localizer = CliLocalizer::new(entry, &args.language.lang, Vec::new())?;
        let info = GameInfo::of(entry, &localizer);
        if !args.json {
            write_game(&info, &localizer, out)?;
        }
        infos.push(info);
    }
    if args.json {
        write_json(out, &infos)?;
    }
    Ok(())
}

fn write_game(
    info: &GameInfo,
    localizer: &CliLocalizer,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let seats = json!({"min": info.seats.min, "max": info.seats.max});
    writeln!(out, "{}  {}", info.id, info.name)?;
    writeln!(out, "  {}", localizer.message_with("games_seats", seats))?;
    let bots = json!({"names": info.bots.join(", ")});
    writeln!(out, "  {}", localizer.message_with("games_bots", bots))?;
    let mut presets = Vec::new();
    for preset in &info.presets {
        let key = format!("preset-{}", preset.id);
        presets.push(if localizer.has_text(&key) {
            format!("{} ({})", preset.id, localizer.text(&key))
        } else {
            preset.id.to_owned()
        });
    }
    let presets = json!({"names": presets.join(", ")});
    writeln!(out, "  {}", localizer.message_with("games_presets", presets))?;
    Ok(())
}
