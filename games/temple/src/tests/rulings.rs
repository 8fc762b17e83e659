//! The rulings, by number, unless the worked examples already cover them.
use kernel::{Ctx, EventBuffer, FastRng, Game, SeatSet};

use super::scene::{P1, P2, P3, Scene, Table, space};
use crate::{
    Event, Options, Refusal, State,
    board::{Area, Space},
    data::{Adventurer, STONE, TREASURES, Variety, WallCard},
    rules::{boulder, walls},
    setup::{DicePass, Hands, Mask, Mode, PitFail, RoundOrder, Tie},
    state::{Phase, Status},
};

/// Returns a scene with a solo player in a turn with three actions.
fn alone(name: &str) -> Scene {
    Scene::together(1).at(P1, name).turn(P1, 3)
}

fn dealt(change: impl FnOnce(&mut Options), seats: u8) -> State {
    let mut options = Options::default();
    change(&mut options);
    State::new(&options, seats, &mut FastRng::new(5)).expect("the options are valid")
}

#[test]
fn r2_r41_cards_in_force_follow_mode_and_level() {
    for level in 1..=4 {
        for seed in 0..40 {
            let options = Options { mode: Mode::Coop, level, ..Options::default() };
            let state =
                State::new(&options, 2, &mut FastRng::new(seed)).expect("the options are valid");
            assert_eq!(state.varieties.len(), u32::from(level));
            assert!(!state.varieties.iter().any(Variety::is_rival));
        }
    }
    assert_eq!(dealt(|options| options.variety = 4, 2).varieties.len(), 4);
    assert_eq!(Variety::ALL.iter().filter(|card| card.is_rival()).count(), 4);
}

#[test]
fn r4_the_load_may_come_first() {
    let scene = Scene::together(1).hand(P1, "z1-1").options(|options| {
        options.round_order = RoundOrder::LoadFirst;
    });
    let mut table = scene.ready();
    assert_eq!((table.state.phase, table.state.dice), (Phase::Loading, [0; 5]));
    table.rolls(&[6, 6, 1, 1, 1]).play(P1, "ready");
    assert_eq!((table.state.dice, table.actions()), ([6, 6, 1, 1, 1], 2));
}

#[test]
fn r5_the_dice_may_go_left() {
    let scene = Scene::of(3).at(P1, "c27").at(P2, "bank").at(P3, "w13").options(|options| {
        options.dice_pass = DicePass::Left;
    });
    let mut table = scene.turn(P1, 1).ready();
    assert_eq!(table.state.keeper, P2);
    table.rolls(&[1]).play(P1, "end");
    assert_eq!(table.state.keeper, P3);
}

#[test]
fn r6_r46_r47_the_board_matches_the_print() {
    let n = |area: Area| Space::ALL.iter().filter(|space| space.area() == area).count();
    let areas = [Area::Walls, Area::Corridor, Area::Lava, Area::River].map(n);
    assert_eq!((Space::ALL.len(), areas), (80, [24, 28, 16, 8]));
    assert_eq!((space("w46").zone(), space("w46").column()), (Some(4), Some(6)));
    assert_eq!((space("ent").dist(), space("c27").dist(), space("exit").dist()), (20, 1, 0));
    assert_eq!(crate::route::to_exit(&dealt(|_| (), 2), Default::default())[0], 20);
    let diagonal = alone("c9").is(P1, Adventurer::Vincent).unmasked();
    assert_eq!(diagonal.ready().legal(P1, "leap"), ["leap c11", "leap l13"]);
}

#[test]
fn r7_the_wall_deck_is_used_once() {
    let revealed = {
        let mut cards = vec![WallCard::Blank; 13];
        cards.extend([WallCard::Orange, WallCard::Orange, WallCard::Grey, WallCard::Grey]);
        cards.push(WallCard::Both);
        cards
    };
    let mut scene = alone("bank");
    scene.position.walls.revealed = revealed;
    let mut table = scene.ready();
    table.rolls(&[1]).play(P1, "end");
    assert_eq!(table.state.walls.n_revealed, 18);
}

#[test]
fn r10_r13_an_open_sun_leads_to_its_corner() {
    let is_open = |boulder: &str| alone("l11").boulder(boulder).ready().is_listed(P1, "move c10");
    assert!(!is_open("c9") && is_open("c11"));
}

