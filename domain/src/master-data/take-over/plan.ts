import type { EntityName, Fault, FaultCode, SyncedName } from '../../kit/entities/index.ts';
import { syncedNames } from '../../kit/entities/index.ts';
import { kinds, referencesOf } from '../kinds/index.ts';
import type { OwnRecord } from './offer.ts';
import { type PresentRecord, PresentRecords } from './present-records.ts';
import { signsOf } from './signs.ts';

type Values = Readonly<Record<string, unknown>>;

/** What becomes of one record of a register: a new one, one that is there already, or nothing. */
export type PlannedRecord = Readonly<{ entity: SyncedName; key: string; name: string; isActive: boolean }> &
  (
    | { readonly outcome: 'new'; readonly id: string; readonly values: Values; readonly faults: readonly [] }
    | { readonly outcome: 'matches'; readonly id: string; readonly faults: readonly [] }
    | { readonly outcome: 'faulty'; readonly id: null; readonly faults: readonly Fault[] }
  );

/** A reference passes the field's own check; that it leads nowhere is a fault beside it. */
const nowhere = '00000000-0000-4000-8000-000000000000';
/** Categories have two levels and articles few; what is deeper is a ring, or might as well be one. */
const deepest = 20;

class Planner {
  readonly #own: ReadonlyMap<string, OwnRecord>;
  readonly #present: PresentRecords;
  readonly #newId: () => string;
  readonly #taken = new Set<string>();
  /** In the order in which they can be made: what others refer to comes first. */
  readonly planned = new Map<string, PlannedRecord>();

  constructor(own: readonly OwnRecord[], present: readonly PresentRecord[], newId: () => string) {
    this.#own = new Map(own.map((record) => [placeOf(record.entity, record.key), record]));
    this.#present = new PresentRecords(present);
    this.#newId = newId;
  }

  plan(record: OwnRecord, above: readonly string[] = []): PlannedRecord {
    const place = placeOf(record.entity, record.key);
    const known = this.planned.get(place);
    if (known) return known;
    const made = this.#planNew(record, [...above, place]);
    this.planned.set(place, made);
    return made;
  }

  #planNew(record: OwnRecord, above: readonly string[]): PlannedRecord {
    const { entity, key, content } = record;
    const head = { entity, key, name: nameOf(record), isActive: content.isActive !== false };
    const { ids, faults } = this.#resolve(record, above);
    const checked = kinds[entity].check(withReferences(content, ids));
    const levels = faults.length > 0 ? [] : this.#levelFaults(record);
    const all = [
      ...checked.faults.filter(({ path }) => !faults.some((one) => one.path === path)),
      ...faults,
      ...levels,
    ];
    if (!checked.values || all.length > 0) return { ...head, outcome: 'faulty', id: null, faults: all };
    const { values } = checked;
    const present = this.#present.match(entity, values);
    if (present) return { ...head, outcome: 'matches', id: present, faults: [] };
    const taken = this.#take(entity, values);
    if (taken.length > 0) return { ...head, outcome: 'faulty', id: null, faults: taken };
    return { ...head, outcome: 'new', id: this.#newId(), values, faults: [] };
  }

