import type { Field } from '@tresen/domain/kit/entities';
import { type Column, tableOf } from './columns.ts';
import type { RecordSource } from './source.ts';

/** What a database has of a table: the type of each column, and of those that it fills itself, of what. */
export interface StoredTable {
  readonly columns: ReadonlyMap<string, { readonly type: string; readonly madeOf: string | null }>;
  readonly indexes: ReadonlySet<string>;
}

/** What a kind of record says of its table. */
export type TableOfKind = Pick<RecordSource, 'entity' | 'table' | 'columns'>;

/**
 * The statements after which a table has what the fields of its kind say; none where it has all. They are for a
 * migration that somebody reads: what rows that exist get in a new column that asks for a value is theirs to say.
 * @param stored the table as it is; without it all of it is made
 */
export const lackingOf = (kind: TableOfKind, stored: StoredTable | undefined): readonly string[] => {
  if (!stored)
    return [
      wholeTable(kind),
      ...indexesOf(kind).values(),
      ...indexesOfReferences(kind),
      ...rightsOf(kind.table),
    ];
  const missing = [...ownColumns(kind), ...keyColumns(kind)].filter(
    ([name]) => !stored.columns.has(bare(name)),
  );
  return [
    ...missing.map(([name, rest]) => `alter table ${kind.table} add column ${name} ${rest};`),
    ...otherTypes(kind, stored),
    ...searchedAnew(kind, stored),
    ...[...indexesOf(kind)].filter(([name]) => !stored.indexes.has(name)).map(([, statement]) => statement),
  ];
};

type Part = readonly [name: string, rest: string];

const common: readonly Part[] = [
  ['unit_ids', 'uuid[]'],
  ['left_unit_ids', `uuid[] not null default '{}'`],
  ['status', 'smallint not null default 1'],
  ['deleted_status', 'smallint'],
  ['version', 'int not null default 1'],
  ['change_seq', 'bigint not null'],
  ['created_seq', 'bigint not null'],
  ['created_at', 'timestamptz not null'],
  ['last_modified_at', 'timestamptz not null'],
  ['last_modified_by', 'uuid'],
  ['last_modified_by_name', 'text not null'],
];

function wholeTable(kind: TableOfKind): string {
  const columns: readonly Part[] = [
    ['tenant_id', 'uuid not null references tenants'],
    ['id', 'uuid not null'],
    // Nothing stands in the table yet: no row needs a value.
    ...ownColumns(kind).map(([name, rest]): Part => [name, rest.replace(/ default .*/, '')]),
    ...common,
    ...keyColumns(kind),
    ['search_text', searchText(kind)],
    ['primary key', '(tenant_id, id)'],
    ...foreignKeys(kind),
  ];
  return `create table ${kind.table} (\n${columns.map(([name, rest]) => `  ${name} ${rest}`).join(',\n')}\n);`;
}

function ownColumns({ entity, columns }: TableOfKind): readonly Part[] {
  return columns.all.map(({ field, name, type }): Part => {
    const described = entity.fields[field] as Field;
    return [name, hasValue(described) ? `${type} not null default ${initialOf(described)}` : type];
  });
}

function hasValue({ kind, isRequired }: Field): boolean {
  return isRequired === true || kind === 'flag' || kind === 'rows' || kind === 'choices';
}

/** What rows that exist get. */
function initialOf(field: Field): string {
  if (field.kind === 'rows') return `'[]'`;
  if (field.kind === 'flag') return String(field.initial ?? false);
  if (field.kind === 'choices') return `'{${(field.initial ?? []).join()}}'`;
  const initial = 'initial' in field ? field.initial : undefined;
  if (typeof initial === 'number') return String(initial);
  return typeof initial === 'string' ? `'${initial}'` : '… /* what rows that exist get */';
}

