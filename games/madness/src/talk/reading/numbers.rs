//! Numbers in words, digits, Roman numerals and dozens.
use super::words::{Mark, Word, is_among};

/// Zero to twelve, with dialect forms and common typos.
const SMALL: [&str; 13] = [
    "zero null nought nil",
    "one eins uno oans eens ans",
    "two zwei deux dos due zwo zwoa zwee tow zwoi zwie",
    "three drei trois tres tre thre tree threee dree droi",
    "four vier quatre cuatro quattro foor viere fuor",
    "five funf cinq cinco cinque fuenf fimf fiev fife fve fuf fumf finf",
    "six sechs seis sei sis siz sicks sexs seks sx sehcs",
    "seven sieben sept siete sette sevn siebn sem simme sevne",
    "eight acht huit ocho otto eigth eihgt ocht eght",
    "nine neun neuf nueve nove nien noin",
    "ten zehn dix diez dieci zehne zeh tenn",
    "eleven elf elfe elevn",
    "twelve zwolf zwoelf twelf",
];
const TEENS: [&str; 7] = [
    "thirteen dreizehn",
    "fourteen vierzehn forteen",
    "fifteen funfzehn fuenfzehn fufzehn fuffzehn fiveteen",
    "sixteen sechzehn",
    "seventeen siebzehn",
    "eighteen achtzehn eigthteen",
    "nineteen neunzehn",
];
const TENS: [&str; 9] = [
    "ten zehn",
    "twenty zwanzig twenny",
    "thirty dreissig dreisig",
    "forty vierzig fourty",
    "fifty funfzig fuenfzig fufzig fuffzig",
    "sixty sechzig",
    "seventy siebzig",
    "eighty achtzig",
    "ninety neunzig",
];
const ORDINALS: &[(&str, u16)] = &[
    ("third", 3),
    ("second", 2),
    ("fourth", 4),
    ("forth", 4),
    ("fifth", 5),
    ("sixth", 6),
    ("seventh", 7),
    ("eighth", 8),
    ("ninth", 9),
    ("tenth", 10),
    ("eleventh", 11),
    ("twelfth", 12),
    ("zweit", 2),
    ("dritt", 3),
    ("viert", 4),
    ("funft", 5),
    ("fuenft", 5),
    ("sechst", 6),
    ("siebt", 7),
    ("neunt", 9),
    ("zehnt", 10),
];
const MULTIPLES: &[(&str, u16)] = &[
    ("dozen", 12),
    ("dozens", 12),
    ("dutzend", 12),
    ("dutzende", 12),
    ("pair", 2),
    ("pairs", 2),
    ("couple", 2),
    ("twice", 2),
    ("double", 2),
    ("duo", 2),
    ("brace", 2),
    ("quartet", 4),
    ("quintet", 5),
    ("sextet", 6),
    ("septet", 7),
    ("octet", 8),
    ("doppelt", 2),
    ("doppelte", 2),
    ("doppelten", 2),
    ("doppelter", 2),
    ("thrice", 3),
    ("triple", 3),
    ("trio", 3),
    ("treble", 3),
    ("quadruple", 4),
    ("sixpack", 6),
    ("fiver", 5),
    ("tenner", 10),
    ("deuce", 2),
    ("twosome", 2),
    ("threesome", 3),
    ("foursome", 4),
    ("hundred", 100),
    ("hundreds", 100),
    ("thousand", 1000),
    ("million", 1000),
    ("tausend", 1000),
    ("twos", 2),
    ("hundert", 100),
];
const ROMAN: &[(&str, u16)] = &[
    ("ii", 2),
    ("iii", 3),
    ("iv", 4),
    ("vi", 6),
    ("vii", 7),
    ("viii", 8),
    ("ix", 9),
    ("xi", 11),
    ("xii", 12),
    ("v", 5),
    ("x", 10),
];
/// Endings as in fives, Sechser, dreimal.
const ENDINGS: &str = "s es e er ers ern en erl ser mal fach fold ish ling";
const ORDINAL_ENDINGS: &str = " e en er es em ens";

/// Returns the number that a word means. Single Roman letters need capitals.
pub(super) fn number(word: &str, is_upper: bool) -> Option<u16> {
    if !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(word.parse().unwrap_or(u16::MAX));
    }
    let find = |table: &[(&str, u16)], word: &str| {
        table.iter().find(|(known, _)| *known == word).map(|(_, number)| *number)
    };
    if let Some(roman) = find(ROMAN, word) {
        return (word.len() > 1 || is_upper).then_some(roman);
    }
    // "Sieben" is a number and "siebt" a verb, but "siebte" is a number again.
    let ordinal = |end: &str| word.strip_suffix(end).and_then(|stem| find(ORDINALS, stem));
    let is_german_stem = |word: &str| word.ends_with('t') && !word.ends_with("ht");
    cardinal(word)
        .or_else(|| find(MULTIPLES, word))
        .or_else(|| {
            if is_german_stem(word) { None } else { ORDINAL_ENDINGS.split(' ').find_map(ordinal) }
        })
        .or_else(|| ENDINGS.split(' ').find_map(|end| word.strip_suffix(end).and_then(inflected)))
}

fn cardinal(word: &str) -> Option<u16> {
    let nth = |rows: &[&str]| rows.iter().position(|words| is_among(words, word));
    let found = nth(&SMALL)
        .or_else(|| nth(&TEENS).map(|nth| nth + 13))
        .or_else(|| nth(&TENS).map(|nth| 10 * (nth + 1)));
    found.map(|number| number as u16)
}

