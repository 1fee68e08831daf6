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
import { piecesOfLine, type TextPiece } from './tag-text.ts';
import { layoutTags } from './tags.ts';

/** Bytes that a QR code of level M holds at most; what is longer is printed as text (ISO/IEC 18004: 2331). */
const codeCapacity = 2300;

/**
 * Prints the same thing by one layout after another. Groups of lines that stand where they stood in the one before, as the
 * same objects, are not set anew and come as the same objects, too: while somebody types, all but one.
 */
export type Printer = (layout: ReceiptLayout) => PrintOut;

/** Of a receipt; of a kitchen ticket, too. @throws RangeError when the zone is unknown. */
export function receiptPrinter(receipt: Receipt, context: PrintContext): Printer {
  return printerOf({
    context,
    formats: printFormats(context.country, context.zone),
    currency: receipt.currency,
    receipt,
    letterOf: letterOfKey(receipt),
  });
}

/** Of a closing. @throws RangeError when the zone is unknown. */
export function closingPrinter(closing: Closing, context: PrintContext): Printer {
  return printerOf({
    context,
    formats: printFormats(context.country, context.zone),
    currency: closing.currency,
    closing,
    letterOf: () => '',
  });
}

/** A receipt as a layout prints it; of a kitchen ticket, too. @throws RangeError when the zone is unknown. */
export function renderReceipt(layout: ReceiptLayout, receipt: Receipt, context: PrintContext): PrintOut {
  return receiptPrinter(receipt, context)(layout);
}

/** A closing as a layout prints it. @throws RangeError when the zone is unknown. */
export function renderClosing(layout: ReceiptLayout, closing: Closing, context: PrintContext): PrintOut {
  return closingPrinter(closing, context)(layout);
}

/** A group of lines as it was printed, and on what paper. */
interface PrintedGroup {
  readonly group: readonly ReadLine[];
  readonly layout: ReceiptLayout;
  readonly lines: readonly PrintedLine[];
}

function printerOf(facts: PrintFacts): Printer {
  let before: ReadonlyMap<string, PrintedGroup> = new Map();
  return (layout) => {
    const printed = new Map<string, PrintedGroup>();
    const ofGroup = (group: readonly ReadLine[], place: string) => {
      const known = before.get(place);
      const one =
        known && isPrintedAs(known, group, layout)
          ? known
          : { group, layout, lines: printGroup(group, layout, facts) };
      printed.set(place, one);
      return one.lines;
    };
    const lines = layoutBlocks.flatMap((block) =>
      groupsOf(layout.blocks[block].map((line, at) => readLine(line, { block, line: at }))).flatMap((group) =>
        ofGroup(group, `${block} ${group[0]?.source.line}`),
      ),
    );
    before = printed;
    const { width, codePage, codePageNumber } = layout;
    return { width, codePage, codePageNumber, lines };
  };
}

/** Whether what was printed at the same place is what would be printed now. */
function isPrintedAs(known: PrintedGroup, group: readonly ReadLine[], layout: ReceiptLayout): boolean {
  const { width, codePage, logo } = known.layout;
  return (
    width === layout.width &&
    codePage === layout.codePage &&
    logo === layout.logo &&
    group.length === known.group.length &&
    group.every(({ line }, at) => line === known.group[at]?.line)
  );
}

/** A line of a layout whose texts were taken apart, and for what it is printed again and again. */
interface ReadLine {
  readonly line: LayoutLine;
  readonly source: PrintSource;
  readonly texts: readonly (readonly TextPiece[])[];
  readonly each: Repetition | null;
}

function readLine(line: LayoutLine, source: PrintSource): ReadLine {
  const texts = piecesOfLine(line);
  const each = texts
    .flat()
    .flatMap((piece) => (piece.kind === 'tag' ? [layoutTags[piece.tag].each] : []))
    .filter((one) => one !== null)
    // What stands within another decides: a line with an extra is printed for each extra of each position.
    .reduce<Repetition | null>((deepest, one) => (deepest && !isWithin(one, deepest) ? deepest : one), null);
  return { line, source, texts, each };
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
