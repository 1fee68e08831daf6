import {
  choosesBranches,
  type Entity,
  type EntityName,
  type EntityWords,
  type Field,
  type FieldWords,
  isPictureField,
  type RowsField,
  type SimpleField,
} from '../../kit/entities/index.ts';
import { kinds, kindWords } from '../kinds/index.ts';
import type { ChoiceWords, FileLanguage } from './cell-text.ts';

/*
 * What a column of a file holds: a field by its name, `id`, `unitIds` (branches), `isActive`, a value of one row by the
 * row's key (`prices.2.price`), or in exports only `createdAt` and `lastModifiedAt`.
 */

const commonHeads = {
  id: { de: 'ID', en: 'ID' },
  unitIds: { de: 'Filialen', en: 'Branches' },
  isActive: { de: 'Aktiv', en: 'Active' },
  createdAt: { de: 'Angelegt am', en: 'Created' },
  lastModifiedAt: { de: 'Zuletzt geändert', en: 'Last modified' },
} as const satisfies Record<string, Record<FileLanguage, string>>;
type CommonTarget = keyof typeof commonHeads;

/** Targets that a file may bring as columns of their own, in the order of templates and exports. */
export const importTargets = (entity: Entity): readonly string[] => [
  'id',
  // A file has no pictures, and a column that is called so has names or addresses of others.
  ...Object.entries(entity.fields)
    .filter(([, field]) => !isPictureField(field))
    .map(([name]) => name),
  ...(choosesBranches(entity) ? ['unitIds'] : []),
  'isActive',
];

/** Targets that an export can hold: what comes back unchanged, and the times. */
export const exportTargets = (entity: Entity): readonly string[] => [
  ...importTargets(entity),
  ...(entity.isSynced && !choosesBranches(entity) ? ['unitIds'] : []),
  'createdAt',
  'lastModifiedAt',
];

/** A value of the row with a key: `prices.2.price`. */
export interface KeyedTarget {
  readonly field: string;
  readonly rows: RowsField;
  readonly key: number;
  readonly of: string;
  readonly cell: SimpleField;
}

/** Reads such a target; undefined for another. Rows have keys when they have a whole number of that name. */
export const keyedTargetOf = ({ fields }: Entity, target: string): KeyedTarget | undefined => {
  const [, name = '', digits = '', of = ''] = /^(\w+)\.(\d{1,2})\.(\w+)$/.exec(target) ?? [];
  const rows = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rows?.kind !== 'rows' || rows.of.key?.kind !== 'whole' || of === 'key') return undefined;
  const cell = simple(Object.hasOwn(rows.of, of) ? rows.of[of] : undefined);
  return cell && Number(digits) > 0 ? { field: name, rows, key: Number(digits), of, cell } : undefined;
};

/** True for what a column of an import may be. */
export const isImportTarget = (entity: Entity, target: string): boolean =>
  importTargets(entity).includes(target) || keyedTargetOf(entity, target) !== undefined;

const seconds = { de: 'Sekunden', en: 'seconds' } as const;

/** The head of a column: the field's name, as lists and forms have it; of a time with its unit. */
export const headOf = (entity: EntityName, target: string, language: FileLanguage): string => {
  if (isCommon(target)) return commonHeads[target][language];
  const words = kindWords[entity][language];
  const keyed = keyedTargetOf(kinds[entity], target);
  if (keyed) return keyedHead(words, keyed);
  const field = Object.hasOwn(kinds[entity].fields, target) ? kinds[entity].fields[target] : undefined;
  const unit = field?.kind === 'whole' && field.isDelay ? ` (${seconds[language]})` : '';
  return `${words.fields[target] ?? target}${unit}`;
};

const noWords: ChoiceWords = {};

/** The words of a choice, of a field or (`prices.unit`) of a field in rows. */
export const choiceWordsOf = (words: EntityWords, name: string, rowField?: string): ChoiceWords => {
  const choices: Readonly<Record<string, unknown>> =
    rowField === undefined ? words.choices : (rowWords(words, name)?.choices ?? {});
  return (choices[rowField ?? name] as ChoiceWords | undefined) ?? noWords;
};

function simple(field: Field | undefined): SimpleField | undefined {
  return field === undefined || field.kind === 'rows' ? undefined : field;
}

function isCommon(target: string): target is CommonTarget {
  return Object.hasOwn(commonHeads, target);
}

function keyedHead(words: EntityWords, { field, key, of }: KeyedTarget): string {
  return `${words.fields[field] ?? field} ${key}: ${rowWords(words, field)?.fields[of] ?? of}`;
}

/** The words of rows, by field; what is no field of rows has none. */
function rowWords(words: EntityWords, name: string): FieldWords | undefined {
  return (words.rows as Readonly<Record<string, FieldWords>>)[name];
}
