import type * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * What each field of a contract means, in the shape of the contract, so that a field without words does not compile. What
 * holds fields itself (an object, a list of objects) is a pair: its own words, then those of its fields.
 */
export type Descriptions<T> = { readonly [Field in keyof T]-?: Description<NonNullable<T[Field]>> };

type Description<T> = T extends readonly (infer Entry)[]
  ? Entry extends object
    ? readonly [string, Descriptions<Entry>]
    : string
  : T extends object
    ? readonly [string, Descriptions<T>]
    : string;

/** Words without the types of the fields that they belong to. */
interface Words {
  readonly [field: string]: string | readonly [string, Words];
}

/** What stands at the head of a published schema. */
export interface SchemaHead {
  readonly title: string;
  readonly description: string;
}

/** For `override` of `z.toJSONSchema`. */
export const overrideNull = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => mergeNull(jsonSchema);

/** The schema as it is published: with its head, and what each of its fields means. */
export const describeSchema = <T>(
  schema: JsonSchema,
  head: SchemaHead,
  words: Descriptions<T>,
): JsonSchema => {
  describeFields(schema, words as unknown as Words);
  const { $schema, ...rest } = schema;
  return { ...($schema === undefined ? {} : { $schema }), ...head, ...rest };
};

/** "A, or null" as one schema of two types: shorter to read, and a validator need not try A first and fail. */
function mergeNull(schema: JsonSchema): void {
  const [first, second, ...more] = schema.anyOf ?? [];
  if (typeof first?.type !== 'string' || second?.type !== 'null' || more.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, first, { type: [first.type, 'null'] });
  if (first.enum) Object.assign(schema, { enum: [...first.enum, null] });
}

function describeFields({ properties = {} }: JsonSchema, words: Words): void {
  for (const [name, field] of Object.entries(properties)) {
    const given = words[name];
    if (given !== undefined && typeof field === 'object') describeField(field, given);
  }
}

function describeField(field: JsonSchema, words: Words[string]): void {
  if (typeof words === 'string') {
    field.description = words;
    return;
  }
  field.description = words[0];
  const holder = typeof field.items === 'object' && !Array.isArray(field.items) ? field.items : field;
  describeFields(holder as JsonSchema, words[1]);
}
