import { type Entity, type EntityName, entityPlurals, type Field } from '@tresen/domain/master-data/entities';

/** `printWidth` → `print_width` */
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table that holds the records of a kind. */
export const tableOf = (entity: EntityName): string => snakeCase(entityPlurals[entity]);

const quoted = (name: string): string => `"${name}"`;

const sqlType = (field: Field): string => {
  switch (field.kind) {
    case 'whole':
    case 'percent':
      return 'int';
    case 'cents':
    case 'thousandths':
      return 'bigint';
    case 'flag':
      return 'boolean';
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
};

/** A field's column: its name, quoted, and its type. */
export interface Column {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** The column by which a list is ordered and texts are compared; the column itself unless it is text. */
  readonly key: string;
}

/** How the fields of a kind of record stand in its table. All of it is made of names in our sources. */
export interface RecordColumns {
  readonly all: readonly Column[];
  readonly byField: ReadonlyMap<string, Column>;
  /** What is selected from the table `t`: all, with the names behind references. */
  readonly selected: string;
  /** The same for a list that shows these fields only; what follows from others comes with them. */
  readonly selectedFor: (shown: ReadonlySet<string>) => string;
  /** The same without the names behind references. */
  readonly stored: string;
  /** `r(…)` behind jsonb_to_recordset. */
  readonly recordset: string;
}

const columnOf = ([field, description]: [string, Field]): Column => {
  const name = quoted(snakeCase(field));
  // Texts that lists are ordered by have a column without case and accents beside them.
  const hasKey = description.kind === 'text' && description.isSorted === true;
  return { field, name, type: sqlType(description), key: hasKey ? `${snakeCase(field)}_key` : name };
};

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

/** `mainCategory`: the id and the name, as they are answered. */
const referred = (column: string, table: string, name: string): string =>
  `(select json_build_object('id', r.id, 'name', r.name) from ${table} r where r.tenant_id = t.tenant_id
    and r.id = t.${column}) as ${quoted(referredField(name))}`;

/** The table of what a field names. */
const tableBehind = (field: Field): string | undefined => {
  if (field.kind === 'device') return 'devices';
  return field.kind === 'reference' ? tableOf(field.to) : undefined;
};

const selections = (
  { fields }: Pick<Entity, 'fields'>,
  columns: readonly Column[],
): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(sometimes),
    ...columns.flatMap(({ field, name }): [string, string][] => {
      const description = fields[field];
      const own: [string, string] = [field, `t.${name} as ${quoted(field)}`];
      const table = description && tableBehind(description);
      return table ? [own, [referredField(field), referred(name, table, field)]] : [own];
    }),
  ]);

/** Documents differ in what they show; those of strangers could differ without end. */
const mostSelections = 100;

const createSelectedFor = (all: ReadonlyMap<string, string>) => {
  const known = new Map<string, string>();
  return (shown: ReadonlySet<string>): string => {
    const names = [...all.keys()].filter((name) => shown.has(name));
    const key = names.join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = [...always, ...names.map((name) => all.get(name))].join(', ');
    if (known.size < mostSelections) known.set(key, made);
    return made;
  };
};

/** What is answered of a record although it is no field: `hasPin`. Its SQL is about the row `t` of the table. */
export interface DerivedField {
  readonly name: string;
  readonly type: 'Boolean' | 'Int' | 'String';
  readonly description: string;
  readonly sql: string;
}

/** `r(…)` behind jsonb_to_recordset for these columns: each that is named is looked for in every row. */
export const recordsetOf = (columns: readonly Column[]): string =>
  ['i int', 'id uuid', 'unit_ids uuid[]', 'status smallint']
    .concat(columns.map(({ name, type }) => `${name} ${type}`))
    .join(', ');

/** The columns of a kind of record, and what else is answered of it. */
export const describeColumns = (
  entity: Pick<Entity, 'fields'>,
  derived: readonly DerivedField[] = [],
): RecordColumns => {
  const all = Object.entries(entity.fields).map(columnOf);
  const byField = new Map(all.map((column) => [column.field, column]));
  const selectable = new Map([
    ...selections(entity, all),
    ...derived.map((field) => [field.name, `${field.sql} as ${quoted(field.name)}`] as const),
  ]);
  const selectedFor = createSelectedFor(selectable);
  return {
    all,
    byField,
    selected: selectedFor(new Set(selectable.keys())),
    selectedFor,
    stored: selectedFor(new Set([...Object.keys(sometimes), ...all.map(({ field }) => field)])),
    recordset: recordsetOf(all),
  };
};
