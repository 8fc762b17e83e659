//! TypeScript declarations of the wire types, which `cargo xtask codegen` writes into the web app
//! so that it is type-checked against the server.
use std::{any::TypeId, collections::BTreeMap};

use ts_rs::{Config, TS, TypeVisitor};

/// Declarations of a set of types, including all types they refer to.
pub struct TypeScript {
    config: Config,
    /// Each type by name, with its declaration.
    declared: BTreeMap<String, (TypeId, String)>,
}

impl TypeScript {
    /// Creates an empty set. Integers of any size become `number`, the only number type of JSON.
    pub fn new() -> TypeScript {
        TypeScript { config: Config::new().with_large_int("number"), declared: BTreeMap::new() }
    }

    /// Adds a type and all types it refers to.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> TypeScript {
        self.visit::<T>();
        self
    }

    /// Returns one declaration per type, sorted by name: its docs and `type Name = …;`.
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
        // Types without an output file are built in: numbers, lists, options.
        if T::output_path().is_some() {
            let (name, id) = (T::ident(&self.config), TypeId::of::<T>());
            if let Some((known, _)) = self.declared.get(&name) {
                assert!(*known == id, "two types are named {name}");
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.declared.insert(name, (id, docs + &T::decl(&self.config)));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
