//! A path through a story, and the next one that has not been taken.

/// The decisions of a path: at each, the option taken and the number of options.
#[derive(Debug, Default)]
pub(super) struct Path {
    decisions: Vec<(usize, usize)>,
    n_taken: usize,
}

impl Path {
    /// Returns the option to take at the next decision.
    pub(super) fn choose(&mut self, n_options: usize) -> usize {
        if self.n_taken == self.decisions.len() {
            self.decisions.push((0, n_options));
        }
        let (option, known) = self.decisions[self.n_taken];
        assert_eq!(known, n_options, "a story must not be random");
        self.n_taken += 1;
        option
    }

    /// Moves on to the next path; returns `false` if all have been taken.
    pub(super) fn advance(&mut self) -> bool {
        self.n_taken = 0;
        while let Some((option, n_options)) = self.decisions.pop() {
            if option + 1 < n_options {
                self.decisions.push((option + 1, n_options));
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_is_taken_once() {
        let mut path = Path::default();
        let mut taken = Vec::new();
        loop {
            let first = path.choose(2);
            let second = if first == 0 { path.choose(3) } else { path.choose(1) };
            taken.push((first, second));
            if !path.advance() {
                break;
            }
        }
        assert_eq!(taken, [(0, 0), (0, 1), (0, 2), (1, 0)]);
    }
}
