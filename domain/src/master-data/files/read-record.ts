import type { Entity, EntityName, SimpleField } from '../../kit/entities/index.ts';
import { kinds, kindWords } from '../kinds/index.ts';
import { type ReadCell, type ReadingRules, readCell } from './cell-text.ts';
import type { CellFault } from './file-faults.ts';
import type { DecimalMark } from './file-number.ts';
import type { ColumnMapping, Mapping } from './mapping.ts';
import { readRows } from './rows-text.ts';
import { choiceWordsOf, type KeyedTarget, keyedTargetOf } from './targets.ts';

/** A value of the row with a key, told by a column of its own. Null is an empty cell. */
export interface KeyedValue {
  readonly field: string;
  readonly key: number;
  readonly of: string;
  readonly value: unknown;
}

/** What a row of a file says, before it is known which record it is about. */
export interface ReadRecord {
  readonly id: string | null;
  /** Undefined: the file does not say; null: all branches. */
  readonly unitIds: readonly string[] | null | undefined;
  readonly isActive: boolean | undefined;
  /** Of fields whose cells hold something. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Fields that the file has, with an empty cell. */
  readonly emptied: readonly string[];
  readonly keyed: readonly KeyedValue[];
  readonly faults: readonly CellFault[];
}

/** Finds what cells name. */
export interface RecordFinder {
  /**
   * @param path the field: `mainCategoryId`, `members.articleId`
   * @param row what it has said so far
   */
  readonly reference: (
    to: EntityName,
    text: string,
    path: string,
    decimal: DecimalMark,
    row: Pick<ReadRecord, 'values' | 'unitIds'>,
  ) => ReadCell;
  /** The register that is meant, among those of the record's branches. */
  readonly device: (text: string, row: Pick<ReadRecord, 'unitIds'>) => ReadCell;
  /** Ids of the branches that are meant; null is all. */
  readonly units: (text: string) => ReadCell;
}

type Draft = { -readonly [Name in keyof ReadRecord]: ReadRecord[Name] } & {
  values: Record<string, unknown>;
  emptied: string[];
  keyed: KeyedValue[];
  faults: CellFault[];
};

type RulesFor = ReturnType<typeof rulesFor>;

const flagField = { kind: 'flag' } as const;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A column with what it becomes, worked out once for a file. */
interface ReadyColumn extends ColumnMapping {
  readonly keyed: KeyedTarget | undefined;
}

/** Reads rows of a file, each by what its cells name at that time. */
export const createRowReader = (name: EntityName, mapping: Mapping) => {
  const entity = kinds[name];
  const columns = readingOrder(entity, mapping);
  return (cells: readonly string[], finder: RecordFinder): ReadRecord => {
    const draft: Draft = {
      id: null,
      unitIds: undefined,
      isActive: undefined,
      values: {},
      emptied: [],
      keyed: [],
      faults: [],
    };
    for (const column of columns) {
      const text = (cells[column.column] ?? '').trim();
      const rules = rulesFor(entity, finder, column.decimal, draft);
      const read = readTarget(entity, column, text, finder, rules);
      const { target, keyed } = column;
      if ('value' in read) put(draft, target, text, read.value, keyed !== undefined);
      else draft.faults.push({ column: column.column, target, ...read });
    }
    return draft;
  };
};

function rulesFor(entity: Entity, finder: RecordFinder, decimal: DecimalMark, draft: Draft) {
  return (name: string, field: SimpleField, rowField?: string): ReadingRules => {
    const { de, en } = kindWords[entity.name];
    const path = rowField === undefined ? name : `${name}.${rowField}`;
    return {
      decimal,
      choices: [choiceWordsOf(de, name, rowField), choiceWordsOf(en, name, rowField)],
      findReference: (text) => {
        if (field.kind === 'device') return finder.device(text, draft);
        return field.kind === 'reference'
          ? finder.reference(field.to, text, path, decimal, draft)
          : { code: 'UNKNOWN_REFERENCE' };
      },
    };
  };
}

/** Branches first, since they decide between records with one name; then in the order of the fields. */
function readingOrder(entity: Entity, mapping: Mapping): ReadyColumn[] {
  const order = ['unitIds', 'id', ...Object.keys(entity.fields)];
  const placeOf = ({ target }: ColumnMapping): number => {
    const place = order.indexOf(target.split('.')[0] ?? target);
    return place < 0 ? order.length : place;
  };
  return mapping
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((column) => ({ ...column, keyed: keyedTargetOf(entity, column.target) }));
}

function readTarget(
  entity: Entity,
  { target, keyed }: ReadyColumn,
  text: string,
  finder: RecordFinder,
  rules: RulesFor,
): ReadCell {
  if (keyed) return readKeyed(keyed, text, rules);
  if (text === '') return { value: null };
  if (target === 'id') return readId(text);
  if (target === 'unitIds') return finder.units(text);
  if (target === 'isActive') return readCell(flagField, text, rules(target, flagField));
  return readField(entity, target, text, rules);
}

function readKeyed({ field, key, of, cell }: KeyedTarget, text: string, rules: RulesFor): ReadCell {
  const read = readCell(cell, text, rules(field, cell, of));
  return 'value' in read ? { value: { field, key, of, value: read.value } } : read;
}

function readId(text: string): ReadCell {
  return uuid.test(text) ? { value: text.toLowerCase() } : { code: 'UNKNOWN_ID' };
}

function readField(entity: Entity, target: string, text: string, rules: RulesFor): ReadCell {
  const field = entity.fields[target];
  if (field === undefined) return { value: null };
  if (field.kind !== 'rows') return readCell(field, text, rules(target, field));
  return readRows(field, text, (name) => {
    const cell = field.of[name];
    return rules(target, cell && cell.kind !== 'rows' ? cell : { kind: 'text' }, name);
  });
}

function put(draft: Draft, target: string, text: string, value: unknown, isKeyed: boolean): void {
  if (isKeyed) draft.keyed.push(value as KeyedValue);
  else if (text === '') draft.emptied.push(target);
  else if (target === 'id') draft.id = value as string;
  else if (target === 'unitIds') draft.unitIds = value as readonly string[] | null;
  else if (target === 'isActive') draft.isActive = value as boolean;
  else draft.values[target] = value;
}
