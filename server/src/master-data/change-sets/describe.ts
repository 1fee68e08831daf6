import type { EntityName } from '@tresen/domain/kit/entities';
import { type BulkChange, describeChange } from '@tresen/domain/master-data/change-sets';
import { kinds, kindWords } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import type { Description } from './change-sets.store.ts';
import { namesBehind, unitNames } from './names.store.ts';

/** The sentence about a change, in both languages, with the names of today. */
export const describeFor = async (tx: Tx, entity: EntityName, change: BulkChange): Promise<Description> => {
  const names = await namesFor(tx, entity, change);
  const of = (language: 'de' | 'en'): string =>
    describeChange(change, language, {
      fields: kinds[entity].fields,
      words: kindWords[entity][language],
      nameOf: (id) => names.get(id) ?? '?',
    });
  return { de: of('de'), en: of('en') };
};

/** Names of everything that a change names. */
async function namesFor(
  tx: Tx,
  entity: EntityName,
  change: BulkChange,
): Promise<ReadonlyMap<string, string>> {
  if (change.kind === 'branches') return unitNames(tx, change.unitIds ?? []);
  const names = new Map<string, string>();
  if (change.kind !== 'set') return names;
  for (const [name, value] of Object.entries(change.values)) {
    const ids = typeof value === 'string' ? [value] : [];
    for (const [id, text] of await namesBehind(tx, kinds[entity].fields[name], ids)) names.set(id, text);
  }
  return names;
}
