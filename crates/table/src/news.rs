//! What a table tells again and again, written as JSON once and in place.
use std::{fmt::Display, sync::Arc};

use kernel::SeatSet;
use serde::{Serialize, Serializer};

/// What a step changed for some eyes, as JSON. Viewers who see the same share the text: most of the
/// time that is everybody.
#[derive(Clone)]
pub struct News {
    /// The fields of the view that are not as they were, or all of them before the first step.
    pub patch: Arc<[u8]>,
    /// The events of the step.
    pub events: Arc<[u8]>,
}

/// Actions as data, each with its command.
pub(crate) struct Choices<'a, A>(pub &'a [A]);

impl<A: Display + Serialize> Serialize for Choices<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let choices = self.0.iter();
        serializer.collect_seq(choices.map(|action| Choice { text: Command(action), action }))
    }
}

#[derive(Serialize)]
struct Choice<'a, A: Display> {
    text: Command<'a, A>,
    #[serde(flatten)]
    action: &'a A,
}

/// An action in words.
struct Command<'a, A>(&'a A);

impl<A: Display> Serialize for Command<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// Texts of things, one for all that are the same.
pub(crate) struct Shared<T>(Vec<(T, Arc<[u8]>)>);

/// Bytes that are enough for most texts.
const USUAL_TEXT: usize = 2048;

impl<T: PartialEq> Shared<T> {
    pub(crate) fn new() -> Shared<T> {
        Shared(Vec::new())
    }

    pub(crate) fn text(&mut self, thing: T, write: impl FnOnce(&mut Vec<u8>)) -> Arc<[u8]> {
        if let Some((_, text)) = self.0.iter().find(|(known, _)| *known == thing) {
            return text.clone();
        }
        let mut text = Vec::with_capacity(USUAL_TEXT);
        write(&mut text);
        let text: Arc<[u8]> = text.into();
        self.0.push((thing, text.clone()));
        text
    }
}

/// What several viewers see after a step; most of the time it is the same.
pub(crate) struct Sights<V> {
    pub step: u32,
    distinct: Vec<V>,
    /// The view of each of them among the distinct ones.
    of: Vec<(SeatSet, usize)>,
}

impl<V> Default for Sights<V> {
    fn default() -> Sights<V> {
        Sights::at(0)
    }
}

impl<V> Sights<V> {
    pub(crate) fn at(step: u32) -> Sights<V> {
        Sights { step, distinct: Vec::new(), of: Vec::new() }
    }

    pub(crate) fn view(&self, which: usize) -> &V {
        &self.distinct[which]
    }
}

impl<V: PartialEq> Sights<V> {
    /// Which view these eyes have; `see` shows it if it is not known.
    pub(crate) fn look(&mut self, eyes: SeatSet, see: impl FnOnce() -> V) -> usize {
        if let Some((_, which)) = self.of.iter().find(|(known, _)| *known == eyes) {
            return *which;
        }
        let view = see();
        let known = self.distinct.iter().position(|known| *known == view);
        let which = known.unwrap_or_else(|| {
            self.distinct.push(view);
            self.distinct.len() - 1
        });
        self.of.push((eyes, which));
        which
    }
}

pub(crate) fn write(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("wire types are plain data");
}
