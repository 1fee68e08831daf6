import { describe, expect, it } from 'vitest';
import { fieldTables } from './contract-fields.ts';

const linesOf = (schema: object): readonly string[] =>
  fieldTables('receipt', schema, new Map([['^[0-9a-f]+$', 'hex']]))
    .split('\n')
    .filter((line) => line.startsWith('| `'));

describe('the fields of a contract', () => {
  it.each([
    [{ type: 'integer', minimum: -999, maximum: 999 }, 'integer, ±999'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer, 0 to 2^53 − 1'],
    [{ type: ['string', 'null'], maxLength: 40 }, 'text, up to 40 characters'],
    [
      { anyOf: [{ type: 'string', minLength: 1, maxLength: 9 }, { type: 'null' }] },
      'text, 1 to 9 characters',
    ],
    [{ type: 'string', pattern: '^[0-9a-f]+$' }, 'hex'],
    [{ type: 'string', pattern: '^(a|b)$' }, 'text, `^(a\\|b)$`'],
    [{ enum: ['EUR', 'CHF', null], type: ['string', 'null'] }, '`EUR`, `CHF`'],
    [{ type: 'number', const: 1 }, '`1`'],
    [{ type: 'boolean' }, 'true or false'],
    [
      { type: 'array', maxItems: 1000, items: { type: 'integer', minimum: 1, maximum: 9 } },
      'list of up to 1,000 integer, 1 to 9',
    ],
  ])('says the type of %j in words', (field, words) => {
    expect(linesOf({ properties: { field } })).toEqual([`| \`field\` |  | ${words} |  |`]);
  });

  it('says what is required, and the meaning from the schema', () => {
    const field = { type: 'boolean', description: 'Yes | no' };
    expect(linesOf({ properties: { field }, required: ['field'] })).toEqual([
      '| `field` | yes | true or false | Yes \\| no |',
    ]);
  });

  it('names inner objects by their path, also those that may be null and those in lists', () => {
    const leaf = { type: 'object', properties: { tax: { type: 'boolean' } } };
    const lines = fieldTables(
      'receipt',
      {
        properties: {
          vat: { type: 'array', items: { properties: { amounts: { anyOf: [leaf, { type: 'null' }] } } } },
        },
      },
      new Map(),
    ).split('\n');
    expect(lines.filter((line) => line.startsWith('####'))).toEqual([
      '#### `receipt.vat[]`',
      '#### `receipt.vat[].amounts`',
    ]);
  });
});
