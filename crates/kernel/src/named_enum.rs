/// Defines an enum whose variants each have one word for the wire, commands and text keys.
///
/// ```
/// kernel::named_enum! {
///     /// A side of a coin.
///     Side, "heads or tails":
///     Heads = "heads",
///     Tails = "tails",
/// }
/// assert_eq!("tails".parse(), Ok(Side::Tails));
/// assert_eq!(Side::ALL, [Side::Heads, Side::Tails]);
/// ```
///
/// The calling crate needs `serde` with its derive macros, and `ts-rs` for its feature `ts`.
#[macro_export]
macro_rules! named_enum {
    ($(#[$doc:meta])* $name:ident, $what:literal: $($variant:ident = $word:literal,)*) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        pub enum $name { $(#[serde(rename = $word)] $variant,)* }

        impl $name {
            /// All variants, in order.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// Returns this variant's word.
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::ParseError;

            fn from_str(word: &str) -> Result<$name, $crate::ParseError> {
                match word {
                    $($word => Ok($name::$variant),)*
                    _ => Err($crate::ParseError::expected($what, word)),
                }
            }
        }
    };
}
