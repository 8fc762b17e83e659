//! Wire types as TypeScript: what `cargo xtask codegen` writes into the web app.
use std::{any::TypeId, collections::BTreeMap};

use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of some types and of all they are made of.
pub struct TypeScript {
    config: Config,
    /// By name.
    declared: BTreeMap<String, (TypeId, String)>,
}

impl TypeScript {
    /// Nothing yet. Numbers of any size are `number`: JSON has no other.
    pub fn new() -> TypeScript {
        TypeScript { config: Config::new().with_large_int("number"), declared: BTreeMap::new() }
    }

    /// Adds a type with all it is made of.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> TypeScript {
        self.visit::<T>();
        self
    }

    /// One text for each type, sorted by name: its docs and `type Name = …;`.
    pub fn declarations(self) -> Vec<String> {
        self.declared.into_values().map(|(_, text)| text).collect()
    }
}

impl Default for TypeScript {
    fn default() -> TypeScript {
        TypeScript::new()
    }
}

impl TypeVisitor for TypeScript {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is built in: numbers, lists, options.
        if T::output_path().is_some() {
            let (name, id) = (T::ident(&self.config), TypeId::of::<T>());
            if let Some((known, _)) = self.declared.get(&name) {
                assert!(*known == id, "two types are called {name}");
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.declared.insert(name, (id, docs + &T::decl(&self.config)));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
