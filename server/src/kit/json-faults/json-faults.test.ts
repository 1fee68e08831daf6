import { runs } from '@tresen/domain/kit/testing';
import { receiptJsonSchema, receiptPatterns } from '@tresen/domain/sales/receipts';
import { anyReceipt, position, sale } from '@tresen/domain/sales/receipts/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsWithin, schemaFaults } from './index.ts';
import type { ToldSchema } from './json-faults.ts';

const schema = receiptJsonSchema() as ToldSchema;
const isReceipt = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(receiptJsonSchema());
const words = { [receiptPatterns.instant.source]: '2026-11-21T10:00:00.000Z' };
const faultsOf = (value: unknown) => schemaFaults(value, schema, 10, words);
const line = position({ unitPrice: 350 });

describe('the faults of a value', () => {
  it.each<[string, object, [string, string, string | null, string | null]]>([
    [
      'a missing field',
      { positions: [line, { ...line, vat: undefined }] },
      ['/positions/1/vat', 'required', 'a value', null],
    ],
    [
      'a field that there is not',
      { positions: [{ ...line, vatRate: 19 }] },
      ['/positions/0/vatRate', 'additionalProperties', 'no such field', '19'],
    ],
    ['a name with a stroke', { 'a/b~c': 1 }, ['/a~1b~0c', 'additionalProperties', 'no such field', '1']],
    ['euro in place of cents', { gross: 3.5 }, ['/gross', 'type', 'integer', '3.5']],
    ['a text in place of a number', { guests: 'zwei' }, ['/guests', 'type', 'integer or null', 'zwei']],
    ['an object in place of a list', { payments: {} }, ['/payments', 'type', 'array', 'object']],
    ['another version', { version: 2 }, ['/version', 'const', '1', '2']],
    ['an unknown currency', { currency: 'USD' }, ['/currency', 'enum', 'EUR, CHF', 'USD']],
    [
      'a time of another form',
      { end: '2026-11-21 10:00' },
      ['/end', 'pattern', '2026-11-21T10:00:00.000Z', '2026-11-21 10:00'],
    ],
    ['too many guests', { guests: 10_000 }, ['/guests', 'maximum', '9999', '10000']],
    ['a negative number', { number: -1 }, ['/number', 'minimum', '0', '-1']],
    ['no VAT', { positions: [{ ...line, vat: [] }] }, ['/positions/0/vat', 'minItems', '1', '0']],
    ['too many positions', { positions: Array(5001).fill(line) }, ['/positions', 'maxItems', '5000', '5001']],
    [
      'an empty serial number',
      { register: { serial: '', name: '' } },
      ['/register/serial', 'minLength', '1', ''],
    ],
    [
      'a long note, of which only the beginning is told',
      { note: 'ü'.repeat(256) },
      ['/note', 'maxLength', '255', `${'ü'.repeat(100)}…`],
    ],
  ])('%s', (_name, given, [path, rule, expected, actual]) => {
    const value = JSON.parse(JSON.stringify({ ...sale(), ...given }));
    expect(isReceipt(value)).toBe(false);
    expect(faultsOf(value)).toEqual([{ path, rule, expected, actual }]);
  });

  it('name a value that is no object at all by the empty path', () => {
    expect(faultsOf([1])).toEqual([{ path: '', rule: 'type', expected: 'object', actual: 'array' }]);
    expect(faultsWithin(3, faultsOf(null))).toEqual([
      { path: '/3', rule: 'type', expected: 'object', actual: 'null' },
    ]);
  });

  it('are at most as many as asked for, whatever somebody sends', () => {
    const hostile = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`x${index}`, index]));
    expect(faultsOf({ ...sale(), ...hostile })).toHaveLength(10);
    const lists = { ...sale(), positions: Array(4_000).fill(1), payments: Array(49).fill(1) };
    expect(faultsOf(lists)).toHaveLength(10);
    const [first] = faultsOf({ ...sale(), ['n'.repeat(1_000_000)]: 'v'.repeat(1_000_000) });
    expect(JSON.stringify(first).length).toBeLessThan(500);
  });

  it('are there exactly where a validator refuses', () => {
    const piece = fc.constantFrom(
      null,
      -1,
      1.5,
      '',
      'x',
      true,
      [],
      {},
      [1],
      1e20,
      '2026-02-30T00:00:00.000Z',
    );
    const nearly = fc.tuple(anyReceipt, fc.nat(), piece, fc.boolean()).map(([receipt, at, value, isGone]) => {
      const copy = JSON.parse(JSON.stringify(receipt));
      const places: [Record<string, unknown>, string][] = [];
      const visit = (holder: Record<string, unknown>): void => {
        for (const [name, given] of Object.entries(holder)) {
          places.push([holder, name]);
          if (typeof given === 'object' && given !== null) visit(given as Record<string, unknown>);
        }
      };
      visit(copy);
      const [holder, name] = places[at % places.length] ?? [copy, 'id'];
      if (isGone && !Array.isArray(holder)) delete holder[name];
      else holder[name] = value;
      return copy;
    });
    fc.assert(
      fc.property(nearly, (value) => {
        expect(faultsOf(value).length > 0).toBe(!isReceipt(value));
      }),
      { numRuns: runs(2_000) },
    );
  });
});
