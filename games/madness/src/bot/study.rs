use super::*;
use crate::{Options, data::Region};
use bots::{Bot, Seated};
use kernel::{Ctx, Fast, Game, Journal, Perspective, Seeded};
use std::{collections::BTreeMap, sync::Mutex};

#[derive(Default, Debug, Clone)]
struct Stat {
    n: BTreeMap<String, f64>,
}
impl Stat {
    fn add(&mut self, k: impl Into<String>, v: f64) {
        *self.n.entry(k.into()).or_default() += v;
    }
}

fn sane(state: &mut State) {
    state.ignored = state.all_seats();
}

fn play(seed: u64, seats: u8, options: &Options, weights: Weights, lucid: bool, st: &mut Stat) {
    let mut luck = Seeded::new(Seeded::numbered(seed), 0);
    let mut g = State::new(options, seats, &mut luck).expect("deal");
    let mut bots: Seated<State> =
        (0..seats).map(|_| Box::new(Explorer::with(weights)) as Box<dyn Bot<State>>).collect();
    let mut whims = Fast::new(seed ^ 0x9E37);
    let mut j = Journal::muted();
    let mut last_round = 0;
    let mut steps = 0u32;
    while g.outcome().is_none() {
        steps += 1;
        if steps > 60000 {
            panic!("too long {:?}", g.phase);
        }
        if lucid {
            sane(&mut g);
        }
        let before = g.phase;
        let awaited = g.awaited();
        let mut acted = false;
        for seat in awaited.iter() {
            let at = Perspective::new(&g, seat);
            if let Some(a) = bots[seat.index()].choose(&at, &mut whims) {
                if let Action::Say { .. } = a {
                    st.add("remarks", 1.0);
                }
                if std::env::var("SHOW").is_ok() {
                    eprintln!(
                        "{} {} {:?} lvl{} {}",
                        g.round,
                        g.glass.elapsed,
                        seat,
                        g.minds.level(seat),
                        a
                    );
                }
                if let Action::Roll { .. } = a {
                    st.add("rolls", 1.0);
                }
                if let Action::Madden { .. } = a {
                    st.add("maddens", 1.0);
                }
                if let Action::Rest = a {
                    st.add("rests", 1.0);
                }
                if let Action::Raise = a {
                    st.add("raises", 1.0);
                }
                if let Action::Ignore { .. } = a {
                    st.add("ignores", 1.0);
                }
                if let Action::Reroll = a {
                    st.add("rerolls", 1.0);
                }
                if let Action::Arcane { .. } = a {
                    st.add("arcane", 1.0);
                }
                let r = g.apply(seat, a, &mut Ctx::new(&mut luck, &mut j));
                if let Err(e) = r {
                    panic!("{a} refused {e:?}");
                }
                acted = true;
                break;
            }
        }
        if !acted {
            let d = g.deadline().expect("clock");
            g.expire(d.id, &mut Ctx::new(&mut luck, &mut j));
        }
        // reveal detection
        let revealed = !matches!(
            before,
            Phase::Rewarding { .. }
                | Phase::Failing { .. }
                | Phase::Rolled { .. }
                | Phase::Searching { .. }
        ) && matches!(before, Phase::GlassOut | Phase::Silent | Phase::Talking)
            && !matches!(g.phase, Phase::GlassOut | Phase::Silent | Phase::Talking);
        if revealed && g.round != last_round && g.is_revealed() {
            last_round = g.round;
            let region = g.board.plane.map(|p| p.region()).unwrap_or(Region::Coast);
            let ch = g.challenges();
            for l in [Letter::A, Letter::B] {
                let hit = ch[l as usize].target.allows(g.sum(l));
                st.add(format!("ch {region:?}"), 1.0);
                if hit {
                    st.add(format!("hit {region:?}"), 1.0);
                }
                // feasible with full information?
                let mut sums = 1u128;
                for s in g.all_seats().iter() {
                    for h in g.cards.pack(s).all() {
                        if h.card.gear() == Some(ch[l as usize].gear) {
                            sums |= sums << h.card.value();
                        }
                    }
                }
                let feas = ch[l as usize].target.sums().any(|t| sums >> t & 1 != 0);
                if feas {
                    st.add(format!("feasible {region:?}"), 1.0);
                }
                let maxlvl: u32 = g.all_seats().iter().map(|s| u32::from(g.minds.level(s))).sum();
                let k = format!("lv{:02}", maxlvl);
                if feas {
                    st.add(format!("{k} feas"), 1.0);
                    if hit {
                        st.add(format!("{k} hit"), 1.0);
                    }
                }
                if feas && !hit && std::env::var("MISS").is_ok() {
                    eprintln!(
                        "MISS seed {seed} round {} {l} {:?} sum {}",
                        g.round,
                        ch[l as usize],
                        g.sum(l)
                    );
                    for s in g.all_seats().iter() {
                        eprintln!(
                            "  {s} {:?} laid {:?} kept {:?}",
                            g.minds.cards(s).collect::<Vec<_>>(),
                            g.cards.pack(s).laid().iter().map(|h| h.card).collect::<Vec<_>>(),
                            g.cards.pack(s).hand().iter().map(|h| h.card).collect::<Vec<_>>()
                        );
                    }
                    for it in &g.talks.log {
                        eprintln!(
                            "    [{}] {} {}{} {}",
                            it.tick,
                            it.from,
                            if it.is_public() { "" } else { "(private) " },
                            it.remark,
                            if it.heard.blank.is_some() { "(blank)" } else { "" }
                        );
                    }
                    let notes = Notes::of(&g, &ch);
                    let plan = Plan::of(&g, &ch, l, &notes);
                    eprintln!("  plan {:?}", plan);
                }
            }
        }
    }
    let o = g.outcome().expect("over");
    st.add("games", 1.0);
    st.add(format!("end {}", o.reason), 1.0);
    let win = o.ranks[0] == 1;
    if win {
        st.add("win", 1.0);
    }
    if matches!(g.phase, Phase::Over(crate::state::Ending::Escaped)) {
        st.add("escaped", 1.0);
        st.add("balance", f64::from(g.balance()));
    }
    st.add("relics", f64::from(g.n_relics()));
    st.add("injuries", f64::from(g.cards.injuries_suffered()));
    st.add("turns", f64::from(g.round));
    st.add("tokens", f64::from(g.tokens.total()));
    st.add("levels", g.all_seats().iter().map(|s| f64::from(g.minds.level(s))).sum::<f64>());
    st.add("steps", f64::from(steps));
}

