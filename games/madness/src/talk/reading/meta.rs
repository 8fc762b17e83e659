//! Talk about madness: the word itself, a card that restricts speech, a ban on words.
use strsim::osa_distance;

use super::{
    Reading, hints,
    words::{Word, any, any_phrase, position},
};

/// Words that always mean madness.
const MADNESS: &str = "\
    lvl vocabulary wortschatz stutter stammer stottern sprachfehler impediment zensur censor \
    censored verbot verbote gag lucid symptom symptoms symptome symptomen diagnosis diagnose \
    disease sickness phobia phobie leiden bewitched verhext possessed besessen hexed jinxed \
    hallucinating halluziniere halluzinierst madness madnesses maddness madnes madnss insanity \
    sanity sane curse curses cursed affliction afflictions afflicted restriction restrictions \
    wahnsinnskarte wahnsinnskarten wahnkarte wahnkarten wahn einschrankung einschrankungen \
    einschraenkung einschraenkungen sprechverbot redeverbot fluch fluche verflucht handicap \
    handikap makel schiri macke macken irrsinn irrsinnskarte spleen marotte tick gaga bekloppt \
    sprechregel sprechregeln redeverbote verruckungskarte maulkorb quirk quirks speechless \
    whansinnskarten lunatic crazies parrot papagei telegram telegramm inquisitor fabulist \
    confidant mutineer effect effects effekt effekte tarnwort codewort ersatzwort";
/// Words for speaking.
const SPEECH: &str = "\
    say saying sayin speak speaking talk talking tell telling ask asking answer answering \
    mention mentioning name naming count counting shout shouting word words number numbers \
    sentence sentences question questions letter letters speech freely lie lying sing whisper \
    repeat colour colours color colors utter names sagen sage sag reden sprechen fragen frage \
    antworten nennen zahlen wort worter woerter wortern satz satze satzen saetze lugen luegen \
    schreien brullen erwahnen aussprechen buchstabe buchstaben wiederholen singen farbe farben \
    namen nachplappern verraten ansprechen ausplaudern zahl sprich antwort benennen beschreiben \
    phrase";
/// Ways to speak that stand out.
const MANNERS: &str = "\
    shouting shout shouts yelling yells screaming singing sings song rhyming rhymes lying lies \
    liar repeating repeats echoing echo whispering whispers questions question colours colors \
    colour color numbers weather polite politeness asks asking says saying talks talking speaks \
    speaking answers mumbling silent parrot parroting twice talkin askin sayin shoutin schreist \
    schreit schreien brullst brullt brullen singst singt singen reimst lugt lugst lugen lugner \
    wiederholst wiederholt wiederholen flustert flusterst fragst fragt fragen redest redet reden \
    sprichst spricht sprechen sagst sagt antwortet antwortest farben farbe zahlen wetter hoflich \
    lied papagei doppelt nennt nennst benutzt schweigt schweigst spruch schrei redn";
/// Words for bans and compulsion.
const LIMITS: &str = "\
    cant cannot cantt mustnt banned forbidden permitted forbid forbids forbade prohibited \
    verboten untersagt unable darf derf durfen dirf derfen verbietet forced forces zwingt zwing \
    gezwungen makes wont bans allowed erlaubt supposed may canny compelled obliged required \
    obligated verpflichtet zwang avoid avoids avoiding meidet vermeidet refuse refuses weigert \
    weigere limited dodging dodges struggling struggle";
const NOT: &str = "no not never keine kein nicht nich nix ned net nie only nur keinen nimmer dont";
const ONESELF: &str = "me my i im mir ich mich meiner bin from";
const OTHERS: &str = "\
    you u ye he she hes shes him her du er sie ihr ihm dir dich youre ur everyone alle someone \
    jemand";
/// Words before a card, a rule or madness that say whose it is.
const OWNERS: &str = "\
    my your ur his her their this these that stupid mein meine meiner meinen dein deine deiner \
    deinen sein seine seiner ihr ihre ihrer mei dei diese dieser unser euer";
