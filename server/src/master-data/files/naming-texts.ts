import type { Entity, Field } from '@tresen/domain/kit/entities';
import type { Mapping } from '@tresen/domain/master-data/files';
import type { SheetRow } from '../../kit/sheets/index.ts';
import { isNumerous } from './lookup.store.ts';

/** Texts by which cells may name records of numerous kinds: the whole cell, and each part of a list of rows. */
export const namingTexts = (
  { fields }: Entity,
  mapping: Mapping,
  rows: readonly SheetRow[],
): readonly string[] => {
  const columns = mapping.filter(({ target }) => namesNumerous(fields[target.split('.')[0] ?? target]));
  if (columns.length === 0) return [];
  const texts = new Set<string>();
  for (const { cells } of rows)
    for (const { column, target } of columns) {
      const cell = (cells[column] ?? '').trim();
      if (cell === '') continue;
      const parts = fields[target]?.kind === 'rows' ? cell.split(/(?<!\\)[|=]/) : [cell];
      for (const part of parts) texts.add(unescaped(part));
    }
  return [...texts];
};

function namesNumerous(field: Field | undefined): boolean {
  if (field?.kind === 'reference') return isNumerous(field.to);
  return field?.kind === 'rows' && Object.values(field.of).some(namesNumerous);
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([\\|=])/g, '$1').trim();
}
