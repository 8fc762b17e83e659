//! Plays lessons along every taught path, and checks their texts.
//!
//! Lessons are data that depends on the rules. A game's tests call [`check`], so that a change of
//! the rules cannot leave a lesson that gets stuck or says something wrong.
mod path;
mod story;

use std::collections::BTreeSet;

use table::{
    GameEntry,
    lesson::{Lesson, LessonSource},
};
use text::Texts;

use self::{path::Path, story::Story};

/// The longest message in characters, so that a bubble stays small.
const MESSAGE_MAX: usize = 160;
/// The most paths of a chapter, so that the tests stay fast.
const PATHS_MAX: usize = 400;

/// Plays every lesson of the game.
///
/// # Panics
///
/// Panics with the first beat that does not work as its lesson says.
pub fn check(entry: &GameEntry) {
    assert!(!entry.lessons.is_empty(), "{} has no lesson", entry.meta.id);
    for source in entry.lessons {
        let lesson = source.read().expect("the lesson is valid");
        let texts = read_texts(entry, source);
        let mut said = story::fixed_keys(&lesson);
        for n_chapter in 0..lesson.chapters.len() {
            said.extend(play_all(entry, &lesson, n_chapter, &texts));
        }
        check_keys(source, &said);
        check_real_game(entry, &lesson);
    }
}

/// Plays the chapter along all paths and returns the keys of all texts.
fn play_all(
    entry: &GameEntry,
    lesson: &Lesson,
    n_chapter: usize,
    texts: &[Texts],
) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    let mut path = Path::default();
    let mut n_paths = 0;
    loop {
        let mut story = Story::open(entry, lesson, n_chapter, texts);
        story.play(&mut path);
        said.extend(story.said);
        n_paths += 1;
        assert!(n_paths <= PATHS_MAX, "chapter {n_chapter} has more than {PATHS_MAX} paths");
        if !path.advance() {
            break;
        }
    }
    for beat in &lesson.chapters[n_chapter].beats {
        for reaction in &beat.react {
            let key = format!("lesson-say-{}", reaction.say);
            assert!(said.contains(&key), "{}: nothing leads to {}", beat.id, reaction.say);
        }
    }
    said
}

fn read_texts(entry: &GameEntry, source: &LessonSource) -> Vec<Texts> {
    let languages = entry.languages.iter().map(|language| {
        let found = source.texts.iter().find(|(id, _)| *id == language.id);
        let (_, lesson) = found.expect("the lesson has every language of the game");
        Texts::new(language.id, &[language.texts, lesson]).expect("the texts parse")
    });
    languages.collect()
}

/// Checks that no text is missing or unused.
fn check_keys(source: &LessonSource, said: &BTreeSet<String>) {
    for (language, texts) in source.texts {
        let found = text::keys(texts).expect("no key is defined twice");
        let unused: Vec<_> = found.difference(said).collect();
        assert!(unused.is_empty(), "{language}: unused {unused:?}");
    }
}

/// Checks that the first real game can be created.
fn check_real_game(entry: &GameEntry, lesson: &Lesson) {
    let game = &lesson.real_game;
    assert!(entry.presets().iter().any(|(id, _)| *id == game.preset), "{}", game.preset);
    for bot in game.bots.iter().chain([&lesson.bot]) {
        assert!(entry.bots().contains(&bot.as_str()), "no bot {bot}");
    }
}
