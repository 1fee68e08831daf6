/**
 * Adds up entries that belong together: those with the same key become one, with the sum of each of its amounts. The texts
 * are those of the first entry.
 */
export interface Tally<Entry> {
  readonly add: (entry: Entry) => void;
  /** In the order in which they came first. */
  readonly entries: () => Entry[];
}

/**
 * @param keyOf what tells entries apart
 * @param amounts the fields that are summed; one that an entry does not have counts as nothing
 */
export const createTally = <Entry extends object>(
  keyOf: (entry: Entry) => string,
  amounts: readonly (keyof Entry)[],
): Tally<Entry> => {
  const entries = new Map<string, Entry>();
  const merged = (first: Entry, second: Entry): Entry => {
    const sum = { ...first };
    for (const field of amounts) {
      if (typeof second[field] !== 'number') continue;
      Object.assign(sum, { [field]: Number(first[field] ?? 0) + second[field] });
    }
    return sum;
  };
  return {
    add: (entry) => {
      const key = keyOf(entry);
      const first = entries.get(key);
      entries.set(key, first ? merged(first, entry) : entry);
    },
    entries: () => [...entries.values()],
  };
};
