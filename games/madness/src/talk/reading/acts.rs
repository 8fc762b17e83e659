//! The speech act of a sentence: a question, a request or a statement.
use super::words::{Mark, Word, any_phrase, has_phrase, starts_with};

/// Words that open a sentence without changing what it does.
const FILLERS: &str = "\
    hey hi hiya hello hallo so and n und also na ok okay k okey wait but aber well psst \
    pssst pst right ah oh ach achso hm hmm um ehm ahm then dann now jetzt jetz oi oida heast \
    geh ey servus moin alright grand great cool super fine perfect thanks ta danke sorry sry \
    mate pal bro dude man lads leute guys folks jungs sure just like yes yeah yea yep no \
    nope nah ja jo nein nee please pls plz bitte hear here again actually ps anyways \
    anyway or oder team boys all quick schnell lol haha gut los eh halt mensch alter digga \
    ma mal kurz kurze frage quickly ladies freunde kinder maybe vielleicht denn bruh god \
    jesus jaysus cheers love mein lieber liebe";

/// Words that may follow the last word of a sentence.
const TAILS: &str = "\
    lads leute guys folks mate pal bro dude pls plz please bitte then dann there so now \
    jetzt jetz lol haha tho jungs mein lieber alter oida at all thanks danke ta quick \
    schnell denn eigentlich eig tekeli li tekelili team eh";

const WH: &str = "\
    who whos whose whod whove what whats wat wats wot wots wha wut which where wheres why \
    how hows whatcha whatve wanna howre hru wieviel wieviele wieso warum warom weshalb woher \
    wohin welche welcher welches welchen welchem wozu womit wofur worauf wem wessen wie wia \
    wo wann wers wasn wos";
/// Question words that also open relative clauses: "was bruno sagt stimmt".
const RELATIVE: &str = "wer was wat wos wen";

const AUX: &str = "\
    does did dont doesnt didnt can cant could cud cld couldnt would wud wld wouldnt will \
    wont shall should shud shld shouldnt is isnt are arent r was wasnt were havent has hasnt \
    am may might aint d do have hav had any";
const SUBJECTS: &str = "\
    i u you ye yous yis yall ya we he she they it that thats this there these those anyone \
    anybody any1 any someone somebody some1 everyone everybody anything something noone \
    nobody one ones the";
/// Auxiliaries that are also main verbs: "do A", "have tools".
const ALSO_VERBS: &str = "do have hav had d any dont cant wont was am may";

const GERMAN_VERBS: &str = "\
    hat habt hab habe haben habts hast haste is ist isn sind san seid war wars waren kann \
    kannst kannste konnt konnte konnts konnten konnen konntest konntste kunnt kon will \
    willst willste wollen wollt wollts soll sollst sollen sollt sollte sollten muss musst \
    mussen darf darfst durfen derf mag magst mocht mochte mochtest hatt hatte hattest hatts \
    ware wurd wurde wurdest gibt gibts geht gehts gehst gehn gehen legt legst legen legste \
    spielt spielst spielen spielste nimmt nimmst nimmste nehmen nehma macht machts machst \
    machste machen mach fehlt fehlts fehln fehlen reicht reichts reichen passt passts passen \
    braucht brauchts brauchst brauchste brauchen brauch brauchma tut tust kommt kommst \
    kommts kimmt bringt bringst liegt liegen steht stehts sagt sagst meint meinst meinste \
    glaubt glaubst glaubste weiss weisst weisste kennt hilft hilfst schafft schaffst \
    schaffen schaffma deckt deckst bleibt bleibst zahlt gibst gibste gebt bietet bietest \
    haltst findet findest denkst sieht siehts siehst kriegt kriegst traut traust fangt \
    fangst beginnt hamma samma gemma solln sollma mussma nemma ubernimmt ubernimmst bist \
    biste wird werden tats tatst tat hattste hatteste hilfste leiht hockt sitzt fullt wirft \
    haut packt spart rettet startet stopft checkt";
/// Subjects after a German verb that make it a question.
const GERMAN_SUBJECTS: &str = "\
    ich i du ihr er es das des dat der die den wir ma man wer jemand einer eina irgendwer \
    irgendjemand noch sonst a b dei deine mein meine sich was wat welche";
