//! Splits a rulebook into numbered paragraphs and searches them.
//!
//! A paragraph starts with a line `**ID** text` and extends, tables included, to the next paragraph
//! or heading.
use std::cmp::Reverse;

/// A numbered paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paragraph<'a> {
    /// The id, such as `D5.2` or `R12`.
    pub id: &'a str,
    pub text: &'a str,
}

/// A rulebook in Markdown.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook<'a>(pub &'a str);

impl<'a> Rulebook<'a> {
    /// Returns all paragraphs in order.
    pub fn paragraphs(self) -> Vec<Paragraph<'a>> {
        let mut found = Vec::new();
        let mut open: Option<(&str, usize)> = None;
        let mut at = 0;
        for line in self.0.split_inclusive('\n') {
            let start = parse_start(line);
            if start.is_some() || line.starts_with('#') {
                if let Some((id, from)) = open.take() {
                    found.push(Paragraph { id, text: self.0[from..at].trim() });
                }
                open = start.map(|(id, skip)| (id, at + skip));
            }
            at += line.len();
        }
        if let Some((id, from)) = open {
            found.push(Paragraph { id, text: self.0[from..].trim() });
        }
        found
    }

    /// Returns the paragraph with this id, ignoring case.
    pub fn find(self, id: &str) -> Option<Paragraph<'a>> {
        self.paragraphs().into_iter().find(|paragraph| paragraph.id.eq_ignore_ascii_case(id))
    }

    /// Returns the paragraph with this id, or the paragraphs of this chapter, such as `D5`, or else
    /// all paragraphs that contain this text.
    pub fn look_up(self, wanted: &str) -> Vec<Paragraph<'a>> {
        if let Some(paragraph) = self.find(wanted) {
            return vec![paragraph];
        }
        let chapter = format!("{}.", wanted.to_ascii_uppercase());
        let mut found = self.paragraphs();
        found.retain(|paragraph| paragraph.id.starts_with(&chapter));
        if found.is_empty() { self.search(wanted) } else { found }
    }

    /// Returns ids similar to this one, most similar first.
    pub fn similar_ids(self, id: &str) -> Vec<&'a str> {
        const N_MAX: usize = 6;
        let wanted = id.to_ascii_uppercase();
        let mut ids: Vec<&str> = self.paragraphs().iter().map(|paragraph| paragraph.id).collect();
        ids.sort_by_key(|known| {
            (edit_distance(&wanted, known), Reverse(common_prefix(&wanted, known)))
        });
        ids.truncate(N_MAX);
        ids
    }

    /// Returns the paragraphs that contain this text, ignoring case.
    pub fn search(self, word: &str) -> Vec<Paragraph<'a>> {
        let wanted = word.to_lowercase();
        let mut found = self.paragraphs();
        found.retain(|paragraph| paragraph.text.to_lowercase().contains(&wanted));
        found
    }

    /// Returns the headings of the chapters.
    pub fn chapters(self) -> impl Iterator<Item = &'a str> {
        self.0.lines().filter_map(|line| line.strip_prefix("## "))
    }
}

/// Returns the id of the paragraph that starts on this line, and the offset of its text.
fn parse_start(line: &str) -> Option<(&str, usize)> {
    let (id, _) = line.strip_prefix("**")?.split_once("** ")?;
    let is_id = id.starts_with(|first: char| first.is_ascii_uppercase())
        && id[1..].chars().all(|rest| rest.is_ascii_digit() || rest == '.')
        && id.len() > 1;
    is_id.then_some((id, id.len() + "****".len()))
}

/// Returns the length of the common prefix.
fn common_prefix(left: &str, right: &str) -> usize {
    left.bytes().zip(right.bytes()).take_while(|(a, b)| a == b).count()
}

/// Returns the Levenshtein distance.
fn edit_distance(left: &str, right: &str) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in right.bytes().enumerate() {
            let changed = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}
