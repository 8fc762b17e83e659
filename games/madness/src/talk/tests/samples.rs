//! Sample verdicts for every card, as listed in the rulebook.
use super::scene::Timer;

/// Card, allowed remarks, refused remarks; the context is `Timer::sample`.
const SAMPLES: &[(&str, &[&str], &[&str])] = &[
    ("l1-01", &["text I have tools 5"], &["text well I have tools 5"]),
    ("l1-03", &["last tekeli-li have tools 5"], &["have tools 5"]),
    ("l1-10", &["have tools 5", "text sixteen"], &["have weapons 6", "text weapons six"]),
    ("l1-15", &["have tools 5"], &["sum tools 8", "need a 3", "text tools 5 and 3"]),
    (
        "l1-16",
        &["as 2+3 have tools 5", "text tools two and three"],
        &["have tools 5", "count tools 2"],
    ),
    ("l1-17", &["to p3 have tools 5"], &["to p4 have tools 5", "re 2 yes"]),
    ("l2-01", &["size tools fair", "cover a"], &["have tools 5", "text five tools"]),
    ("l2-03", &["have books 4", "have tools 4"], &["have tools 5"]),
    (
        "l2-05",
        &["cover a 8", "number 5", "text A five"],
        &["have tools 5", "point tools", "text guns 6"],
    ),
    ("l2-06", &["re 1 have books 4"], &["have books 4", "re 0 have books 4"]),
    ("l2-10", &["re 0 yes", "text brrr", "sign scream"], &["have tools 5", "only a"]),
    ("l2-11", &["re 0 first no have tools 5", "re 2 no"], &["first no have tools 5"]),
    ("l2-12", &["to p3 play books 3", "need a 4"], &["have tools 5", "number 5", "text tools 5"]),
    ("l2-17", &["count crates 0", "text nine tools"], &["have tools 5"]),
    ("l2-18", &["have tools 6", "size books plenty"], &["have tools 5", "sum tools 8"]),
    ("l3-04", &["number 8", "text eight"], &["sum tools 8", "text 5 3"]),
    (
        "l3-05",
        &["have weapons 5", "sum crates 4", "size tools no"],
        &["have tools 5", "have crates 6", "cover a"],
    ),
    (
        "l3-06",
        &["have tools 3", "have weapons 2", "have books 4"],
        &["have weapons 6", "sum tools 8"],
    ),
    ("l3-07", &["have tools 6", "size crates plenty"], &["have tools 5", "size crates no", "yes"]),
    ("l3-08", &["have tools 10", "sum tools 16"], &["have tools 5"]),
    (
        "l3-10",
        &["have crates 5", "yes", "text I can help"],
        &["have tools 5", "no", "cover a", "point a"],
    ),
    ("l3-16", &["have weapons 6", "number 5"], &["have tools 5", "have weapons 4"]),
    ("l3-19", &["to p3 ask tools"], &["ask tools", "text Chloe, tools 5?"]),
    ("l3-20", &["size tools fair", "cover a", "text tools five"], &["have tools 5", "sign stop"]),
];

#[test]
fn sample_refusals() {
    for (card, accepted, refused) in SAMPLES {
        Timer::sample(&[card]).assert_passes(accepted).assert_refuses(refused);
    }
}

#[test]
fn sample_refusals_after_an_own_remark() {
    let mut timer = Timer::sample(&["l1-11"]);
    timer.said("first 1 have tools 5");
    timer
        .assert_passes(&["first 2 have tools 3", "text two: tools 3"])
        .assert_refuses(&["have tools 3", "first 1 have tools 3"]);
    let mut timer = Timer::sample(&["l1-19"]);
    timer.said("have tools 5");
    timer.assert_passes(&["have tools 5"]).assert_refuses(&["have tools 3"]);
}

/// W29: Wrong Words refuses the truth and delivers the shifted word.
#[test]
fn w29_wrong_words() {
    let timer = Timer::sample(&["l3-05"]);
    timer.assert_refuses(&["have tools 5"]).assert_passes(&["have weapons 5"]);
}

/// Version 1 looked only at single words of a text.
#[test]
fn in_version_1_texts_are_judged_by_single_words() {
    for (card, accepted, refused) in [
        ("l1-05", "text who has tools? I have books?", "text who has tools"),
        ("l1-13", "text so very blue it is", "text turquoise"),
        ("l1-14", "text ice cold plan", "text raining"),
        ("l1-18", "text anyone with books", "text Chloe"),
        ("l2-01", "text half a dozen", "text five"),
        ("l3-01", "text yes", "text yep"),
    ] {
        let mut timer = Timer::sample(&[card]);
        timer.rules = 1;
        timer.assert_passes(&[accepted]).assert_refuses(&[refused]);
    }
    let mut timer = Timer::sample(&[]);
    timer.rules = 1;
    timer.assert_passes(&["text I can't say numbers"]).assert_refuses(&["text the rules of B"]);
}
