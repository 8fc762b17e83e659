//! Formats type declarations for readers: short ones on one line, otherwise one line per field and
//! per alternative.
use anyhow::{Context, ensure};

const COLUMNS: usize = 100;

/// Formats `/** docs */ type Name = …;`, regardless of its line breaks.
pub fn format_declaration(declaration: &str) -> anyhow::Result<String> {
    let mut parser = Parser { left: declaration.trim_start() };
    let docs = parser.docs();
    let (head, body) = parser.left.split_once(" = ").context(declaration.to_owned())?;
    parser.left = body;
    let kind = parser.kind();
    ensure!(parser.left.trim() == ";", "{:?} is left over in {declaration}", parser.left);
    let mut text = String::new();
    if let Some(docs) = docs {
        text.push_str(&format!("/** {docs} */\n"));
    }
    let head = format!("export {head} = ");
    let body = kind.format(0, head.len() + 1);
    let head = if body.starts_with('\n') { head.trim_end() } else { &head };
    text.push_str(&format!("{head}{body};\n"));
    Ok(text)
}

/// A type: alternatives separated by `|`.
struct Kind(Vec<Alternative>);

/// An intersection of forms separated by `&`.
struct Alternative(Vec<Form>);

enum Form {
    Object(Vec<Field>),
    Group(Kind),
    Other(String),
}

struct Field {
    docs: Option<String>,
    key: String,
    kind: Kind,
}

impl Kind {
    fn has_docs(&self) -> bool {
        self.0.iter().flat_map(|alternative| &alternative.0).any(Form::has_docs)
    }

    fn flat(&self) -> String {
        let each: Vec<String> = self.0.iter().map(Alternative::flat).collect();
        each.join(" | ")
    }

    /// Formats the type on one line if it fits after `n_before` columns, otherwise on several.
    fn format(&self, indent: usize, n_before: usize) -> String {
        let flat = self.flat();
        if !self.has_docs() && n_before + flat.len() <= COLUMNS {
            return flat;
        }
        match self.0.as_slice() {
            [only] => only.format(indent),
            all => all.iter().map(|alternative| alternative.line(indent + 2)).collect(),
        }
    }
}

impl Alternative {
    fn flat(&self) -> String {
        let each: Vec<String> = self.0.iter().map(Form::flat).collect();
        each.join(" & ")
    }

    fn line(&self, indent: usize) -> String {
        let flat = self.flat();
        let is_long = self.0.iter().any(Form::has_docs) || indent + 2 + flat.len() >= COLUMNS;
        let text = if is_long { self.format(indent + 2) } else { flat };
        format!("\n{}| {text}", " ".repeat(indent))
    }

    fn format(&self, indent: usize) -> String {
        let each: Vec<String> = self.0.iter().map(|form| form.format(indent)).collect();
        each.join(" & ")
    }
}

impl Form {
    fn has_docs(&self) -> bool {
        match self {
            Form::Object(fields) => {
                fields.iter().any(|field| field.docs.is_some() || field.kind.has_docs())
            }
            Form::Group(kind) => kind.has_docs(),
            Form::Other(_) => false,
        }
    }

    fn flat(&self) -> String {
        match self {
            Form::Other(text) => text.clone(),
            Form::Group(kind) => format!("({})", kind.flat()),
            Form::Object(fields) => {
                let each = |field: &Field| format!("{}: {}", field.key, field.kind.flat());
                let fields: Vec<String> = fields.iter().map(each).collect();
                format!("{{ {} }}", fields.join("; "))
            }
        }
    }

    /// Formats the form, with an undocumented object of fewer than two fields always on one line.
    fn format(&self, indent: usize) -> String {
        let end = " ".repeat(indent);
        match self {
            Form::Object(fields) if fields.len() > 1 || self.has_docs() => {
                let fields: String = fields.iter().map(|field| field.format(indent + 2)).collect();
                format!("{{\n{fields}{end}}}")
            }
            Form::Group(kind) => format!("({}\n{end})", kind.format(indent, COLUMNS)),
            Form::Object(_) | Form::Other(_) => self.flat(),
        }
    }
}

impl Field {
    fn format(&self, indent: usize) -> String {
        let margin = " ".repeat(indent);
        let docs = self.docs.as_ref().map(|docs| format!("{margin}/** {docs} */\n"));
        let head = format!("{margin}{}: ", self.key);
        let kind = self.kind.format(indent, head.len() + 1);
        format!("{}{head}{kind};\n", docs.unwrap_or_default())
    }
}

struct Parser<'a> {
    left: &'a str,
}

