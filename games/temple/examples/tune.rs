//! `tune-temple SEATS BOT GAMES [OPTIONS [NAME=VALUE …]]`: plays games between bots of one kind and
//! prints wins, values, escapes and deaths, for tuning the heuristics. If parameters are given, the
//! games are played by normal bots with that policy.
use std::{
    collections::BTreeMap,
    env,
    io::{self, Write},
};

use bots::Bot;
use kernel::{Ctx, EventBuffer, FastRng, Game, MatchRng, Perspective, Seat};
use table::HostedGame;
use temple::{
    Event, Options, State,
    bot::{Normal, Policy},
};

fn main() -> io::Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [seats, name, n_games, options @ ..] = args.as_slice() else {
        return Err(io::Error::other(
            "usage: tune-temple SEATS BOT GAMES [OPTIONS [NAME=VALUE …]]",
        ));
    };
    let number = |text: &String| text.parse::<u64>().map_err(io::Error::other);
    let (seats, n_games) = (number(seats)? as u8, number(n_games)?);
    let options: Options = match options.first() {
        Some(text) => serde_json::from_str(text).map_err(io::Error::other)?,
        None => Options::default(),
    };
    let policy = policy(args.get(4..).unwrap_or_default())?;
    let maker = State::BOTS.iter().find(|maker| maker.name == name).expect("the bot exists");
    let make = || -> Box<dyn Bot<State>> {
        match policy {
            Some(policy) => Box::new(Normal::with(policy)),
            None => (maker.make)(),
        }
    };
    let mut tally: BTreeMap<String, u64> = BTreeMap::new();
    let mut total = 0;
    for game in 0..n_games {
        total += play(&options, seats, &make, game, &mut tally);
    }
    let mut out = io::stdout().lock();
    for (label, n) in &tally {
        writeln!(out, "{label:>28} {:8.3} per game", *n as f64 / n_games as f64)?;
    }
    writeln!(out, "{:>28} {:8.3} per game", "value carried out", total as f64 / n_games as f64)
}

/// Parses changes to the parameters of the normal bot.
fn policy(changes: &[String]) -> io::Result<Option<Policy>> {
    let mut policy = Policy::NORMAL;
    for change in changes {
        let (name, value) = change.split_once('=').unwrap_or((change, ""));
        let value: f32 = value.parse().map_err(io::Error::other)?;
        match name {
            "risk" => policy.risk = value,
            "margin" => policy.margin = value,
            "heat" => policy.heat = value,
            "walls_cards" => policy.walls_cards = value as u8,
            "cards" => policy.cards = value as u8,
            "deciphers" => policy.deciphers = value > 0.0,
            "walls_spare" => policy.walls_spare = value,
            "lock_spare" => policy.lock_spare = value,
            _ => return Err(io::Error::other(format!("unknown parameter {name:?}"))),
        }
    }
    Ok((!changes.is_empty()).then_some(policy))
}

/// Plays one game, counts its events and returns the value carried out.
fn play(
    options: &Options,
    seats: u8,
    make: &dyn Fn() -> Box<dyn Bot<State>>,
    game: u64,
    tally: &mut BTreeMap<String, u64>,
) -> u64 {
    let mut bots: Vec<_> = (0..seats).map(|_| make()).collect();
    let mut rng = MatchRng::new(MatchRng::seed_from_number(game), 0);
    let mut bot_rng = FastRng::new(game);
    let mut state = State::new(options, seats, &mut rng).expect("the options are valid");
    let mut total = 0;
    while !state.is_over() {
        for seat in (0..seats).map(Seat::new) {
            bots[seat.index()].interject(&Perspective::new(&state, seat), &mut bot_rng);
        }
        let seat = state.awaited().first().expect("a seat is awaited until the game is over");
        let at = Perspective::new(&state, seat);
        let action = bots[seat.index()].choose(&at, &mut bot_rng).expect("bots never wait here");
        let mut events = EventBuffer::recording();
        let mut ctx = Ctx::new(&mut rng, &mut events);
        state.apply(seat, action, &mut ctx).expect("bots play legal actions");
        for record in events.into_records() {
            let label = match &record.event {
                Event::Eliminated { death, .. } => format!("dies: {death}"),
                Event::Escaped { route, .. } => format!("escapes: {route}"),
                Event::LockOpened { lock, .. } => format!("opens: {lock}"),
                Event::Searched { deck, .. } => format!("searches: {deck}"),
                Event::Deciphered { .. } => "deciphers".to_owned(),
                Event::StatueTaken { .. } => "takes the statue".to_owned(),
                Event::Replaced { .. } => "is replaced".to_owned(),
                Event::RoundBegan { .. } => "rounds".to_owned(),
                Event::Counted { n, .. } => {
                    total += u64::from(*n);
                    continue;
                }
                _ => continue,
            };
            *tally.entry(label).or_default() += 1;
        }
    }
    let outcome = state.outcome().expect("the game is over");
    *tally.entry(format!("ends: {}", outcome.reason)).or_default() += 1;
    total
}
