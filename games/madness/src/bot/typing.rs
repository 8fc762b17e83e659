//! Converts statements to typed text and back.
use crate::talk::{Claim, Kind, Remark, SentRemark, Size, Statement, TypedText, heard_claim};

/// Returns the statement as text; an echo repeats the words that were heard.
pub(super) fn as_text(remark: &Remark) -> Option<TypedText> {
    let text = if let Statement::HaveCard { gear, value } = remark.says {
        format!("have {gear} {value}")
    } else if let Statement::HaveTotal { gear, value } = remark.says {
        format!("{gear} total {value}")
    } else if let Statement::HaveSize { gear, size: Size::No } = remark.says {
        format!("{gear} total 0")
    } else if let Statement::Request { gear, .. } = remark.says {
        format!("play {gear}")
    } else if let Statement::Ask { gear } = remark.says {
        format!("{gear}?")
    } else {
        return None;
    };
    TypedText::new(&text)
}

/// Returns the statement of a typed remark.
pub(super) fn from_text(sent: &SentRemark, seats: u8) -> Statement {
    let says = sent.remark.says;
    if says.kind() != Kind::Text {
        return says;
    }
    match heard_claim(&sent.heard, seats) {
        Some(Claim::Card(gear, value)) => Statement::HaveCard { gear, value },
        Some(Claim::Total(gear, value)) => Statement::HaveTotal { gear, value },
        Some(Claim::Count(..) | Claim::Size(..)) | None => says,
    }
}