/// Verbs that open statements without a subject: "passt", "macht sieben", "is eh voll".
const OPEN_STATEMENTS: &str = "\
    is ist sind passt geht reicht fehlt fehlen macht braucht brauchen brauch hab habe hatt \
    hatte liegt kommt steht muss war wird mach kann konnt konnte mussen haben legen spielen \
    nehmen machen weiss glaubt wollen konnen reichen fehln san legt spielt gibt sagt tut \
    bringt haut packt spart bleibt sitzt";
/// Subjects that make even those a question.
const STRONG_SUBJECTS: &str = "\
    du ihr wer jemand irgendwer irgendjemand das des dat a b es ma wir einer ich i";

const TAGS: &str = "\
    innit right no or yeah yea ok okay eh huh correct yes ya amirite nah oder oda gell gelle \
    ge wa ne nich nicht ned stimmts ja wah woll gö go";
/// Tags that need no comma.
const CLEAR_TAGS: &str = "innit oder oda gell gelle or stimmts amirite huh wa";
const LONG_TAGS: &str = "\
    or what, or wat, or wha, or not, or no, or nah, oder was, oder wat, oder wie, oder ned, \
    oder nicht, oder nich, oder nit, oder so was, nicht wahr, isnt it, doesnt it, dont we, \
    dont you, dont u, arent we, arent you, arent u, is it, will you, will u, would you, \
    would ya, wouldnt it, cant we, cant you, can you, can u, are u, are you, do u, do you, \
    have u, wont it, shall we, shall i, wasnt it, dont ya, or b, oder b, wer so, wer noch, \
    wer sonst, who else, any takers, anyone else, will wer, will jemand, will die wer, hat wer, \
    hat jemand, und du, and you, and u, und ihr, und selbst, hast du, haste, nimmst du, \
    und bei dir, does it, did u, did you, has anyone, have you, yeah or no, ja oder nein";

/// Openings of questions without a verb.
const OPENINGS: &str = "\
    anyone, anybody, any1, any, u got, you got, ye got, ya got, yous got, u have, u hav, \
    got any, fancy, want, wanna, need any, need help, need a hand, how about, what about, \
    wat about, ok if, mind if, ready, some1 got, someone got, somebody got, someone have, \
    somebody have, everyone ok, everyone ready, u ok, you ok, u ready, u sure, you sure, u good, \
    u on, you on, u in, you in, u holding, you holding, who else, ideas, jemand, irgendwer, \
    irgendjemand, irgendwelche, irgendeiner, noch jemand, noch wer, sonst noch, sonst wer, \
    sonst jemand, wer so, schon wer, got anything, hows about, possible to, anything, reckon we, \
    reckon u, wer mag, eh schon";

/// Verbs that open an order in English.
const ORDERS: &str = "\
    play put stick throw chuck lash fire hit drop hold keep save add give gimme giv giz \
    gizza take use leave stop match help tell lemme let lets bring show check hurry listen \
    dont stay focus pass toss sling bung pop whack swap move cover fill top finish hang skip \
    forget ignore try make come get grab dump lay pile pick spare hide start stack shove \
    plonk lob fling slap ditch shut quit do go support commit donate lend offer send slide \
    whip boost back shift trade tap wait never kindly lead empty place push hand gis \
    stand feel share think trust watch relax chill avoid look ask say call count pls";
/// Subjects of an order: "u play", "someone take".
const ORDERED: &str = "\
    u you ye yous someone somebody some1 sum1 anyone everyone everybody every1 nobody noone \
    all lads guys yall both just please pls plz now can then so and n to better must should \
    also";
const GERMAN_ORDERS: &str = "\
    leg legs legt legts spiel spiels spielt spielts gib gibs gebt gebts nimm nehmt nehmts tu \
    tut tuts tua mach machts schmeiss schmeisst hau haut hauts wirf werft pack packt packts \
    setz setzt schieb schiebt behalt behaltet behaltets lass lasst lassts wart warte wartet \
    wartets komm kommts sag sagts sags sach zeig zeigt ruck ruckt raus her weg stell stellt \
    haltet halts heb hebt hol holt schau schaut schauts hilf helft helfts frag fragt fragts \
    bring bringts spar spart sparts vergiss vergesst vergessts beeil beeilt rein hor hort \
    horts horma bleib bleibt bleibts tausch tauscht nutz verteilt uberleg uberlegt red redet \
    deck deckt ubernimm ubernehmt versuch probier lies rechne zahl denk denkt geht nehmen \
    schick steck steckt fang fangt verrat sei seid stopp hint pfeif bewahr trau gonn leih \
    gemma reich schenk fuhr ruf schrei klopf verschwend horch kumm lossts";

