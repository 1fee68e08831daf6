import {
  columnOf,
  defaultLayout,
  type LayoutLine,
  type ReceiptLayout,
  textOf,
} from '@tresen/domain/master-data/receipt-layouts';
import { describe, expect, it } from 'vitest';
import { partsOnlyIn } from './layout-parts.ts';

const layout = defaultLayout('receipt', 'DE');
const withFooter = (...lines: readonly LayoutLine[]): ReceiptLayout => ({
  ...layout,
  blocks: { ...layout.blocks, footer: [...layout.blocks.footer, ...lines] },
});
const thanks = textOf(columnOf('Danke'));
const words = (one: ReceiptLayout, other: ReceiptLayout) =>
  partsOnlyIn(one, other, 'de').map(({ kind, text, isOnlyStyled }) =>
    [kind, text, isOnlyStyled && 'styled'].filter(Boolean).join(' '),
  );

describe('what a layout has that another has not', () => {
  it('is nothing where they are the same, or have the same lines in another order', () => {
    expect(words(layout, layout)).toEqual([]);
    const [first, ...others] = layout.blocks.header;
    const turned = {
      ...layout,
      blocks: { ...layout.blocks, header: [...others, ...(first ? [first] : [])] },
    };
    expect(words(turned, layout)).toEqual([]);
  });

  it('is a line in the words of the person, once more where it is there twice', () => {
    expect(words(withFooter(textOf(columnOf('Nr. {receiptNumber}'))), layout)).toEqual([
      'text Nr. {Belegnummer}',
    ]);
    expect(words(withFooter(thanks, thanks), withFooter(thanks))).toEqual(['text Danke']);
    expect(words(layout, withFooter(thanks))).toEqual([]);
  });

  it('is a line that looks otherwise there', () => {
    const bold = textOf(columnOf('Danke', { isBold: true }));
    expect(words(withFooter(bold), withFooter(thanks))).toEqual(['text Danke styled']);
  });

  it('is its paper, characters and logo', () => {
    const logo = { width: 8, height: 1, bits: 'ff' };
    const other: ReceiptLayout = { ...layout, width: 32, codePage: 'PC437', logo };
    expect(words(other, layout)).toEqual(['width 32', 'codePage PC437', 'logo']);
    expect(words(layout, other)).toEqual([`width ${layout.width}`, `codePage ${layout.codePage}`]);
  });
});
