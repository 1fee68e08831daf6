import { BoundedMap } from './bounded-map.ts';

/** Makes what belongs to a key when it is first asked for, and keeps the `max` that were made last. What throws is not kept. */
export const madeOnce = <K, V extends object>(max: number, make: (key: K) => V): ((key: K) => V) => {
  const made = new BoundedMap<K, V>(max);
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};
