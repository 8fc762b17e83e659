//! Converts statements to typed text and back.
use crate::talk::{Claim, Kind, Remark, SentRemark, Size, Statement, TypedText, heard_claim};

/// Returns the statement as text; an echo repeats the words that were heard.
pub(super) fn as_text(remark: &Remark) -> Option<TypedText> {
    let text = match remark.says {
        Statement::HaveCard { gear, value } => format!("have {gear} {value}"),
        Statement::HaveTotal { gear, value } => format!("{gear} total {value}"),
        Statement::HaveSize { gear, size: Size::No } => format!("{gear} total 0"),
        Statement::Request { gear, .. } => format!("play {gear}"),
        Statement::Ask { gear } => format!("{gear}?"),
        _ => return None,
    };
    TypedText::new(&text)
}

/// Returns the statement of a typed remark.
pub(super) fn from_text(sent: &SentRemark, seats: u8) -> Statement {
    let says = sent.remark.says;
    match (says.kind(), heard_claim(&sent.heard, seats)) {
        (Kind::Text, Some(Claim::Card(gear, value))) => Statement::HaveCard { gear, value },
        (Kind::Text, Some(Claim::Total(gear, value))) => Statement::HaveTotal { gear, value },
        _ => says,
    }
}
