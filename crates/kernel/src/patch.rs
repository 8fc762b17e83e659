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

/// Implements [`Patch`] for a struct: `patched!(View { turn, board, hands });` with all its fields,
/// or it does not compile. Fields must serialise under their own names.
#[macro_export]
macro_rules! patched {
    ($view:ty { $($field:ident),* $(,)? }) => {
        impl $crate::Patch for $view {
            fn write_changes<M: $crate::SerializeMap>(
                &self,
                before: &Self,
                out: &mut M,
            ) -> Result<(), M::Error> {
                let Self { $($field),* } = self;
                $(if *$field != before.$field {
                    out.serialize_entry(stringify!($field), $field)?;
                })*
                Ok(())
            }
        }
    };
}
