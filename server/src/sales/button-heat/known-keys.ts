import type { Tx } from '../../kit/db/pools.ts';
import { type KnownArticle, readKnownArticles } from './button-heat.store.ts';
import type { SteppedArticle } from './gathered-steps.ts';

/** Which record a register's key stands for; undefined where none is known. */
export type RecordOfKey = (key: string) => KnownArticle | undefined;

/**
 * Finds the records of keys: by the id that a receipt told last, else by the key as PLU. A key that stood for a deleted
 * record goes on standing for it: what was sold was that article.
 */
export const recordsOfKeys = async (
  tx: Tx,
  keys: readonly string[],
  stepped: readonly SteppedArticle[],
): Promise<RecordOfKey> => {
  const ids = new Map(stepped.flatMap(({ key, id }) => (id ? [[key, id]] : [])));
  const known = await readKnownArticles(tx, [...new Set(ids.values())], keys);
  const byId = new Map(known.map((record) => [record.id, record]));
  const byPlu = new Map(
    known.flatMap((record) => (record.plu && !record.isDeleted ? [[record.plu, record]] : [])),
  );
  return (key) => byId.get(ids.get(key) ?? '') ?? byPlu.get(key);
};
