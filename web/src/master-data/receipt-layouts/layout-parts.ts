import {
  type LayoutLine,
  type LayoutLineKind,
  layoutBlocks,
  type ReceiptLayout,
  withTagWords,
} from '@tresen/domain/master-data/receipt-layouts';

/** Something of a layout that people recognise it by. */
export interface LayoutPart {
  readonly kind: LayoutLineKind | 'width' | 'codePage';
  /** What it says, where it says anything. */
  readonly text: string;
  /** The other layout has one that says the same, and looks otherwise. */
  readonly isOnlyStyled: boolean;
}

/** What a layout has and another has not: lines in their order, then what is set of the paper. */
export const partsOnlyIn = (
  one: ReceiptLayout,
  other: ReceiptLayout,
  language: 'de' | 'en',
): readonly LayoutPart[] => {
  const lines = linesOnlyIn(one, other);
  const there = new Set(linesOnlyIn(other, one).map((line) => saidBy(line, language)));
  const parts = lines.map((line) => {
    const text = saidBy(line, language);
    return { kind: line.kind, text, isOnlyStyled: there.has(text) };
  });
  return [...parts, ...paperOnlyIn(one, other)];
};

function paperOnlyIn(one: ReceiptLayout, other: ReceiptLayout): readonly LayoutPart[] {
  const paper = (kind: LayoutPart['kind'], text = ''): LayoutPart => ({ kind, text, isOnlyStyled: false });
  return [
    ...(one.width === other.width ? [] : [paper('width', String(one.width))]),
    ...(one.codePage === other.codePage ? [] : [paper('codePage', one.codePage)]),
    ...(one.logo && one.logo.bits !== other.logo?.bits ? [paper('logo')] : []),
  ];
}

function linesOnlyIn(one: ReceiptLayout, other: ReceiptLayout): readonly LayoutLine[] {
  const left = linesOf(other).map((line) => JSON.stringify(line));
  return linesOf(one).filter((line) => {
    const at = left.indexOf(JSON.stringify(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function linesOf({ blocks }: ReceiptLayout): readonly LayoutLine[] {
  return layoutBlocks.flatMap((block) => blocks[block]);
}

function saidBy(line: LayoutLine, language: 'de' | 'en'): string {
  if (line.kind === 'text') return line.columns.map(({ text }) => withTagWords(text, language)).join(' │ ');
  return line.kind === 'code' ? withTagWords(line.text, language) : '';
}