/// Words that make a German verb an order rather than a statement: "macht mal", "kommt schon".
const AFTER_ORDER: &str = "\
    ma mal bitte hinne schon die den das doch alle weiter schnell beide eure was wat euer \
    lieber bloss ja nix jetzt ned nicht keine auf b a eine noch zu";

/// Returns the words of a sentence without its opening fillers and names.
pub(super) fn core(mut words: &[Word]) -> &[Word] {
    while let Some((first, rest)) = words.split_first() {
        let is_name = first.name.is_some_and(|name| !name.is_possessive);
        // "Du" calls someone in "Du, Chloe", but not in "du hast".
        let is_call = first.is("du")
            && (first.ends_part() || rest.first().is_some_and(|next| next.name.is_some()));
        if rest.is_empty() || !(first.is(FILLERS) || is_name || is_call) {
            break;
        }
        words = rest;
    }
    while let Some((last, rest)) = words.split_last() {
        let is_name = last.name.is_some_and(|name| !name.is_possessive);
        if rest.is_empty() || !(last.is(TAILS) || is_name || last.is_picture) {
            break;
        }
        words = rest;
    }
    words
}

fn ends(words: &[Word], with: &str) -> bool {
    let mut rest = words.iter().rev();
    let fits = with.split(' ').rev().all(|text| rest.next().is_some_and(|word| word.text == text));
    fits && rest.next().is_some()
}

/// Returns the parts of a sentence between commas.
pub(super) fn parts(sentence: &[Word]) -> impl Iterator<Item = &[Word]> {
    sentence.split_inclusive(Word::ends_part)
}

/// Returns `true` if the sentence asks something.
pub(super) fn is_question(sentence: &[Word]) -> bool {
    sentence.last().is_some_and(|last| last.mark == Mark::Question)
        || has_tag(sentence)
        || core(sentence).last().is_some()
            && parts(sentence).any(|part| opens_question(core(part)) || is_and_you(part))
}

fn is_and_you(part: &[Word]) -> bool {
    let is_you = |word: &Word| word.is("u you du ihr ye yourself selbst");
    part.len() >= 2
        && part[0].is("and und n wat what")
        && (is_you(&part[1]) || part[1].name.is_some())
        && part[2..].iter().all(|word| {
            word.name.is_some() || word.is(TAILS) || word.gear.is_some() || word.is(FILLERS)
        })
}

fn has_tag(sentence: &[Word]) -> bool {
    let n_names = sentence.iter().rev().take_while(|word| word.name.is_some()).count();
    let words = &sentence[..sentence.len() - n_names];
    if LONG_TAGS.split(", ").any(|tag| ends(words, tag)) {
        return true;
    }
    let [.., before, last] = words else { return false };
    last.is(CLEAR_TAGS) || last.is(TAGS) && before.mark == Mark::Pause && words.len() > 2
}

fn opens_question(part: &[Word]) -> bool {
    let Some((first, rest)) = part.split_first() else { return false };
    let next = rest.first();
    if let Some(n) = opening(part) {
        return !goes_on_as_statement(part, n);
    }
    if first.is(RELATIVE) {
        let goes_on = |next: &Word| {
            next.is(GERMAN_VERBS)
                || next.is("\
                    von denn noch sonst so alles fur n about if is hat u you are do have can \
                    will should does den")
        };
        let is_rhetorical = next.is_some_and(|next| next.is("weiss solls"));
        return next.is_none_or(goes_on) && !is_rhetorical;
    }
    if first.is(WH) {
        return is_wh_question(first, rest);
    }
    next.is_some_and(|next| is_inverted(first, next))
}

/// Returns the number of words of the longest opening of a question without a verb.
fn opening(part: &[Word]) -> Option<usize> {
    let fits = OPENINGS.split(", ").filter(|opening| starts_with(part, opening));
    fits.map(|opening| opening.split(' ').count()).max()
}

/// Returns `true` for "anyone can take it", "any tool will do", "you got this" or "ready when you
/// are".
fn goes_on_as_statement(part: &[Word], n: usize) -> bool {
    let next = part.get(n);
    let is_any = part[0].is("any anyone anybody any1 anything jemand irgendwer irgendjemand");
    let settles = any_phrase(part, "will do, would do, is fine, is good, is grand, would fit");
    is_any && (settles || next.is_some_and(|next| next.is("helps works goes but fits is ist muss")))
        || next.is_some_and(|next| next.is("to my me us been this it when"))
            && part[0].is("u you ye ya ready fancy want")
            && !(part[0].is("fancy want") && next.is_some_and(|next| next.is("to me us this it")))
}

