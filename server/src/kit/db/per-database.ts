import type { Database } from './pools.ts';

/**
 * What a process remembers of a database, made when it is first asked for. Fields of the API keep it so, and nothing beside:
 * a schema may serve one server after another, each with a database of its own.
 */
export const perDatabase = <T extends object>(make: () => T): ((db: Database) => T) => {
  const made = new WeakMap<Database, T>();
  return (db) => {
    const known = made.get(db) ?? make();
    made.set(db, known);
    return known;
  };
};
