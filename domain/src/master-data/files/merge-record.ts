import { type ChangeableRecord, type Differences, differencesOf } from '../change-sets/index.ts';
import { type EntityName, type Fault, type Field, initialOf, longestText } from '../entities/index.ts';
import { kinds } from '../kinds/index.ts';
import type { CellFault } from './file-faults.ts';
import type { ImportOptions, Mapping } from './mapping.ts';
import type { KeyedValue, ReadRecord } from './read-record.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/** What a row of a file makes of a record, or why it makes nothing. */
export type Merged =
  | {
      readonly record: ChangeableRecord;
      /** Undefined when the record is as the row says already. */
      readonly differences: Differences | undefined;
      readonly faults: readonly [];
    }
  | { readonly record?: undefined; readonly faults: readonly CellFault[] };

const clearedOf = ({ kind }: Field): unknown => (kind === 'rows' || kind === 'choices' ? [] : null);

const canBeCleared = (field: Field): boolean => field.kind !== 'flag' && field.isRequired !== true;

/** Empty cells of a record that is there: left alone, or taken as "nothing". */
const cleared = (fields: Readonly<Record<string, Field>>, emptied: readonly string[]): Values =>
  Object.fromEntries(
    emptied.flatMap((name) => {
      const field = fields[name];
      return field && canBeCleared(field) ? [[name, clearedOf(field)]] : [];
    }),
  );

const withKeyedValue = (rows: readonly Row[], { key, of, value }: KeyedValue, clears: boolean): Row[] => {
  const at = rows.findIndex((row) => row.key === key);
  if (value === null && !clears) return [...rows];
  if (at >= 0) return rows.map((row, index) => (index === at ? { ...row, [of]: value } : row));
  return value === null ? [...rows] : [...rows, { key, [of]: value }];
};

/** A row whose required values are all gone is none. */
const isRow = (field: Field | undefined, row: Row): boolean =>
  field?.kind !== 'rows' ||
  Object.entries(field.of).some(
    ([name, { isRequired }]) => isRequired && name !== 'key' && (row[name] ?? null) !== null,
  );

const withKeyed = (
  fields: Readonly<Record<string, Field>>,
  values: Values,
  keyed: readonly KeyedValue[],
  clears: boolean,
): Values => {
  const next: Record<string, unknown> = { ...values };
  for (const one of keyed)
    next[one.field] = withKeyedValue((next[one.field] ?? []) as readonly Row[], one, clears);
  for (const name of new Set(keyed.map(({ field }) => field)))
    next[name] = (next[name] as readonly Row[]).filter((row) => isRow(fields[name], row));
  return next;
};

/** A new record begins with the initial values, and the defaults of the import where the file says nothing. */
const beginning = (fields: Readonly<Record<string, Field>>, { defaults }: ImportOptions): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (Object.hasOwn(defaults, name)) return [[name, defaults[name]]];
      // The kind may have choices that follow from its other values.
      return field.kind === 'choices' ? [] : [[name, initialOf(field)]];
    }),
  );

const shortened = (field: Field | undefined, value: unknown): unknown => {
  if ((field?.kind !== 'text' && field?.kind !== 'longText') || typeof value !== 'string') return value;
  const most = field.most ?? longestText[field.kind];
  const letters = [...value];
  return letters.length > most ? letters.slice(0, most).join('').trim() : value;
};

/** What the cells say; where somebody wants it, no longer than the fields hold. */
const toldBy = (
  fields: Readonly<Record<string, Field>>,
  { values }: ReadRecord,
  { tooLong }: ImportOptions,
): Values =>
  tooLong === 'refuse'
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, shortened(fields[name], value)]),
      );

/** Where in the file a fault of the record stands. */
const cellFault = (mapping: Mapping, { path, code, parameters }: Fault): CellFault => {
  const [field = path] = path.split('.');
  const mapped =
    mapping.find(({ target }) => target === field) ??
    mapping.find(({ target }) => target.startsWith(`${field}.`));
  return { column: mapped?.column ?? null, target: field, code, parameters };
};

/** Faults of fields by the columns that they came from. */
export const cellFaults = (mapping: Mapping, faults: readonly Fault[]): CellFault[] =>
  faults.map((fault) => cellFault(mapping, fault));

/**
 * What a row makes of its record.
 * @param stored the record that is there; undefined for a new one
 */
export const mergeRecord = (
  name: EntityName,
  mapping: Mapping,
  options: ImportOptions,
  row: ReadRecord,
  stored: ChangeableRecord | undefined,
): Merged => {
  if (row.faults.length > 0) return { faults: row.faults };
  const { fields, check } = kinds[name];
  const clears = options.emptyCells === 'clear';
  const base = stored?.values ?? beginning(fields, options);
  const told = {
    ...base,
    ...(stored && clears ? cleared(fields, row.emptied) : {}),
    ...toldBy(fields, row, options),
    // It was found by its key: that a spreadsheet took zeros away from it is no change.
    ...(stored && options.key !== null && options.key in fields ? { [options.key]: base[options.key] } : {}),
  };
  const { values, faults } = check(withKeyed(fields, told, row.keyed, clears));
  if (!values) return { faults: cellFaults(mapping, faults) };
  const record: ChangeableRecord = {
    values,
    unitIds: row.unitIds === undefined ? (stored ? stored.unitIds : options.unitIds) : row.unitIds,
    isActive: row.isActive ?? stored?.isActive ?? true,
  };
  const before = stored ?? { values: {}, unitIds: null, isActive: true };
  return {
    record,
    differences: stored ? differencesOf(before, record) : { old: {}, new: values },
    faults: [],
  };
};
