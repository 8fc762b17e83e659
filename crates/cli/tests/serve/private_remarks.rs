//! Private talk: every byte sent to other viewers is searched for remarks that are not meant for
//! them, have not been delivered yet, or were refused.
use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use serde_json::{Value, json};

use crate::{
    hidden_information::{Viewer, by_step, open_match, probe, start_table},
    page::Page,
    play::{act, choose, commands, verified_log},
    process::Server,
    rng::TestRng,
};

const N_SEATS: u8 = 5;
/// Maximum number of games to play. The cards are random, and about half of the games have no
/// whispers.
const N_GAMES_MAX: u64 = 40;
/// Number of whispers after which the test stops.
const MIN_WHISPERS: usize = 8;

/// A remark that a player tried to make.
struct Remark {
    speaker: Seat,
    /// Texts that occur in logs, events or views only because of this remark.
    marks: Vec<String>,
    is_accepted: bool,
}

#[derive(Default, Debug)]
struct Counts {
    n_open: usize,
    n_whispered: usize,
    n_refused: usize,
    n_searched: usize,
}

#[tokio::test]
async fn remarks_are_sent_only_to_their_audience() {
    let server = Server::start();
    let mut counts = Counts::default();
    for n in 0..N_GAMES_MAX {
        let rng = TestRng::new(900 + n);
        let options = json!({"pace": "untimed", "blank_cards": "out", "budget": 6});
        let changes = json!({"game": "madness", "watching": "public", "options": options});
        let mut viewers = start_table(&server, changes, N_SEATS).await;
        let remarks = play_and_talk(&mut viewers, &rng).await;
        search(&viewers, &remarks, &mut counts).await;
        if counts.n_whispered >= MIN_WHISPERS {
            break;
        }
    }
    assert!(counts.n_whispered >= MIN_WHISPERS, "{counts:?}");
    assert!(counts.n_open > 20 && counts.n_refused > 50 && counts.n_searched > 1000, "{counts:?}");
}

/// Plays a game in which all players talk during every timer and play no cards, so that they go
/// mad; returns their remarks.
async fn play_and_talk(viewers: &mut [Viewer], rng: &TestRng) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let (mut step, mut talked) = (0, String::new());
    loop {
        for viewer in viewers.iter_mut() {
            viewer.page.wait_until(|page| !page.update.is_null() && page.step() >= step).await;
        }
        if viewers[0].page.is_over() {
            return remarks;
        }
        let view = &viewers[0].page.update["view"];
        let timer = format!("{}:{}", view["round"], view["timer"]["number"]);
        if view["phase"]["type"] == "talking" && timer != talked {
            talked = timer;
            for seat in 0..N_SEATS {
                let page = &mut viewers[usize::from(seat)].page;
                step = step.max(speak(page, Seat::new(seat), &mut remarks).await);
            }
            continue;
        }
        // Probe before the move, because everything is public once a move has ended the game.
        if rng.once_in(6) {
            let at = rng.below(viewers.len());
            probe(&mut viewers[at], rng).await;
            probe_http(&mut viewers[at].page).await;
        }
        let at = viewers.iter().position(|viewer| !viewer.page.awaited().is_empty());
        let page = &mut viewers[at.expect("a player is awaited")].page;
        let (seat, random) = choose(page, rng).expect("a player is awaited");
        let all = commands(page, seat);
        let is_first_choice = |it: &&String| it.starts_with("madden") || *it == "done";
        let command = all.iter().find(is_first_choice).unwrap_or(&random);
        let done = page.expect_done(act(seat, command)).await;
        step = step.max(done["step"].as_u64().expect("the value is a number") as u32);
    }
}

/// Sends all other HTTP requests that are allowed during the game.
async fn probe_http(page: &mut Page) {
    let from = page.step().saturating_sub(8);
    let frames = format!("/frames?from={from}&n=9&viewers=all");
    for path in ["", "/log", &frames] {
        let answer = page.guest.get(&format!("/api/tables/{}{path}", page.table)).await;
        // Recorded as received at the current step.
        page.received.push(json!({"type": "http", "text": answer.text}).to_string());
    }
}

/// Makes remarks in free text and from the panel, to everyone and to a neighbour, through the game,
/// the chat and plans. Returns the last step.
async fn speak(page: &mut Page, speaker: Seat, remarks: &mut Vec<Remark>) -> u32 {
    let left = (speaker.index() + 1) % usize::from(N_SEATS) + 1;
    let number = speaker.index() as u64;
    let is_total = |remark: &&Remark| remark.marks.len() > 1;
    let mut step = 0;
    for dress in ["".to_owned(), format!("to p{left} "), "to p5 to p1 ".to_owned()] {
        let remark = [Some(text(remarks.len())), total(remarks.iter().filter(is_total).count())];
        for (what, marks) in remark.into_iter().flatten() {
            let answer = page.ask(act(number, &format!("say {dress}{what}"))).await;
            let is_accepted = answer["type"] != "refused";
            if is_accepted {
                step = answer["step"].as_u64().expect("the value is a number") as u32;
            }
            remarks.push(Remark { speaker, marks, is_accepted });
        }
    }
    let (about, marks) = text(remarks.len());
    let hint = format!("say {about} says my madness card");
    let answer = page.ask(act(number, &hint)).await;
    assert_eq!(answer["type"], "refused", "{answer}");
    remarks.push(Remark { speaker, marks, is_accepted: false });
    let (asked, marks) = text(remarks.len());
    page.ask(json!({"type": "why", "seat": number, "command": format!("say {asked}")})).await;
    remarks.push(Remark { speaker, marks, is_accepted: false });
    let (chat, marks) = text(remarks.len());
    page.expect_refused(json!({"type": "chat", "text": chat}), "chat_closed").await;
    let plan = json!({"type": "plan", "seat": number, "keys": [chat]}).to_string();
    page.send_text(plan).await.expect("the connection is open");
    page.receive_where(|message| message["why"]["code"] == "chat_closed").await;
    remarks.push(Remark { speaker, marks, is_accepted: false });
    step
}

