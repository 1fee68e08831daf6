import type { EntityName, Field, SimpleField } from '../../kit/entities/index.ts';
import type { ChangeableRecord } from '../change-sets/index.ts';
import { kinds, kindWords } from '../kinds/index.ts';
import { cellText, type FileLanguage, flagText, type WritingRules } from './cell-text.ts';
import { decimalsOf, fileNumber, type NumberKind } from './file-number.ts';
import { rowsText } from './rows-text.ts';
import { choiceWordsOf, headOf } from './targets.ts';

/** A column of a file to write. Cells of numbers are decimals with a point, times are ISO. */
export interface FileColumn {
  readonly target: string;
  readonly name: string;
  readonly type: 'text' | 'number' | 'date';
  /** Of numbers: decimals that are always shown. */
  readonly decimals?: number;
}

/** What a file says of a record. */
export interface WritableRecord extends ChangeableRecord {
  readonly id: string;
  readonly createdAt?: Date;
  readonly lastModifiedAt?: Date;
}

/** Names of what records refer to, such that reading finds the same again. */
export interface RecordNames {
  readonly reference: (to: EntityName, id: string) => string;
  readonly unit: (id: string) => string;
  readonly device: (id: string) => string;
}

/** How a target is written. */
export const fileColumn = (entity: EntityName, target: string, language: FileLanguage): FileColumn => {
  const name = headOf(entity, target, language);
  const field = kinds[entity].fields[target];
  if (target === 'createdAt' || target === 'lastModifiedAt') return { target, name, type: 'date' };
  if (!isNumber(field)) return { target, name, type: 'text' };
  return { target, name, type: 'number', ...(field.kind === 'cents' ? { decimals: 2 } : {}) };
};

export const everyBranch: Readonly<Record<FileLanguage, string>> = { de: 'alle', en: 'all' };

/** The cell of a target. Reading it gives the same value, whatever the language. */
export const recordCell = (
  entity: EntityName,
  target: string,
  record: WritableRecord,
  language: FileLanguage,
  names: RecordNames,
): string => {
  switch (target) {
    case 'id':
      return record.id;
    case 'unitIds':
      return unitsText(record, language, names);
    case 'isActive':
      return flagText(record.isActive, language);
    case 'createdAt':
    case 'lastModifiedAt':
      return record[target]?.toISOString().slice(0, 19) ?? '';
    default:
      return fieldText(entity, target, record.values[target] ?? null, language, names);
  }
};

function isNumber(field: Field | undefined): field is Field & { kind: NumberKind } {
  return field !== undefined && Object.hasOwn(decimalsOf, field.kind);
}

function unitsText({ unitIds }: ChangeableRecord, language: FileLanguage, names: RecordNames): string {
  return unitIds === null ? everyBranch[language] : unitIds.map(names.unit).join(' | ');
}

function fieldText(
  entity: EntityName,
  name: string,
  value: unknown,
  language: FileLanguage,
  names: RecordNames,
): string {
  const field = kinds[entity].fields[name];
  if (field === undefined) return '';
  if (isNumber(field)) return value === null ? '' : fileNumber(Number(value), field.kind, '.');
  if (field.kind !== 'rows')
    return cellText(field, value, writingRules(entity, name, field, language, names));
  return rowsText(field, (value ?? []) as readonly Readonly<Record<string, unknown>>[], (rowField) => {
    const cell = field.of[rowField];
    const simple: SimpleField = cell && cell.kind !== 'rows' ? cell : { kind: 'text' };
    return writingRules(entity, name, simple, language, names, rowField);
  });
}

function writingRules(
  entity: EntityName,
  name: string,
  field: SimpleField,
  language: FileLanguage,
  names: RecordNames,
  rowField?: string,
): WritingRules {
  return {
    language,
    choices: choiceWordsOf(kindWords[entity][language], name, rowField),
    nameOf: (id) => {
      if (field.kind === 'device') return names.device(id);
      return field.kind === 'reference' ? names.reference(field.to, id) : id;
    },
  };
}