fn is_wh_question(first: &Word, rest: &[Word]) -> bool {
    let Some(next) = rest.first() else { return true };
    let is_exclamation = first.is("what wat wot how") && next.is("a an") && rest.len() > 1;
    let is_remark = first.is("wie wia")
        && (next.is("\
            gesagt immer wild sau nur eh bei nix a oben du ich der die das schon vorhin")
            || next.name.is_some());
    let is_relative =
        first.is("what which how where why") && (next.name.is_some() || next.is("he she ever"));
    let goes_on = first.is("which") && next.is("is makes means gives leaves puts would")
        || first.is("how") && next.is("nice lovely sweet kind great cool wonderful annoying");
    let is_place = next.is("auch") && rest.get(1).is_some_and(|word| word.is("immer"))
        || first.is("wo wann") && next.is("immer auch");
    let is_rhetorical = first.is("who whos") && next.is("knows cares");
    !(is_exclamation || is_remark || is_relative || is_place || goes_on || is_rhetorical)
}

/// Returns `true` for "do you", "hat wer" and "is A".
fn is_inverted(first: &Word, next: &Word) -> bool {
    let is_subject = next.is(SUBJECTS) || next.name.is_some();
    if first.is(AUX)
        && !first.is(ALSO_VERBS)
        && (is_subject || next.is("a b my ur your our his her") || next.gear.is_some())
    {
        return !(first.is("is was") && next.is("a the") && !next.is_capital);
    }
    if first.is(ALSO_VERBS) && !first.is("any") && is_subject {
        return !next.is("\
            the it that this any one ones there these those something anything")
            || first.is("was");
    }
    let is_second_person = first.is(GERMAN_VERBS)
        && (first.text.ends_with("st") || first.text.ends_with("ste"))
        && !first.is("ist fast erst");
    if is_second_person {
        // "Hast recht" and "kannst den Fünfer haben" are statements without their "du".
        let drops_subject = first.is("\
            kannst musst brauchst darfst sollst solltest konntest warst bist weisst siehst")
            && !next.is("du d wer a des das ma mir")
            || first.is("hast") && next.is("recht ja eh doch schon gut gewonnen mich uns");
        return !drops_subject;
    }
    let is_german_subject = next.is(GERMAN_SUBJECTS) || next.name.is_some();
    if !first.is(GERMAN_VERBS) || !is_german_subject {
        return false;
    }
    if first.is("hab habe hatt mach brauch glaub weiss war") && next.is("ich i") {
        return false;
    }
    // "Kann ich machen" agrees.
    let is_mine = next.is("ich i") && first.is("kann will konnt konnte wurd wurde muss mag");
    if is_mine || first.is("hab habe hatt hatte") {
        return false;
    }
    !first.is(OPEN_STATEMENTS) || next.is(STRONG_SUBJECTS) || next.name.is_some()
}

/// Returns `true` if the sentence asks someone to do something.
pub(super) fn is_request(sentence: &[Word]) -> bool {
    parts(sentence).any(is_order)
        || sentence.iter().any(|word| super::things::is_please(&word.text))
}

/// Returns `true` for an order, without the word please.
pub(super) fn is_order(part: &[Word]) -> bool {
    let bare = core(part);
    opens_order(bare) || names_order(part) || is_wish(part)
}

fn opens_order(part: &[Word]) -> bool {
    let Some((first, rest)) = part.split_first() else { return false };
    let next = rest.first();
    let is_i = next.is_some_and(|next| next.is("i ich ma"))
        && !first.is("lass lasst gemma tut sag schau leg spiel gib nimm")
        || next.is_some_and(|next| next.is("i ich"));
    if first.is(GERMAN_ORDERS) {
        let is_statement_verb = first.is("\
            tut haut bleibt spart deckt legt spielt bringt geht fangt mach nehmen rein raus \
            steckt stellt setzt packt");
        let is_meant = !is_statement_verb
            || next.is_some_and(|next| {
                next.is(AFTER_ORDER)
                    || next.is("mit damit du dein deine deinen ihr euch")
                    || next.name.is_some()
                    || next.gear.is_some()
            });
        return !is_i && is_meant;
    }
    if first.is("macht kommt halt passt") {
        return next.is_some_and(|next| next.is(AFTER_ORDER) && !next.is("a b auf"));
    }
    if first.is("do") && next.is_some_and(|next| next.is(SUBJECTS) && !next.is("the that it this"))
    {
        return false;
    }
    first.is(ORDERS) && !is_answer_verb(first, rest)
}

