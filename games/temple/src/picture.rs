//! A view drawn with letters.
use kernel::Words;

use crate::view::View;

pub(crate) fn draw(view: &View, _: &dyn Words) -> String {
    format!("{:?}", view.phase)
}