impl Parser<'_> {
    /// Parses a comment, if there is one, and returns its first paragraph.
    fn docs(&mut self) -> Option<String> {
        let (comment, left) = self.left.trim_start().strip_prefix("/**")?.split_once("*/")?;
        self.left = left.trim_start();
        let lines = comment.lines().map(|line| line.trim().trim_start_matches('*').trim());
        let lines = lines.skip_while(|line| line.is_empty()).take_while(|line| !line.is_empty());
        // The reader knows TypeScript, not Rust.
        let docs = lines.collect::<Vec<_>>().join(" ").replace("`None`", "`null`");
        let docs = docs.replace("[`", "`").replace("`]", "`");
        Some(docs)
    }

    fn kind(&mut self) -> Kind {
        let mut alternatives = Vec::new();
        loop {
            let mut forms = vec![self.form()];
            while self.peek() == Some('&') {
                self.skip();
                forms.push(self.form());
            }
            alternatives.push(Alternative(forms));
            if self.peek() != Some('|') {
                return Kind(alternatives);
            }
            self.skip();
        }
    }

    fn form(&mut self) -> Form {
        match self.peek() {
            Some('{') => Form::Object(self.fields()),
            Some('(') => {
                self.skip();
                let kind = self.kind();
                self.skip();
                Form::Group(kind)
            }
            _ => Form::Other(self.until(&['|', '&', ',', ';', '}', ')'])),
        }
    }

    fn fields(&mut self) -> Vec<Field> {
        self.skip();
        let mut fields = Vec::new();
        loop {
            let docs = self.docs();
            if matches!(self.peek(), Some('}') | None) {
                self.skip();
                return fields;
            }
            let key = self.until(&[':']);
            self.skip();
            fields.push(Field { docs, key: unquote_key(&key), kind: self.kind() });
            if matches!(self.peek(), Some(',' | ';')) {
                self.skip();
            }
        }
    }

    fn peek(&mut self) -> Option<char> {
        self.left = self.left.trim_start();
        self.left.chars().next()
    }

    fn skip(&mut self) {
        let mut chars = self.left.chars();
        chars.next();
        self.left = chars.as_str();
    }

    /// Consumes and returns the text before one of `ends`, ignoring brackets and quoted text.
    fn until(&mut self, ends: &[char]) -> String {
        let (mut depth, mut is_quoted) = (0, false);
        let mut length = self.left.len();
        for (at, sign) in self.left.char_indices() {
            match sign {
                '"' => is_quoted = !is_quoted,
                _ if is_quoted => {}
                end if depth == 0 && ends.contains(&end) => {
                    length = at;
                    break;
                }
                '<' | '[' | '(' | '{' => depth += 1,
                '>' | ']' | ')' | '}' => depth -= 1,
                _ => {}
            }
        }
        let (text, left) = self.left.split_at(length);
        self.left = left;
        text.trim().to_owned()
    }
}

/// Removes the quotes of a key such as `"type"` that needs none.
fn unquote_key(key: &str) -> String {
    let bare = key.trim_matches('"');
    let is_name = bare.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
    if is_name { bare.to_owned() } else { key.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(declaration: &str, expected: &str) {
        assert_eq!(format_declaration(declaration).expect(declaration), expected);
    }

    #[test]
    fn short_types_are_formatted_on_one_line() {
        check("type A = number;", "export type A = number;\n");
        check(
            "type A = { b: Array<C>, \"d\": E | null, };",
            "export type A = { b: Array<C>; d: E | null };\n",
        );
        check(
            "/**\n * A place.\n *\n * Kept inside.\n */\ntype A = \"x|y\" | { \"on\": B };",
            "/** A place. */\nexport type A = \"x|y\" | { on: B };\n",
        );
        check(
            "type A<T> = { [key in string]: T };",
            "export type A<T> = { [key in string]: T };\n",
        );
    }

    #[test]
    fn documented_fields_get_their_own_lines() {
        check(
            "type A = { b: number, \n/**\n * `None` at\n * night.\n */\nc: C | null, };",
            "export type A = {\n  b: number;\n  /** `null` at night. */\n  c: C | null;\n};\n",
        );
    }

    #[test]
    fn long_alternatives_get_their_own_lines() {
        let long = "x".repeat(90);
        check(
            &format!("type A = {{ \"type\": \"{long}\", a: B, }} | {{ \"type\": \"c\" }} & D;"),
            &[
                "export type A =",
                "  | {",
                &format!("      type: \"{long}\";"),
                "      a: B;",
                "    }",
                "  | { type: \"c\" } & D;\n",
            ]
            .join("\n"),
        );
        check(
            &format!("type A = {{ b: C, }} & (D | {{ e: \"{long}\", }});"),
            &format!("export type A = {{ b: C }} & (\n  | D\n  | {{ e: \"{long}\" }}\n);\n"),
        );
    }

    #[test]
    fn invalid_declarations_are_refused() {
        assert!(format_declaration("number").is_err());
        assert!(format_declaration("type A = { b: C } extends").is_err());
    }
}
