import type { Entity } from '@tresen/domain/kit/entities';
import { foldName } from '@tresen/domain/master-data/files';
import type { RecordDraft } from '../../kit/records/index.ts';

/** A value of the file that has to be unique and stands in another row, too. */
export interface Repeated {
  readonly field: string;
  /** Of the first row that has it. */
  readonly row: number;
}

interface Holder {
  readonly row: number;
  readonly unitIds: readonly string[] | null;
}

/** Remembers the values of a file that have to be unique in a branch, row by row. */
export const createFileKeys = (entity: Entity) => {
  const holders = new Map<string, Holder[]>();
  const keysOf = ({ values }: RecordDraft): (readonly [string, string])[] =>
    entity.unique.flatMap((names, index) => {
      const [first = ''] = names;
      if ((values[first] ?? null) === null) return [];
      return [
        [first, `${index} ${names.map((name) => partOf(entity, name, values[name])).join('\0')}`] as const,
      ];
    });
  /** The first value of the record that an earlier row has; otherwise the row is remembered. */
  return (row: number, draft: RecordDraft): Repeated | undefined => {
    const keys = keysOf(draft);
    for (const [field, key] of keys) {
      const holder = holders.get(key)?.find(({ unitIds }) => share(unitIds, draft.unitIds));
      if (holder) return { field, row: holder.row };
    }
    for (const [, key] of keys) {
      const known = holders.get(key);
      if (known) known.push({ row, unitIds: draft.unitIds });
      else holders.set(key, [{ row, unitIds: draft.unitIds }]);
    }
    return undefined;
  };
};

function partOf({ fields }: Entity, name: string, value: unknown): string {
  const field = fields[name];
  const text = foldName(String(value ?? ''));
  return field?.kind === 'text' && field.isNumber ? text.replace(/^0+/, '') : text;
}

function share(one: readonly string[] | null, other: readonly string[] | null): boolean {
  return one === null || other === null || one.some((id) => other.includes(id));
}
