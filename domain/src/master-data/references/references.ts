import type { EntityName, Fields } from '../entities/index.ts';
import { entityTable } from '../sync/index.ts';

/** A reference in the values of a record: where it stands (`members.1.articleId`), which kind it names, and the id. */
export interface ReferenceAt {
  readonly path: string;
  readonly to: EntityName;
  readonly id: string;
}

const isRow = (row: unknown): row is Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null;

const referencesIn = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  before: string,
): ReferenceAt[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const path = `${before}${name}`;
    if (field.kind === 'reference')
      return typeof value === 'string' ? [{ path, to: field.to, id: value }] : [];
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row: unknown, index) =>
      isRow(row) ? referencesIn(field.of, row, `${path}.${index}.`) : [],
    );
  });

/** All records that the values of one name, those in rows too. */
export const referencesOf = (entity: EntityName, values: Readonly<Record<string, unknown>>): ReferenceAt[] =>
  referencesIn(entityTable[entity].fields, values, '');
