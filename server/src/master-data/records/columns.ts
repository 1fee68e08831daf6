import type { Entity, EntityName, Field } from '@tresen/domain/master-data/entities';

/** The tables behind the names that references use. */
export const tableOf: Readonly<Record<EntityName, string>> = {
  vat: 'vats',
  category: 'categories',
  printer: 'printers',
  article: 'articles',
};

/** `printWidth` → `print_width` */
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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
      return 'uuid';
    case 'rows':
      return 'jsonb';
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
  /** What a list selects from the table `t`. */
  readonly selected: string;
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

const common = [
  't.id',
  't.version',
  't.status',
  't.unit_ids as "unitIds"',
  't.left_unit_ids as "leftUnitIds"',
  't.change_seq as "changeSeq"',
  't.created_seq as "createdSeq"',
  't.created_at as "createdAt"',
  't.last_modified_at as "lastModifiedAt"',
  't.last_modified_by_name as "lastModifiedByName"',
];

const referenceNames = ({ fields }: Entity, byField: ReadonlyMap<string, Column>): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference'
      ? [
          `(select r.name from ${tableOf[field.to]} r where r.tenant_id = t.tenant_id
            and r.id = t.${byField.get(name)?.name}) as ${quoted(`${name}Name`)}`,
        ]
      : [],
  );

/** The columns of a kind of record. */
export const describeColumns = (entity: Entity): RecordColumns => {
  const all = Object.entries(entity.fields).map(columnOf);
  const byField = new Map(all.map((column) => [column.field, column]));
  const own = [...common, ...all.map(({ field, name }) => `t.${name} as ${quoted(field)}`)];
  return {
    all,
    byField,
    selected: [...own, ...referenceNames(entity, byField)].join(', '),
    stored: own.join(', '),
    recordset: ['i int', 'id uuid', 'unit_ids uuid[]', 'status smallint']
      .concat(all.map(({ name, type }) => `${name} ${type}`))
      .join(', '),
  };
};
