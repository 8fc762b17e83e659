//! Draws the results of a simulation as SVG: one bar per ending and a histogram of game lengths.
use anyhow::anyhow;
use bots::PlayedGame;
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
const TITLE_HEIGHT: u32 = 40;
const SUBTITLE_HEIGHT: u32 = 36;
/// Height of a label and its bar.
const ROW: u32 = 48;
const HISTOGRAM_HEIGHT: u32 = 340;
const FONT: &str = "sans-serif";
const SAND: RGBColor = RGBColor(0xC9, 0x8B, 0x3C);
const SKY: RGBColor = RGBColor(0x3F, 0x7C, 0x9C);

/// Returns the SVG file.
pub fn draw(
    title: &str,
    summary: &Summary,
    games: &[PlayedGame],
    localizer: &CliLocalizer,
) -> anyhow::Result<String> {
    let mut svg = String::new();
    let reasons = SUBTITLE_HEIGHT + ROW * summary.reasons.len() as u32;
    {
        let size = (WIDTH, TITLE_HEIGHT + reasons + HISTOGRAM_HEIGHT);
        let root = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        root.fill(&WHITE).map_err(draw_error)?;
        let below = root.titled(title, (FONT, 24)).map_err(draw_error)?;
        let (upper, lower) = below.split_vertically(reasons);
        draw_reasons(&upper, summary, localizer)?;
        draw_lengths(&lower, games, localizer)?;
        root.present().map_err(draw_error)?;
    }
    Ok(svg)
}

/// Draws one bar per ending. Endings are sentences, so each label is above its bar.
fn draw_reasons(
    area: &Area<'_>,
    summary: &Summary,
    localizer: &CliLocalizer,
) -> anyhow::Result<()> {
    const MARGIN: i32 = 16;
    const BAR: i32 = 16;
    let below = area.titled(&localizer.message("chart_reasons"), (FONT, 18)).map_err(draw_error)?;
    let width = below.dim_in_pixel().0 as i32 - 2 * MARGIN;
    for (reason, row) in summary.reasons.iter().zip(0..) {
        let share = &reason.share;
        let top = row * ROW as i32;
        let sentence = localizer.reason(&reason.reason);
        let label = format!("{sentence} {} ({:.1} %)", share.n, share.rate * 100.0);
        let text = Text::new(label, (MARGIN, top + 4), (FONT, 14).into_font());
        below.draw(&text).map_err(draw_error)?;
        let from = (MARGIN, top + 22);
        let to = (MARGIN + (f64::from(width) * share.rate) as i32, top + 22 + BAR);
        below.draw(&Rectangle::new([from, to], SAND.filled())).map_err(draw_error)?;
    }
    Ok(())
}

fn draw_lengths(
    area: &Area<'_>,
    games: &[PlayedGame],
    localizer: &CliLocalizer,
) -> anyhow::Result<()> {
    const N_BINS: u32 = 40;
    let longest = games.iter().map(|game| game.n_steps).max().unwrap_or_default();
    let width = (longest + 1).div_ceil(N_BINS).max(1);
    let n_bins = longest / width + 1;
    let mut bins = vec![0_usize; n_bins as usize];
    for game in games {
        bins[(game.n_steps / width) as usize] += 1;
    }
    let highest = bins.iter().copied().max().unwrap_or(1);
    let mut chart = ChartBuilder::on(area)
        .caption(localizer.message("chart_lengths"), (FONT, 18))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(0..n_bins * width, 0..with_headroom(highest))
        .map_err(draw_error)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .x_desc(localizer.message("chart_steps"))
        .y_desc(localizer.message("chart_games"))
        .label_style((FONT, 14))
        .draw()
        .map_err(draw_error)?;
    let bars = bins.iter().zip(0_u32..).map(|(n, bin)| {
        let mut bar = Rectangle::new([(bin * width, 0), ((bin + 1) * width, *n)], SKY.filled());
        bar.set_margin(0, 0, 1, 1);
        bar
    });
    chart.draw_series(bars).map_err(draw_error)?;
    Ok(())
}

/// Leaves some space above the highest bar.
const fn with_headroom(highest: usize) -> usize {
    highest + highest.div_ceil(10)
}

fn draw_error(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("cannot draw the chart: {error}")
}
