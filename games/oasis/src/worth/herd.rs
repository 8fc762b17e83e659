//! The largest herd that some more camels can make.
use kernel::Seat;

use crate::{space::Path, state::State};

/// As many camels as a card has: where they make the largest herd is searched to the end.
const CARD: u8 = 3;
/// Herds that are looked at for more camels. Three camel cards at once, with camels all over the
/// path, may come to this, and then the best found so far is told.
const LOOKS_MAX: u32 = 1_500;

/// The size of the largest herd after up to `n` camels, as many as there are and have a space.
pub(super) fn largest(state: &State, seat: Seat, n: u8) -> u8 {
    let (mine, free) = (state.board.camels(seat), state.board.free_path());
    let n = n.min(state.camels_left(seat));
    // A herd of new camels alone; where it touches older ones, those find it below.
    let best = mine.largest_group().len().max(n.min(free.largest_group().len()));
    let looks_left = if n <= CARD { u32::MAX } else { LOOKS_MAX };
    let mut search = Search { mine, free, best, looks_left };
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
    looks_left: u32,
}

impl Search {
    /// A camel that joins nothing adds one wherever there is room, so only the ways to other
    /// camels are tried, each set of spaces once: what was tried is not `open` for the next way.
    fn grow(&mut self, herd: Path, mut open: Path, n: u8) {
        let n_room = herd.flood(herd.or(self.free)).len() - herd.len();
        self.best = self.best.max(herd.len() + n.min(n_room));
        let others = self.mine.minus(herd);
        if n == 0 || self.looks_left == 0 || self.bound(herd, open, n) <= self.best {
            return;
        }
        self.looks_left -= 1;
        let ways = reach(others, open, n);
        for at in herd.spread().and(open).and(ways).iter() {
            open = open.minus(Path::only(at));
            self.grow(self.joined(herd.or(Path::only(at))), open, n - 1);
        }
    }

    /// With every camel that hangs together with these.
    fn joined(&self, herd: Path) -> Path {
        herd.flood(herd.or(self.mine))
    }

    /// No herd gets larger: all new camels, and all older ones that so many steps can reach.
    fn bound(&self, herd: Path, open: Path, n: u8) -> u8 {
        let mut reached = herd;
        for _ in 0..n {
            reached = self.joined(reach(reached, open, 1));
        }
        herd.len() + n + reached.and(self.mine).minus(herd).len()
    }
}

/// These spaces and the open ones that are at most `n` steps away.
fn reach(from: Path, open: Path, n: u8) -> Path {
    (0..n).fold(from, |reached, _| reached.or(reached.spread().and(open)))
}
