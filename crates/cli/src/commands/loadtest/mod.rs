//! `ovoo loadtest`: plays many tables with scripted clients and measures the load on the server.
mod client;
mod server;
mod tally;

use std::{
    io::Write,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Serialize;

use self::{
    client::{Client, Table},
    server::{Server, Usage},
    tally::{Latency, Tally},
};
use crate::commands::{progress_bar, write_json};

const EXAMPLES: &str = "\
Starts its own server with an empty store, unless --url names a running one (start that with
--no-limits, or it will reject requests). Every seat is a client with its own socket, and every step
is a random legal action. Latency is measured from the command to each viewer. Server CPU and memory
are read from /proc.

Examples:
  ovoo loadtest --tables 250 --seats 4 --rate 250      1,000 sockets, 250 steps per second
  ovoo loadtest --tables 1000 --seats 4 --rate 1000    4,000 sockets
  ovoo loadtest --tables 1 --rate 1 --idle 10000       cost of an idle socket
  ovoo loadtest --url http://127.0.0.1:8080 --pid 4711 --json";

/// Number of tables that are opened concurrently.
const N_CONCURRENT: usize = 32;

/// Load-test a server with many tables
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Game to play [default: the first one]
    #[arg(long)]
    game: Option<String>,
    /// Number of tables, all seats taken
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Seats per table, each with its own socket
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Steps per second over all tables
    #[arg(long, default_value_t = 100.0)]
    rate: f64,
    /// Duration of the test in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Additional idle sockets, four per table in the lobby
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// Address of a running server
    #[arg(long)]
    url: Option<String>,
    /// Process id of the running server, to measure CPU and memory
    #[arg(long, requires = "url")]
    pid: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The results of a load test.
#[derive(Serialize)]
struct Report {
    tables: usize,
    sockets: usize,
    /// Number of sockets whose client plays a seat.
    playing: usize,
    seconds: f64,
    steps: u64,
    steps_per_second: f64,
    games_finished: u64,
    refused: u64,
    errors: u64,
    /// Time from sending a command to receiving its update, for every viewer.
    latency: Latency,
    server_cpu_us_per_step: Option<f64>,
    server_cpu_share: Option<f64>,
    server_kib_per_socket: Option<f64>,
    server_rss_mib: Option<f64>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    // Each socket needs one file descriptor in this process and one in the server.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args))?;
    if args.json { write_json(out, &report) } else { write_report(&report, out) }
}

async fn measure(args: &Args) -> anyhow::Result<Report> {
    let server = Server::find_or_start(args.url.as_deref(), args.pid)?;
    let entry = match &args.game {
        Some(id) => crate::arguments::find_game(id)?,
        None => catalog::GAMES.first().context("no game is available")?,
    };
    let before = server.usage();
    let tally = Arc::new(Tally::default());
    let progress = progress_bar(args.tables as u64 + args.idle.div_ceil(4) as u64);
    let (url, game) = (server.url.as_str(), entry.meta.id);
    let opening = stream::iter(0..args.tables).map(|_| async {
        let table = Table::open(url, game, args.seats, &tally).await;
        progress.inc(1);
        table
    });
    let mut tables: Vec<Table> = opening.buffer_unordered(N_CONCURRENT).try_collect().await?;
    let connecting = stream::iter((0..args.idle).step_by(4)).map(|number| {
        progress.inc(1);
        client::connect_idle(url, game, (args.idle - number).min(4))
    });
    let idle: Vec<Vec<Client>> = connecting.buffer_unordered(N_CONCURRENT).try_collect().await?;
    let idle: Vec<Client> = idle.into_iter().flatten().collect();
    progress.finish_and_clear();
    let sockets = args.tables * usize::from(args.seats) + idle.len();
    let connected = server.usage();
    let start = Instant::now();
    drive(&mut tables, args, &tally).await?;
    let seconds = start.elapsed().as_secs_f64();
    let after = server.usage();
    drop(idle);
    Ok(build_report(args, sockets, seconds, &tally, [before, connected, after]))
}

/// Sends commands at the given rate, cycling through the tables that are ready for one.
async fn drive(tables: &mut [Table], args: &Args, tally: &Arc<Tally>) -> anyhow::Result<()> {
    let progress = progress_bar(args.seconds);
    let start = Instant::now();
    let mut ticks = tokio::time::interval(Duration::from_secs_f64(1.0 / args.rate.max(0.01)));
    let mut next = 0;
    while start.elapsed() < Duration::from_secs(args.seconds) {
        ticks.tick().await;
        progress.set_position(start.elapsed().as_secs());
        let n = tables.len();
        if tables.iter().all(Table::is_over) {
            bail!("all games are over; use more tables or fewer steps");
        }
        // Skip tables that are still waiting for an update.
        for _ in 0..n {
            next = (next + 1) % n;
            if tables[next].play().await? {
                break;
            }
        }
    }
    progress.finish_and_clear();
    // Leave time for updates in flight to arrive.
    let deadline = Instant::now() + Duration::from_secs(5);
    while tables.iter().any(Table::is_waiting) && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tally.count_errors(tables.iter().filter(|table| table.is_waiting()).count() as u64);
    Ok(())
}

fn build_report(
    args: &Args,
    sockets: usize,
    seconds: f64,
    tally: &Tally,
    [before, connected, after]: [Option<Usage>; 3],
) -> Report {
    let steps = tally.steps();
    let cpu = connected.zip(after).map(|(from, to)| to.cpu_seconds - from.cpu_seconds);
    let growth_kib = before.zip(after).map(|(from, to)| to.rss_kib.saturating_sub(from.rss_kib));
    Report {
        tables: args.tables,
        sockets,
        playing: args.tables * usize::from(args.seats),
        seconds,
        steps,
        steps_per_second: steps as f64 / seconds,
        games_finished: tally.finished(),
        refused: tally.refused(),
        errors: tally.errors(),
        latency: tally.latency(),
        server_cpu_us_per_step: cpu.map(|cpu| cpu * 1e6 / steps.max(1) as f64),
        server_cpu_share: cpu.map(|cpu| cpu / seconds),
        server_kib_per_socket: growth_kib.map(|kib| kib as f64 / sockets.max(1) as f64),
        server_rss_mib: after.map(|usage| usage.rss_kib as f64 / 1024.0),
    }
}

fn write_report(report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    let Latency { p50, p90, p99, max, n } = report.latency;
    let format = |figure: Option<f64>, unit: &str| {
        figure.map_or("unknown".to_owned(), |figure| format!("{figure:.1} {unit}"))
    };
    writeln!(
        out,
        "{} sockets, {} of them playing at {} tables",
        report.sockets, report.playing, report.tables
    )?;
    writeln!(
        out,
        "{} steps in {:.1} s, {:.1} per second; {} games finished, {} refused, {} errors",
        report.steps,
        report.seconds,
        report.steps_per_second,
        report.games_finished,
        report.refused,
        report.errors
    )?;
    writeln!(out, "latency from command to viewer ({n} deliveries):")?;
    writeln!(out, "  p50 {p50:.2} ms, p90 {p90:.2} ms, p99 {p99:.2} ms, max {max:.2} ms")?;
    writeln!(out, "server: {} per step", format(report.server_cpu_us_per_step, "us of CPU"))?;
    writeln!(out, "        {} per socket", format(report.server_kib_per_socket, "KiB"))?;
    writeln!(out, "        {} in total", format(report.server_rss_mib, "MiB"))?;
    Ok(())
}
