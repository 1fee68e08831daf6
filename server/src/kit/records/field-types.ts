import type { Entity, Field, Fields, RowsField } from '@tresen/domain/kit/entities';
import type { Kit } from '../graphql/index.ts';
import { type DerivedField, referredField } from './columns.ts';

type Row = Readonly<Record<string, unknown>>;

type Scalar = ReturnType<typeof scalarOf>;
type ObjectRef = ReturnType<typeof objectRef>;

/** A record's name behind a reference. */
export interface RecordName {
  readonly id: string;
  readonly name: string;
}
export type RecordNameRef = ReturnType<typeof recordNameType>;

/** The type of what references name. */
export const recordNameType = ({ builder }: Kit) =>
  builder.objectRef<RecordName>('RecordName').implement({
    description: 'A record or register referred to by a record.',
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });

/**
 * A type of the API with the fields of a kind of record, and what is answered beside them; the common ones are added by
 * the caller.
 */
export const recordType = (
  kit: Kit,
  recordName: RecordNameRef,
  type: string,
  fields: Fields,
  derived: readonly DerivedField[],
): ObjectRef => {
  const ref = objectRef(kit, type);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'rows') addRowsField(kit, ref, type, name, field);
    else addSimpleField(kit, ref, name, field);
    if (field.kind === 'reference' || field.kind === 'device') addNameField(kit, ref, recordName, name);
  }
  for (const { name, type: answered, description } of derived)
    kit.builder.objectField(ref, name, (t) => t.expose(name, { type: answered, description } as never));
  return ref;
};

/** The input of a save. No field is required here: the domain says what a new record is missing, at its field. */
export const recordInput = (kit: Kit, type: string, { fields, isSynced }: Entity) => {
  const rowInputs = new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'rows' ? [[name, rowInput(kit, rowTypeName(type, name), field)] as const] : [],
    ),
  );
  return kit.builder.inputType(`${type}Input`, {
    description:
      'When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole.',
    fields: (t) => ({
      id: t.id({ required: false, description: 'Omit to create a new record.' }),
      newId: t.id({
        required: false,
        description:
          'For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent).',
      }),
      version: t.int({
        required: false,
        description:
          'Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). ' +
          'Without it the last write wins.',
      }),
      ...(isSynced && {
        unitIds: t.idList({
          required: false,
          description:
            'Branches; null means all branches, including future ones. This is the default for new records.',
        }),
      }),
      isActive: t.boolean({ required: false }),
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => {
          const rows = rowInputs.get(name);
          if (field.kind === 'rows')
            return [name, t.field({ type: rows ? [rows] : ['String'], required: false })];
          return [name, t.field({ type: typeOf(field), required: false })];
        }),
      ),
    }),
  });
};

/** The scalar of the API that a field's values travel as. */
function scalarOf(field: Exclude<Field, RowsField>) {
  switch (field.kind) {
    case 'whole':
    case 'percent':
      return 'Int' as const;
    case 'cents':
      return 'Cents' as const;
    // Beyond 2^31, and whole all the same.
    case 'thousandths':
      return 'Float' as const;
    case 'flag':
      return 'Boolean' as const;
    case 'reference':
    case 'device':
      return 'ID' as const;
    case 'choice':
      return typeof field.values[0] === 'number' ? ('Int' as const) : ('String' as const);
    default:
      return 'String' as const;
  }
}

function objectRef({ builder }: Kit, name: string) {
  const ref = builder.objectRef<Row>(name);
  ref.implement({});
  return ref;
}

function addRowsField(kit: Kit, ref: ObjectRef, type: string, name: string, { of }: RowsField): void {
  const row = objectRef(kit, rowTypeName(type, name));
  for (const [key, field] of Object.entries(of)) {
    if (field.kind !== 'rows') addSimpleField(kit, row, key, field);
  }
  kit.builder.objectField(ref, name, (t) => t.expose(name, { type: [row] } as never));
}

function addSimpleField({ builder }: Kit, ref: ObjectRef, name: string, field: Exclude<Field, RowsField>) {
  return builder.objectField(ref, name, (t) =>
    t.expose(name, { type: typeOf(field), nullable: !isAlwaysThere(field) } as never),
  );
}

function isAlwaysThere({ kind, isRequired }: Field): boolean {
  return kind === 'flag' || kind === 'choices' || isRequired === true;
}

/** `mainCategoryId: ID` comes with `mainCategory: RecordName`. */
function addNameField({ builder }: Kit, ref: ObjectRef, recordName: RecordNameRef, name: string): void {
  const field = referredField(name);
  builder.objectField(ref, field, (t) => t.expose(field, { type: recordName, nullable: true } as never));
}

function rowInput({ builder }: Kit, type: string, { of }: RowsField) {
  return builder.inputType(`${type}Input`, {
    fields: (t) =>
      Object.fromEntries(
        Object.entries(of).flatMap(([key, field]) =>
          field.kind === 'rows' ? [] : [[key, t.field({ type: typeOf(field), required: false })]],
        ),
      ),
  });
}

/** `prices` of `Article` → `ArticlePrice` */
function rowTypeName(type: string, field: string): string {
  return `${type}${field.charAt(0).toUpperCase()}${field.slice(1).replace(/s$/, '')}`;
}

/** The type of a field's values in the API: a scalar, or a list of them. */
function typeOf(field: Exclude<Field, RowsField>): Scalar | [Scalar] {
  return field.kind === 'choices' ? ['String'] : scalarOf(field);
}
