use super::*;

fn named(spaces: impl Iterator<Item = Space>) -> String {
    spaces.map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn spaces_parse_from_their_display_form() {
    for space in Space::all() {
        assert_eq!(space.to_string().parse(), Ok(space));
    }
    for wrong in ["", "a", "a0", "a1", "p1", "h14", "H4", "h04", "h4 ", "4h", "a12", "é1"] {
        assert!(wrong.parse::<Space>().is_err(), "{wrong:?}");
    }
    assert_eq!(Space::all().count(), 175);
}

#[test]
fn borders_and_printed_spaces_match_the_rulebook() {
    assert_eq!(
        named(GREEN.iter()),
        "d1 e1 f1 g1 i1 j1 k1 l1 a7 o7 a8 o8 a9 o9 a10 o10 b12 c12 d12 l12 m12 n12"
    );
    assert_eq!(
        named(STRAW.iter()),
        "c2 m2 d3 e3 k3 l3 f4 g4 i4 j4 a5 h5 o5 b6 c6 m6 n6 d7 l7 e8 k8 f9 j9 f10 j10 f11 \
         j11 f12 j12 f13 j13"
    );
    assert_eq!(
        PRINTED.map(|set| named(set.iter())),
        ["f3 j3 d10 l10", "h1 c8 m8", "b7 n7 e11 k11"]
    );
}

#[test]
fn path_spaces_are_connected() {
    let n_with = |n: u8| Path::ALL.iter().filter(|&at| Path::beside(at).len() == n).count();
    assert_eq!((n_with(4), n_with(3), n_with(2)), (26, 18, 20));
    assert_eq!(Path::ALL.largest_group(), Path::ALL);
}

#[test]
fn the_path_separates_three_basins() {
    let mut left = Ground::ALL;
    let mut basins = Vec::new();
    while let Some(first) = left.iter().next() {
        let basin = Ground::only(first).flood(Ground::ALL);
        let of = |set: Ground| basin.and(set).len();
        basins.push((basin.len(), of(TILE_SPACES), of(GREEN), of(STRAW)));
        left = left.minus(basin);
    }
    assert_eq!(basins, [(35, 32, 8, 11), (38, 34, 7, 10), (38, 34, 7, 10)]);
    let prints = PRINTED[0].or(PRINTED[1]).or(PRINTED[2]);
    assert!(!prints.intersects(prints.spread()), "no two printed spaces touch");
}

#[test]
fn neighbours_share_an_edge() {
    let beside = |name: &str| named(Ground::beside(name.parse().expect(name)).iter());
    assert_eq!(beside("d1"), "e1 d2");
    assert_eq!(beside("h5"), "h4");
    assert_eq!(beside("b9"), "b8 a9 c9 b10");
    assert_eq!(named(Path::beside("a3".parse().expect("a3")).iter()), "b3 a4");
}
