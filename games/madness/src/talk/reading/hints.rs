//! Hints at madness that name neither it nor a card: someone has to speak in some way, cannot say
//! something, or is not to be believed.
//!
//! A remark about the encounter names equipment or numbers. A remark that names neither, but is
//! about how someone speaks, is about madness. Orders such as "say it again" are not.
use super::{
    acts,
    words::{Word, any, any_phrase, is_among, position},
};

/// Stems of words that are about speech and hardly ever about an encounter.
const SPEECH: &str = "\
    pronounc utter mention phras sentenc speech talk speak spoke spoken word wording letter voic \
    lip tongue whisper sing sung sang rhym shout yell scream mute muted silent silence address \
    reply repli describ literally messag sprach sprech sprich gesprochen gerede geredet red wort \
    worter satz buchstab stumm schweig formulier umschreib ausdruck lippen zunge flust schrei \
    reim nachricht ansprech aussprech wortkarg zensiert";
/// Stems of words that are about speech, but also usual in an encounter.
const TELLING: &str = "\
    say said tell told ask answer name call hear heard listen question number count repeat start \
    begin sag gesagt erzahl frag gefragt antwort nenn ruf hor gehort zahl wiederhol verrat anfang \
    anfangen beginn";
/// Endings of both languages. They are few, so that "wort" does not stand for "worth".
const ENDINGS: &str = "\
    s es e d ed ing er ers n en em ern t st te ten et est ung";
/// Words that look inflected but are not.
const NEITHER: &str = "\
    red reds single sage worten stimmt zahle zahlt zahlen frage caller starter names";
const SELF: &str = "i im ive id ill me my mine ich mich mir mein meine meinen meiner meins";
const THIRD: &str = "he hes she shes er sie him his";
/// Words for bans and duties.
const NEVER: &str = "\
    cant cannot wont unable never nie niemals couldnt mustnt forbidden untersagt verboten";
const BOUND: &str = "\
    must musste muss mussen forced obliged compelled required gezwungen verpflichtet \
    permitted allowed erlaubt erlaubte";
const ONLY: &str = "only nur just bloss erst";
const MAY: &str = "may can could darf durfen kann konnen";
const HABITS: &str = "\
    always constantly keeps everything ever standig immer dauernd alles suddenly plotzlich stuck";
const ODDLY: &str = "funny oddly weird weirdly strangely komisch seltsam anders";
/// A sentence about what was said is plain if it opens with an order.
const PLAIN: &str = "\
    my word, mein wort, letztes wort, say the word, in a word, das wort hat, one word, ein wort, \
    in other words, have to say, must say, muss sagen, have to ask, must ask, muss fragen, \
    cant say i, hard to say, say no more, can say, to say the least, cant complain, \
    talk later, cant talk, dont shout, nichts zu sagen, nothing left to say, kein wort bei, \
    cant hear, hor nix, hore nichts, hor nichts, versteh kein, versteh dich nicht, \
    let me repeat, sorry for repeating, done talking, enough talk, genug geredet, \
    fertig geredet, ich wiederhol, number crunching, number please, \
    keine frage, no question, kurze frage, quick question, fragt sich, question is, \
    i answer for, count on, count me, cant wait, nicht so laut, im zweifel, at last word";

/// Returns the place of a word by which a sentence hints at madness.
pub(super) fn find(sentence: &[Word]) -> Option<usize> {
    let has_facts = sentence.iter().any(|word| word.number.is_some());
    let names_gear = sentence.iter().any(|word| word.gear.is_some());
    let is_plain = !has_facts && !names_gear;
    let about_card = state_of_card(sentence).filter(|_| is_plain);
    let secret = secrecy(sentence).filter(|_| !names_gear);
    if any_phrase(sentence, PLAIN) && !any(sentence, HABITS) {
        return secret.or(about_card);
    }
    let bound = bound_speech(sentence).filter(|_| is_plain || speech(sentence).is_some());
    let odd = odd_speech(sentence).filter(|_| is_plain);
    let lie = reliability(sentence).filter(|_| is_plain);
    let about = about_speech(sentence).filter(|_| is_plain);
    bound.or(odd).or(lie).or(about).or(secret).or(about_card)
}

fn has_stem(word: &Word, stems: &str) -> bool {
    let is_form = |stem: &str| {
        let ending = word.text.strip_prefix(stem);
        ending.is_some_and(|ending| ending.is_empty() || is_among(ENDINGS, ending))
    };
    !word.is(NEITHER) && stems.split_ascii_whitespace().any(is_form)
}

/// Returns the place of the first word about speech. "Red" is a colour in English.
fn speech(sentence: &[Word]) -> Option<usize> {
    let is_german = any(sentence, "ich du er sie ihr");
    sentence.iter().position(|word| has_stem(word, SPEECH) || is_german && word.is("red reds"))
}

fn is_person(sentence: &[Word]) -> bool {
    any(sentence, SELF) || any(sentence, THIRD) || sentence.iter().any(|word| word.name.is_some())
}

