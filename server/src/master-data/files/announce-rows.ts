import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { RecordSource } from '../../kit/records/index.ts';
import type { SheetRow } from '../../kit/sheets/index.ts';
import type { CheckState } from './check-state.ts';
import { matchRows } from './match-rows.ts';

/** True when rows with these targets may name others of the same kind. */
export const namesItself = (
  { entity: { name, fields } }: RecordSource,
  targets: readonly string[],
): boolean =>
  targets.some((target) => {
    const field = fields[target.split('.')[0] ?? target];
    if (field?.kind === 'reference') return field.to === name;
    return (
      field?.kind === 'rows' &&
      Object.values(field.of).some((cell) => cell.kind === 'reference' && cell.to === name)
    );
  });

/** Where rows may name others of the file: all new ones get their ids before any is read. */
export const announce = async (tx: Tx, state: CheckState, rows: readonly SheetRow[]): Promise<void> => {
  const { source, check, finder, ids } = state;
  const { title, unique, name } = source.entity;
  const codes = new Set([title, ...unique.flat()]);
  const matches = await matchRows(tx, source, check.mapping, check.options, rows);
  for (const [index, { row, cells }] of rows.entries()) {
    const match = matches[index];
    if (!match || 'fault' in match || match.stored) continue;
    const id = newId();
    ids.set(row, id);
    const named = check.mapping
      .filter(({ target }) => codes.has(target))
      .map(({ target, column }) => [target, (cells[column] ?? '').trim() || null] as const);
    finder.add(name, {
      id,
      values: Object.fromEntries(named),
      unitIds: check.options.unitIds,
      isActive: true,
    });
  }
};
