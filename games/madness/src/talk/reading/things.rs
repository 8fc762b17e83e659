//! Words for equipment, weather, colours and manners in English and German, including common
//! dialect forms.
use strsim::osa_distance;

use super::{
    names, numbers,
    words::{Word, is_among},
};
use crate::data::Gear;
use crate::talk::Colour;

/// Whole words for each kind of equipment, in the order of [`Gear::ALL`].
const GEARS: [&str; 4] = [
    "\
        tool tools toolz tol tooks tolls tolos toools tls wz wkz wzg werkz \
        pickaxe pickaxes axe axes rope ropes hammer hammers spanner spanners wrench wrenches \
        screwdriver screwdrivers pliers shovel shovels spade spades crowbar crowbars chisel \
        chisels toolbox toolboxes toolkit hardware diy pickel pickeln seil seile \
        seilen zange zangen schraubenzieher schraubenschlussel schraubendreher schaufel \
        schaufeln spaten meissel axt spitzhacke hacke brecheisen bohrer drill drills \
        handwerkszeug wrkzeug wekzeug werzeug",
    "\
        weapon weapons weapn weapns wepon wepons weppon weppons weap weaps wpn wpns gun guns \
        rifle rifles pistol pistols revolver revolvers shotgun shotguns shooter shooters \
        knife knives sword swords blade blades ammo bullets armoury armory firearm firearms \
        armed firepower waffe waffen waffn waffm waff wafen wafe gewehr gewehre gewehren \
        flinte flinten pistole pistolen knarre knarren wumme wummen messer schwert \
        schiesseisen munition bewaffnet bewaffnete schusswaffe schusswaffen ballermann \
        buchse harpune harpunen harpoon harpoons",
    "\
        book books bok boks bokos bookz buks bk bks boosk tome tomes novel novels literature \
        library paperback paperbacks buch buches bucher buchern buecher buechern buach \
        biacha buacha bucha buchl buechl buchlein buechlein buchel bichl buechal schmoker \
        schmoeker walzer waelzer walzern lesestoff lekture lektuere bibliothek literatur \
        bcher buecha buechr bucherl",
    "\
        crate crates crat crats cratez craet craets crtes crts box boxes boxs chest chests \
        supply supplies provisions rations container containers kiste kisten kistn kist \
        kischt kischten kistl kisterl kischdle kischte kasten kaesten truhe truhen vorrat \
        vorrate vorraten vorraete vorraeten proviant schachtel schachteln behalter behaelter",
];

/// The beginnings of German compounds such as Waffenkarte and werkzeugmäßig.
const GEAR_STEMS: [&str; 4] = [
    "werkzeug werkzeuch werkzeich weakzeig weakzeug",
    "waffen waffn",
    "bucherk buecherk bucherst buecherst bucherm buecherm buchkart",
    "kisten",
];
/// Ends of compounds such as Fünferwerkzeug.
const GEAR_ENDS: [&str; 4] = ["werkzeug werkzeuge werkzeugen", "waffe waffen", "-", "kiste kisten"];

/// Long words for equipment, recognised with one typo.
const LONG_GEAR: [(&str, Gear); 7] = [
    ("werkzeug", Gear::Tools),
    ("werkzeuge", Gear::Tools),
    ("weapon", Gear::Weapons),
    ("weapons", Gear::Weapons),
    ("waffen", Gear::Weapons),
    ("crates", Gear::Crates),
    ("buecher", Gear::Books),
];
/// Words that differ from one of those by one letter.
const NO_GEAR: &str = "\
    waffeln affen gaffen raffen waffenstillstand create creates rates grates craters crater \
    grate kraters schaffen waren warfen cates traten braten straten wappen";

/// Returns the kind of equipment that a word names.
pub(super) fn gear(word: &str) -> Option<Gear> {
    if is_among(NO_GEAR, word) {
        return None;
    }
    let nth =
        |fits: &dyn Fn(usize) -> bool| Gear::ALL.iter().copied().find(|&gear| fits(gear as usize));
    // As in "toolss" or "werkzeuggs".
    let single = word.strip_suffix("ss").map(|stem| format!("{stem}s"));
    nth(&|at| is_among(GEARS[at], word))
        .or_else(|| nth(&|at| single.as_deref().is_some_and(|word| is_among(GEARS[at], word))))
        .or_else(|| nth(&|at| GEAR_STEMS[at].split(' ').any(|stem| word.starts_with(stem))))
        .or_else(|| {
            nth(&|at| {
                GEAR_ENDS[at]
                    .split(' ')
                    .any(|end| word.len() > end.len() + 2 && word.ends_with(end))
            })
        })
        .or_else(|| {
            let is_close = |known: &str| word.len() >= 5 && osa_distance(known, word) == 1;
            LONG_GEAR.iter().find(|(known, _)| is_close(known)).map(|(_, gear)| *gear)
        })
}

