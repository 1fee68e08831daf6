import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../kit/testing/index.ts';
import { type Receipt, receiptFacts, receiptProblem, receiptSchema, type VatAmount } from '../index.ts';
import { anyTillReceipt, receiptEnd } from '../testing/index.ts';

const check = (receipt: Receipt) => receiptProblem(receipt, { nowMs: receiptEnd, currency: 'EUR' });

const moved = (entry: VatAmount, tax: number): VatAmount => ({
  ...entry,
  tax: entry.tax + tax,
  net: entry.net - tax,
});

const added = (entry: VatAmount, net: number): VatAmount => ({
  ...entry,
  net: entry.net + net,
  gross: entry.gross + net,
});

/** The receipt with a line that is dearer by some cents, and all sums that follow from it. */
const dearer = (receipt: Receipt, at: number, cents: number): Receipt => {
  const line = receipt.positions[at % receipt.positions.length];
  const entry = line?.vat[0];
  if (!line || !entry) return receipt;
  const change = (vat: VatAmount) => (vat.rate === entry.rate ? added(vat, cents) : vat);
  const changed = { ...line, amount: line.amount + cents, vat: line.vat.map(change) };
  return {
    ...receipt,
    positions: receipt.positions.map((other) => (other === line ? changed : other)),
    vat: receipt.vat?.map(change) ?? null,
    gross: receipt.gross + cents,
    payments: receipt.payments.map((payment) => ({ ...payment, amount: payment.amount + cents })),
  };
};

describe('receipts of any legal till', () => {
  test('are in order, however it rounds, and their figures are what was paid', () => {
    fc.assert(
      fc.property(anyTillReceipt, ({ receipt }) => {
        expect(receiptSchema.safeParse(receipt).error).toBeUndefined();
        expect(check(receipt)).toBeUndefined();
        const { turnover, net, tax, articles } = receiptFacts(receipt);
        expect(turnover).toBe(receipt.gross);
        expect(net + tax).toBe(turnover);
        expect(articles.reduce((sum, { amount }) => sum + amount, 0)).toBe(turnover);
        if (receipt.vat) expect(tax).toBe(receipt.vat.reduce((sum, entry) => sum + entry.tax, 0));
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('are found when a line is dearer than its price by more than rounding and hidden places explain', () => {
    fc.assert(
      fc.property(anyTillReceipt, fc.nat(), fc.constantFrom(-1, 1), ({ receipt }, at, sign) => {
        // Five places hide half a cent per thousand units: 900 of them at most here.
        const found = check(dearer(receipt, at, sign * 4));
        expect(found?.rule).toMatch(/^(n|p)\w*riceTimesQuantity$|taxFollowsRate$/i);
      }),
      { numRuns: runs(500) },
    );
  });

  test('are found when the tax of a line is off by more than all lines of its rate can leave to it', () => {
    fc.assert(
      fc.property(anyTillReceipt, fc.nat(), fc.constantFrom(-1, 1), ({ receipt }, at, sign) => {
        const place = at % receipt.positions.length;
        const tax = sign * (3 + receipt.positions.length);
        const positions = receipt.positions.map((line, index) =>
          index === place ? { ...line, vat: line.vat.map((entry) => moved(entry, tax)) } : line,
        );
        expect(check({ ...receipt, positions })).toMatchObject({
          rule: 'taxFollowsRate',
          path: `/positions/${place}/vat/0/tax`,
        });
      }),
      { numRuns: runs(500) },
    );
  });

  test('are found when the printed tax is off by more than two cents and is not the sum of the lines', () => {
    fc.assert(
      fc.property(anyTillReceipt, fc.nat(), fc.constantFrom(-3, 3), ({ receipt }, at, cents) => {
        fc.pre(receipt.vat != null);
        const printed = receipt.vat ?? [];
        const place = at % printed.length;
        const vat = printed.map((entry, index) => (index === place ? moved(entry, cents) : entry));
        const ofRate = receipt.positions
          .flatMap((line) => line.vat)
          .filter(({ rate }) => rate === vat[place]?.rate);
        fc.pre(ofRate.reduce((sum, { tax }) => sum + tax, 0) !== vat[place]?.tax);
        expect(check({ ...receipt, vat })).toMatchObject({
          rule: 'receiptTaxFollowsRate',
          path: `/vat/${place}/tax`,
        });
      }),
      { numRuns: runs(500) },
    );
  });
});
