use serde::{Serialize, Serializer, ser::SerializeMap};

/// A view that can be sent as the fields that changed since an earlier view.
///
/// [`patched!`](crate::patched) implements it. A client that has the earlier view replaces the
/// fields it receives and then has the later view.
pub trait Patch {
    /// Writes the fields that differ from `before`.
    ///
    /// # Errors
    ///
    /// Returns the serializer's error.
    fn write_changes<M: SerializeMap>(&self, before: &Self, out: &mut M) -> Result<(), M::Error>;
}

/// The fields of `now` that differ from `before`, serialized as one object.
pub struct Changes<'a, V> {
    /// The earlier view.
    pub before: &'a V,
    /// The later view.
    pub now: &'a V,
}

impl<V: Patch> Serialize for Changes<'_, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        self.now.write_changes(self.before, &mut fields)?;
        fields.end()
    }
}

/// The changes to a list, serialized as a map from index to new item if at most half of the items
/// changed, and as the whole list otherwise.
pub struct ListChanges<'a, T> {
    /// The earlier list.
    pub before: &'a [T],
    /// The later list.
    pub now: &'a [T],
}

impl<T: PartialEq + Serialize> Serialize for ListChanges<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let items = self.now.iter().zip(self.before).enumerate();
        let changed = items.filter(|(_, (now, before))| now != before);
        let n_changed = changed.clone().count();
        if self.now.len() == self.before.len() && 2 * n_changed <= self.now.len() {
            serializer.collect_map(changed.map(|(position, (now, _))| (position, now)))
        } else {
            serializer.collect_seq(self.now)
        }
    }
}

/// Implements [`Patch`] for a struct: `patched!(View { turn, weather; hands, board });`.
///
/// All fields must be named, or the call does not compile. Fields after the semicolon are lists,
/// which are patched by index. Every field must be serialized under its own name.
#[macro_export]
macro_rules! patched {
    ($view:ty { $($field:ident),* $(; $($list:ident),*)? $(,)? }) => {
        impl $crate::Patch for $view {
            fn write_changes<M: $crate::SerializeMap>(
                &self,
                before: &Self,
                out: &mut M,
            ) -> Result<(), M::Error> {
                let Self { $($field,)* $($($list,)*)? } = self;
                $(if *$field != before.$field {
                    out.serialize_entry(stringify!($field), $field)?;
                })*
                $($(if *$list != before.$list {
                    let changes = $crate::ListChanges { before: &before.$list, now: $list };
                    out.serialize_entry(stringify!($list), &changes)?;
                })*)?
                Ok(())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[derive(Clone, PartialEq, Serialize)]
    struct View {
        turn: u8,
        note: Option<&'static str>,
        hands: Vec<Vec<u8>>,
    }

    patched!(View { turn, note; hands });

    fn view() -> View {
        View { turn: 1, note: None, hands: vec![vec![1, 2], vec![3], vec![], vec![4]] }
    }

    fn patch(before: &View, now: &View) -> Value {
        serde_json::to_value(Changes { before, now }).expect("views are plain data")
    }

    #[test]
    fn a_patch_contains_only_changed_fields() {
        assert_eq!(patch(&view(), &view()), json!({}));
        let later = View { turn: 2, note: Some("over"), ..view() };
        assert_eq!(patch(&view(), &later), json!({"turn": 2, "note": "over"}));
        assert_eq!(patch(&later, &view()), json!({"turn": 1, "note": null}));
    }

    #[test]
    fn lists_are_patched_by_position_if_few_items_changed() {
        let mut later = view();
        later.hands[1] = vec![3, 9];
        assert_eq!(patch(&view(), &later), json!({"hands": {"1": [3, 9]}}));
        later.hands[3].clear();
        assert_eq!(patch(&view(), &later), json!({"hands": {"1": [3, 9], "3": []}}));
        later.hands[0].clear();
        assert_eq!(patch(&view(), &later), json!({"hands": [[], [3, 9], [], []]}));
    }

    #[test]
    fn lists_that_grow_or_shrink_are_sent_whole() {
        let mut later = view();
        later.hands.pop();
        assert_eq!(patch(&view(), &later), json!({"hands": [[1, 2], [3], []]}));
        assert_eq!(patch(&later, &view()), json!({"hands": [[1, 2], [3], [], [4]]}));
    }
}
