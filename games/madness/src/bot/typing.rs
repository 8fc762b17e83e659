//! Converts statements to typed text and back.
use crate::talk::{Body, Claim, Kind, Remark, SentRemark, Size, Statement, heard_claim};

/// Returns the statement as text; an echo repeats the words that were heard.
pub(super) fn as_text(remark: &Remark) -> Option<Body> {
    let text = match remark.says {
        Statement::HaveCard { gear, value } => format!("have {gear} {value}"),
        Statement::HaveTotal { gear, value } => format!("{gear} total {value}"),
        Statement::HaveSize { gear, size: Size::No } => format!("{gear} total 0"),
        Statement::Request { gear, .. } => format!("play {gear}"),
        Statement::Ask { gear } => format!("{gear}?"),
        _ => return None,
    };
    Body::new(&text)
}

/// Returns the statement of a typed remark.
pub(super) fn from_text(spoken: &SentRemark, seats: u8) -> Statement {
    let says = spoken.remark.says;
    match (says.kind(), heard_claim(&spoken.heard, seats)) {
        (Kind::Text, Some(Claim::Card(gear, value))) => Statement::HaveCard { gear, value },
        (Kind::Text, Some(Claim::Total(gear, value))) => Statement::HaveTotal { gear, value },
        _ => says,
    }
}
