import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../kit/testing/index.ts';
import { anyReceipt, sale } from '../../sales/receipts/testing/index.ts';
import {
  closingPrinter,
  columnOf,
  defaultLayout,
  type LayoutLine,
  layoutBlocks,
  type PrintContext,
  type ReceiptLayout,
  receiptPrinter,
  renderClosing,
  renderReceipt,
  sampleClosing,
  sampleSeller,
  textOf,
} from './index.ts';

const context: PrintContext = {
  ...{ language: 'de', country: 'DE', zone: 'Europe/Berlin', branch: 'Mitte', seller: sampleSeller('DE') },
  placeholders: { Gruß: 'Bis bald' },
};

const anyText = fc.constantFrom('{positionText}', '{vatRate} {vatTax}', '{Gruß}', 'Danke', '', '{payment}');
const anyLine: fc.Arbitrary<LayoutLine> = fc.oneof(
  anyText.map((text) => textOf(columnOf(text))),
  fc.constant<LayoutLine>({ kind: 'rule', character: '-' }),
  fc.constant<LayoutLine>({ kind: 'logo', align: 'center' }),
);

/** What somebody does to a layout, lines that it does not touch being the same objects. */
type Edit = (layout: ReceiptLayout) => ReceiptLayout;

const anyLineEdit = fc
  .record({
    block: fc.constantFrom(...layoutBlocks),
    at: fc.nat(30),
    line: anyLine,
    kind: fc.constantFrom('insert', 'replace', 'remove', 'copy'),
  })
  .map(({ block, at, line, kind }): Edit => {
    return (layout) => {
      const lines = layout.blocks[block];
      const place = Math.min(at, lines.length);
      const copied = lines[place] ?? line;
      const next = {
        insert: () => lines.toSpliced(place, 0, line),
        replace: () => lines.toSpliced(place, 1, line),
        remove: () => lines.toSpliced(place, 1),
        copy: () => lines.toSpliced(place, 0, copied),
      };
      return { ...layout, blocks: { ...layout.blocks, [block]: next[kind]() } };
    };
  });
const anyPaper = fc.record({
  width: fc.constantFrom(24, 42, 80),
  codePage: fc.constantFrom('PC437', 'PC858'),
  logo: fc.constantFrom(null, { width: 8, height: 1, bits: 'ff' }),
});
const anyEdits = fc.array(
  fc.oneof(
    anyLineEdit,
    anyPaper.map(
      (paper): Edit =>
        (layout) => ({ ...layout, ...paper }),
    ),
  ),
  { maxLength: 12 },
);

function withLogoLine(layout: ReceiptLayout): ReceiptLayout {
  const logo: LayoutLine = { kind: 'logo', align: 'center' };
  return { ...layout, blocks: { ...layout.blocks, header: [logo, ...layout.blocks.header] } };
}

describe('CFG-02: a printer, by one layout after another', () => {
  it('prints each as if it were the first', () => {
    fc.assert(
      fc.property(anyReceipt, anyEdits, (receipt, edits) => {
        const print = receiptPrinter(receipt, context);
        let layout: ReceiptLayout = withLogoLine(defaultLayout('receipt', 'DE'));
        for (const edit of edits) {
          layout = edit(layout);
          expect(print(layout)).toEqual(renderReceipt(layout, receipt, context));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('prints closings so, too', () => {
    const print = closingPrinter(sampleClosing('DE'), context);
    const layout = defaultLayout('closing', 'DE');
    print(layout);
    const wide = { ...layout, width: 80 };
    expect(print(wide)).toEqual(renderClosing(wide, sampleClosing('DE'), context));
  });

  it('leaves lines as they are, as objects, where only another one was typed into', () => {
    const print = receiptPrinter(sale(), context);
    const layout = defaultLayout('receipt', 'DE');
    const before = print(layout).lines;
    const header = layout.blocks.header.with(0, textOf(columnOf('Neuer Kopf')));
    const after = print({ ...layout, blocks: { ...layout.blocks, header } }).lines;
    const isNew = (line: (typeof after)[number]) => !before.includes(line);
    expect(after.filter(isNew).map(({ source }) => source)).toEqual([{ block: 'header', line: 0 }]);
  });
});