#[test]
fn r11_the_boulder_rolls_as_many_dice_as_the_round() {
    let state = dealt(|options| options.variety = 0, 2);
    let dice = [1, 2, 3, 4, 5, 6, 20].map(|round| boulder::n_dice_in(&state, round));
    assert_eq!((dice, boulder::face(&state)), ([1, 2, 3, 4, 5, 5, 5], 3));
}

#[test]
fn r15_payments_leave_the_game() {
    let scene = alone("r8").hand(P1, "z1-1 z1-2 z1-3").level(P1, 2);
    let mut table = scene.ready();
    table.rolls(&[1, 6]).play(P1, "exit");
    table.rolls(&[6]).play(P1, "pay z1-1; pay z1-2; pay z1-3");
    assert_eq!((table.at(P1), table.n_hand(P1), table.state.gone.len()), ("bank", 0, 3));
}

#[test]
fn r16_a_failed_jump_may_only_wound() {
    let scene = alone("c20").is(P1, Adventurer::Lea).level(P1, 2);
    let scene = scene.options(|options| options.pit_fail = PitFail::Wounded);
    let mut table = scene.ready();
    table.rolls(&[1, 6]).play(P1, "jump");
    // The turn ends even though a Sprint is unused.
    assert_eq!((table.at(P1), table.player(P1).n_wounds, table.state.round), ("c20", 1, 2));
}

#[test]
fn r18_leaving_the_bridge_needs_no_test() {
    let mut table = alone("br").planks(1).level(P1, 5).ready();
    table.play(P1, "move c25");
    assert_eq!((table.at(P1), table.state.planks), ("c25", 1));
}

#[test]
fn r19_the_statue_is_taken_on_the_bridge() {
    let mut table = alone("br").planks(2).level(P1, 2).ready();
    table.rolls(&[1, 2]).play(P1, "statue");
    assert!(table.has(P1, "gs") && table.state.planks == 1);
    assert_eq!(table.refused(P1, "statue"), Refusal::StatueGone);
}

#[test]
fn r20_two_ones_bury_once() {
    let mut scene = Scene::together(1).at(P1, "bank").round(2);
    scene.position.collapsing = true;
    let mut table = scene.ready();
    assert!(table.state.phase == Phase::Acting);
    let mut again = Table::of(table.state);
    again.rolls(&[1, 1]).rolls(&[6, 6, 6, 6, 6]).rolls(&[1, 1]).play(P1, "end");
    assert_eq!(again.player(P1).n_gravel, table.player(P1).n_gravel + 1);
    table.rolls(&[1, 1]).rolls(&[6, 6, 6, 6, 6]).rolls(&[5, 6]).play(P1, "end");
    assert_eq!(table.player(P1).n_gravel, again.player(P1).n_gravel - 1);
}

#[test]
fn r21_the_tunnel_leads_outside() {
    let mut table = alone("c23").ready();
    table.rolls(&[1, 2, 6, 6, 6]).play(P1, "unlock tunnel");
    assert_eq!((table.player(P1).status, table.state.phase), (Status::Out, Phase::Over));
}

#[test]
fn r22_gifts_are_allowed_and_secret() {
    let scene = Scene::of(3).at(P1, "c9").at(P2, "c10").at(P3, "bank").hand(P1, "z1-5");
    let mut table = scene.turn(P1, 2).ready();
    table.play(P1, "exchange p2; give z1-5; propose");
    assert_eq!(table.actions(), 2);
    table.play(P2, "agree");
    table.play(P1, "confirm");
    assert!(table.has(P2, "z1-5") && table.actions() == 1);
    let seen = |seat| table.state.view(SeatSet::only(seat)).players[1].hand[0].card;
    assert!(seen(P1).is_some() && seen(P2).is_some() && seen(P3).is_none());
}

#[test]
fn r22_with_open_hands_both_sides_are_proposed() {
    let scene = Scene::together(2).at(P1, "c9").at(P2, "c9").hand(P1, "z1-5").hand(P2, "z2-1");
    let mut table = scene.turn(P1, 2).ready();
    table.play(P1, "exchange p2; give z1-5; ask z2-1; propose");
    assert_eq!(table.legal(P2, ""), ["agree", "decline"]);
    table.play(P2, "agree");
    assert!(table.has(P1, "z2-1") && table.has(P2, "z1-5") && table.actions() == 1);
}

#[test]
fn r23_cards_dropped_on_the_bridge_are_lost() {
    let scene = Scene::together(1).at(P1, "br").hand(P1, "z1-1 z1-2").loading();
    let mut table = scene.ready();
    table.play(P1, "drop z1-1; ready");
    assert_eq!((table.state.gone.len(), table.n_hand(P1)), (1, 1));
}

