import type { Closing } from '../../sales/closings/index.ts';
import { letterOfKey, type Receipt, vatTotals } from '../../sales/receipts/index.ts';
import { type Cell, setColumns } from './columns.ts';
import { type LayoutLine, type LineOf, layoutBlocks, type ReceiptLayout } from './layout.ts';
import { placeholderNamed } from './placeholders.ts';
import type { PrintContext, PrintFacts, Repetition } from './print-facts.ts';
import { printFormats } from './print-formats.ts';
import type { PrintedLine, PrintOut, PrintRun, PrintSource } from './print-out.ts';
import { printable } from './print-text.ts';
import { isWithin, rootOf } from './tag-definition.ts';
import { piecesOf, type TextPiece } from './tag-text.ts';
import { layoutTags } from './tags.ts';

/** Bytes that a QR code of level M holds at most; what is longer is printed as text (ISO/IEC 18004: 2331). */
const codeCapacity = 2300;

/** A receipt as a layout prints it; of a kitchen ticket, too. @throws RangeError when the zone is unknown. */
export function renderReceipt(layout: ReceiptLayout, receipt: Receipt, context: PrintContext): PrintOut {
  return render(layout, {
    context,
    formats: printFormats(context.country, context.zone),
    currency: receipt.currency,
    receipt,
    letterOf: letterOfKey(receipt),
  });
}

/** A closing as a layout prints it. @throws RangeError when the zone is unknown. */
export function renderClosing(layout: ReceiptLayout, closing: Closing, context: PrintContext): PrintOut {
  return render(layout, {
    context,
    formats: printFormats(context.country, context.zone),
    currency: closing.currency,
    closing,
    letterOf: () => '',
  });
}

function render(layout: ReceiptLayout, facts: PrintFacts): PrintOut {
  const { width, codePage, codePageNumber } = layout;
  const lines = layoutBlocks.flatMap((block) =>
    groupsOf(layout.blocks[block].map((line, at) => readLine(line, { block, line: at }))).flatMap((group) =>
      printGroup(group, layout, facts),
    ),
  );
  return { width, codePage, codePageNumber, lines };
}

/** A line of a layout whose texts were taken apart, and for what it is printed again and again. */
interface ReadLine {
  readonly line: LayoutLine;
  readonly source: PrintSource;
  readonly texts: readonly (readonly TextPiece[])[];
  readonly each: Repetition | null;
}

function readLine(line: LayoutLine, source: PrintSource): ReadLine {
  const texts = textsOf(line).map(piecesOf);
  const each = texts
    .flat()
    .flatMap((piece) => (piece.kind === 'tag' ? [layoutTags[piece.tag].each] : []))
    .filter((one) => one !== null)
    // What stands within another decides: a line with an extra is printed for each extra of each position.
    .reduce<Repetition | null>((deepest, one) => (deepest && !isWithin(one, deepest) ? deepest : one), null);
  return { line, source, texts, each };
}

function textsOf(line: LayoutLine): readonly string[] {
  if (line.kind === 'text') return line.columns.map(({ text }) => text);
  return line.kind === 'code' ? [line.text] : [];
}

/** Lines that follow one another and belong to the same thing: a position, then its price, then its extras. */
function groupsOf(lines: readonly ReadLine[]): readonly (readonly ReadLine[])[] {
  const groups: ReadLine[][] = [];
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1)?.each ?? null;
    const isSame = line.each !== null && before !== null && rootOf(line.each) === rootOf(before);
    if (isSame) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

function printGroup(
  group: readonly ReadLine[],
  layout: ReceiptLayout,
  facts: PrintFacts,
): readonly PrintedLine[] {
  const each = group[0]?.each ?? null;
  const parts = each === null ? [facts] : partsOf(rootOf(each), facts);
  return parts.flatMap((part) =>
    group.flatMap((line) => {
      const isInner = line.each !== null && rootOf(line.each) !== line.each;
      const ofLine = isInner && line.each !== null ? partsOf(line.each, part) : [part];
      return ofLine.flatMap((one) => printLine(line, layout, one));
    }),
  );
}

