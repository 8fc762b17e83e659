//! Private talk: every byte sent to other viewers is searched for remarks that they must not hear,
//! that were not delivered yet, or that were refused.
use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use serde_json::{Value, json};

use crate::{
    dice::Dice,
    hidden::{Viewer, by_step, gather, opened, pry},
    page::Page,
    play::{act, choose, commands, proven},
    process::Server,
};

const N_SEATS: u8 = 5;
/// Number of games. Whispers occur at random, but rarely does a game have none.
const N_GAMES_MAX: u64 = 12;
/// Number of whispers that are enough to stop.
const N_ENOUGH: usize = 8;

/// A remark that a player tried to make.
struct Words {
    speaker: Seat,
    /// Texts that would occur in logs, events or views only because of this remark.
    marks: Vec<String>,
    is_taken: bool,
}

#[derive(Default, Debug)]
struct Found {
    n_open: usize,
    n_whispered: usize,
    n_refused: usize,
    n_searched: usize,
}

#[tokio::test]
async fn remarks_are_sent_only_to_their_audience() {
    let server = Server::start();
    let mut found = Found::default();
    for n in 0..N_GAMES_MAX {
        let dice = Dice::new(900 + n);
        let options = json!({"pace": "async", "blank_cards": "out", "budget": 6});
        let changes = json!({"game": "madness", "watching": "public", "options": options});
        let mut viewers = gather(&server, changes, N_SEATS).await;
        let said = talk_through(&mut viewers, &dice).await;
        search(&viewers, &said, &mut found).await;
        if found.n_whispered >= N_ENOUGH {
            break;
        }
    }
    assert!(found.n_whispered >= N_ENOUGH, "{found:?}");
    assert!(found.n_open > 20 && found.n_refused > 50 && found.n_searched > 1000, "{found:?}");
}

/// Plays a game in which all players talk during every timer and play no cards, so that they go
/// mad; returns their remarks.
async fn talk_through(viewers: &mut [Viewer], dice: &Dice) -> Vec<Words> {
    let mut said = Vec::new();
    let (mut step, mut talked) = (0, String::new());
    loop {
        for viewer in viewers.iter_mut() {
            viewer.page.until(|page| !page.update.is_null() && page.step() >= step).await;
        }
        if viewers[0].page.is_over() {
            return said;
        }
        let view = &viewers[0].page.update["view"];
        let glass = format!("{}:{}", view["round"], view["glass"]["number"]);
        if view["phase"]["type"] == "talking" && glass != talked {
            talked = glass;
            for seat in 0..N_SEATS {
                let page = &mut viewers[usize::from(seat)].page;
                step = step.max(speak(page, Seat::new(seat), &mut said).await);
            }
            continue;
        }
        let at = viewers.iter().position(|viewer| !viewer.page.awaited().is_empty());
        let page = &mut viewers[at.expect("somebody is awaited")].page;
        let (seat, by_lot) = choose(page, dice).expect("somebody is awaited");
        let all = commands(page, seat);
        let is_first_choice = |it: &&String| it.starts_with("madden") || *it == "done";
        let command = all.iter().find(is_first_choice).unwrap_or(&by_lot);
        let done = page.done(act(seat, command)).await;
        step = step.max(done["step"].as_u64().expect("a number") as u32);
        if dice.once_in(6) {
            let at = dice.below(viewers.len());
            pry(&mut viewers[at], dice).await;
            look_around(&mut viewers[at].page).await;
        }
    }
}

/// Sends all other HTTP requests that are possible during the game.
async fn look_around(page: &mut Page) {
    let from = page.step().saturating_sub(8);
    let frames = format!("/frames?from={from}&n=9&viewers=all");
    for path in ["", "/log", &frames] {
        let answer = page.guest.get(&format!("/api/tables/{}{path}", page.table)).await;
        // Counts as received at the current step.
        page.heard.push(json!({"type": "http", "text": answer.text}).to_string());
    }
}