/// Finds "can't pronounce that", "may only reply", "has to ask questions" or "ich muss mit Rot
/// anfangen".
fn bound_speech(sentence: &[Word]) -> Option<usize> {
    let asks = sentence.first().is_some_and(|word| word.is("can could may darf kann kannst wer"));
    let limit = limit_at(sentence)?;
    let is_ours = any(&sentence[limit.saturating_sub(3)..limit], "we wir ma")
        || sentence.get(limit + 1).is_some_and(|word| word.is("we wir ma"))
        || any(sentence, "lets us uns");
    let after = &sentence[limit..];
    let before = &sentence[..limit];
    let is_told = any(sentence, "you u ye yous du ihr") && !any(before, SELF);
    let strong = speech(sentence);
    // "I have to call my mother" and "I never heard that" are small talk.
    let is_chatty = |word: &Word| has_stem(word, "tell told hear heard call ask asked said");
    let is_duty = !sentence[limit].is(MAY) && !sentence[limit].is(ONLY);
    let is_weak =
        |word: &Word| has_stem(word, TELLING) && !(is_duty && any(before, SELF) && is_chatty(word));
    let weak = after.iter().take(8).position(is_weak).map(|at| at + limit);
    let is_plain = is_ours || asks;
    strong
        .filter(|_| !is_plain && (is_person(sentence) || is_told || sentence.len() <= 4))
        .or(weak.filter(|_| !is_plain && !is_told && is_person(sentence)))
}

/// Returns the place of a ban or duty.
fn limit_at(sentence: &[Word]) -> Option<usize> {
    let negates = |word: &Word| word.is("not nicht nich nix ned net nit nimmer kein keine keinen");
    let near = |at: usize, fits: &dyn Fn(&Word) -> bool| {
        let (from, to) = (at.saturating_sub(3), (at + 6).min(sentence.len()));
        sentence[from..to].iter().any(fits)
    };
    let is_own_speech = speech(sentence).is_some() && any(sentence, SELF);
    (0..sentence.len()).find(|&at| {
        let word = &sentence[at];
        let has_to = word.is("have has ive hes shes youve") && {
            let next = sentence.get(at + 1);
            next.is_some_and(|next| next.is("to"))
        };
        let is_bound =
            word.is(BOUND) && !(word.is("allowed permitted erlaubt") && is_asking(sentence));
        let is_only = word.is(MAY) && (near(at, &|word| word.is(ONLY)) || near(at, &negates))
            || word.is(ONLY) && (near(at, &|word| word.is(MAY) || word.is(BOUND)) || is_own_speech);
        word.is(NEVER) || has_to || is_bound || is_only
    })
}

fn is_asking(sentence: &[Word]) -> bool {
    sentence.first().is_some_and(|word| word.is("are am is bin sind ist"))
}

/// Finds "that's why I talk funny", "redet die ganze Zeit vom Wetter" or "my words get cut off".
fn odd_speech(sentence: &[Word]) -> Option<usize> {
    const REASONS: &str = "why warum wieso weshalb deswegen deshalb darum reason grund guess ratet";
    const LOST: &str = "\
        cut lost delay delayed late later spater langer swallowed verschluckt used verbraucht \
        aufgebraucht left ubrig end schluss fehlt weg missing gone";
    const ALONE: &str = "umschreib formulier phras wortkarg zensiert pronounc";
    let speech = speech(sentence);
    let telling = sentence.iter().position(|word| has_stem(word, TELLING));
    let is_mine = any(sentence, "my meine mein meinen i ich mir");
    let is_habit =
        any(sentence, HABITS) || any_phrase(sentence, "die ganze zeit, all game, all day");
    let is_why = any(sentence, REASONS) && is_person(sentence);
    let counts_out = is_mine && any(sentence, LOST);
    let strong = speech.filter(|_| {
        is_why || counts_out || is_person(sentence) && (is_habit || any(sentence, ODDLY))
    });
    let third = any(sentence, THIRD) || sentence.iter().any(|word| word.name.is_some());
    let weak = telling.filter(|_| is_habit && third && !any(sentence, "you u du ihr i ich"));
    let twice = telling.filter(|_| is_mine && any(sentence, "doppelt twice zweimal"));
    let delay = position(sentence, "delay verzogerung").filter(|_| is_mine);
    let alone = sentence.iter().position(|word| has_stem(word, ALONE));
    let of_card = sentence.iter().position(|word| {
        let begins = |stems: &str| stems.split(' ').any(|stem| word.text.starts_with(stem));
        ["karte", "karten"].iter().any(|end| word.text.ends_with(end))
            && begins("schrei schweig sprech rede wort satz frage lugen sing flust echo")
    });
    strong.or(weak).or(twice).or(delay).or(alone).or(of_card)
}

