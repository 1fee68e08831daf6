import type { Fields, RowsField, SimpleField } from '../../kit/entities/index.ts';
import { cellText, type ReadCell, type ReadingRules, readCell, type WritingRules } from './cell-text.ts';

/*
 * Rows of a record in one cell: `2=3,50|3=Happy Hour=4,00`. Rows are parted by `|`, their values by `=`, in the order
 * of the fields; values that may be missing are left out together. A sign that belongs to a text has `\` before it.
 */

/** Reads the rows of a record from one cell; an empty one is no rows. */
export const readRows = (
  { of }: RowsField,
  text: string,
  rulesOf: (name: string) => ReadingRules,
): ReadCell => {
  if (text.trim() === '') return { value: [] };
  const rows: unknown[] = [];
  for (const part of cut(text, '|')) {
    const read = readRow(of, part, rulesOf);
    if (!('value' in read)) return read;
    rows.push(read.value);
  }
  return { value: rows };
};

/** The rows of a record as one cell; `readRows` reads the same rows from it. */
export const rowsText = (
  { of }: RowsField,
  rows: readonly Readonly<Record<string, unknown>>[],
  rulesOf: (name: string) => WritingRules,
): string => rows.map((row) => rowText(of, row, rulesOf)).join('|');

/** Cuts at a sign that has no backslash before it. */
function cut(text: string, sign: '|' | '='): string[] {
  const parts: string[] = [];
  let part = '';
  for (const [taken] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (taken !== sign) part += taken;
    else {
      parts.push(part);
      part = '';
    }
  }
  return [...parts, part];
}

function readRow(of: Fields, text: string, rulesOf: (name: string) => ReadingRules): ReadCell {
  const parts = cut(text, '=').map((part) => unescaped(part).trim());
  const fields = fieldsFor(of, parts.length);
  if (!fields) return { code: 'ROWS_NOT_READABLE' };
  const row: Record<string, unknown> = {};
  for (const [index, [name, field]] of fields.entries()) {
    const read = readCell(field, parts[index] ?? '', rulesOf(name));
    if (!('value' in read)) return read;
    row[name] = read.value;
  }
  return { value: row };
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([\\|=])/g, '$1');
}

/** Which fields the values of a row belong to, by how many there are. */
function fieldsFor(of: Fields, count: number) {
  return [simpleFields(of), required(of), required(of).filter(([, field]) => !hasInitial(field))].find(
    (fields) => fields.length === count,
  );
}

function simpleFields(of: Fields): (readonly [string, SimpleField])[] {
  return Object.entries(of).flatMap(([name, field]) =>
    field.kind === 'rows' ? [] : [[name, field] as const],
  );
}

function required(of: Fields) {
  return simpleFields(of).filter(([, field]) => field.isRequired);
}

function hasInitial(field: SimpleField): boolean {
  return 'initial' in field && field.initial !== undefined;
}

function rowText(
  of: Fields,
  row: Readonly<Record<string, unknown>>,
  rulesOf: (name: string) => WritingRules,
) {
  const optional = simpleFields(of).filter(([, field]) => !field.isRequired);
  const fields = optional.every(([name]) => (row[name] ?? null) === null) ? required(of) : simpleFields(of);
  return fields.map(([name, field]) => escaped(cellText(field, row[name], rulesOf(name)))).join('=');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\|=]/g, (sign) => `\\${sign}`);
}
