import type { SyncedName } from '../../kit/entities/index.ts';
import { kinds } from '../kinds/index.ts';
import { folded, signsOf, type Values } from './signs.ts';

/** A record that the branch shares with others, or a rate of it: with the values that are compared. */
export interface PresentRecord {
  readonly entity: SyncedName;
  readonly id: string;
  readonly values: Values;
}

/**
 * By which values a record of the register is one that is there. A rate by its number on receipts and its percentage;
 * people only by their number; what stands below something else only there; anything else by its name.
 */
const special: Readonly<Partial<Record<SyncedName, readonly string[]>>> = {
  vat: ['key', 'value'],
  category: ['name', 'parentId'],
  article: ['name', 'mainCategoryId', 'type'],
  employee: ['personnelNumber', 'name'],
  table: ['number', 'roomId'],
};

/** The fields of a kind that are compared. */
export const comparedFields = (entity: SyncedName): readonly string[] => [
  ...new Set([...sameBy(entity), ...kinds[entity].unique.flat(), kinds[entity].title]),
];

/** What is there already, found by what records are called and by what only one of them may have. */
export class PresentRecords {
  readonly #byKey = new Map<string, PresentRecord>();
  readonly #holders = new Map<string, PresentRecord>();
  readonly #matched = new Set<string>();

  constructor(records: readonly PresentRecord[]) {
    for (const record of records) {
      const key = keyOf(record.entity, record.values);
      if (key !== undefined) this.#byKey.set(key, record);
      for (const { sign } of signsOf(record.entity, record.values)) this.#holders.set(sign, record);
    }
  }

  /** The id of the record that is there already; each is only once one of the register's, but rates. */
  match(entity: SyncedName, values: Values): string | undefined {
    const key = keyOf(entity, values);
    const found = key === undefined ? undefined : this.#byKey.get(key);
    if (!found || this.#isTaken(found) || contradicts(entity, values, found.values)) return undefined;
    const isOthers = signsOf(entity, values).some(({ sign }) => {
      const holder = this.#holders.get(sign);
      return entity !== 'vat' && holder !== undefined && holder !== found;
    });
    if (isOthers) return undefined;
    this.#matched.add(found.id);
    return found.id;
  }

  /** What the record is called that has what only one may have. */
  holderOf(sign: string): string | undefined {
    const holder = this.#holders.get(sign);
    return holder && String(holder.values[kinds[holder.entity].title] ?? '');
  }

  #isTaken({ entity, id }: PresentRecord): boolean {
    return entity !== 'vat' && this.#matched.has(id);
  }
}

function sameBy(entity: SyncedName): readonly string[] {
  return special[entity] ?? ['name'];
}

function keyOf(entity: SyncedName, values: Values): string | undefined {
  const [first = ''] = sameBy(entity);
  if (values[first] == null) return undefined;
  return JSON.stringify([entity, ...sameBy(entity).map((name) => folded(values[name]))]);
}

/** Two records are not the same when both have a value that none may share, and not the same one: two bar codes. */
function contradicts(entity: SyncedName, one: Values, other: Values): boolean {
  return (
    entity !== 'vat' &&
    kinds[entity].unique.some(
      ([name = '']) => one[name] != null && other[name] != null && folded(one[name]) !== folded(other[name]),
    )
  );
}