#[test]
fn r24_the_mask_may_come_off_at_an_opening() {
    let scene = alone("c7").options(|options| options.mask = Mask::Openings);
    let mut table = scene.ready();
    table.play(P1, "move c8");
    assert!(!table.state.lava.is_masked);
    let view = table.state.view(SeatSet::SPECTATORS);
    assert!(view.lava.tiles.iter().all(|tile| tile.glyph.is_some() && tile.number.is_none()));
}

#[test]
fn r31_stamina_sheds_a_supply() {
    let scene = Scene::together(1).is(P1, Adventurer::Bill).hand(P1, "z1-1 z1-2 z1-3");
    let scene = scene.player(P1, |at| at.supplies = 1).loading();
    let mut table = scene.ready();
    table.play(P1, "ready; shed");
    let player = table.player(P1);
    assert_eq!((player.level, player.n_supplies, player.is_token_used), (2, 0, true));
}

#[test]
fn r32_linguistics_reads_an_adjacent_tile() {
    let scene = alone("l11").trapped([2, 5, 9, 12]).unmasked().is(P1, Adventurer::Arely);
    let mut table = scene.ready();
    assert_eq!(table.legal(P1, "read"), ["read l12", "read l21"]);
    let events = table.play(P1, "read l21");
    assert!(events.contains(&Event::TileRead { seat: P1, at: space("l21"), n: Some(4) }));
    assert_eq!(table.actions(), 3);
}

#[test]
fn r33_r69_swimmers_near_the_brink_are_asked() {
    let scene = Scene::of(2).is(P2, Adventurer::Tatiana).at(P1, "r8").level(P1, 3);
    for (place, is_asked) in [("r7", true), ("r8", true), ("bank", true), ("r6", false)] {
        let mut table = scene.clone().at(P2, place).turn(P1, 1).ready();
        table.rolls(&[1, 1, 6]).play(P1, "exit");
        assert_eq!(matches!(table.state.phase, Phase::Helping(_)), is_asked, "{place}");
    }
}

#[test]
fn r34_r35_the_stone_needs_five_faces() {
    let mut table = alone("c23").ready();
    table.rolls(&[1, 2, 3, 4, 4]).play(P1, "unlock stone");
    assert_eq!(table.legal(P1, "reroll").len(), 31);
    table.rolls(&[5]).play(P1, "reroll 5");
    assert!(table.player(P1).hand.has(STONE));
}

#[test]
fn r37_players_inside_a_sealed_temple_score_nothing() {
    let scene = Scene::of(2).at(P1, "bank").hand(P1, "z1-5").boulder("c27").round(9);
    let scene = scene.player(P2, |at| at.status = Status::Waiting);
    let mut table = scene.turn(P1, 1).ready();
    table.rolls(&[6, 6, 6, 6, 6]).play(P1, "end");
    let outcome = table.state.outcome().expect("the game is over");
    assert_eq!((outcome.ranks, outcome.reason.as_str()), (vec![2, 2], "no_one_out"));
    assert_eq!(table.player(P2).status, Status::Dead);
}

#[test]
fn r38_ties_are_shared_or_go_to_the_stone() {
    let scene = Scene::of(3).hand(P1, "st").hand(P2, "al z1-2").at(P1, "c27").dead(P3);
    let scene = scene.player(P2, |at| at.status = Status::Out);
    let ranks = |tie| {
        let scene = scene.clone().options(|options| options.tie = tie);
        let mut table = scene.turn(P1, 1).ready();
        table.play(P1, "move exit");
        table.state.outcome().expect("the game is over").ranks
    };
    assert_eq!(ranks(Tie::Shared), [1, 1, 3]);
    assert_eq!(ranks(Tie::Stone), [1, 2, 3]);
}

#[test]
fn r39_r59_a_solo_table_is_cooperative() {
    let state = dealt(|options| options.mode = Mode::Standard, 1);
    assert!(state.is_coop());
    assert_eq!(state.view(SeatSet::SPECTATORS).target, Some(10));
}

#[test]
fn r40_there_are_six_caskets() {
    assert_eq!(TREASURES.iter().filter(|card| card.is_casket()).count(), 6);
}

#[test]
fn r42_supplies_heal() {
    let scene = alone("c9").player(P1, |at| {
        at.supplies = 1;
        at.wounds = 2;
    });
    let mut table = scene.ready();
    table.play(P1, "heal");
    let player = table.player(P1);
    assert_eq!((player.n_supplies, player.n_wounds, table.actions()), (0, 1, 2));
}