const CARD: &str = "card cards karte karten kartn koartn";
/// Feelings about a card that hinders.
const FEELINGS: &str = "\
    hate hates annoying annoys sucks stupid awful evil mean nasty horrible terrible worst \
    killing ignore ruining cruel harsh silly rough hard blod blode doof deppert deppat fies \
    fiese nervt gemein schlimm scheisse hasse mies ubel wild strange weird komisch crazy insane \
    mad irre verruckt schwer anstrengend why warum wieso brutal worse harmless schlimmer harmlos \
    blank grausam";
/// Phrases that hint at madness without any of these words.
const HINTS: &str = "\
    shouting one, yes no card, lying one, colour one, rhyming one, question one, only talks, \
    only speaks, only says, only asks, speak freely, talk freely, speak normally, talk normally, \
    frei reden, normal reden, normal sprechen, fragt nur, redet nur, sagt nur, spricht nur, \
    never say, ja nein karte, banned from, haut mir der, at liberty, reden darf, \
    my lips are sealed, zunge gebunden, tongue tied, der wahnsinnige, you know why, u know why, \
    ya know why, ihr wisst warum, wisst schon warum, ask me why, ask why, nicht warum, \
    word limit, yes no questions, yes or no questions, yes no answers, ja nein fragen, \
    words fail me, i am mad, i am insane, im insane, bin wahnsinnig, bin verruckt, \
    talk like that, talking like that, talks like that, speak like that, wrong with you, \
    wrong with u, wrong with him, los mit dir, free to speak, free to talk, mind is clear, \
    klarem verstand, klar im kopf, questions only, only questions, nur fragen, \
    so i can talk, so i can speak, number after, number between, zahl nach, \
    zahl zwischen, letter o, buchstabe o, buchstaben o, yours say, yours do, keep it short, \
    insane card, mad card, crazy card, verruckte karte, irre karte, gone mad, gone insane, \
    going mad, going insane, driving me mad, in riddles, in ratseln, yes or no only, \
    ja oder nein sagen, why the colours, why are you shouting, why are u shouting, \
    why u shouting, warum schreist, wieso schreist, not allowed to say, gewisse worter, \
    certain words, certain word, certain kind, losing his mind, losing her mind, lost his mind, \
    lost her mind, lost my mind, losing my mind, out of your mind, only the leader can hear, \
    no one hears, noone hears, nobody hears, can hear me, hear me do they, \
    everything twice, everything double, alles doppelt, die lippen, \
    dont believe me, believe what i say, take what i say, was ich sage, was ich sag, \
    glaubt mir nix, glaubt mir nicht, means tools, means weapons, means books, means crates, \
    geredet haben, gesprochen haben, im normal, bin normal, \
    clear head, head is clear, off limits, unlucky for me, \
    even ones, multiples of, only even, only odd, nur gerade, gerade zahlen, ungerade zahlen, \
    cards do, card do, card does, karte macht, me your card, compare cards, code word, codeword, \
    an der karte, card talking, damit ich reden, \
    so i can answer, bei mir los, exist for me, fur mich gibts, fur mich existiert, go loopy, \
    go mad, go insane, gone nuts, going nuts, id tell you but, id tell u but, \
    wurde es euch sagen, wurds euch sagen, stuck with yes, let me say, \
    let me speak, let me talk, lets me say, lets me speak, lets me talk, hort mich nur, \
    nur bruno hort, hort mich uberhaupt, \
    hort mich keiner, phrase it, mich an sonst, spoken to, my cue, mein stichwort";
/// Phrases that mean madness unless they name equipment.
const VAGUE_HINTS: &str = "\
    did you draw, did u draw, you draw, u draw, has du gezogen, was hast du gezogen, \
    did you get, did u get, hast du fur eine, fur eine karte, one word, single word";
/// Phrases with words for speaking that hint at nothing.
const IDIOMS: &str = "\
    say for sure, can say, how many, dont say, to say the least, muss sagen, must say, \
    darf ich fragen, darf i fragen, may i ask, can i ask, i would say, id say, cant complain, \
    count on, cant say i, have to say, have to ask, ob";