/// Finds equipment that only the neighbouring words reveal: "something to read", "zum Lesen".
pub(super) fn read_by_context(words: &mut [Word]) {
    for at in 0..words.len() {
        let reads = words[at].is("lesen reading readin read");
        let leads = at > 0 && words[at - 1].is("zum for fur was etwas some any of to");
        let follows = words.get(at + 1).is_some_and(|next| next.is("matter material stuff"));
        if reads
            && (follows
                || leads && !words[at].is("read")
                || at > 1 && words[at].is("read") && words[at - 2].is("something anything stuff"))
        {
            words[at].gear = Some(Gear::Books);
        }
    }
}

/// Returns `true` for equipment that belongs to no kind.
pub(super) fn is_arcane(word: &str) -> bool {
    ["arcane", "arcanes", "arkan", "arkane", "arkanes", "arkanen", "arcana", "arkana"]
        .contains(&word)
}

/// Returns `true` for words that this module or its neighbours understand.
pub(super) fn is_known(word: &str) -> bool {
    gear(word).is_some()
        || numbers::number(word, false).is_some()
        || names::name(word).is_some()
        || is_please(word)
        || is_weather(word)
        || [
            "all", "well", "will", "need", "noo", "ok", "too", "see", "been", "soll", "voll",
            "alle", "null", "dann", "kann", "wenn", "haben", "nimm", "komm", "nee",
        ]
        .contains(&word)
}

pub(super) fn is_please(word: &str) -> bool {
    const PLEASE: &str = "\
        please pls plz plse plese plaese pleas pleese plees pleez plss plzz plox pleaz bitte \
        bittschon bittschoen bitteschon bitteschoen bittebitte biddschon bittte";
    const NO_PLEASE: &str = "pleased pleases release plead pleasen";
    let is_typo =
        || word.len() >= 6 && osa_distance("please", word) == 1 && !is_among(NO_PLEASE, word);
    is_among(PLEASE, word) || is_typo()
}

pub(super) fn is_yes(word: &str) -> bool {
    const YES: &str = "\
        yes yeah yea yep yup ya yah ye aye yess yeh yeap yas ja jo jep jup jaa joa jau \
        jawohl jawoll jaja joo jap yo yesyes jepp jupp oui";
    is_among(YES, word)
}

pub(super) fn is_no(word: &str) -> bool {
    const NO: &str = "\
        no nope nah nay noo nop nein nee noe na ne neee nae naa nö neinnein nono noooo nix \
        non";
    is_among(NO, word) && word != "nix"
}

pub(super) fn is_weather(word: &str) -> bool {
    const STEMS: &str = "\
        snow rain blizzard storm hail sleet frost freez thunder lightning drizzl schnee \
        schnei regen regn nebel neblig sturm eisig eiskalt kalte kaelte frier hagel gewitter \
        sonn wolk bewolkt wetter donner niesel graupel orkan weather";
    const WORDS: &str = "\
        wind winds windy windig windige windiger winde winter ice icy icicles fog foggy mist \
        misty sun sunny sunshine cloud clouds cloudy overcast gale gales gust gusts gusty \
        breeze breezy cold colder freezing froze frozen nippy chilly lashing pouring \
        bucketing humid hurricane tornado temperature temperatures degrees baltic arctic \
        forecast climate windchill flurry flurries blustery squall squalls avalanche slush \
        slushy wet damp muggy heatwave thaw thawing whiteout draught draughty cyclone typhoon \
        monsoon celsius fahrenheit nass feucht lawine lawinen matsch diesig \
        dunst hitze tauwetter eis kalt kalter koid heiss schwul boe \
        boen grad fohn foehn glatteis schauer frost tau blitz blitzt pfeift saukalt \
        arschkalt";
    const ENDS: &str = "wetter sturm schnee storm kalt regen nebel wind frost kalte";
    const NONE: &str = "\
        brainstorm brainstorming stormed sonntag sonntags sonnst sonnstige regner donnerstag \
        donnerwetter rainer rainbow snowflake regenerate train hailey regeneration \
        windbeutel rewind unwind regent sonnenklar wetterte wolkenkuckucksheim haile stormer \
        frostschutz regenbogen schneid schneide schneiden schneider schneidet ansturm \
        schneidig";
    if is_among(NONE, word) {
        return false;
    }
    is_among(WORDS, word)
        || STEMS.split(' ').any(|stem| word.starts_with(stem))
        || ENDS.split(' ').any(|end| word.len() > end.len() && word.ends_with(end))
}

/// A colour: one of the tray, or another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    Tray(Colour),
    Other(&'static str),
}

