import { type Entity, type Field, type Fields, initialValues } from '@tresen/domain/kit/entities';
import type { FieldValues } from 'react-hook-form';
import { isSame } from '../conflicts/index.ts';
import type { StoredRecord } from './stored-record.ts';

/**
 * What a form holds: the fields by name, beside `isActive` and `unitIds`. Values are those of the domain; where a
 * number was expected, also the text that was typed instead.
 */
export type FormValues = FieldValues;

/** What forms need of a kind of record: its fields, and whether it belongs to branches that somebody chooses. */
export type FormKind = Pick<Entity, 'fields' | 'isSynced' | 'follows'>;

/** True where a person says to which branches a record belongs; one that follows another is where that is. */
export const hasBranches = ({ isSynced, follows }: FormKind): boolean => isSynced && follows === undefined;

/** All that a form of this kind of record holds, in its order. */
export const namesOf = (entity: FormKind): readonly string[] => [
  ...Object.keys(entity.fields),
  'isActive',
  ...(hasBranches(entity) ? ['unitIds'] : []),
];

/**
 * Makes whatever holds values into what a form of this kind holds: a stored record, an older version of it, a draft
 * that an older form has written. What is not there has its initial value.
 */
export const formValues = (entity: FormKind, given: Readonly<Record<string, unknown>>): FormValues => {
  const initial = initialValues(entity.fields);
  const fields = Object.entries(entity.fields).map(([name, field]) => [
    name,
    takenValue(field, given[name], initial[name]),
  ]);
  return {
    ...Object.fromEntries(fields),
    isActive: given.isActive ?? true,
    ...(hasBranches(entity) && { unitIds: Array.isArray(given.unitIds) ? given.unitIds : null }),
  };
};

/** The names of the values that differ, in the form's order. */
const differingNames = (entity: FormKind, one: FormValues, other: FormValues): readonly string[] =>
  namesOf(entity).filter((name) => !isSame(one[name], other[name]));

/** Those of them between which somebody can choose: what follows from others is what these make of it. */
export const chosenNames = (
  entity: FormKind & Pick<Entity, 'derived'>,
  one: FormValues,
  other: FormValues,
): readonly string[] => differingNames(entity, one, other).filter((name) => !entity.derived.includes(name));

/** True where a form's values, once they are tidied as the server does it, are what is stored. */
export const isStoredAs = (entity: Entity, values: FormValues, stored: StoredRecord): boolean => {
  const tidied = { ...values, ...entity.check(values).values };
  return differingNames(entity, formValues(entity, tidied), formValues(entity, stored)).length === 0;
};

/** The field at a path: `name`, or `prices.1.key` for one of a row. */
export const fieldAt = (fields: Fields, path: string): Field | undefined => {
  const [name = '', , inRow] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (inRow === undefined) return field;
  return field?.kind === 'rows' ? field.of[inRow] : undefined;
};

/** The names behind a record's references, by id: of `printerId` the API answers `printer { id name }`. */
export const referenceNames = (
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): readonly [string, string][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'reference' || field.kind === 'device')
      return namedReference(record[name.replace(/Id$/, '')]);
    const rows = record[name];
    if (field.kind !== 'rows' || !Array.isArray(rows)) return [];
    return rows.flatMap((row) => referenceNames(field.of, row as Record<string, unknown>));
  });

/** What the next new record takes over of one: these values, with the names behind references, and its branches. */
export const keptValues = (record: StoredRecord, names: readonly string[]): FormValues =>
  Object.fromEntries(
    [...names, 'unitIds']
      .flatMap((name) => [name, name.replace(/Id$/, '')])
      .filter((name) => record[name] !== undefined)
      .map((name) => [name, record[name]]),
  );

/**
 * What a copy of a record begins with. What no two records may share is left to be entered; a name tells that it is
 * a copy.
 */
export const copiedValues = (
  entity: Entity,
  original: StoredRecord,
  nameOf: (name: string) => string,
): FormValues => {
  const values = formValues(entity, original);
  const unique = entity.unique.map(([name]) => name).filter((name) => name !== entity.title);
  const emptied = Object.fromEntries(unique.map((name) => [name, null]));
  return { ...values, ...emptied, [entity.title]: nameOf(String(values[entity.title] ?? '')) };
};

function takenValue(field: Field, given: unknown, initial: unknown): unknown {
  if (given === undefined) return initial;
  if (field.kind === 'choices') return Array.isArray(given) ? given : initial;
  if (field.kind !== 'rows') return given;
  return Array.isArray(given) ? given.map((row) => rowValues(field.of, row)) : [];
}

/** Rows as the API answers them carry names behind references: only the fields stay. */
function rowValues(fields: Fields, row: unknown): FormValues {
  const given = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>;
  const initial = initialValues(fields);
  return Object.fromEntries(Object.keys(fields).map((name) => [name, given[name] ?? initial[name]]));
}

function namedReference(value: unknown): readonly [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown };
  return typeof id === 'string' && typeof name === 'string' ? [[id, name]] : [];
}
