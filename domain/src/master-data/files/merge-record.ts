import { type EntityName, type Fault, type Field, initialOf, longestText } from '../../kit/entities/index.ts';
import { type ChangeableRecord, type Differences, differencesOf } from '../change-sets/index.ts';
import { kinds } from '../kinds/index.ts';
import type { CellFault } from './file-faults.ts';
import type { ImportOptions, Mapping } from './mapping.ts';
import type { KeyedValue, ReadRecord } from './read-record.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/** What a row of a file makes of a record, and all that is wrong with it. */
export interface Merged {
  /** With faults it is what is right of it: what is wrong is null, and rows with a wrong cell are none. */
  readonly record: ChangeableRecord;
  /** Undefined when the record is as the row says already, and when there are faults. */
  readonly differences: Differences | undefined;
  readonly faults: readonly CellFault[];
}

/** Faults of fields by the columns that they came from. */
export const cellFaults = (mapping: Mapping, faults: readonly Fault[]): CellFault[] =>
  faults.map((fault) => cellFault(mapping, fault));

/** Stands for a cell that could not be read: no field takes it, so no rule is asked about it. */
const unreadable = {};

/** Values of new records that say the same where a file has only one of them: most lists know one tax. */
const twins: readonly (readonly [string, string])[] = [
  ['vatInHouseId', 'vatOutOfHouseId'],
  ['vatOutOfHouseId', 'vatInHouseId'],
];

/** The fields whose value a new record takes for one that is not told. */
export const twinsOf = (name: string): readonly string[] =>
  twins.flatMap(([one, twin]) => (one === name ? [twin] : []));

/**
 * What a row makes of its record. All that is wrong with it is told at once: with its cells, its values and the rules
 * between them.
 * @param stored the record that is there; undefined for a new one
 */
export const mergeRecord = (
  name: EntityName,
  mapping: Mapping,
  options: ImportOptions,
  row: ReadRecord,
  stored: ChangeableRecord | undefined,
): Merged => {
  const { fields, check, checkParts } = kinds[name];
  const told = toldOf(name, options, row, stored);
  const { values, faults } = check(told);
  const unread = new Set(row.faults.map(({ target }) => fieldOf(target)));
  // What stands for another is lacking only with it.
  const others = faults.filter(
    ({ path, code }) =>
      ![path, ...(code === 'MISSING' ? twinsOf(path) : [])].some((at) => unread.has(fieldOf(at))),
  );
  const wrong = new Set(faults.map(({ path }) => fieldOf(path)));
  const record: ChangeableRecord = {
    values: values ?? rightParts(fields, checkParts(told).values, wrong),
    unitIds: row.unitIds === undefined ? (stored ? stored.unitIds : options.unitIds) : row.unitIds,
    isActive: row.isActive ?? stored?.isActive ?? true,
  };
  const allFaults = [...row.faults, ...cellFaults(mapping, others)];
  if (!values || allFaults.length > 0) return { record, differences: undefined, faults: allFaults };
  const before = stored ?? { values: {}, unitIds: null, isActive: true };
  return {
    record,
    differences: stored ? differencesOf(before, record) : { old: {}, new: values },
    faults: [],
  };
};

/** Where in the file a fault of the record stands. */
function cellFault(mapping: Mapping, { path, code, parameters }: Fault): CellFault {
  const [field = path] = path.split('.');
  const mapped =
    mapping.find(({ target }) => target === field) ??
    mapping.find(({ target }) => target.startsWith(`${field}.`));
  return { column: mapped?.column ?? null, target: field, code, parameters };
}

/** What the row says, on what is there already; cells that could not be read stand for themselves. */
function toldOf(
  name: EntityName,
  options: ImportOptions,
  row: ReadRecord,
  stored: ChangeableRecord | undefined,
): Values {
  const { fields } = kinds[name];
  const clears = options.emptyCells === 'clear';
  const base = stored?.values ?? beginning(fields, options);
  const told = {
    ...base,
    ...(stored && clears ? cleared(fields, row.emptied) : {}),
    ...toldBy(fields, row, options),
    // It was found by its key: that a spreadsheet took zeros away from it is no change.
    ...(stored && options.key !== null && options.key in fields ? { [options.key]: base[options.key] } : {}),
  };
  return {
    ...withKeyed(fields, told, row.keyed, clears),
    ...(stored ? {} : withTwins(fields, told)),
    ...Object.fromEntries(
      row.faults.map(({ target }) => fieldOf(target)).flatMap((at) => (fields[at] ? [[at, unreadable]] : [])),
    ),
  };
}

