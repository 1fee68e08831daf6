import {
  type EntityName,
  entityPlurals,
  type ListedField,
  type ListedKind,
} from '@tresen/domain/kit/entities';

/** The table that holds the records of a kind. */
export const tableOf = (entity: EntityName): string => snakeCase(entityPlurals[entity]);

/** The column of a field, quoted. */
export const columnNameOf = (field: string): string => quoted(snakeCase(field));

/** A field's column: its name, quoted, and its type. */
export interface Column {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** The column by which a list is ordered and texts are compared; the column itself unless it is text. */
  readonly key: string;
}

/** A field that names a record of another table. */
export interface Referred {
  /** Holds the id: `mainCategoryId`. */
  readonly field: string;
  /** Holds the id and the name, as they are answered: `mainCategory`. */
  readonly name: string;
  readonly table: string;
}

/** What a list reads of its rows. The names behind references are read once for all rows of a page, not for each. */
export interface ListedColumns {
  /** What is selected from the table `t`. */
  readonly selected: string;
  readonly referred: readonly Referred[];
}

/** How the fields of a kind of record stand in its table. All of it is made of names in our sources. */
export interface RecordColumns {
  readonly all: readonly Column[];
  readonly byField: ReadonlyMap<string, Column>;
  /** The fields without a key for search and order beside them. */
  readonly plain: ReadonlySet<string>;
  /** What is selected from the table `t`: all, with the names behind references. */
  readonly selected: string;
  /**
   * The columns of a list, or those of one that shows these fields only; what follows from others comes with them. Kept
   * for as long as the set is, which is as long as the document that asks for them (`requestedFields`).
   */
  readonly listed: (shown?: ReadonlySet<string>) => ListedColumns;
  /** The same without the names behind references. */
  readonly stored: string;
}

/** What every list needs of a record: its place, its branches and its numbers. */
const always = [
  't.id',
  't.version',
  't.status',
  't.status = 1 as "isActive"',
  't.unit_ids as "unitIds"',
  't.change_seq as "changeSeq"',
  't.created_seq as "createdSeq"',
];

const sometimes: Readonly<Record<string, string>> = {
  leftUnitIds: 't.left_unit_ids as "leftUnitIds"',
  createdAt: 't.created_at as "createdAt"',
  lastModifiedAt: 't.last_modified_at as "lastModifiedAt"',
  lastModifiedByName: 't.last_modified_by_name as "lastModifiedByName"',
};

/** The field of the API that holds the record behind a reference: `mainCategoryId` → `mainCategory`. */
export const referredField = (name: string): string => name.replace(/Id$/, '');

/** What is answered of a record although it is no field: `hasPin`. Its SQL is about the row `t` of the table. */
export interface DerivedField {
  readonly name: string;
  readonly type: 'Boolean' | 'Int' | 'String';
  readonly description: string;
  readonly sql: string;
}

/** What stands in `r(…)` behind jsonb_to_recordset for these columns: each that is named is looked for in every row. */
export const recordsetOf = (columns: readonly Column[]): readonly string[] =>
  ['i int', 'id uuid', 'unit_ids uuid[]', 'status smallint'].concat(
    columns.map(({ name, type }) => `${name} ${type}`),
  );

/** The columns of a kind of record, and what else is answered of it. */
export const describeColumns = (
  entity: Pick<ListedKind, 'fields'>,
  derived: readonly DerivedField[] = [],
): RecordColumns => {
  const all = Object.entries(entity.fields).map(columnOf);
  const byField = new Map(all.map((column) => [column.field, column]));
  const fields = new Map(all.map(({ field, name }) => [field, `t.${name} as ${quoted(field)}`]));
  const own = new Map([
    ...Object.entries(sometimes),
    ...fields,
    ...derived.map((field) => [field.name, `${field.sql} as ${quoted(field.name)}`] as const),
  ]);
  const referred = referredBy(entity);
  return {
    all,
    byField,
    plain: new Set(all.flatMap(({ field, name, key }) => (key === name ? [field] : []))),
    selected: joined([...own.values(), ...referred.map(selectReferred)]),
    listed: createListed(own, referred),
    stored: joined(own.values()),
  };
};

/** `printWidth` → `print_width` */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function columnOf([field, description]: [string, ListedField]): Column {
  const name = columnNameOf(field);
  // Texts that lists are ordered by have a column without case and accents beside them.
  const hasKey = description.kind === 'text' && description.isSorted === true;
  return { field, name, type: sqlType(description), key: hasKey ? `${snakeCase(field)}_key` : name };
}

function sqlType(field: ListedField): string {
  switch (field.kind) {
    case 'whole':
    case 'percent':
      return 'int';
    case 'cents':
    case 'thousandths':
      return 'bigint';
    case 'flag':
      return 'boolean';
    case 'day':
      return 'date';
    case 'reference':
    case 'device':
      return 'uuid';
    case 'rows':
      return 'jsonb';
    case 'choices':
      return 'text[]';
    case 'choice':
      return typeof field.values[0] === 'number' ? 'smallint' : 'text';
    default:
      return 'text';
  }
}

function quoted(name: string): string {
  return `"${name}"`;
}

function referredBy({ fields }: Pick<ListedKind, 'fields'>): readonly Referred[] {
  return Object.entries(fields).flatMap(([field, description]) => {
    const table = tableBehind(description);
    return table ? [{ field, name: referredField(field), table }] : [];
  });
}

/** The table of what a field names. */
function tableBehind(field: ListedField): string | undefined {
  if (field.kind === 'device') return 'devices';
  return field.kind === 'reference' ? tableOf(field.to) : undefined;
}

function joined(selections: Iterable<string>): string {
  return [...always, ...selections].join(', ');
}

function selectReferred({ field, name, table }: Referred): string {
  return `(select json_build_object('id', r.id, 'name', r.name) from ${table} r where r.tenant_id = t.tenant_id
    and r.id = t.${quoted(snakeCase(field))}) as ${quoted(name)}`;
}

function createListed(own: ReadonlyMap<string, string>, referred: readonly Referred[]) {
  const whole = { selected: joined(own.values()), referred };
  const made = new WeakMap<ReadonlySet<string>, ListedColumns>();
  return (shown?: ReadonlySet<string>): ListedColumns => {
    if (!shown) return whole;
    const known = made.get(shown) ?? listedOf(own, referred, shown);
    made.set(shown, known);
    return known;
  };
}

function listedOf(
  own: ReadonlyMap<string, string>,
  referred: readonly Referred[],
  shown: ReadonlySet<string>,
): ListedColumns {
  const named = referred.filter(({ name }) => shown.has(name));
  const needed = new Set(named.map(({ field }) => field));
  const names = [...own.keys()].filter((name) => shown.has(name) || needed.has(name));
  return { selected: joined(names.map((name) => own.get(name) ?? '')), referred: named };
}
