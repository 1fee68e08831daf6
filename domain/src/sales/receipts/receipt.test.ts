import { describe, expect, test } from 'vitest';
import { receiptJsonSchema, receiptSchema } from './index.ts';
import { position, sale } from './testing/index.ts';

const isAccepted = (receipt: unknown) => receiptSchema.safeParse(receipt).success;

const card = {
  kind: 'girocard',
  brand: 'girocard',
  lastDigits: '4711',
  terminalId: '6000',
  traceNumber: '12',
  authorizationCode: 'A1',
  amount: 350,
  tip: 0,
  time: '2026-11-21T10:01:00.000Z',
  result: 'genehmigt',
};

describe('the receipt contract, version 1', () => {
  test.each<[string, object, boolean]>([
    ['a plain sale', {}, true],
    ['a day that exists only in leap years', { end: '2028-02-29T23:59:59.999Z' }, true],
    ['a day that the calendar does not have', { end: '2026-02-29T10:00:00.000Z' }, false],
    ['31 April', { end: '2026-04-31T10:00:00.000Z' }, false],
    ['29 February 2100', { end: '2100-02-29T10:00:00.000Z' }, false],
    ['month 13', { end: '2026-13-01T10:00:00.000Z' }, false],
    ['24 o’clock', { end: '2026-11-21T24:00:00.000Z' }, false],
    ['a time with an offset', { end: '2026-11-21T10:00:00.000+01:00' }, false],
    ['a time without milliseconds', { end: '2026-11-21T10:00:00Z' }, false],
    ['a UUID that is not version 7', { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11' }, false],
    ['a gross in euro', { gross: 3.5 }, false],
    ['a gross as text', { gross: '350' }, false],
    ['an unknown field', { extra: 1 }, false],
    ['an unknown type of receipt', { type: 'Sale' }, false],
    ['another version', { version: 2 }, false],
    ['null where a field may be absent', { guests: null, employee: null, tse: null }, true],
    ['RCP-05: a card transaction with all that is kept of it', { cards: [card] }, true],
    [
      'RCP-05: one whose whole card number was sent',
      { cards: [{ ...card, lastDigits: '4111111111111111' }] },
      false,
    ],
    ['RCP-05: one without its result', { cards: [{ ...card, result: undefined }] }, false],
    ...['table', 'room', 'takeaway', 'delivery', 'bar'].map(
      (kind): [string, Record<string, unknown>, boolean] => [
        `RCP-06: a target of the kind ${kind}`,
        { target: { kind, label: '18' } },
        true,
      ],
    ),
    ['RCP-06: a target of no known kind', { target: { kind: 'beach', label: '18' } }, false],
    ['a position without VAT', { positions: [{ ...position(), vat: [] }] }, false],
    ['5,000 positions', { positions: Array.from({ length: 5000 }, () => position()) }, true],
    ['5,001 positions', { positions: Array.from({ length: 5001 }, () => position()) }, false],
    ...['0', '1.599', '-0.00001', '9999999999.99999'].map((price): [string, object, boolean] => [
      `a price of ${price}`,
      { positions: [{ ...position(), unitPriceExact: price }] },
      true,
    ]),
    ...['', '1,599', '1.', '.5', '01', '1.123456', '12345678901', '1e3', '+1', ' 1', 1.599].map(
      (price): [string, object, boolean] => [
        `no price of ${JSON.stringify(price)}`,
        { positions: [{ ...position(), unitPriceExact: price }] },
        false,
      ],
    ),
    ...[1, 1000, 99_999_999].map((factor): [string, object, boolean] => [
      `a price for ${factor} thousandths`,
      { positions: [{ ...position(), factor }] },
      true,
    ]),
    ['a price for nothing', { positions: [{ ...position(), factor: 0 }] }, false],
    ['a basis of neither', { positions: [{ ...position(), priceBasis: 'brutto' }] }, false],
  ])('%s', (_name, changes, expected) => {
    expect(isAccepted({ ...sale(), ...changes })).toBe(expected);
  });

  test('its JSON Schema closes every object and says which fields must be there', () => {
    const schema = receiptJsonSchema();
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
      required: [
        'version',
        'id',
        'databaseId',
        'type',
        'number',
        'register',
        'start',
        'end',
        'currency',
        'gross',
        'positions',
        'payments',
      ],
    });
  });
});