#[test]
fn r43_wounds_only_add_weight() {
    let scene = Scene::together(1).hand(P1, "z1-1").player(P1, |at| at.wounds = 11).loading();
    let mut table = scene.dice([5, 5, 5, 5, 5]).ready();
    table.play(P1, "ready");
    assert_eq!((table.player(P1).level, table.is_alive(P1)), (5, true));
}

#[test]
fn r44_the_dice_keeper_acts_first() {
    let mut state = dealt(|options| options.variety = 0, 2);
    let mut rng = FastRng::new(9);
    let mut events = EventBuffer::muted();
    while state.phase == Phase::Choosing {
        let seat = state.awaited().first().expect("a seat is still choosing");
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        let ctx = &mut Ctx::new(&mut rng, &mut events);
        state.apply(seat, actions[0], ctx).expect("a listed action is legal");
    }
    assert_eq!((state.phase, state.awaited()), (Phase::Briefing, SeatSet::only(state.keeper)));
}

#[test]
fn r45_features_can_be_disabled() {
    let state = dealt(
        |options| {
            options.variety = 0;
            (options.web, options.statue, options.tunnel) = (false, false, false);
        },
        2,
    );
    let view = state.view(SeatSet::SPECTATORS);
    assert!(view.webs.is_empty() && !view.bridge.has_statue);
    assert!(!view.locks.iter().any(|lock| lock.lock == crate::Lock::Tunnel));
    let scene = alone("c20").options(|options| options.pit = false);
    assert!(scene.ready().is_listed(P1, "move c21"));
    let scene = alone("c23").options(|options| options.collapse = false);
    let mut table = scene.ready();
    table.rolls(&[1, 2, 3, 4, 5]).play(P1, "unlock stone");
    assert!(!table.state.is_collapsing);
}

#[test]
fn r48_r49_the_boulder_blocks_but_spaces_are_unlimited() {
    let scene = Scene::of(3).at(P1, "c9").at(P2, "c10").at(P3, "c10").boulder("c8").turn(P1, 1);
    let table = scene.ready();
    assert!(table.is_listed(P1, "move c10") && !table.is_listed(P1, "move c8"));
}

#[test]
fn r50_the_hand_limit_applies_only_to_the_load() {
    let twelve = "z1-1 z1-2 z1-2 z1-2 z1-3 z1-3 z1-3 z1-4 z1-5 z2-1 z2-1 z2-2";
    let mut table = alone("c27").hand(P1, twelve).pile("c27", "z3-1").ready();
    table.play(P1, "gather; take z3-1; move exit");
    assert_eq!(table.n_hand(P1), 13);
}

#[test]
fn r51_r53_dead_adventurers_lose_everything() {
    let scene = Scene::of(2).at(P1, "r8").at(P2, "bank").hand(P1, "st").level(P1, 2);
    let mut scene = scene.player(P1, |at| at.wounds = 3).turn(P1, 1);
    scene.position.collapsing = true;
    let mut table = scene.ready();
    assert_eq!(table.state.wounds_left(), 15);
    table.rolls(&[1, 1]).play(P1, "exit");
    assert!(table.state.gone.has(STONE) && table.state.is_collapsing);
    assert_eq!(table.player(P1).n_wounds, 0);
}

#[test]
fn r56_hopping_is_allowed_in_cooperative_games() {
    assert!(alone("br").ready().is_listed(P1, "hop"));
}

#[test]
fn r57_a_die_that_equals_the_level_is_an_action() {
    let scene = Scene::together(1).hand(P1, "z1-1").dice([1, 2, 2, 1, 1]).loading();
    let mut table = scene.ready();
    table.play(P1, "ready");
    assert_eq!(table.actions(), 2);
}

#[test]
fn r58_trapped_numbers_are_public_and_their_glyphs_are_not() {
    let view = dealt(|options| options.variety = 0, 2).view(SeatSet::SPECTATORS);
    let clues = &view.lava.clues;
    assert!(clues.iter().all(|clue| clue.number.is_some() && clue.glyph.is_none()));
    assert_eq!(view.lava.safe.len(), 10);
}