/** The facts of each part that a line is printed for. */
function partsOf(each: Repetition, facts: PrintFacts): readonly PrintFacts[] {
  const { receipt, closing, position } = facts;
  const parts: Readonly<Record<Repetition, () => readonly Partial<PrintFacts>[]>> = {
    position: () => (receipt?.positions ?? []).map((one) => ({ position: one })),
    discount: () => (position?.discounts ?? []).map((discount) => ({ discount })),
    extra: () => (position?.subItems ?? []).map((extra) => ({ extra })),
    payment: () => (receipt?.payments ?? closing?.payments ?? []).map((payment) => ({ payment })),
    card: () => (receipt?.cards ?? []).map((card) => ({ card })),
    vat: () => (receipt ? vatTotals(receipt) : (closing?.vat ?? [])).map((vat) => ({ vat })),
    category: () => (closing?.categories ?? []).map((category) => ({ category })),
    person: () => (closing?.employees ?? []).map((person) => ({ person })),
  };
  return parts[each]().map((part) => ({ ...facts, ...part }));
}

function printLine(read: ReadLine, layout: ReceiptLayout, facts: PrintFacts): readonly PrintedLine[] {
  const { line, source } = read;
  const ofRuns = (runs: readonly PrintRun[]): PrintedLine => ({ kind: 'text', runs, source });
  switch (line.kind) {
    case 'text':
      return printText(line, read, layout, facts).map(ofRuns);
    case 'code':
      return printCode(line, read, layout, facts);
    case 'rule':
      return [ofRuns([plainRun(line.character.repeat(layout.width))])];
    case 'space':
      return Array.from({ length: line.lines }, () => ofRuns([]));
    case 'logo':
      return layout.logo === null ? [] : [{ kind: 'logo', logo: layout.logo, align: line.align, source }];
    case 'cut':
      return [{ kind: 'cut', isWhole: line.isWhole, source }];
  }
}

/** A line with tags that all say nothing is not printed: who has no customer prints no "customer:". */
function printText(
  line: LineOf<'text'>,
  { texts }: ReadLine,
  { codePage, width }: ReceiptLayout,
  facts: PrintFacts,
): readonly (readonly PrintRun[])[] {
  const values = texts.map((pieces) => pieces.map((piece) => ({ piece, value: textOfPiece(piece, facts) })));
  const named = values.flat().filter(({ piece }) => piece.kind !== 'text');
  if (named.length > 0 && named.every(({ value }) => value === '')) return [];
  const cells = line.columns.map(
    (column, at): Cell => ({
      ...column,
      text: (values[at] ?? [])
        .map(({ piece, value }) => printable(value, codePage, piece.kind === 'name'))
        .join(''),
    }),
  );
  return setColumns(cells, width);
}

function printCode(
  { size, align }: LineOf<'code'>,
  { texts, source }: ReadLine,
  { codePage, width }: ReceiptLayout,
  facts: PrintFacts,
): readonly PrintedLine[] {
  const text = texts
    .flat()
    .map((piece) => textOfPiece(piece, facts))
    .join('');
  if (text === '') return [];
  // Three bytes is the longest that a character of UTF-16 becomes.
  if (text.length * 3 <= codeCapacity || bytesOf(text) <= codeCapacity) {
    return [{ kind: 'code', text, size, align, source }];
  }
  const cell: Cell = { ...plainRun(printable(text, codePage)), width: null, align: 'left', overflow: 'wrap' };
  return setColumns([cell], width).map((runs) => ({ kind: 'text', runs, source }));
}

/** What a piece says; a name that is no text block says nothing, since `layoutFaults` told of it. */
function textOfPiece(piece: TextPiece, facts: PrintFacts): string {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'tag') return layoutTags[piece.tag].read(facts) ?? '';
  return placeholderNamed(facts.context.placeholders, piece.name) ?? '';
}

function plainRun(text: string): PrintRun {
  return { text, isBold: false, isWide: false, isHigh: false };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