#[test]
#[ignore]
fn study() {
    let env = |k: &str, d: u64| std::env::var(k).ok().and_then(|v| v.parse().ok()).unwrap_or(d);
    let n = env("N", 100);
    let lucid = env("LUCID", 0) == 1;
    let first = env("SEED", 0);
    let seats: Vec<u8> = match env("SEATS", 0) {
        0 => vec![3, 4, 5],
        k => vec![k as u8],
    };
    let mut w = Weights::BEST;
    let f = |k: &str, d: f32| std::env::var(k).ok().and_then(|v| v.parse().ok()).unwrap_or(d);
    w.madness = [f("M0", w.madness[0]), f("M1", w.madness[1]), f("M2", w.madness[2])];
    w.injury = f("INJ", w.injury);
    w.token = f("TOK", w.token);
    w.card = f("CARD", w.card);
    let list = |k: &str, w: &mut [u8]| {
        if let Ok(r) = std::env::var(k) {
            for (a, b) in w.iter_mut().zip(r.split(',')) {
                *a = b.parse().expect("n");
            }
        }
    };
    list("SOOTHE", &mut w.soothe);
    list("RAISE", &mut w.raise);
    w.rest_margin = f("RM", f32::from(w.rest_margin)) as u8;
    if let Ok(r) = std::env::var("ROUTE") {
        let v: Vec<usize> = r.split(',').map(|x| x.parse().expect("n")).collect();
        for s in 0..3 {
            w.route[s] = [v[0], v[1], v[2]];
        }
    }
    let mut options = Options::default();
    options.expert = env("EXPERT", 0) == 1;
    for s in seats {
        let total = Mutex::new(Stat::default());
        std::thread::scope(|scope| {
            for t in 0..2 {
                let total = &total;
                let options = &options;
                scope.spawn(move || {
                    let mut st = Stat::default();
                    for k in 0..n {
                        if k % 2 == t {
                            play(first + k, s, options, w, lucid, &mut st);
                        }
                    }
                    let mut tt = total.lock().expect("x");
                    for (k, v) in st.n {
                        tt.add(k, v);
                    }
                });
            }
        });
        let st = total.into_inner().expect("x");
        let g = st.n["games"];
        let get = |k: &str| st.n.get(k).copied().unwrap_or(0.0);
        eprintln!(
            "== {s} seats: win {:.3} of {g}; escaped {:.3} balance {:.2}",
            get("win") / g,
            get("escaped") / g,
            get("balance") / get("escaped").max(1.0)
        );
        for r in ["Coast", "Mountain", "City", "Edge", "Escape"] {
            let c = get(&format!("ch {r}"));
            eprint!(
                "  {r}: hit {:.2} feas {:.2} ({:.1}/game)",
                get(&format!("hit {r}")) / c,
                get(&format!("feasible {r}")) / c,
                c / g / 2.0
            );
        }
        eprintln!();
        eprint!("  per game:");
        for (k, v) in &st.n {
            if !k.starts_with("ch ")
                && !k.starts_with("hit")
                && !k.starts_with("feas")
                && !k.starts_with("lv")
            {
                eprint!(" {k} {:.2}", v / g);
            }
        }
        eprintln!();
        eprint!("  talk by levels:");
        for l in 0..16 {
            let k = format!("lv{l:02}");
            let fe = get(&format!("{k} feas"));
            if fe > 0.0 {
                eprint!(" {l}:{:.2}({:.1})", get(&format!("{k} hit")) / fe, fe / g);
            }
        }
        eprintln!();
    }
}
