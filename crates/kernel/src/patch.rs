use serde::{Serialize, Serializer, ser::SerializeMap};

/// A view that can be told as what has changed since an earlier one, field by field.
///
/// [`patched!`](crate::patched) implements it. A reader who has the earlier view puts the fields
/// told in the place of theirs and has the later one.
pub trait Patch {
    /// Writes the fields that are not as they were in `before`.
    fn write_changes<M: SerializeMap>(&self, before: &Self, out: &mut M) -> Result<(), M::Error>;
}

/// The fields of `now` that are not as they were in `before`, as one object.
pub struct Changes<'a, V> {
    pub before: &'a V,
    pub now: &'a V,
}

impl<V: Patch> Serialize for Changes<'_, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        self.now.write_changes(self.before, &mut fields)?;
        fields.end()
    }
}

/// A list told by what has changed: an object from positions to new things if few have, else the
/// list.
pub struct ListChanges<'a, T> {
    pub before: &'a [T],
    pub now: &'a [T],
}

impl<T: PartialEq + Serialize> Serialize for ListChanges<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let things = self.now.iter().zip(self.before).enumerate();
        let changed = things.filter(|(_, (now, before))| now != before);
        let n_changed = changed.clone().count();
        if self.now.len() == self.before.len() && 2 * n_changed <= self.now.len() {
            serializer.collect_map(changed.map(|(position, (now, _))| (position, now)))
        } else {
            serializer.collect_seq(self.now)
        }
    }
}

/// Implements [`Patch`] for a struct: `patched!(View { turn, weather; hands, board });` with all
/// its fields, or it does not compile. Those after the semicolon are lists and told by position.
/// Fields must serialise under their own names.
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

    fn told(before: &View, now: &View) -> Value {
        serde_json::to_value(Changes { before, now }).expect("plain data")
    }

    #[test]
    fn only_what_has_changed_is_told() {
        assert_eq!(told(&view(), &view()), json!({}));
        let later = View { turn: 2, note: Some("over"), ..view() };
        assert_eq!(told(&view(), &later), json!({"turn": 2, "note": "over"}));
        assert_eq!(told(&later, &view()), json!({"turn": 1, "note": null}));
    }

    #[test]
    fn lists_are_told_by_position_if_few_things_have_changed() {
        let mut later = view();
        later.hands[1] = vec![3, 9];
        assert_eq!(told(&view(), &later), json!({"hands": {"1": [3, 9]}}));
        later.hands[3].clear();
        assert_eq!(told(&view(), &later), json!({"hands": {"1": [3, 9], "3": []}}));
        later.hands[0].clear();
        assert_eq!(told(&view(), &later), json!({"hands": [[], [3, 9], [], []]}));
    }

    #[test]
    fn lists_that_grow_or_shrink_are_told_as_a_whole() {
        let mut later = view();
        later.hands.pop();
        assert_eq!(told(&view(), &later), json!({"hands": [[1, 2], [3], []]}));
        assert_eq!(told(&later, &view()), json!({"hands": [[1, 2], [3], [], [4]]}));
    }
}
