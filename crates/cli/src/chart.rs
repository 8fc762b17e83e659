//! A simulation as a picture: bars for the endings, a histogram of the lengths.
use anyhow::anyhow;
use bots::Played;
use plotters::{
    coord::Shift,
    prelude::{
        ChartBuilder, Color, DrawingArea, IntoDrawingArea, IntoFont, RGBColor, Rectangle,
        SVGBackend, Text, WHITE,
    },
};

use crate::{localizer::CliLocalizer, statistics::Summary};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

const WIDTH: u32 = 900;
const TITLE: u32 = 40;
const SUBTITLE: u32 = 36;
/// A sentence and its bar.
const PITCH: u32 = 48;
const HISTOGRAM: u32 = 340;
const FONT: &str = "sans-serif";
const SAND: RGBColor = RGBColor(0xC9, 0x8B, 0x3C);
const SKY: RGBColor = RGBColor(0x3F, 0x7C, 0x9C);

/// The whole SVG file.
pub fn draw(
    title: &str,
    summary: &Summary,
    played: &[Played],
    voice: &CliLocalizer,
) -> anyhow::Result<String> {
    let mut svg = String::new();
    let reasons = SUBTITLE + PITCH * summary.reasons.len() as u32;
    {
        let size = (WIDTH, TITLE + reasons + HISTOGRAM);
        let root = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        root.fill(&WHITE).map_err(broken)?;
        let below = root.titled(title, (FONT, 24)).map_err(broken)?;
        let (upper, lower) = below.split_vertically(reasons);
        draw_reasons(&upper, summary, voice)?;
        draw_lengths(&lower, played, voice)?;
        root.present().map_err(broken)?;
    }
    Ok(svg)
}

/// Endings are sentences: each stands above its bar.
fn draw_reasons(area: &Area<'_>, summary: &Summary, voice: &CliLocalizer) -> anyhow::Result<()> {
    const MARGIN: i32 = 16;
    const BAR: i32 = 16;
    let below = area.titled(&voice.say("chart_reasons"), (FONT, 18)).map_err(broken)?;
    let room = below.dim_in_pixel().0 as i32 - 2 * MARGIN;
    for (reason, row) in summary.reasons.iter().zip(0..) {
        let share = &reason.share;
        let top = row * PITCH as i32;
        let sentence = voice.reason(&reason.reason);
        let label = format!("{sentence} {} ({:.1} %)", share.n, share.rate * 100.0);
        let text = Text::new(label, (MARGIN, top + 4), (FONT, 14).into_font());
        below.draw(&text).map_err(broken)?;
        let from = (MARGIN, top + 22);
        let to = (MARGIN + (f64::from(room) * share.rate) as i32, top + 22 + BAR);
        below.draw(&Rectangle::new([from, to], SAND.filled())).map_err(broken)?;
    }
    Ok(())
}

fn draw_lengths(area: &Area<'_>, played: &[Played], voice: &CliLocalizer) -> anyhow::Result<()> {
    const N_BINS: u32 = 40;
    let longest = played.iter().map(|game| game.n_steps).max().unwrap_or_default();
    let width = (longest + 1).div_ceil(N_BINS).max(1);
    let n_bins = longest / width + 1;
    let mut bins = vec![0_usize; n_bins as usize];
    for game in played {
        bins[(game.n_steps / width) as usize] += 1;
    }
    let highest = bins.iter().copied().max().unwrap_or(1);
    let mut chart = ChartBuilder::on(area)
        .caption(voice.say("chart_lengths"), (FONT, 18))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(0..n_bins * width, 0..room(highest))
        .map_err(broken)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .x_desc(voice.say("chart_steps"))
        .y_desc(voice.say("chart_games"))
        .label_style((FONT, 14))
        .draw()
        .map_err(broken)?;
    let bars = bins.iter().zip(0_u32..).map(|(n, bin)| {
        let mut bar = Rectangle::new([(bin * width, 0), ((bin + 1) * width, *n)], SKY.filled());
        bar.set_margin(0, 0, 1, 1);
        bar
    });
    chart.draw_series(bars).map_err(broken)?;
    Ok(())
}

/// Some air above the highest bar.
fn room(highest: usize) -> usize {
    highest + highest.div_ceil(10)
}

fn broken(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("cannot draw the chart: {error}")
}
