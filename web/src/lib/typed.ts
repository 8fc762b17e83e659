// Operations for which TypeScript infers too loose a type.

/** The keys of a complete record, which `Object.keys` returns as strings. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(record) as K[];