/// Common prefix of all texts in these tests.
const WORD: &str = "qx";

/// Returns a text of one unique word that is not a number, a name or part of another word.
fn text(n: usize) -> (String, Vec<String>) {
    let digit = |place: u32| b"bcdfgjkz"[n / 8_usize.pow(place) % 8] as char;
    let word: String =
        ['q', 'x', digit(3), digit(2), digit(1), digit(0), 'x', 'q'].iter().collect();
    (format!("text {word}"), vec![word])
}

/// Returns a unique panel remark with a total that no hand reaches, or `None` if all are used.
fn total(n: usize) -> Option<(String, Vec<String>)> {
    let gear = ["tools", "weapons", "books", "crates"][n % 4];
    let value = 40 + n / 4;
    let marks = [
        format!("sum {gear} {value}"),
        format!("{gear} total {value}"),
        format!("\"gear\":\"{gear}\",\"value\":{value}"),
    ];
    (value < 100).then(|| (format!("sum {gear} {value}"), marks.to_vec()))
}

/// Checks every message against the remarks its page may have received by then.
async fn search(viewers: &[Viewer], remarks: &[Remark], counts: &mut Counts) {
    let (log, lines) = verified_log(&viewers[0].page.guest, &viewers[0].page.table).await;
    for remark in remarks.iter().filter(|remark| !remark.is_accepted) {
        let is_kept = |mark: &String| lines.iter().any(|line| line.contains(mark));
        assert!(!remark.marks.iter().any(is_kept), "{:?} is kept", remark.marks);
        counts.n_refused += 1;
    }
    let mut game = open_match(&log);
    let mut received: Vec<BTreeMap<u64, Vec<&str>>> = viewers.iter().map(by_step).collect();
    let mut audiences: Vec<SeatSet> =
        remarks.iter().map(|remark| SeatSet::only(remark.speaker)).collect();
    for n in 0..=log.inputs.len() {
        if n > 0 {
            game.apply_line(&log.inputs[n - 1]).expect("the log was verified");
        }
        // Everything is revealed at the end.
        if game.outcome().is_some() {
            break;
        }
        let position = game.position().expect("the game has positions");
        let truth: Value = serde_json::from_str(position.get()).expect("positions are JSON");
        for (nth, audience) in find_remarks(&truth["talk"]["log"], remarks) {
            audiences[nth] = audiences[nth].with(audience);
        }
        for (at, viewer) in viewers.iter().enumerate() {
            for text in received[at].remove(&(n as u64)).unwrap_or_default() {
                assert_not_leaked(text, viewer.viewers, remarks, &audiences);
                counts.n_searched += 1;
            }
        }
    }
    let is_whisper = |(audience, remark): &(&SeatSet, &Remark)| {
        remark.is_accepted && !audience.intersects(SeatSet::SPECTATORS) && audience.len() > 1
    };
    counts.n_open +=
        audiences.iter().filter(|audience| audience.intersects(SeatSet::SPECTATORS)).count();
    counts.n_whispered += audiences.iter().zip(remarks).filter(is_whisper).count();
}

/// Returns which of the remarks occur in the match's list of remarks, and their audience.
fn find_remarks(list: &Value, remarks: &[Remark]) -> Vec<(usize, SeatSet)> {
    let entries = list.as_array().expect("the value is a list").iter();
    let found = entries.filter_map(|entry| {
        let text = entry["remark"].as_str().expect("the remark is text");
        let is_match = |remark: &Remark| remark.is_accepted && text.contains(&remark.marks[0]);
        let audience = serde_json::from_value(entry["audience"].clone())
            .expect("the audience is a list of seats");
        Some((remarks.iter().position(is_match)?, audience))
    });
    found.collect()
}

fn assert_not_leaked(text: &str, viewers: SeatSet, remarks: &[Remark], audiences: &[SeatSet]) {
    // Most messages contain none of the texts.
    if !text.contains(WORD) && !text.contains("total ") && !text.contains("sum ") {
        return;
    }
    for (remark, audience) in remarks.iter().zip(audiences) {
        if audience.intersects(viewers) {
            continue;
        }
        for mark in &remark.marks {
            // Quotes are escaped in JSON that is embedded in a message.
            let escaped = mark.replace('"', "\\\"");
            let is_leaked = text.contains(mark) || text.contains(&escaped);
            assert!(
                !is_leaked,
                "{viewers:?} received {mark}, which is only for {audience:?}: {text}"
            );
        }
    }
}
