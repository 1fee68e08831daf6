import { type Country, countries } from '@tresen/domain/kit/countries';
import {
  columnOf,
  defaultLayout,
  type LayoutBlock,
  type LayoutLine,
  type LayoutLineKind,
  layoutBlocks,
  logoWithin,
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

/** What a layout has to know of the printer, and its logo. */
export type Paper = Pick<ReceiptLayout, 'width' | 'codePage' | 'codePageNumber' | 'logo'>;

/** Dots of a line of paper, by its characters: printers of 58 mm have 384, of 80 mm 576 (fiscal.md 8.1). */
export function dotsOf(width: number): number {
  return width <= 34 ? 384 : 576;
}

/**
 * A layout for other paper. A logo gets its line above the name of the company, and takes it along when it goes; on
 * narrower paper it becomes smaller. The head and the positions that nobody has laid out otherwise are those of the new
 * width.
 */
export function withPaper(layout: ReceiptLayout, given: Partial<Paper>): ReceiptLayout {
  const wide = { ...layout, ...given };
  const next = { ...wide, logo: wide.logo && logoWithin(wide.logo, dotsOf(wide.width)) };
  const blocks = given.width === undefined ? layout.blocks : blocksOfWidth(layout, given.width);
  return { ...next, blocks: given.logo === undefined ? blocks : blocksWithLogo(blocks, given.logo !== null) };
}

type Blocks = ReceiptLayout['blocks'];

function blocksOfWidth({ kind, width, blocks }: ReceiptLayout, wanted: number): Blocks {
  const linesOf = (block: LayoutBlock) => {
    const at = blocks[block].findIndex((line) => line.kind === 'logo');
    const logo = blocks[block].slice(at, at + 1);
    const own = JSON.stringify(blocks[block].toSpliced(at, logo.length));
    const defaultOf = (country: Country, of: number) => defaultLayout(kind, country, of).blocks[block];
    const country = countries.find((one) => JSON.stringify(defaultOf(one, width)) === own);
    return country === undefined ? blocks[block] : defaultOf(country, wanted).toSpliced(at, 0, ...logo);
  };
  return { ...blocks, header: linesOf('header'), positions: linesOf('positions') };
}

function blocksWithLogo(blocks: Blocks, isThere: boolean): Blocks {
  const hasLine = layoutBlocks.some((block) => blocks[block].some(({ kind }) => kind === 'logo'));
  if (isThere === hasLine) return blocks;
  if (!isThere) {
    const without = (block: LayoutBlock) => blocks[block].filter(({ kind }) => kind !== 'logo');
    return Object.fromEntries(layoutBlocks.map((block) => [block, without(block)])) as Blocks;
  }
  // In Spain the code stands above all else.
  const at = Math.max(
    0,
    blocks.header.findIndex((line) => JSON.stringify(line).includes('{companyName}')),
  );
  return { ...blocks, header: blocks.header.toSpliced(at, 0, { kind: 'logo', align: 'center' }) };
}