impl Reading {
    /// Returns the word by which a text talks about madness.
    pub(crate) fn find_meta(&self) -> Option<String> {
        let names_gear = self.words.iter().any(|word| word.gear.is_some());
        let vague = if names_gear { "" } else { VAGUE_HINTS };
        self.sentences().find_map(find_in).or_else(|| {
            let mut hints = HINTS.split(", ").chain(vague.split(", "));
            let hint = hints.find(|hint| !hint.is_empty() && any_phrase(&self.words, hint));
            hint.map(str::to_owned)
        })
    }
}

fn find_in(sentence: &[Word]) -> Option<String> {
    let names_gear = sentence.iter().any(|word| word.gear.is_some());
    let found = madness(sentence)
        .or_else(|| odd_card(sentence))
        .or_else(|| own_rule(sentence))
        .or_else(|| if names_gear { None } else { manner(sentence) })
        .or_else(|| limit(sentence))
        .or_else(|| hints::find(sentence));
    found.map(|at| sentence[at].text.clone())
}

/// Finds "madness" and "mein Wahnsinn", but not "Wahnsinn!".
fn madness(sentence: &[Word]) -> Option<usize> {
    const NOUNS: &str =
        "wahnsinn wahnsinns wahnsinnige wahnsinniger wahnsinnigen verruckte verruckter";
    const ARTICLES: &str =
        "welchen welcher keinen kein den der die einen gar im vom welche ohne mit";
    const EVERYDAY: &str = "viele viel menge schneesturm sturm idee laut wind kalt";
    let is_madness = |word: &Word| {
        let is_typo = |known: &&str| osa_distance(known, &word.text) == 1;
        word.is(MADNESS)
            || ["madness", "wahnsinnskart"].iter().any(|part| word.text.contains(part))
            || ["madness", "wahnsinnskarte"].iter().any(is_typo)
    };
    let is_noun = |at: &usize| {
        let (before, after) = (before(sentence, *at), sentence.get(at + 1));
        let is_owned = before.is_some_and(|word| word.is(ARTICLES) || is_owner(word))
            && after.is_none_or(|after| !after.is(EVERYDAY));
        let has_level = after.is_some_and(|after| {
            after.is("stufe gezogen level bekommen gekriegt") || after.number.is_some()
        });
        sentence[*at].is(NOUNS) && (is_owned || has_level)
    };
    sentence.iter().position(is_madness).or_else(|| (0..sentence.len()).find(is_noun))
}

fn before(sentence: &[Word], at: usize) -> Option<&Word> {
    at.checked_sub(1).map(|at| &sentence[at])
}

fn is_owner(word: &Word) -> bool {
    word.is(OWNERS) || word.name.is_some_and(|name| name.is_possessive)
}

/// Finds "my card says", "steht auf deiner Karte" or "I hate my card".
fn odd_card(sentence: &[Word]) -> Option<usize> {
    const EQUIPMENT: &str = "\
        play spielen legen spiel leg best highest hochste starkste equipment low high big \
        small lowest injury dicken challenge";
    const TELLS: &str = "\
        says say forbids forbid makes tells sagt zwingt verbietet wants lets reads stops \
        erlaubt allows said";
    const SOURCES: &str = "wegen on auf because cause cos blame laut";
    const GUESSES: &str =
        "that ur card, that your card, die karte mit dem, so ne karte, so a karte";
    let names_gear = sentence.iter().any(|word| word.gear.is_some());
    let names_number = sentence.iter().any(|word| word.number.is_some() || word.is("b"));
    let is_plain = !names_gear && !names_number && !any(sentence, EQUIPMENT);
    let is_odd = |at: usize| {
        let before = &sentence[at.saturating_sub(4)..at];
        let after = &sentence[at + 1..(at + 3).min(sentence.len())];
        let is_owned = before.iter().any(is_owner);
        let tells =
            after.first().is_some_and(|word| word.is(TELLS)) || any(after, TELLS) && is_owned;
        tells && !(names_gear && is_owned)
            || is_owned && any(before, SOURCES) && !names_gear
            || is_owned
                && is_plain
                && any(sentence, FEELINGS)
                && sentence[at].is("card karte kartn")
            || is_owned && !names_gear && any(sentence, LIMITS) && any(sentence, SPEECH)
    };
    let is_guess = any_phrase(sentence, GUESSES);
    (0..sentence.len()).find(|&at| sentence[at].is(CARD) && (is_guess || is_odd(at)))
}

