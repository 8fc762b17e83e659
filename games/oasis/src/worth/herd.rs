//! Search for the largest herd that a number of new camels can form.
use kernel::Seat;

use crate::{space::Path, state::State};

/// The maximum number of camels on one card. The search is exhaustive up to this number.
const CARD_CAMELS_MAX: u8 = 3;
/// Maximum number of herds to expand for more camels than that. Three camel cards at once can reach
/// it if camels are scattered along the path. The search then returns the best herd found so far.
const EXPANSIONS_MAX: u32 = 1_500;

/// Returns the size of the largest herd after placing up to `n` camels, limited by the supply and
/// the free spaces.
pub(super) fn largest(state: &State, seat: Seat, n: u8) -> u8 {
    let (mine, free) = (state.board.camels(seat), state.board.free_path());
    let n = n.min(state.camels_left(seat));
    // A herd that consists of new camels only. If it touches older camels, the search below finds
    // it.
    let best = mine.largest_group().len().max(n.min(free.largest_group().len()));
    let expansions_left = if n <= CARD_CAMELS_MAX { u32::MAX } else { EXPANSIONS_MAX };
    let mut search = Search { mine, free, best, expansions_left };
    let mut left = mine;
    while let Some(first) = left.iter().next() {
        let group = Path::only(first).flood(mine);
        left = left.minus(group);
        search.grow(group, free, n);
    }
    search.best
}

struct Search {
    mine: Path,
    free: Path,
    best: u8,
    expansions_left: u32,
}

impl Search {
    /// Extends `herd` by up to `n` camels and updates the best size.
    ///
    /// A camel that joins no others adds one wherever there is room, so only spaces on the way
    /// to other camels are tried. Each set of spaces is tried once: a space that was tried is not
    /// `open` for its siblings.
    fn grow(&mut self, herd: Path, mut open: Path, n: u8) {
        let n_room = herd.flood(herd.or(self.free)).len() - herd.len();
        self.best = self.best.max(herd.len() + n.min(n_room));
        let others = self.mine.minus(herd);
        if n == 0 || self.expansions_left == 0 || self.bound(herd, open, n) <= self.best {
            return;
        }
        self.expansions_left -= 1;
        let ways = reach(others, open, n);
        for at in herd.spread().and(open).and(ways).iter() {
            open = open.minus(Path::only(at));
            self.grow(self.joined(herd.or(Path::only(at))), open, n - 1);
        }
    }

    /// Returns `herd` with every own camel connected to it.
    fn joined(&self, herd: Path) -> Path {
        herd.flood(herd.or(self.mine))
    }

    /// Returns an upper bound: all new camels plus all older ones within `n` steps.
    fn bound(&self, herd: Path, open: Path, n: u8) -> u8 {
        let mut reached = herd;
        for _ in 0..n {
            reached = self.joined(reach(reached, open, 1));
        }
        herd.len() + n + reached.and(self.mine).minus(herd).len()
    }
}

/// Returns `from` and the open spaces at most `n` steps away.
fn reach(from: Path, open: Path, n: u8) -> Path {
    (0..n).fold(from, |reached, _| reached.or(reached.spread().and(open)))
}