/// Makes remarks in free text and from the panel, to all and to a neighbour, through the game and
/// through chat and plans; returns the last step.
async fn speak(page: &mut Page, speaker: Seat, said: &mut Vec<Words>) -> u32 {
    let left = (speaker.index() + 1) % usize::from(N_SEATS) + 1;
    let number = speaker.index() as u64;
    let is_total = |words: &&Words| words.marks.len() > 1;
    let mut step = 0;
    for dress in ["".to_owned(), format!("to p{left} "), "to p5 to p1 ".to_owned()] {
        let words = [Some(text(said.len())), total(said.iter().filter(is_total).count())];
        for (what, marks) in words.into_iter().flatten() {
            let answer = page.ask(act(number, &format!("say {dress}{what}"))).await;
            let is_taken = answer["type"] != "refused";
            if is_taken {
                step = answer["step"].as_u64().expect("a number") as u32;
            }
            said.push(Words { speaker, marks, is_taken });
        }
    }
    let (about, marks) = text(said.len());
    let answer = page.ask(act(number, &format!("say {about} is a rule"))).await;
    assert_eq!(answer["type"], "refused", "{answer}");
    said.push(Words { speaker, marks, is_taken: false });
    let (asked, marks) = text(said.len());
    page.ask(json!({"type": "why", "seat": number, "command": format!("say {asked}")})).await;
    said.push(Words { speaker, marks, is_taken: false });
    let (chat, marks) = text(said.len());
    page.refused(json!({"type": "chat", "text": chat}), "chat_closed").await;
    let plan = json!({"type": "plan", "seat": number, "keys": [chat]}).to_string();
    page.send_text(plan).await.expect("the connection lives");
    page.hear_that(|message| message["why"]["code"] == "chat_closed").await;
    said.push(Words { speaker, marks, is_taken: false });
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
async fn search(viewers: &[Viewer], said: &[Words], found: &mut Found) {
    let (log, lines) = proven(&viewers[0].page.guest, &viewers[0].page.table).await;
    for words in said.iter().filter(|words| !words.is_taken) {
        let is_kept = |mark: &String| lines.iter().any(|line| line.contains(mark));
        assert!(!words.marks.iter().any(is_kept), "{:?} is kept", words.marks);
        found.n_refused += 1;
    }
    let mut game = opened(&log);
    let mut told: Vec<BTreeMap<u64, Vec<&str>>> = viewers.iter().map(by_step).collect();
    let mut ears: Vec<SeatSet> = said.iter().map(|words| SeatSet::only(words.speaker)).collect();
    for n in 0..=log.inputs.len() {
        if n > 0 {
            game.apply_line(&log.inputs[n - 1]).expect("the log is proven");
        }
        // Everything is revealed at the end.
        if game.outcome().is_some() {
            break;
        }
        let truth: Value = serde_json::from_str(game.position().get()).expect("this is JSON");
        for (nth, audience) in spoken(&truth["talk"]["log"], said) {
            ears[nth] = ears[nth].with(audience);
        }
        for (at, viewer) in viewers.iter().enumerate() {
            for text in told[at].remove(&(n as u64)).unwrap_or_default() {
                must_not_tell(text, viewer.viewers, said, &ears);
                found.n_searched += 1;
            }
        }
    }
    let is_whisper = |(ears, words): &(&SeatSet, &Words)| {
        words.is_taken && !ears.intersects(SeatSet::SPECTATORS) && ears.len() > 1
    };
    found.n_open += ears.iter().filter(|ears| ears.intersects(SeatSet::SPECTATORS)).count();
    found.n_whispered += ears.iter().zip(said).filter(is_whisper).count();
}

/// Returns which of the texts occur in a list of remarks, and their audience.
fn spoken(list: &Value, said: &[Words]) -> Vec<(usize, SeatSet)> {
    let remarks = list.as_array().expect("a list").iter();
    let found = remarks.filter_map(|spoken| {
        let remark = spoken["remark"].as_str().expect("a text");
        let is_it = |words: &Words| words.is_taken && remark.contains(&words.marks[0]);
        let audience = serde_json::from_value(spoken["audience"].clone()).expect("seats");
        Some((said.iter().position(is_it)?, audience))
    });
    found.collect()
}

fn must_not_tell(text: &str, viewers: SeatSet, said: &[Words], ears: &[SeatSet]) {
    // Most messages contain none of the texts.
    if !text.contains(WORD) && !text.contains("total ") && !text.contains("sum ") {
        return;
    }
    for (words, ears) in said.iter().zip(ears) {
        if ears.intersects(viewers) {
            continue;
        }
        for mark in &words.marks {
            // Quotes are escaped in JSON that is embedded in a message.
            let escaped = mark.replace('"', "\\\"");
            let is_told = text.contains(mark) || text.contains(&escaped);
            assert!(!is_told, "{viewers:?} is told {mark}, which is for {ears:?}: {text}");
        }
    }
}