/** Beside each text that lists are ordered by one without case and accents. */
function keyColumns({ entity, columns }: TableOfKind): readonly Part[] {
  return columns.all.flatMap(({ field, name, key }): readonly Part[] => {
    const described = entity.fields[field];
    if (key === name || described?.kind !== 'text') return [];
    const made = `${described.isNumber ? 'number_key' : 'searchable'}(${name})`;
    return [[key, filledOf(described.isRequired ? made : `coalesce(${made}, '')`)]];
  });
}

function searchText(kind: TableOfKind): string {
  const parts = searched(kind).map(({ field, name }) =>
    kind.entity.fields[field]?.isRequired ? name : `coalesce(${name}, '')`,
  );
  return filledOf(`searchable(${parts.join(` || ' ' || `)})`);
}

function filledOf(expression: string): string {
  return `text collate "C" not null generated always as (${expression}) stored`;
}

/** The texts that the quick search looks into. */
function searched({ entity, columns }: TableOfKind): readonly Column[] {
  return columns.all.filter(({ field }) => {
    const described = entity.fields[field];
    return described?.kind === 'text' && described.isSearched === true;
  });
}

function otherTypes({ columns, table }: TableOfKind, stored: StoredTable): readonly string[] {
  return columns.all.flatMap(({ name, type }) => {
    const found = stored.columns.get(bare(name))?.type;
    return found === undefined || found === type
      ? []
      : [`-- ${table}.${name} is ${found}; its field makes it ${type}.`];
  });
}

function searchedAnew(kind: TableOfKind, { columns }: StoredTable): readonly string[] {
  const madeOf = columns.get('search_text')?.madeOf ?? '';
  if (searched(kind).every(({ name }) => new RegExp(`\\b${bare(name)}\\b`).test(madeOf))) return [];
  return [
    '-- Beside older servers: search_text is there again when this ends, and holds what they look for and more.',
    `alter table ${kind.table} drop column if exists search_text;`,
    `alter table ${kind.table} add column search_text ${searchText(kind)};`,
  ];
}

function foreignKeys({ entity, columns }: TableOfKind): readonly Part[] {
  return columns.all.flatMap(({ field, name }): readonly Part[] => {
    const described = entity.fields[field];
    if (described?.kind === 'device')
      return [
        [
          'foreign key',
          `(tenant_id, ${name}) references devices (tenant_id, id) on delete set null (${name})`,
        ],
      ];
    if (described?.kind !== 'reference') return [];
    return [['foreign key', `(tenant_id, ${name}) references ${tableOf(described.to)} (tenant_id, id)`]];
  });
}

/** What each kind is looked up by; what its own questions need stands in its migration beside these. */
function indexesOf({ entity, table }: TableOfKind): ReadonlyMap<string, string> {
  const made = (name: string, what: string): readonly [string, string] => [
    `${table}_${name}`,
    `create index ${table}_${name} on ${table} (tenant_id, ${what};`,
  ];
  return new Map([
    made('name', 'name_key, id) where status >= -1'),
    made('by_name', 'name_key collate natural_order, id) where status >= -1'),
    ...(entity.isSynced
      ? [made('changes', 'change_seq)'), made('pending', 'change_seq) where status = -1')]
      : []),
  ]);
}

/** Who names a record is looked up where it is deleted, or a register moved; tables of before have some by other names. */
function indexesOfReferences({ entity, table, columns }: TableOfKind): readonly string[] {
  return columns.all.flatMap(({ field, name }) => {
    if (!['reference', 'device'].includes(entity.fields[field]?.kind ?? '')) return [];
    const index = `${table}_${bare(name).replace(/_id$/, '')}`;
    return [`create index ${index} on ${table} (tenant_id, ${name}) where ${name} is not null;`];
  });
}

function rightsOf(table: string): readonly string[] {
  return [
    `alter table ${table} enable row level security;`,
    `create policy own on ${table} for all to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));`,
    `grant select, insert, update on ${table} to tresen_app;`,
  ];
}

/** `"group"` as the database keeps it. */
function bare(name: string): string {
  return name.replaceAll('"', '');
}