/** A new record begins with the initial values, and the defaults of the import where the file says nothing. */
function beginning(fields: Readonly<Record<string, Field>>, { defaults }: ImportOptions): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (Object.hasOwn(defaults, name)) return [[name, defaults[name]]];
      // The kind may have choices that follow from its other values.
      return field.kind === 'choices' ? [] : [[name, initialOf(field)]];
    }),
  );
}

/** Empty cells of a record that is there: left alone, or taken as "nothing". */
function cleared(fields: Readonly<Record<string, Field>>, emptied: readonly string[]): Values {
  return Object.fromEntries(
    emptied.flatMap((name) => {
      const field = fields[name];
      return field && canBeCleared(field) ? [[name, clearedOf(field)]] : [];
    }),
  );
}

function canBeCleared(field: Field): boolean {
  return field.kind !== 'flag' && field.isRequired !== true;
}

function clearedOf({ kind }: Field): unknown {
  return kind === 'rows' || kind === 'choices' ? [] : null;
}

/** What the cells say; where somebody wants it, no longer than the fields hold. */
function toldBy(
  fields: Readonly<Record<string, Field>>,
  { values }: ReadRecord,
  { tooLong }: ImportOptions,
): Values {
  return tooLong === 'refuse'
    ? values
    : Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, shortened(fields[name], value)]),
      );
}

function shortened(field: Field | undefined, value: unknown): unknown {
  if ((field?.kind !== 'text' && field?.kind !== 'longText') || typeof value !== 'string') return value;
  const max = field.max ?? longestText[field.kind];
  const letters = [...value];
  return letters.length > max ? letters.slice(0, max).join('').trim() : value;
}

function withKeyed(
  fields: Readonly<Record<string, Field>>,
  values: Values,
  keyed: readonly KeyedValue[],
  clears: boolean,
): Values {
  const next: Record<string, unknown> = { ...values };
  for (const one of keyed)
    next[one.field] = withKeyedValue((next[one.field] ?? []) as readonly Row[], one, clears);
  for (const name of new Set(keyed.map(({ field }) => field)))
    next[name] = (next[name] as readonly Row[]).filter((row) => isRow(fields[name], row));
  return next;
}

function withKeyedValue(rows: readonly Row[], { key, of, value }: KeyedValue, clears: boolean): Row[] {
  const at = rows.findIndex((row) => row.key === key);
  if (value === null && !clears) return [...rows];
  if (at >= 0) return rows.map((row, index) => (index === at ? { ...row, [of]: value } : row));
  return value === null ? [...rows] : [...rows, { key, [of]: value }];
}

/** A row whose required values are all gone is none. */
function isRow(field: Field | undefined, row: Row): boolean {
  return (
    field?.kind !== 'rows' ||
    Object.entries(field.of).some(
      ([name, { isRequired }]) => isRequired && name !== 'key' && (row[name] ?? null) !== null,
    )
  );
}

function withTwins(fields: Readonly<Record<string, Field>>, values: Values): Values {
  return Object.fromEntries(
    twins.flatMap(([name, twin]) =>
      fields[name] && (values[name] ?? null) === null ? [[name, values[twin] ?? null]] : [],
    ),
  );
}

function fieldOf(target: string): string {
  return target.split('.')[0] ?? target;
}

/** What is right of values: rows of which a cell is wrong are left out. */
function rightParts(
  fields: Readonly<Record<string, Field>>,
  values: Values,
  wrong: ReadonlySet<string>,
): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      wrong.has(name) && fields[name]?.kind === 'rows' ? [] : value,
    ]),
  );
}