  #take(entity: SyncedName, values: Values): Fault[] {
    const signs = signsOf(entity, values);
    const faults = signs.flatMap(({ path, sign }): Fault[] => {
      const names = this.#present.holderOf(sign);
      if (names !== undefined) return [{ path, code: 'TAKEN', parameters: { names } }];
      return this.#taken.has(sign) ? [{ path, code: 'TAKEN' }] : [];
    });
    if (faults.length === 0) for (const { sign } of signs) this.#taken.add(sign);
    return faults;
  }

  #resolve({ entity, content }: OwnRecord, above: readonly string[]) {
    const ids = new Map<string, string>();
    const faults: Fault[] = [];
    for (const { path, to, id } of referencesOf(entity, content)) {
      const found = this.#idOf(to, id, above);
      ids.set(path, found.id ?? nowhere);
      if (found.code) faults.push({ path, code: found.code });
    }
    return { ids, faults };
  }

  /** Categories have two levels, and an article stands in a main one and one below that. */
  #levelFaults({ entity, content }: OwnRecord): Fault[] {
    if (entity === 'category' && this.#parentOf(content.parentId))
      return [{ path: 'parentId', code: 'ONLY_MAIN_CATEGORY' }];
    if (entity !== 'article') return [];
    const { mainCategoryId: main, subcategoryId: below } = content;
    const faults: Fault[] = this.#parentOf(main)
      ? [{ path: 'mainCategoryId', code: 'ONLY_MAIN_CATEGORY' }]
      : [];
    if (typeof below !== 'string') return faults;
    const above = this.#parentOf(below);
    if (!above) return [...faults, { path: 'subcategoryId', code: 'ONLY_SUBCATEGORY' }];
    return above === main ? faults : [...faults, { path: 'subcategoryId', code: 'NOT_OF_MAIN_CATEGORY' }];
  }

  #parentOf(key: unknown): unknown {
    return typeof key === 'string' ? this.#own.get(placeOf('category', key))?.content.parentId : undefined;
  }

  #idOf(to: EntityName, key: string, above: readonly string[]): { id?: string; code?: FaultCode } {
    const place = placeOf(to, key);
    if (above.includes(place) || above.length > deepest) return { code: 'PART_OF_ITSELF' };
    const record = this.#own.get(place);
    const id = record && this.plan(record, above).id;
    return id ? { id } : { code: 'UNKNOWN_REFERENCE' };
  }
}

/**
 * Plans what becomes of the records that a register brings into a branch that shares `present` with others (contract 9):
 * all keys become ids, all faults are found, and nothing is stored. Each step plans one record; the plan, those first on
 * which others depend, comes with the last.
 * @param newId makes the id of a new record
 */
export function* takeOverSteps(
  own: readonly OwnRecord[],
  present: readonly PresentRecord[],
  newId: () => string,
): Generator<void, PlannedRecord[]> {
  const planner = new Planner(own, present, newId);
  for (const record of own.toSorted((one, other) => order(one.entity) - order(other.entity))) {
    planner.plan(record);
    yield;
  }
  return [...planner.planned.values()].toSorted((one, other) => order(one.entity) - order(other.entity));
}

/** All steps at once. */
export const planTakeOver = (
  own: readonly OwnRecord[],
  present: readonly PresentRecord[],
  newId: () => string,
): PlannedRecord[] => {
  const steps = takeOverSteps(own, present, newId);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** How many records of a kind become what. */
export interface PlannedCounts {
  readonly entity: SyncedName;
  readonly total: number;
  readonly fresh: number;
  readonly matching: number;
  readonly faulty: number;
}

/** The figures of a plan, for each kind that it has records of. */
export const countPlanned = (planned: readonly PlannedRecord[]): PlannedCounts[] =>
  syncedNames.flatMap((entity) => {
    const ofKind = planned.filter((record) => record.entity === entity);
    const count = (outcome: PlannedRecord['outcome']) =>
      ofKind.filter((record) => record.outcome === outcome).length;
    if (ofKind.length === 0) return [];
    const [fresh, matching, faulty] = [count('new'), count('matches'), count('faulty')];
    return [{ entity, total: ofKind.length, fresh, matching, faulty }];
  });

function placeOf(entity: EntityName, key: string): string {
  return `${entity}/${key}`;
}

function nameOf({ entity, key, content }: OwnRecord): string {
  const name = content[kinds[entity].title];
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : key;
}

/** The content with ids in the places of its references; only what is on the way to them is copied. */
function withReferences(content: Values, ids: ReadonlyMap<string, string>): Values {
  const copy: Record<string, unknown> = { ...content };
  for (const [path, id] of ids) {
    const [name = '', index, inRow] = path.split('.');
    if (inRow === undefined) copy[name] = id;
    else copy[name] = withRow(copy[name] as readonly Values[], Number(index), { [inRow]: id });
  }
  return copy;
}

function withRow(rows: readonly Values[], at: number, values: Values): readonly Values[] {
  return rows.map((row, index) => (index === at ? { ...row, ...values } : row));
}

function order(entity: SyncedName): number {
  return syncedNames.indexOf(entity);
}
