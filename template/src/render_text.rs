//! The view as text, for terminals.
use std::fmt::Write;

use kernel::{Localizer, Seat};

use crate::view::View;

pub(crate) fn render(view: &View, texts: &dyn Localizer) -> String {
    let mut out = String::new();
    let mut line = |label: &str, value: &str| {
        writeln!(out, "{label}: {value}").expect("writing to a string never fails");
    };
    line(&texts.localize("picture-torch"), &view.torch.to_string());
    line(&texts.localize("picture-deck"), &view.n_deck.to_string());
    line(&texts.localize("picture-discard"), &values(view.discard.iter().copied().map(Some)));
    for (index, player) in view.players.iter().enumerate() {
        let name = texts.seat_name(Seat::new(index as u8));
        for (key, pile) in [("picture-bag", &player.bag), ("picture-cache", &player.cache)] {
            let label = format!("{name}, {}", texts.localize(key));
            line(&label, &values(pile.iter().copied()));
        }
    }
    out
}

fn values(pile: impl Iterator<Item = Option<u8>>) -> String {
    let words = pile.map(|card| card.map_or("?".to_owned(), |value| value.to_string()));
    words.collect::<Vec<_>>().join(" ")
}