/// Finds "my rule", "no numbers from me" or "I can talk again".
fn own_rule(sentence: &[Word]) -> Option<usize> {
    const TOPICS: &str = "\
        numbers names questions letters zahlen namen fragen buchstaben worter woerter farben \
        colours colors";
    let rule = position(
        sentence,
        "rule rules regel regeln vorschrift auflage vorgabe strafe punishment thing ding one",
    )
    .filter(|&at| sentence[at.saturating_sub(2)..at].iter().any(is_owner))
    .filter(|&at| !sentence[at].is("thing ding one") || is_odd_thing(sentence));
    let names_things =
        sentence.iter().any(|word| word.gear.is_some() || word.number.is_some() || word.is("b"));
    let has_ban = any(sentence, "no cant not dont keine nicht nichts nix ned nich nie never off");
    let is_ban = !names_things && has_ban && is_about_people(sentence);
    let topic = position(sentence, TOPICS).filter(|_| is_ban && !any(sentence, "who wer"));
    let talk = position(sentence, "talk speak reden sprechen").filter(|_| {
        any(sentence, "again wieder freely normal normally properly frei straight")
            && any(sentence, "can kann could able darf durfen finally endlich wish cant")
    });
    let mine = position(sentence, "mine meine meiner yours deine deiner")
        .filter(|_| is_odd_thing(sentence) && !any(sentence, "karten cards hand hande b plan"));
    rule.or(mine).or(topic).or(position(sentence, "taboo tabu")).or(talk)
}

/// Returns `true` for "my thing again" or "mine is brutal".
fn is_odd_thing(sentence: &[Word]) -> bool {
    let is_plain = sentence.iter().all(|word| word.gear.is_none() && word.number.is_none());
    is_plain && any(sentence, FEELINGS)
}

fn is_about_people(sentence: &[Word]) -> bool {
    any(sentence, ONESELF) || is_about_others(sentence)
}

fn is_about_others(sentence: &[Word]) -> bool {
    any(sentence, OTHERS) || sentence.iter().any(|word| word.name.is_some())
}

/// Finds "why are you shouting", "the one with the colours", "four words at most", "Chloe never
/// says numbers" or "forbidden for me".
fn manner(sentence: &[Word]) -> Option<usize> {
    const BANS: &str = "\
        verboten forbidden banned prohibited untersagt muzzled gagged mute stumm geknebelt \
        tonguetied eingeschrankt restricted censored zensiert";
    const HABITS: &str = "\
        only nur always immer keeps never nie standig dauernd constantly ever jedes every \
        suddenly plotzlich";
    const ODD: &str = "weird strange odd funny komisch seltsam merkwurdig quiet still schweigsam";
    const KINDS: &str = "one with, one where, one that, die mit, den mit, das mit, die wo, eine wo";
    let someone = is_about_others(sentence);
    let asks_why = any(sentence, "why whys warum wieso weshalb")
        || any_phrase(sentence, "how come, whats with, was soll");
    let has_number = sentence.iter().any(|word| word.number.is_some());
    let excuses = any(sentence, "excuse forgive apologies entschuldigt entschuldige")
        || any(sentence, "sorry sry") && any(sentence, "for");
    let is_telling = someone && (asks_why || any(sentence, HABITS) && !has_number)
        || any(sentence, ODD) && (asks_why || someone && !any(sentence, "everyone everybody alle"))
        || any_phrase(sentence, KINDS)
        || excuses && any(sentence, MANNERS)
        || any(sentence, "without ohne");
    let manner = position(sentence, MANNERS).or_else(|| position(sentence, SPEECH));
    let ban =
        position(sentence, BANS).filter(|_| is_about_people(sentence) || any(sentence, "for"));
    let draw = position(sentence, "draw drew drawn gezogen level levels stufe")
        .filter(|_| names_draw(sentence));
    let is_kind = |at: &usize| before(sentence, *at).is_some_and(|word| word.is(MANNERS));
    let kind = position(sentence, "card karte thing one").filter(is_kind);
    manner.filter(|_| is_telling).or(ban).or(draw).or(n_words_said(sentence)).or(kind)
}

