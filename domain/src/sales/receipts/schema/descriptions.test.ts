import { describe, expect, test } from 'vitest';
import { closingJsonSchema } from '../../closings/index.ts';
import { receiptJsonSchema } from '../index.ts';

interface Field {
  readonly description?: string;
  readonly items?: Field;
  readonly properties?: Readonly<Record<string, Field>>;
}

/** Every field of a schema at any depth, with its path. */
const fieldsOf = (schema: Field, path = ''): [string, Field][] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Field][] => [
    [`${path}/${name}`, field],
    ...fieldsOf(field, `${path}/${name}`),
  ]),
  ...(schema.items ? fieldsOf(schema.items, `${path}/*`) : []),
];

describe.each([
  ['receipt', receiptJsonSchema() as Field, '/positions/*/vat/*/tax', 90],
  ['closing', closingJsonSchema() as Field, '/counts/*/currencies/*/denominations/*/value', 140],
])('the published schema of a %s', (_name, schema, deepest, least) => {
  const fields = fieldsOf(schema);

  test('says what it is, and is walked to its last field', () => {
    expect(schema.description).toMatch(/cents/);
    expect(fields.map(([path]) => path)).toContain(deepest);
    expect(fields.length).toBeGreaterThan(least);
  });

  test('says of every field what it means', () => {
    const silent = fields.filter(([, { description = '' }]) => !/^\S.*[^.\s]$/u.test(description));
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  test('gives no two fields of one object the same words', () => {
    for (const [path, { properties = {} }] of [['', schema] as const, ...fields]) {
      const words = Object.values(properties).map(({ description }) => description);
      expect(new Set(words).size, path).toBe(words.length);
    }
  });
});
