import { runs } from '@tresen/domain/kit/testing';
import { type Receipt, receiptJsonSchema, receiptPatterns } from '@tresen/domain/sales/receipts';
import { anyReceipt, anyTillReceipt, sale } from '@tresen/domain/sales/receipts/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternChecks } from './receipt-patterns.ts';
import { type ReadReceipt, receiptReader } from './receipt-reader.ts';

const isReceipt = new Ajv2020({ strict: true, allowUnionTypes: true }).compile<Receipt>(receiptJsonSchema());

/** The receipt as the reader finds it at the end of other bytes. */
const readFast = (text: string): ReadReceipt | undefined => {
  const bytes = Buffer.from(`[1,${text}`);
  const receipt = receiptReader.read(bytes, 3);
  return receipt && receiptReader.end === bytes.length ? receipt : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The same without the constructors of the reader. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the reader is to keep of a receipt that was parsed. */
const kept = (receipt: Receipt) => ({
  id: receipt.id,
  databaseId: receipt.databaseId,
  type: receipt.type,
  number: receipt.number,
  register: { name: receipt.register.name },
  zNumber: receipt.zNumber ?? null,
  start: receipt.start,
  end: receipt.end,
  employee: receipt.employee
    ? { key: receipt.employee.key, name: receipt.employee.name, id: receipt.employee.id ?? null }
    : null,
  tse: receipt.tse
    ? {
        serial: receipt.tse.serial,
        transaction: receipt.tse.transaction,
        signatureCounter: receipt.tse.signatureCounter,
      }
    : null,
  guests: receipt.guests ?? null,
  target: receipt.target ? { label: receipt.target.label } : null,
  customer: receipt.customer ? { name: receipt.customer.name } : null,
  note: receipt.note ?? null,
  references: receipt.references?.map(({ kind, receiptId }) => ({ kind, receiptId })) ?? null,
  currency: receipt.currency,
  gross: receipt.gross,
  positions: receipt.positions.map((position) => ({
    line: position.line,
    kind: position.kind,
    text: position.text,
    quantity: position.quantity,
    factor: position.factor ?? null,
    unitPrice: position.unitPrice,
    unitPriceExact: position.unitPriceExact ?? null,
    priceBasis: position.priceBasis ?? null,
    amount: position.amount,
    vat: position.vat.map(({ key, rate, net, tax, gross }) => ({ key, rate, net, tax, gross })),
    article: position.article ? { key: position.article.key } : null,
    discounts: position.discounts?.map(({ amount }) => ({ amount })) ?? null,
    cancellation: position.cancellation ?? null,
  })),
  vat: receipt.vat?.map(({ key, rate, net, tax, gross }) => ({ key, rate, net, tax, gross })) ?? null,
  payments: receipt.payments.map(({ kind, amount }) => ({ kind, amount })),
});

/** With whole prices and with exact ones. */
const anyOfThem = fc.oneof(
  anyReceipt,
  anyTillReceipt.map(({ receipt }) => receipt),
);

/** JSON texts near a receipt's: a piece replaced, removed or put in. */
const nearlyReceipt = fc
  .tuple(
    anyOfThem,
    fc.nat(),
    fc.nat({ max: 12 }),
    fc.oneof(
      fc.constantFrom('', ' ', '"', '\\', '\\u0041', '\\"', '{', '}', '[', ']', ',', ':', 'null', 'true'),
      fc.constantFrom('0', '-', '-0', '1e3', '1.0', '1.5', '01', '9007199254740993', '\u0000', '\n', 'ü'),
      fc.constantFrom(
        ',"note":"x"',
        ',"gross":1',
        '"1.599"',
        '"1,5"',
        '1.5999999',
        ',"more":1',
        '"id":"x",',
        '2026-02-30',
        '24:00',
      ),
      fc.string({ maxLength: 6 }),
    ),
  )
  .map(([receipt, at, length, piece]) => {
    const text = JSON.stringify(receipt);
    const from = at % text.length;
    return text.slice(0, from) + piece + text.slice(from + length);
  });

describe('the reader of receipts', () => {
  it('keeps of every receipt what JSON.parse finds in it', () => {
    fc.assert(
      fc.property(anyOfThem, (receipt) => {
        const text = JSON.stringify(receipt);
        const read = readFast(text);
        // Only what is written with escapes may be left to JSON.parse.
        if (!text.includes('\\')) expect(read).toBeDefined();
        if (read) expect(plain(read)).toEqual(kept(JSON.parse(text)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('accepts nothing that the published schema refuses', () => {
    fc.assert(
      fc.property(nearlyReceipt, (text) => {
        const read = readFast(text);
        if (!read) return;
        const value = parsed(Buffer.from(text).toString()); // half a surrogate pair has no bytes
        expect(isReceipt(value)).toBe(true);
        expect(plain(read)).toEqual(kept(value as Receipt));
      }),
      { numRuns: runs(2_000) },
    );
  });

  const text = JSON.stringify(sale());
  const shuffled = JSON.stringify(Object.fromEntries(Object.entries(sale()).reverse()));
  it.each([
    ['the usual order', text, true],
    ['any other order', shuffled, true],
    ['characters of several bytes', text.replace('"name":"', '"name":"Käse 🧀 '), true],
    ['spaces', text.replace(',', ', '), false],
    ['escapes', text.replace('"name":"', '"name":"\\u0041'), false],
    ['a number with an exponent', text.replace(/"gross":(\d+)/, '"gross":$1e0'), false],
    ['a name twice', text.replace('{', '{"version":1,'), false],
    ['a control character in a text', text.replace('"name":"', '"name":"\u0001'), false],
    ['a text that breaks off', text.slice(0, -40), false],
    ['more behind it', `${text}}`, false],
    ['nothing', '', false],
  ])('reads, or leaves to JSON.parse: %s', (_name, written, isRead) => {
    expect(readFast(written) !== undefined).toBe(isRead);
  });

  it('counts characters, not bytes, for the longest text', () => {
    const named = (name: string) => JSON.stringify(sale({ register: { serial: 'S', name } }));
    expect(readFast(named('ü'.repeat(50)))).toBeDefined();
    expect(readFast(named('ü'.repeat(51)))).toBeUndefined();
    expect(readFast(named('🧀'.repeat(50)))?.register.name).toBe('🧀'.repeat(50));
  });
});

describe('the patterns on bytes', () => {
  const hex = '0123456789abcdef';
  const near = (text: string) =>
    fc
      .tuple(fc.nat({ max: text.length }), fc.constantFrom(...hex, 'g', 'A', '-', ':', 'Z', ' ', '', '99'))
      .map(([at, piece]) => text.slice(0, at) + piece + text.slice(at + (piece ? 1 : 0)));
  const days = fc
    .tuple(
      fc.integer({ min: 1990, max: 3010 }),
      fc.nat({ max: 13 }),
      fc.nat({ max: 32 }),
      fc.nat({ max: 25 }),
    )
    .map(([year, month, day, hour]) =>
      [
        `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        String(hour).padStart(2, '0'),
      ].join('T'),
    )
    .map((start) => `${start}:59:59.999Z`);
  const leaps = fc.integer({ min: 2000, max: 2999 }).map((year) => `${year}-02-29T00:00:00.000Z`);

  it.each([
    ['uuid', receiptPatterns.uuid, near('2a3e753e-28d6-436e-bfc1-3ce8f15306b2')],
    ['uuidv7', receiptPatterns.uuidv7, near('01a1f844-622c-7060-8bfc-1c996ace10e3')],
    ['instant', receiptPatterns.instant, fc.oneof(days, leaps, near('2026-11-21T12:00:00.000Z'))],
  ] as const)('%s agrees with its expression', (_name, pattern, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(`"${text}"`);
        expect(patternChecks[pattern.source]?.(bytes, 1, bytes.length - 1)).toBe(pattern.test(text));
      }),
      { numRuns: runs(2_000) },
    );
  });
});
