import type { Ctx } from '../context/index.ts';

interface Batch<Key, Value> {
  readonly keys: Set<Key>;
  readonly values: Promise<ReadonlyMap<Key, Value>>;
}

/**
 * Loads in one go what the items of a list ask for one by one: the keys that a request asks for in the same turn
 * share a call of `load`. A key that is not among the values is undefined.
 */
export const batched = <Key, Value>(
  load: (ctx: Ctx, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
) => {
  const open = new WeakMap<Ctx, Batch<Key, Value>>();
  const start = (ctx: Ctx): Batch<Key, Value> => {
    const keys = new Set<Key>();
    const values = Promise.resolve().then(() => {
      open.delete(ctx);
      return load(ctx, [...keys]);
    });
    const batch = { keys, values };
    open.set(ctx, batch);
    return batch;
  };
  return async (ctx: Ctx, key: Key): Promise<Value | undefined> => {
    const batch = open.get(ctx) ?? start(ctx);
    batch.keys.add(key);
    return (await batch.values).get(key);
  };
};
