import { draftPlace } from '../../../kit/leave/index.ts';
import { factsOf, freshTable, type PlanTable } from './plan-table.ts';

interface DraftTable extends Partial<PlanTable> {
  readonly key: string;
}
interface DraftValues {
  readonly tables: readonly DraftTable[];
  /** Ids of the tables that the person saw: what others have added since is none of their deletions. */
  readonly known: readonly string[];
}

/** What was done to a plan and not saved, on top of what is stored now; undefined where there is nothing. */
export const readDraft = (roomId: string, stored: readonly PlanTable[]): readonly PlanTable[] | undefined => {
  const values = placeOf(roomId).read()?.values;
  if (!values || !isList(values.tables) || !isList(values.known)) return undefined;
  const byId = new Map(stored.map((table) => [table.id, table]));
  const known = new Set(values.known);
  const tables = values.tables.filter(({ key }) => typeof key === 'string');
  const gone = tables.filter(({ id }) => typeof id === 'string' && !byId.has(id));
  const added = stored.filter(({ id }) => id !== null && !known.has(id));
  return [...tables.filter((table) => !gone.includes(table)).map((table) => restored(table, byId)), ...added];
};

export const writeDraft = (
  roomId: string,
  tables: readonly PlanTable[],
  stored: readonly PlanTable[],
): void => {
  placeOf(roomId).write({ version: 0, values: { tables, known: stored.flatMap(({ id }) => id ?? []) } });
};

export const forgetDraft = (roomId: string): void => placeOf(roomId).forget();

function placeOf(roomId: string) {
  return draftPlace<DraftValues>('roomPlan', roomId);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Anybody may write into the storage: what is missing has its initial value. */
function restored(draft: DraftTable, stored: ReadonlyMap<string | null, PlanTable>): PlanTable {
  const known = typeof draft.id === 'string' ? stored.get(draft.id) : undefined;
  const facts = factsOf(freshTable({ ...known, ...draft }));
  const own = { id: known?.id ?? null, key: known?.key ?? draft.key, version: draft.version ?? 0 };
  return { ...facts, ...own };
}
