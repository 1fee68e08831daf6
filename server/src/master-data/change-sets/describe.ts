import { type BulkChange, describeChange } from '@tresen/domain/master-data/change-sets';
import type { SyncedName } from '@tresen/domain/master-data/entities';
import { kinds, kindWords } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import type { Description } from './change-sets.store.ts';
import { recordNames, unitNames } from './names.store.ts';

/** Names of everything that a change names. */
const namesFor = async (
  tx: Tx,
  entity: SyncedName,
  change: BulkChange,
): Promise<ReadonlyMap<string, string>> => {
  if (change.kind === 'branches') return unitNames(tx, change.unitIds ?? []);
  const names = new Map<string, string>();
  if (change.kind !== 'set') return names;
  for (const [name, value] of Object.entries(change.values)) {
    const field = kinds[entity].fields[name];
    if (field?.kind !== 'reference' || typeof value !== 'string') continue;
    for (const [id, text] of await recordNames(tx, field.to, [value])) names.set(id, text);
  }
  return names;
};

/** The sentence about a change, in both languages, with the names of today. */
export const describeFor = async (tx: Tx, entity: SyncedName, change: BulkChange): Promise<Description> => {
  const names = await namesFor(tx, entity, change);
  const of = (language: 'de' | 'en'): string =>
    describeChange(change, language, {
      fields: kinds[entity].fields,
      words: kindWords[entity][language],
      nameOf: (id) => names.get(id) ?? '?',
    });
  return { de: of('de'), en: of('en') };
};
