import type { EntityName } from '../../kit/entities/index.ts';
import { kinds } from '../kinds/index.ts';
import type { ReadCell } from './cell-text.ts';
import { type DecimalMark, readFileNumber } from './file-number.ts';
import { foldName } from './fold.ts';

/** What of a record is needed to find it by a text. */
export interface NamedRecord {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Null is all branches. */
  readonly unitIds: readonly string[] | null;
}

/** What speaks for one of several records with the same name. */
export interface ReferenceContext {
  /** Branches of the record that names it. */
  readonly unitIds: readonly string[] | null;
  readonly decimal: DecimalMark;
  /** True for those that fit the rest of the row: subcategories of its main category. */
  readonly isFitting?: ((record: NamedRecord) => boolean) | undefined;
  /** One that does not fit is none: then a fitting one of this name can be made. */
  readonly mustFit?: boolean;
}

export interface References {
  /** The record that is meant: by its id, its name, its rate (`19 %`), or a field whose values differ. */
  readonly find: (text: string, context: ReferenceContext) => ReadCell;
  /** A text by which `find` finds the record again: its name, with its id where others are called alike. */
  readonly nameOf: (id: string) => string;
  readonly get: (id: string) => NamedRecord | undefined;
  readonly add: (record: NamedRecord) => void;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const bracketed = /\[([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\]$/i;

type Register = Map<string, NamedRecord[]>;

/** Finds records of a kind by texts, and names them so that they are found again. */
export const createReferences = (to: EntityName, records: Iterable<NamedRecord> = []): References => {
  const { title, unique, fields } = kinds[to];
  const byId = new Map<string, NamedRecord>();
  const byName: Register = new Map();
  const byRate: Register = new Map();
  const byCode: Register = new Map();
  const rates = Object.keys(fields).filter((name) => fields[name]?.kind === 'percent');
  const codes = unique.flatMap((names) => (names.length === 1 && names[0] ? [names[0]] : []));

  const add = (record: NamedRecord): void => {
    if (byId.has(record.id)) return;
    byId.set(record.id, record);
    put(byName, foldName(String(record.values[title] ?? '')), record);
    for (const name of rates) put(byRate, String(record.values[name]), record);
    for (const name of codes)
      if ((record.values[name] ?? null) !== null) put(byCode, foldName(String(record.values[name])), record);
  };
  for (const record of records) add(record);

  const rateOf = (text: string, decimal: DecimalMark): string => {
    const read = readFileNumber(text, 'percent', decimal);
    return 'value' in read ? String(read.value) : '';
  };
  const named = (text: string, decimal: DecimalMark): readonly NamedRecord[] =>
    byName.get(foldName(text)) ?? byRate.get(rateOf(text, decimal)) ?? byCode.get(foldName(text)) ?? [];

  return {
    add,
    get: (id) => byId.get(id),
    find: (text, context) => {
      const id = idIn(text.trim());
      if (id !== undefined) return byId.has(id) ? { value: id } : { code: 'UNKNOWN_REFERENCE' };
      const [found, ...others] = narrow(named(text, context.decimal), context);
      if (!found) return { code: 'UNKNOWN_REFERENCE' };
      return others.length > 0 ? { code: 'AMBIGUOUS_REFERENCE' } : { value: found.id };
    },
    nameOf: (id) => {
      const record = byId.get(id);
      if (!record) return id;
      const name = String(record.values[title] ?? '');
      const isAlone = byName.get(foldName(name))?.length === 1 && idIn(name) === undefined;
      return isAlone && name.trim() !== '' ? name : `${name} [${id}]`;
    },
  };
};

function put(register: Register, key: string, record: NamedRecord): void {
  const known = register.get(key);
  if (known) known.push(record);
  else register.set(key, [record]);
}

function idIn(text: string): string | undefined {
  return uuid.test(text) ? text.toLowerCase() : bracketed.exec(text)?.[1]?.toLowerCase();
}

/** The best of those that are called alike; several that are equally good are none. */
function narrow(
  found: readonly NamedRecord[],
  { unitIds, isFitting, mustFit }: ReferenceContext,
): readonly NamedRecord[] {
  let left = mustFit && isFitting ? found.filter(isFitting) : found;
  for (const fits of [(record: NamedRecord) => covers(record, unitIds), isFitting]) {
    const fitting = fits ? left.filter(fits) : left;
    if (left.length > 1 && fitting.length > 0) left = fitting;
  }
  return left;
}

function covers(record: NamedRecord, unitIds: readonly string[] | null): boolean {
  return record.unitIds === null || (unitIds?.every((id) => record.unitIds?.includes(id)) ?? false);
}