#[test]
fn taking_a_card_is_final_if_another_player_knows_the_pile() {
    let is_final = |viewers: SeatSet| {
        let mut scene = Scene::of(2).at(P1, "c9").at(P2, "bank").pile("c9", "z1-1 z1-2");
        scene.position.seen.insert(0, viewers);
        let mut state = scene.turn(P1, 2).phase(Phase::Gathering).ready().state;
        let (mut rng, mut events) = (kernel::ScriptedRng::none(), EventBuffer::muted());
        let action = "take z1-2".parse().expect("an action");
        let result = state.apply(P1, action, &mut Ctx::new(&mut rng, &mut events));
        assert_eq!(result, Ok(()));
        events.forbids_undo()
    };
    assert!(is_final(SeatSet::only(P2)));
    assert!(!is_final(SeatSet::EMPTY));
}

#[test]
fn r61_card_backs_are_public() {
    let scene = Scene::of(2).hand(P1, "z1-5 lv-k al").loading();
    let view = scene.ready().state.view(SeatSet::only(P2));
    let hand = &view.players[0].hand;
    let backs: Vec<_> = hand.iter().map(|card| (card.deck.as_str(), card.card.is_some())).collect();
    assert_eq!(backs, [("z1", false), ("lv", false), ("al", true)]);
}

#[test]
fn r62_the_current_carries_entering_adventurers() {
    let mut table = alone("c18").ready();
    table.play(P1, "move r1");
    assert_eq!(table.at(P1), "r2");
}

#[test]
fn r63_players_without_treasure_skip_the_load() {
    let scene = Scene::of(2).hand(P1, "z1-1").loading();
    assert_eq!(scene.ready().state.awaited(), SeatSet::only(P1));
}

#[test]
fn r64_a_card_adds_the_feature_it_names() {
    let state = dealt(
        |options| {
            options.web = false;
            options.pick_1 = crate::Pick(Some(Variety::WIDOWS_BROOD));
        },
        2,
    );
    assert_eq!(state.webs().collect::<Vec<_>>(), [space("c24")]);
}

#[test]
fn r65_a_torn_web_slows_nothing() {
    let mut table = alone("bank").boulder("c11").round(2).ready();
    table.rolls(&[3, 3]).play(P1, "end");
    assert_eq!((table.boulder(), table.state.webs().count()), ("c13", 0));
}

#[test]
fn r71_cards_dropped_in_a_web_are_lost() {
    let scene = Scene::of(2).at(P1, "c12").hand(P1, "z1-1 z1-2").at(P2, "c12").hand(P2, "z2-1");
    let mut table = scene.player(P1, |at| at.stuck = true).loading().ready();
    table.play(P2, "drop z2-1; ready");
    table.play(P1, "drop z1-1; ready");
    assert_eq!((table.n_hand(P1), table.n_hand(P2), table.n_pile("c12")), (1, 0, 1));
}

#[test]
fn r71_monkeys_do_not_reach_into_a_web() {
    let scene = Scene::of(2).with(Variety::MISCHIEVOUS_MONKEYS).at(P1, "c11").at(P2, "c12");
    let scene = scene.hand(P2, "z2-1").player(P2, |at| at.stuck = true).turn(P1, 3);
    assert_eq!(scene.ready().refused(P1, "monkey p2"), Refusal::PartnerStuck { whom: P2 });
}

#[test]
fn answers_stay_secret_and_changeable_until_the_last() {
    let scene = Scene::of(2).hand(P1, "z1-1 z1-2").hand(P2, "z2-1").loading();
    let mut table = scene.ready();
    table.play(P1, "drop z1-1; ready");
    let view = table.state.view(SeatSet::only(P2));
    assert!(view.players[0].is_ready && view.players[0].hand.iter().all(|card| !card.is_marked));
    table.play(P1, "keep z1-1");
    assert_eq!(table.state.awaited().len(), 2);
    table.play(P1, "drop z1-2; ready");
    table.play(P2, "ready");
    assert!(table.has(P1, "z1-1") && !table.has(P1, "z1-2"));
}

#[test]
fn hands_are_open_in_cooperative_games_and_hidden_among_rivals() {
    let sees = |scene: Scene| {
        let view = scene.hand(P1, "z1-5").loading().ready().state.view(SeatSet::only(P2));
        view.players[0].hand[0].card.is_some()
    };
    assert!(sees(Scene::together(2)) && !sees(Scene::of(2)));
    assert!(sees(Scene::of(2).options(|options| options.hands = Hands::Open)));
    assert!(!sees(Scene::together(2).options(|options| options.hands = Hands::Hidden)));
}

#[test]
fn wall_cards_are_counted_by_kind() {
    let state = dealt(|options| options.variety = 0, 2);
    assert_eq!((walls::cards_left(&state), walls::n_per_round(&state)), ([1, 2, 2, 13], 3));
}
