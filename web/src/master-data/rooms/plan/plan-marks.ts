import type { Fault } from '@tresen/domain/kit/entities';
import { type Area, findingsOf } from '@tresen/domain/master-data/rooms/plan';
import type { PlanTable } from './plan-table.ts';

/** The table of a note, as far as it is said. */
export type NotedTable = Pick<PlanTable, 'key' | 'number'>;

/** Something to be said of a plan: tables on each other or outside, a number twice, details that are wrong. */
export type PlanNote =
  | { readonly kind: 'overlap'; readonly tables: readonly [NotedTable, NotedTable] }
  | { readonly kind: 'outside' | 'double'; readonly tables: readonly [NotedTable] }
  | { readonly kind: 'wrong'; readonly tables: readonly [NotedTable]; readonly fault: Fault };

/** All that is to be said of the plan, what hinders a save first. */
export const notesOf = (
  tables: readonly PlanTable[],
  room: Area,
  numbersBeside: readonly number[],
  faults: ReadonlyMap<string, readonly Fault[]>,
): readonly PlanNote[] => {
  const byKey = new Map(tables.map((table) => [table.key, table]));
  const twice = doubles(tables, numbersBeside);
  const isSaid = ({ code, path }: Fault, table: PlanTable): boolean =>
    code === 'TAKEN' && path === 'number' && twice.includes(table);
  const wrong = [...faults].flatMap(([key, list]): PlanNote[] => {
    const table = byKey.get(key);
    if (!table) return [];
    return list
      .filter((fault) => !isSaid(fault, table))
      .map((fault) => ({ kind: 'wrong', tables: [noted(table)], fault }));
  });
  const places = findingsOf(tables, room).flatMap((finding): PlanNote[] => {
    const [one, other] = finding.keys.map((key) => byKey.get(key));
    if (finding.kind === 'overlap')
      return one && other ? [{ kind: 'overlap', tables: [noted(one), noted(other)] }] : [];
    return one ? [{ kind: 'outside', tables: [noted(one)] }] : [];
  });
  return [
    ...wrong,
    ...twice.map((table): PlanNote => ({ kind: 'double', tables: [noted(table)] })),
    ...places,
  ];
};

/** The notes of each table, by its key. */
export const notesByTable = (notes: readonly PlanNote[]): ReadonlyMap<string, readonly PlanNote[]> => {
  const found = new Map<string, PlanNote[]>();
  for (const note of notes)
    for (const { key } of note.tables) found.set(key, [...(found.get(key) ?? []), note]);
  return found;
};

function doubles(tables: readonly PlanTable[], numbersBeside: readonly number[]): readonly PlanTable[] {
  const counts = new Map<number, number>(numbersBeside.map((number) => [number, 1]));
  for (const { number } of tables) counts.set(number, (counts.get(number) ?? 0) + 1);
  return tables.filter(({ number }) => (counts.get(number) ?? 0) > 1);
}

function noted({ key, number }: PlanTable): NotedTable {
  return { key, number };
}