/// Returns `true` for verbs that answer rather than order: "thanks, go" is an order, but "looks
/// fine" and "hold on" are hardly more than fillers.
fn is_answer_verb(first: &Word, rest: &[Word]) -> bool {
    first.is("count top back hand think feel look make") && rest.is_empty()
        || first.is("look") && rest.first().is_some_and(|next| next.is("i we its"))
}

/// Returns `true` for "Bruno play", "u do B", "du legst" or "chloe soll".
fn names_order(part: &[Word]) -> bool {
    part.windows(2).enumerate().any(|(at, pair)| {
        let (whom, verb) = (&pair[0], &pair[1]);
        let is_name = whom.name.is_some_and(|name| !name.is_possessive);
        let is_you = whom.is("du ihr");
        let asks_before = at > 0
            && part[at - 1].is("\
                did does do what how when if that can could would will why i ich was wenn \
                dass");
        let is_english =
            (is_name || whom.is(ORDERED)) && verb.is(ORDERS) && !verb.is("top back count hand");
        let is_german = (is_name || is_you || whom.is("alle bitte jemand"))
            && (verb.is(GERMAN_ORDERS)
                && !verb.is("legt spielt tut bringt geht bleibt raus her weg")
                || verb.is("\
                    legst spielst nimmst machst tust soll sollte sollst sollt musst muss \
                    behaltst gehst deckst"));
        let is_modal = (is_name || whom.is(ORDERED))
            && verb.is("should shud must needs gotta better")
            && !whom.is("i so then and");
        !asks_before
            && (is_english || is_german || is_modal)
            && !(at == 0 && part.len() == 2 && is_you)
    })
}

/// Returns `true` for "would be sound of you", "wär nett wenn", "let me know" or "wüsst gern".
fn is_wish(part: &[Word]) -> bool {
    let has = |phrase: &str| has_phrase(part, phrase);
    let has_any = |texts: &str| part.iter().any(|word| word.is(texts));
    has("of u to")
        || has("of you to")
        || has_any("lemme")
        || has("let me")
        || has("tell me")
        || has("sei so")
        || has("seid so")
        || has_any("lieb nett toll super cool hilfreich") && has_any("wenn")
        || has_any("nice lovely great grand sound class good kind")
            && has_any("if")
            && has_any("could someone somebody would wud u you")
        || has_any("wurd wurde wusst wusste mocht mochte") && has_any("wissen gern gerne")
        || has_any("ware waren")
            && has_any("gut praktisch hilfreich")
            && part.iter().any(|word| word.gear.is_some() || word.number.is_some())
        || has_any("jemand wer einer irgendwer") && has_any("musste sollte konnte muss soll")
        || has("would be") && has_any("nice great handy lovely useful ideal brilliant perfect")
        || has("would help")
        || has("wouldnt mind")
        || has_any("someone somebody some1 anyone")
            && has_any("needs has should must ought")
            && !has_any("who")
        || has_any("wonder wondering")
        || has("could do with")
        || has("could use")
        || has("looking for")
        || has("in need of")
        || has_any("wanted gesucht suche brauchte brauchat braeuchte benotige fancy")
        || has_any("hatt hatte hatts") && has_any("gern gerne")
        || (has("i need") || has("ich brauch") || has("ich brauche") || has("i brauch"))
            && (part.iter().any(|word| word.gear.is_some() || word.number.is_some())
                || has_any("help hilfe someone somebody"))
        || has("help me")
        || has("hit me")
        || has("over to you")
        || has("over to u")
        || has("love to know")
        || has("like to know")
        || has("want to know")
        || (has_any("dein deine deinen ur your")
            && has_any("auf zu nach onto rein raus dazu")
            && part.len() <= 7
            && !has_any("is ist hat has passt reicht fits wurde would geht helps are sind"))
        || has_any("raus her rein weg") && has_any("mit damit")
        || (has_any("alle everyone everybody") && has_any("auf zu nach on to") && part.len() <= 6)
}
