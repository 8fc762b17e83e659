//! JSON that a table sends after every step. Viewers with identical views share one serialization,
//! since writing it is the main cost of a step.
use std::{fmt::Display, sync::Arc};

use kernel::{Changes, Patch, SeatSet};
use serde::{Serialize, Serializer};

/// The changes made by one step, as JSON for some viewers. Viewers who see the same changes share
/// the bytes.
#[derive(Clone)]
pub struct ViewUpdate {
    /// The patches, one for each event and at least one. Applied in turn, they lead from the view
    /// before the step to the view after it. Before the first step, the only one holds all fields.
    pub patches: Arc<[u8]>,
    /// The events of the step.
    pub events: Arc<[u8]>,
}

/// Actions, serialized as data with their commands.
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

/// An action, serialized as its command.
struct Command<'a, A>(&'a A);

impl<A: Display> Serialize for Command<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// A cache of serialized values with one entry per distinct value.
pub(crate) struct SharedJson<T>(Vec<(T, Arc<[u8]>)>);

/// A buffer size that is large enough for most values.
const TYPICAL_BYTES: usize = 2048;

impl<T: PartialEq> SharedJson<T> {
    pub(crate) fn new() -> SharedJson<T> {
        SharedJson(Vec::new())
    }

    pub(crate) fn text(&mut self, value: T, write: impl FnOnce(&mut Vec<u8>)) -> Arc<[u8]> {
        if let Some((_, text)) = self.0.iter().find(|(known, _)| *known == value) {
            return text.clone();
        }
        let mut text = Vec::with_capacity(TYPICAL_BYTES);
        write(&mut text);
        let text: Arc<[u8]> = text.into();
        self.0.push((value, text.clone()));
        text
    }
}

/// The views of several viewers after a step, stored once per distinct view.
pub(crate) struct ViewCache<V> {
    pub step: u32,
    distinct: Vec<V>,
    /// The index of each viewer's view among the distinct ones.
    indices: Vec<(SeatSet, usize)>,
}

impl<V> Default for ViewCache<V> {
    fn default() -> ViewCache<V> {
        ViewCache::at(0)
    }
}

impl<V> ViewCache<V> {
    pub(crate) fn at(step: u32) -> ViewCache<V> {
        ViewCache { step, distinct: Vec::new(), indices: Vec::new() }
    }

    pub(crate) fn view(&self, index: usize) -> &V {
        &self.distinct[index]
    }
}

impl<V: PartialEq> ViewCache<V> {
    /// Returns the index of these viewers' view, computing the view if necessary.
    pub(crate) fn index_of(&mut self, viewers: SeatSet, compute: impl FnOnce() -> V) -> usize {
        if let Some((_, index)) = self.indices.iter().find(|(known, _)| *known == viewers) {
            return *index;
        }
        let view = compute();
        let known = self.distinct.iter().position(|known| *known == view);
        let index = known.unwrap_or_else(|| {
            self.distinct.push(view);
            self.distinct.len() - 1
        });
        self.indices.push((viewers, index));
        index
    }
}

/// A list of patches: each leads from one view to the next.
pub(crate) struct Patches<'a, V>(pub &'a [&'a V]);

impl<V: Patch> Serialize for Patches<'_, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let pairs = self.0.windows(2);
        serializer.collect_seq(pairs.map(|pair| Changes { before: pair[0], now: pair[1] }))
    }
}

pub(crate) fn write(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("wire types always serialize");
}