/// In the order of [`Colour::ALL`], in German also inflected.
const COLOURS: [&str; 12] = [
    "red rot rood",
    "orange",
    "yellow gelb",
    "green grun gruen grean",
    "blue blau blu",
    "violet violett lila purple lilac mauve",
    "black schwarz schwoarz",
    "white weiss weis",
    "grey gray grau",
    "pink rosa",
    "brown braun",
    "gold golden gulden",
];
const OTHER_COLOURS: &[(&str, &str)] = &[
    ("turquoise", "turquoise"),
    ("turkis", "turquoise"),
    ("tuerkis", "turquoise"),
    ("teal", "turquoise"),
    ("cyan", "cyan"),
    ("zyan", "cyan"),
    ("aqua", "cyan"),
    ("silver", "silver"),
    ("silber", "silver"),
    ("silbern", "silver"),
    ("beige", "beige"),
    ("magenta", "magenta"),
    ("crimson", "crimson"),
    ("scarlet", "scarlet"),
    ("indigo", "indigo"),
    ("navy", "navy"),
    ("maroon", "maroon"),
    ("lime", "lime"),
    ("olive", "olive"),
    ("oliv", "olive"),
    ("ivory", "ivory"),
    ("cream", "cream"),
    ("khaki", "khaki"),
    ("amber", "amber"),
    ("bronze", "bronze"),
    ("coral", "coral"),
    ("peach", "peach"),
    ("apricot", "apricot"),
    ("bordeaux", "bordeaux"),
    ("purpur", "purple"),
    ("ocker", "ochre"),
    ("ochre", "ochre"),
    ("tan", "tan"),
    ("lavender", "lavender"),
    ("lavendel", "lavender"),
    ("mint", "mint"),
    ("creme", "cream"),
    ("kupfer", "copper"),
    ("ruby", "ruby"),
    ("emerald", "emerald"),
    ("sapphire", "sapphire"),
    ("jade", "jade"),
    ("burgundy", "burgundy"),
    ("salmon", "salmon"),
    ("azure", "azure"),
    ("charcoal", "charcoal"),
    ("ebony", "ebony"),
    ("plum", "plum"),
    ("rust", "rust"),
    ("fuchsia", "fuchsia"),
    ("taupe", "taupe"),
    ("chartreuse", "chartreuse"),
    ("tangerine", "tangerine"),
    ("lemon", "lemon"),
    ("cobalt", "cobalt"),
    ("copper", "copper"),
    ("sepia", "sepia"),
    ("anthracite", "anthracite"),
    ("vermilion", "vermilion"),
    ("cerise", "cerise"),
    ("umber", "umber"),
    ("sienna", "sienna"),
    ("petrol", "petrol"),
    ("anthrazit", "anthrazit"),
    ("ultramarin", "ultramarin"),
    ("smaragd", "smaragd"),
    ("pflaume", "pflaume"),
    ("senf", "senf"),
    ("himbeere", "himbeere"),
    ("aubergine", "aubergine"),
    ("eggplant", "eggplant"),
    ("rose", "rose"),
    ("mustard", "mustard"),
    ("denim", "denim"),
    ("cherry", "cherry"),
];

/// Returns the colour that a word names: dunkelrot, rotes, light-blue.
pub(super) fn paint(word: &str) -> Option<Paint> {
    const SHADES: &str = "hell dunkel knall himmel light dark neon schnee gras";
    let plain = SHADES.split(' ').find_map(|shade| word.strip_prefix(shade)).unwrap_or(word);
    let tray = |word: &str| COLOURS.iter().position(|words| is_among(words, word));
    let other = |word: &str| OTHER_COLOURS.iter().find(|(known, _)| *known == word);
    let inflected =
        || ["es", "er", "en", "e"].iter().find_map(|end| plain.strip_suffix(end).and_then(tray));
    // As in "moosgrün" or "karminrot".
    let compound = || {
        let ends =
            ["rot", "gelb", "grun", "gruen", "blau", "grau", "weiss", "schwarz", "braun", "rosa"];
        let end = ends.iter().find(|end| plain.len() > end.len() + 2 && plain.ends_with(**end))?;
        (!plain.ends_with("brot")).then(|| tray(end))?
    };
    tray(plain)
        .or_else(inflected)
        .or_else(compound)
        .map(|nth| Paint::Tray(Colour::ALL[nth]))
        .or_else(|| other(plain).map(|(_, colour)| Paint::Other(colour)))
}

/// Shades that stand before a colour as a separate word.
pub(super) fn is_shade(word: &str) -> bool {
    ["light", "dark", "pale", "bright", "deep", "hot", "sky", "neon", "hell", "dunkel", "baby"]
        .contains(&word)
}