/// Returns the number of a stem that takes endings. `ein` with endings is an article, and `ones`
/// is a pronoun.
fn inflected(stem: &str) -> Option<u16> {
    let number = cardinal(stem)?;
    (number > 1 && !matches!(stem, "tree" | "null" | "tow" | "ten")).then_some(number)
}

/// Joins the words of each number, and unmarks words that only look like a number.
pub(super) fn join(words: &mut Vec<Word>) {
    join_tens(words);
    join_dozens(words);
    for at in 0..words.len() {
        if words[at].number.is_some() && !is_really_number(words, at) {
            words[at].number = None;
        }
    }
}

/// Joins "twenty-two" or "zweiundzwanzig".
fn join_tens(words: &mut Vec<Word>) {
    let mut at = 0;
    while at + 1 < words.len() {
        let (first, second) = (&words[at], &words[at + 1]);
        let is_written_out = !first.is_digits && !second.is_digits;
        let is_joined = first.place == second.place;
        let joined = match (first.number, second.number) {
            (Some(tens @ 20..=90), Some(unit @ 1..=9))
                if tens % 10 == 0 && matches!(first.mark, Mark::None | Mark::Joined) =>
            {
                Some(tens + unit)
            }
            (Some(unit @ 1..=9), Some(tens @ 20..=90)) if tens % 10 == 0 && is_joined => {
                Some(tens + unit)
            }
            _ => None,
        };
        if let (Some(number), true) = (joined, is_written_out) {
            let second = words.remove(at + 1);
            words[at].number = Some(number);
            words[at].mark = second.mark;
            words[at].place.end = second.place.end;
        }
        at += 1;
    }
}

/// Joins "half a dozen" or "zwei Dutzend".
fn join_dozens(words: &mut [Word]) {
    for at in 1..words.len() {
        if words[at].number != Some(12) || !words[at].text.starts_with("d") {
            continue;
        }
        let before = if words[at - 1].is("a") && at > 1 { at - 2 } else { at - 1 };
        if words[before].is("half halbes halbe halbs hoibes") {
            words[at].number = Some(6);
        } else if let Some(n @ 2..=9) = words[before].number {
            words[at].number = Some(12 * n);
            words[before].number = None;
        }
    }
}

/// Words before `one` that make it a pronoun.
const BEFORE_PRONOUN: &str = "\
    that this no any some every each the which other another last next big good small low \
    high highest lowest best right wrong new old first second same only weak strong great \
    little nice tiny bigger smaller better not what your ur his her";
/// Words after `one` that leave it a number.
const AFTER_NUMBER: &str = "\
    card cards more short left missing too over point to and plus off from";
/// Letters that make a word with the digit after them: any1, gr8.
const BEFORE_DIGIT: &str = "any some no every gr m l w h str sk cre in";

fn is_really_number(words: &[Word], at: usize) -> bool {
    let word = &words[at];
    let before = at.checked_sub(1).map(|at| &words[at]);
    let after = words.get(at + 1);
    let is_before = |list: &str| before.is_some_and(|word| word.is(list));
    if word.is_digits {
        let is_glued = before.is_some_and(|before| before.place.end == word.place.start);
        let is_homophone =
            matches!(word.text.as_str(), "1" | "8") && is_glued && is_before(BEFORE_DIGIT);
        // In "me 2" and "u 2", the number means "too".
        let is_too = word.text == "2" && is_before("me u you") && !word.mark_joins();
        return !is_homophone && !is_too;
    }
    match word.text.as_str() {
        "one" => {
            let starts = before.is_none_or(Word::ends_part);
            let is_alone = words.len() == 1;
            let leads_gear =
                after.is_some_and(|after| after.gear.is_some() || after.is(AFTER_NUMBER));
            let follows = before.is_some_and(|before| {
                before.gear.is_some()
                    || before.mark == Mark::Plus
                    || before.is("plus minus just exactly number")
            });
            let ends = word.mark == Mark::Plus || starts && word.mark == Mark::Pause;
            !is_before(BEFORE_PRONOUN) && (is_alone || leads_gear || follows || ends)
                || is_before("only just exactly")
                    && (leads_gear || after.is_none() || word.ends_part())
        }
        "eins" => !is_before("auch noch so davon hab"),
        "ans" | "tow" | "tree" | "sem" | "zeh" | "nil" => {
            after.is_some_and(|after| after.gear.is_some())
        }
        "acht" => !is_before("gib gebt in ausser"),
        "elf" => !is_before("a the an"),
        "second" | "zweite" => {
            is_before("the my ur your der die das meine")
                && after.is_some_and(|after| after.gear.is_some() || after.is("card karte one"))
        }
        "null" => after.is_none_or(|after| !after.is("problem problemo bock ahnung plan chance")),
        "couple" | "pair" | "double" => true,
        _ => true,
    }
}

impl Word {
    fn mark_joins(&self) -> bool {
        matches!(self.mark, Mark::Plus | Mark::Sign | Mark::Joined)
    }
}

/// Returns the number at the beginning of a numbered remark: `1.`, `second`, `drittens`, `Nr. 4`.
pub(super) fn opening(words: &[Word]) -> Option<u16> {
    let nth = usize::from(words.first()?.is("number nummer nr no num remark"));
    let word = words.get(nth)?;
    let text = word.text.as_str();
    match text {
        "one" | "first" | "firstly" | "1st" | "erstens" | "erste" | "erster" | "erstes"
        | "eins" | "oans" => Some(1),
        "second" | "secondly" | "zweitens" | "zweite" | "zweiter" | "zweites" => Some(2),
        _ => {
            let stem = text.strip_suffix("ly").unwrap_or(text);
            number(stem, false)
        }
    }
}