/// Returns `true` if the draw is of a madness card. Only those have levels.
fn names_draw(sentence: &[Word]) -> bool {
    const CARDS: &str = "\
        which welche welchen what was new neue neuen stufe level nasty tough fiese fies ubel";
    any(sentence, CARDS)
}

/// Finds "four words" or "nur zwei Wörter".
fn n_words_said(sentence: &[Word]) -> Option<usize> {
    const WORDS: &str = "\
        words worter woerter word wortern wort sentence sentences satz satze message messages \
        nachricht nachrichten remark remarks";
    let names_gear = sentence.iter().any(|word| word.gear.is_some());
    let counts =
        |word: &Word| word.number.is_some() || word.is("one ein einen eine") && !names_gear;
    sentence.windows(2).position(|pair| counts(&pair[0]) && pair[1].is(WORDS))
}

/// Finds "I can't say numbers", "darf keine Fragen stellen" or "Bruno muss jeden Satz doppelt
/// sagen".
fn limit(sentence: &[Word]) -> Option<usize> {
    const ALWAYS: &str = "\
        always immer every jeden jedes everything alles each jeder jede only nur doppelt \
        twice in";
    let speech = position(sentence, SPEECH)?;
    let cannot_tell = any_phrase(sentence, "cant tell") && !any(sentence, "u you ye yous");
    if any_phrase(sentence, IDIOMS) || cannot_tell || is_about_sums(sentence, speech) {
        return None;
    }
    let names_gear = sentence.iter().any(|word| word.gear.is_some());
    let is_near = |at: usize| at.abs_diff(speech) <= 7;
    let is_banned =
        position(sentence, LIMITS).is_some_and(|at| is_near(at) && is_ban(sentence, at));
    let can_only = any(sentence, "only nur just bloss")
        && position(sentence, "can kann kannst could konnte able konnen").is_some_and(is_near);
    let must = any(sentence, "must muss musst gotta mussen")
        || any_phrase(sentence, "have to, has to, only have");
    // "Kann ich nicht sagen" means that the speaker does not know.
    let cannot = any(sentence, "kann kanns konnen")
        && any(sentence, "nicht nix ned nich net nit")
        && any(sentence, "reden sprechen benennen nennen aussprechen antworten");
    let lies = any(sentence, "luge lugen lie lies lying falsch false gelogen")
        && any(sentence, "everything alles always immer all tell sage")
        && any(sentence, ONESELF);
    let must_speak = must_speak_oddly(sentence);
    let is_limited = is_banned
        || !names_gear && (cannot || lies)
        || must_speak
        || !names_gear && can_only
        || must && any(sentence, ALWAYS);
    is_limited.then_some(speech)
}

/// Returns `true` for "I have to lie" or "you must say please".
fn must_speak_oddly(sentence: &[Word]) -> bool {
    const VERBS: &str = "\
        lie mention shout repeat speak talk sing whisper rhyme lugen schreien wiederholen reden \
        singen flustern";
    let must = position(sentence, "must muss musst mussen gotta")
        .or_else(|| any_phrase(sentence, "have to, has to").then(|| position(sentence, "to"))?);
    let is_odd = |at: usize| {
        let next = &sentence[at + 1..(at + 6).min(sentence.len())];
        any(next, VERBS) || any_phrase(sentence, "say please, bitte sagen, mit nein, with no")
    };
    must.is_some_and(is_odd)
}

/// Returns `true` for "A counts for 8", which is about the challenge.
fn is_about_sums(sentence: &[Word], speech: usize) -> bool {
    sentence[speech].is("count counting number numbers zahlen zahl")
        && any(sentence, "b a for towards toward fur zu bei auf challenge makes lets")
        && !any(sentence, "say sagen i ich me mir")
}

/// Returns `true` if the word forbids something. "May" and "darf" only do so with a "not", but
/// "can't" needs none.
fn is_ban(sentence: &[Word], at: usize) -> bool {
    let permits = any(sentence, "allowed permitted erlaubt supposed may lets makes wont let");
    let is_german = sentence[at].is("darf derf durfen dirf derfen");
    let is_negated = any(sentence, NOT) || any(sentence, "erst");
    (!permits || is_negated || sentence[at].is("permitted lets makes"))
        && (!is_german || is_negated)
}
