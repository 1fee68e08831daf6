import {
  columnOf,
  type LayoutBlock,
  type LayoutLine,
  type LayoutLineKind,
  layoutBlocks,
  type ReceiptLayout,
  textOf,
} from '@tresen/domain/master-data/receipt-layouts';

/** A line of a layout, by its block and its place there. */
export interface LinePlace {
  readonly block: LayoutBlock;
  readonly at: number;
}

export const lineAt = (layout: ReceiptLayout, { block, at }: LinePlace): LayoutLine | undefined =>
  layout.blocks[block][at];

/** Another line in the place of one. */
export const replaceLine = (
  layout: ReceiptLayout,
  { block, at }: LinePlace,
  line: LayoutLine,
): ReceiptLayout => withLines(layout, block, layout.blocks[block].with(at, line));

export const insertLine = (
  layout: ReceiptLayout,
  { block, at }: LinePlace,
  line: LayoutLine,
): ReceiptLayout => withLines(layout, block, layout.blocks[block].toSpliced(at, 0, line));

export const removeLine = (layout: ReceiptLayout, { block, at }: LinePlace): ReceiptLayout =>
  withLines(layout, block, layout.blocks[block].toSpliced(at, 1));

/** Where a line stands after one step up or down, in the next block where its own ends; undefined at either end of all. */
export const stepFrom = (
  layout: ReceiptLayout,
  { block, at }: LinePlace,
  step: 1 | -1,
): LinePlace | undefined => {
  const next = at + step;
  if (next >= 0 && next < layout.blocks[block].length) return { block, at: next };
  const other = layoutBlocks[layoutBlocks.indexOf(block) + step];
  if (other === undefined) return undefined;
  return { block: other, at: step === 1 ? 0 : layout.blocks[other].length };
};

export const moveLine = (layout: ReceiptLayout, from: LinePlace, to: LinePlace): ReceiptLayout => {
  const line = lineAt(layout, from);
  return line === undefined ? layout : insertLine(removeLine(layout, from), to, line);
};

/**
 * A line that was let go before another one, or at the end of a block, and where it stands then. Undefined where it
 * stays.
 */
export const dropLine = (
  layout: ReceiptLayout,
  from: LinePlace,
  gap: LinePlace,
): { readonly layout: ReceiptLayout; readonly to: LinePlace } | undefined => {
  const isBehind = gap.block === from.block && gap.at > from.at;
  const to = isBehind ? { ...gap, at: gap.at - 1 } : gap;
  if (to.block === from.block && to.at === from.at) return undefined;
  return { layout: moveLine(layout, from, to), to };
};

/** A line as it begins. */
export const newLine = (kind: LayoutLineKind): LayoutLine => begin[kind]();

const begin: Readonly<Record<LayoutLineKind, () => LayoutLine>> = {
  text: () => textOf(columnOf('')),
  rule: () => ({ kind: 'rule', character: '-' }),
  space: () => ({ kind: 'space', lines: 1 }),
  logo: () => ({ kind: 'logo', align: 'center' }),
  code: () => ({ kind: 'code', text: '', size: 4, align: 'center' }),
  cut: () => ({ kind: 'cut', isWhole: false }),
};

function withLines(layout: ReceiptLayout, block: LayoutBlock, lines: LayoutLine[]): ReceiptLayout {
  return { ...layout, blocks: { ...layout.blocks, [block]: lines } };
}