/// Finds "you'll hate how I talk", "I'm going to lie" or "if I said it", which are about someone's
/// speech.
fn about_speech(sentence: &[Word]) -> Option<usize> {
    const MANNERS: &str = "\
        lie lies lying lugen luge lugt lugst riddles ratseln repeating nachplappern polite \
        politely hoflich yelling brullt brullst brulle";
    let is_plain = acts::is_request(sentence)
        || any(sentence, "b")
        || any_phrase(sentence, "not gonna lie, let me, everyone shouting, all shouting");
    if is_plain && !any(sentence, "gonna will werd werde") {
        return None;
    }
    let is_about_one = any(sentence, SELF) && !any(sentence, "you u du ihr down")
        || sentence.iter().any(|word| word.name.is_some()) && !acts::is_question(sentence);
    let starts_bound = sentence.first().is_some_and(|word| word.is("must muss gotta"));
    let telling = sentence.iter().position(|word| has_stem(word, TELLING));
    let is_condition = any(sentence, "if wenn") && any(sentence, "i ich");
    let condition = telling.filter(|_| is_condition && !any(sentence, "you u du ihr hast have"));
    let hears = position(sentence, "hear hears hort horst").filter(|_| {
        any(sentence, "only just even nur ausser eh uberhaupt") && any(sentence, "me mich")
            || any(sentence, "nur only") && sentence.iter().any(|word| word.name.is_some())
    });
    let how = speech(sentence).filter(|_| any(sentence, "how wie"));
    position(sentence, MANNERS)
        .filter(|_| is_about_one)
        .or(speech(sentence).filter(|_| starts_bound))
        .or(how)
        .or(condition)
        .or(hears)
}

/// Finds "take what I say and halve it", "nothing from me is true" or "I'm the liar".
fn reliability(sentence: &[Word]) -> Option<usize> {
    const TWISTS: &str = "\
        true truth wahr stimmt lie lies lied liar lugner lugnerin luge lugen gelogen false falsch \
        opposite gegenteil backwards verkehrt reversed reverse upside umdrehen umgekehrt halve \
        halved halbieren halbiert double literally wortlich flip invert mirrored gespiegelt \
        verdreht vertauscht shifted verschoben";
    const WORDS: &str = "\
        say tell everything nothing anything whatever what alles nichts was sag sage erzahl \
        erzahle hand blatt cards karten words worte";
    let at = position(sentence, TWISTS)?;
    let is_own = any(sentence, "i me my im ich mir mein meine meinen meiner");
    let other = sentence.iter().any(|word| word.name.is_some())
        && any(sentence, "umdrehen liar lugner lies lugt lugen verdreht opposite gegenteil");
    let is_sweeping =
        any(sentence, WORDS) || sentence[at].is("liar lugner lugnerin literally wortlich");
    let is_sorry = any(sentence, "sorry sry verzahlt vertan mistake");
    (is_own && (is_sweeping || any_phrase(sentence, "bei mir, from me")) && !is_sorry || other)
        .then_some(at)
}

/// Finds "read between the lines", "I'd say more but" or "I can only drop a hint".
fn secrecy(sentence: &[Word]) -> Option<usize> {
    const ROWS: &str = "\
        between the lines, zwischen den zeilen, be direct, be specific, more specific, \
        beim wort, einen wink, nen wink, drop a hint, drop hints, only hint, mehr sagen, \
        say more, for a reason, so nicht sagen, rest konnt ihr, bei verstand, geht aber nicht, \
        blink twice, blink if, blink once, nod if, zwinker wenn, zwinkere wenn, luft fur mich, \
        doesnt exist, does not exist, as far as im, ignore mine, ignoriert meins, \
        on me im, unbrauchbar, useless like this, hands are tied, up about, hear from me, \
        von mir hort, keep this short, keep this brief, kurz fassen, me directly, mich direkt, \
        what i like, say anything, alles sagen, words left, sentences left, worter ubrig, \
        satze ubrig, end with tekeli, mit tekeli";
    any_phrase(sentence, ROWS).then_some(0)
}

/// Finds "I drew a horrible one", "mein Zustand wird schlimmer" or "hab ne Leere".
fn state_of_card(sentence: &[Word]) -> Option<usize> {
    const STATES: &str = "condition zustand ailment";
    const BAD: &str = "\
        horrible terrible awful nasty bad worst worse evil cruel brutal blank mild harmless easy \
        tough leere leeres furchtbare schlimme grausam grausame fiese uble milde mildes harmlose \
        leichte heftige harte blode gemeine ganz";
    let state = sentence
        .iter()
        .position(|word| has_stem(word, STATES))
        .filter(|&at| at > 0 && sentence[at - 1].is("my your his her mein dein sein ihr"));
    let drew = any(sentence, "drew drawn gezogen got have hab habe kriegt bekommen erwischt");
    let is_one = sentence.windows(2).any(|pair| pair[0].is(BAD) && pair[1].is("one gezogen"))
        || sentence.windows(2).any(|pair| pair[0].is("a ne eine n was") && pair[1].is(BAD))
            && sentence.last().is_some_and(|word| word.is(BAD) || word.is("gezogen"));
    let draw = (drew && is_one).then_some(0);
    let token = position(sentence, "token tokens marker marke chip")
        .filter(|_| any_phrase(sentence, "on me, for me, fur mich, auf mich"));
    let mine = position(sentence, "mine mines meins meine")
        .filter(|_| any(sentence, "aussetzen aussetzt ignorieren ignorier ignore suspend"));
    state.or(draw).or(token).or(mine)
}
