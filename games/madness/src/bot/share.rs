//! Cards that a bot plays: its share of the plans, and every injury.
use super::plan::Plan;
use crate::{
    data::{ARCANE, Card, Challenge, Gear},
    talk::Holding,
};
use kernel::Seat;

/// Returns the cards this seat owes to both challenges, including those on the sled.
pub(crate) fn share_of(
    me: Seat,
    holding: &Holding,
    challenges: &[Challenge; 2],
    plans: &[Plan; 2],
) -> Vec<Card> {
    let mut cards = Vec::new();
    for (challenge, plan) in challenges.iter().zip(plans) {
        let values = share(me, holding, *challenge, plan);
        cards.extend(values.iter().filter_map(|&value| Card::of(challenge.gear, value)));
    }
    cards
}

fn share(me: Seat, holding: &Holding, challenge: Challenge, plan: &Plan) -> Vec<u8> {
    let gear = challenge.gear;
    if plan.completer == Some(me) {
        return fill(holding, challenge, plan.sum).unwrap_or_default();
    }
    let mine: Vec<_> = plan.units.iter().filter(|unit| unit.seat == me).collect();
    if !mine.is_empty() {
        let sum = mine.iter().map(|unit| unit.value).sum();
        return with_sum(holding, gear, sum).unwrap_or_default();
    }
    if plan.chance == 0.0 {
        // Nothing is expected, but meeting the challenge alone does no harm.
        return fill(holding, challenge, 0).unwrap_or_default();
    }
    Vec::new()
}

/// Returns the fewest cards that raise `sum` to the target, avoiding arcane ones.
pub(crate) fn fill(holding: &Holding, challenge: Challenge, sum: u8) -> Option<Vec<u8>> {
    best_subset(holding, challenge.gear, |own| challenge.target.allows(sum.saturating_add(own)))
}

/// Returns cards of exactly this sum.
fn with_sum(holding: &Holding, gear: Gear, sum: u8) -> Option<Vec<u8>> {
    best_subset(holding, gear, |own| own == sum)
}

fn best_subset(holding: &Holding, gear: Gear, fits: impl Fn(u8) -> bool) -> Option<Vec<u8>> {
    let values: Vec<u8> = holding.values(gear).collect();
    let mut best: Option<(usize, usize, u8, u32)> = None;
    for mask in 0..1_u32 << values.len() {
        let chosen = chosen(&values, mask);
        let sum: u8 = chosen.iter().sum();
        let n_arcane = chosen.iter().filter(|&&value| value == ARCANE).count();
        let rank = (n_arcane, chosen.len(), sum, mask);
        if fits(sum) && best.is_none_or(|other| rank < other) {
            best = Some(rank);
        }
    }
    best.map(|(.., mask)| chosen(&values, mask))
}

fn chosen(values: &[u8], mask: u32) -> Vec<u8> {
    let is_in = |nth: &usize| mask >> nth & 1 != 0;
    (0..values.len()).filter(is_in).map(|nth| values[nth]).collect()
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use kernel::{FastRng, Perspective};

    use crate::{
        Action, Card, Space, Tile,
        bot::{Explorer, Weights},
        tests::scene::{ADA, BRUNO, CHLOE, Scene, Table},
    };

    fn choice(table: &Table, seat: kernel::Seat) -> Option<Action> {
        let at = Perspective::new(&table.state, seat);
        Explorer::with(Weights::BEST).choose(&at, &mut FastRng::new(1))
    }

    /// Tools 8 to 10 or books 7 to 8. Everyone has stated their tools, Ada only to Bruno.
    #[test]
    fn private_remarks_count_only_for_players_who_heard_them() {
        let hands = Scene::of(3).hand(ADA, "tools-5").hand(BRUNO, "tools-4");
        let scene = hands.hand(CHLOE, "crates-3 crates-4").madness(ADA, "l2-07");
        let mut table = scene.leader(CHLOE).facing(Space::C1, Tile::Co04).ready();
        table.play(BRUNO, "say sum tools 4").play(CHLOE, "say size tools no");
        let mut unsaid = table.clone();
        unsaid.play(CHLOE, "play crates-3");
        assert_eq!(choice(&unsaid, BRUNO), Some(Action::Done), "no more is known");
        table.play(ADA, "say to p2 sum tools 5").play(CHLOE, "play crates-3");
        assert_eq!(choice(&table, ADA), Some(Action::Play { card: Card::Tools5 }));
        assert_eq!(choice(&table, BRUNO), Some(Action::Play { card: Card::Tools4 }));
        assert_eq!(choice(&table, CHLOE), Some(Action::Done));
    }
    /// Ada's 6 is on the sled from the previous timer; now the plan wants her 4 and Bruno's 5.
    #[test]
    fn nothing_is_added_to_a_sum_that_is_already_too_high() {
        let hands = Scene::of(3).hand(ADA, "tools-4").played(ADA, "tools-6").hand(BRUNO, "tools-5");
        let mut table = hands.leader(CHLOE).facing(Space::C1, Tile::Co04).ready();
        table.play(ADA, "say have tools 4").play(BRUNO, "say sum tools 5");
        table.play(CHLOE, "say size tools no; done");
        table.play(BRUNO, "play tools-5");
        assert_eq!(choice(&table, ADA), Some(Action::Done));
    }
}
