import { type Country, countries } from '@tresen/domain/kit/countries';
import {
  defaultLayout,
  type LayoutBlock,
  layoutBlocks,
  logoWithin,
  type ReceiptLayout,
} from '@tresen/domain/master-data/receipt-layouts';

/** What a layout has to know of the printer, and its logo. */
export type Paper = Pick<ReceiptLayout, 'width' | 'codePage' | 'codePageNumber' | 'logo'>;

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

/** Dots of a line of paper, by its characters: printers of 58 mm have 384, of 80 mm 576 (fiscal.md 8.1). */
export function dotsOf(width: number): number {
  return width <= 34 ? 384 : 576;
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
