import { boundsOf, type Entity, type Field, type Fields, longestText } from '../../kit/entities/index.ts';

/** As much of JSON Schema (draft 2020-12) as fields need. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

const uuidPattern = '^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$';
const units = {
  whole: 'A whole number.',
  cents: "Cents of the branch's currency.",
  percent: 'Hundredths of a percent: 1900 is 19 %.',
  thousandths: 'Thousandths: 1500 is 1.5.',
} as const;

const delay = 'Seconds; 0 is never.';

/**
 * The published JSON Schema of a record's content, version 1, made from the fields. All members are there, without a
 * value as null; further members may come later, so it does not forbid them.
 */
export const contentJsonSchema = ({ name, fields, secrets }: Entity): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: name,
  ...objectSchema(
    { ...fields, ...secrets },
    {
      isActive: { type: 'boolean', description: 'False if the record is kept but no longer sold or used.' },
    },
  ),
});

/** Where the schema of a kind of record is served. */
export const contentSchemaPath = ({ name }: Pick<Entity, 'name'>): string => `/schemas/${name}-1.json`;

function objectSchema(fields: Fields, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  const own = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const);
  const properties = { ...Object.fromEntries(own), ...more };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function fieldSchema(field: Field): JsonSchema {
  const schema = valueSchema(field);
  if (isAlwaysThere(field)) return schema;
  return {
    ...schema,
    type: [schema.type as string, 'null'],
    ...(schema.enum ? { enum: [...schema.enum, null] } : {}),
  };
}

function valueSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { type: 'string', maxLength: field.max ?? longestText[field.kind] };
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths': {
      const [minimum, maximum] = boundsOf(field);
      const isDelay = field.kind === 'whole' && field.isDelay === true;
      return { type: 'integer', description: isDelay ? delay : units[field.kind], minimum, maximum };
    }
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: typeof field.values[0] === 'number' ? 'integer' : 'string', enum: field.values };
    case 'choices':
      return { type: 'array', uniqueItems: true, items: { type: 'string', enum: field.values } };
    case 'colour':
      return { type: 'string', pattern: '^#[0-9a-f]{6}$' };
    case 'reference':
      return { type: 'string', description: `ID of a ${field.to}.`, pattern: uuidPattern };
    case 'device':
      return { type: 'string', description: 'ID of a register.', pattern: uuidPattern };
    case 'rows':
      return { type: 'array', maxItems: field.max ?? 100, items: objectSchema(field.of) };
  }
}

/** True when the field always has a value. */
function isAlwaysThere(field: Field): boolean {
  return (
    field.kind === 'flag' || field.kind === 'rows' || field.kind === 'choices' || field.isRequired === true
  );
}
