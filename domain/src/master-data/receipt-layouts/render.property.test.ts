import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countries } from '../../kit/countries/index.ts';
import { runs } from '../../kit/testing/index.ts';
import { anyReceipt, anyTillReceipt } from '../../sales/receipts/testing/index.ts';
import { codePages } from './code-pages.ts';
import {
  type CodePageName,
  codePageNames,
  defaultLayout,
  type LayoutColumn,
  type LayoutLine,
  markAsTest,
  type PrintOut,
  renderReceipt,
  tagGroups,
  textOf,
  widthOf,
} from './index.ts';
import { context, layoutOf } from './testing/layouts.ts';

const allTags = [
  ...tagGroups.general,
  ...tagGroups.receipt,
  ...tagGroups.position,
  ...tagGroups.payment,
  ...tagGroups.fiscal,
];

const anyColumn: fc.Arbitrary<LayoutColumn> = fc.record({
  text: fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.constantFrom(...allTags).map((tag) => `{${tag}}`),
      ),
      {
        maxLength: 4,
      },
    )
    .map((parts) => parts.join(' ')),
  width: fc.option(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 80 }))),
  align: fc.constantFrom('left', 'center', 'right'),
  overflow: fc.constantFrom('wrap', 'cut'),
  isBold: fc.boolean(),
  isWide: fc.boolean(),
  isHigh: fc.boolean(),
});

const anyLine: fc.Arbitrary<LayoutLine> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(anyColumn, { minLength: 1, maxLength: 6 }).map((columns) => textOf(...columns)),
  },
  { weight: 1, arbitrary: fc.constant<LayoutLine>({ kind: 'rule', character: '=' }) },
  {
    weight: 1,
    arbitrary: fc.constant<LayoutLine>({ kind: 'code', text: '{tseQr}', size: 4, align: 'right' }),
  },
);

function isPrintable(out: PrintOut, page: CodePageName): boolean {
  return out.lines.every(
    (line) =>
      line.kind !== 'text' ||
      line.runs.every((run) => [...run.text].every((one) => codePages[page].byteOf(one) !== undefined)),
  );
}

it('CFG-03: whatever a receipt and a layout hold, no line is wider than the paper or has what the printer has not', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 8 }),
      fc.oneof(
        anyReceipt,
        anyTillReceipt.map(({ receipt }) => receipt),
      ),
      fc.integer({ min: 24, max: 80 }),
      fc.constantFrom(...codePageNames),
      fc.constantFrom(...countries),
      (lines, receipt, width, codePage, country) => {
        const layout = layoutOf(lines, { width, codePage });
        const out = renderReceipt(layout, receipt, { ...context, country });
        for (const line of out.lines) {
          if (line.kind === 'text') expect(widthOf(line.runs)).toBeLessThanOrEqual(width);
        }
        expect(isPrintable(out, codePage)).toBe(true);
      },
    ),
    { numRuns: runs(300) },
  );
});

it('CFG-03: any receipt keeps within its width in every default, in all languages and as a test print', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyReceipt,
        anyTillReceipt.map(({ receipt }) => receipt),
      ),
      fc.integer({ min: 24, max: 80 }),
      fc.constantFrom('receipt' as const, 'kitchenTicket' as const),
      fc.constantFrom(...countries),
      fc.constantFrom('de' as const, 'en' as const, 'fr' as const, 'it' as const, 'es' as const),
      (receipt, width, kind, country, language) => {
        const layout = { ...defaultLayout(kind, country), width };
        const out = markAsTest(renderReceipt(layout, receipt, { ...context, country, language }), language);
        for (const line of out.lines) {
          if (line.kind === 'text') expect(widthOf(line.runs)).toBeLessThanOrEqual(width);
        }
        expect(isPrintable(out, layout.codePage)).toBe(true);
      },
    ),
    { numRuns: runs(150) },
  );
});
