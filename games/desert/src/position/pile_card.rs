//! A card of the storm pile in a position.
use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, value::MapAccessDeserializer},
    ser::SerializeStruct,
};

use crate::{data::StormCard, position::KnownTo};

/// Serialized as a plain word if the card is unknown to all, else as an object with its viewers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileCard {
    pub card: StormCard,
    pub known_to: KnownTo,
}

impl PileCard {
    pub fn unknown(card: StormCard) -> PileCard {
        PileCard { card, known_to: KnownTo::default() }
    }
}

impl Serialize for PileCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.known_to.is_empty() {
            return self.card.serialize(serializer);
        }
        let mut object = serializer.serialize_struct("PileCard", 2)?;
        object.serialize_field("card", &self.card)?;
        object.serialize_field("known_to", &self.known_to)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for PileCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PileCard, D::Error> {
        deserializer.deserialize_any(PileCardVisitor)
    }
}

struct PileCardVisitor;

impl<'de> de::Visitor<'de> for PileCardVisitor {
    type Value = PileCard;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a storm card such as n1, w3, up or sun, or an object with card and known_to")
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<PileCard, E> {
        word.parse().map(PileCard::unknown).map_err(E::custom)
    }

    fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<PileCard, A::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Known {
            card: StormCard,
            known_to: KnownTo,
        }
        let Known { card, known_to } = Known::deserialize(MapAccessDeserializer::new(map))?;
        Ok(PileCard { card, known_to })
    }
}
