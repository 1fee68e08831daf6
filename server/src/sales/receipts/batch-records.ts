import { AppError } from '@tresen/domain/errors';
import { receiptsPerPush } from '@tresen/domain/sales/receipts';

const quote = 34;
const backslash = 92;
const open = { brace: 123, bracket: 91 } as const;
const close = { brace: 125, bracket: 93 } as const;
const comma = 44;

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** The index behind the closing quote of the string that opens at `at`, or the text's end. */
const afterString = (text: string, at: number): number => {
  let index = at + 1;
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === backslash) index += 1;
    else if (code === quote) return index + 1;
  }
  return index;
};

/** The index of the comma or bracket that ends the array element which begins at `from`. */
const endOfElement = (text: string, from: number): number => {
  let depth = 0;
  let index = from;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      index = afterString(text, index);
      continue;
    }
    if (code === open.brace || code === open.bracket) depth += 1;
    else if (depth === 0 && (code === comma || code === close.bracket)) return index;
    else if (code === close.brace || code === close.bracket) depth -= 1;
    index += 1;
  }
  return index;
};

/** The elements of the array in `text`, character by character: right for any array, whatever its spaces. */
const scannedTexts = (text: string): string[] => {
  const malformed = () => new AppError('MALFORMED_JSON');
  if (text.charCodeAt(0) !== open.bracket) throw malformed();
  const records: string[] = [];
  let index = 1;
  for (;;) {
    while (isSpace(text.charCodeAt(index))) index += 1;
    if (records.length === 0 && text.charCodeAt(index) === close.bracket) break;
    const end = endOfElement(text, index);
    if (end >= text.length) throw malformed();
    records.push(text.slice(index, end).trimEnd());
    if (records.length > receiptsPerPush) throw new AppError('TOO_LARGE', { limit: receiptsPerPush });
    index = end;
    if (text.charCodeAt(index) === close.bracket) break;
    index += 1;
  }
  if (index !== text.length - 1) throw malformed();
  return records;
};

/** What stands between two receipts that a register's JSON library wrote in the contract's order of fields. */
const usualJoint = '},{"version":1,';

/**
 * Cuts at the usual joints, which the engine finds some ten times faster than a loop over all characters. What would be
 * more pieces than a push may hold stays in the last one.
 */
const cutTexts = (text: string): string[] => {
  const pieces: string[] = [];
  let from = 1;
  for (let at = text.indexOf(usualJoint); at >= 0; at = text.indexOf(usualJoint, at + 2)) {
    if (pieces.length + 1 === receiptsPerPush) break;
    pieces.push(text.slice(from, at + 1));
    from = at + 2;
  }
  pieces.push(text.slice(from, -1));
  return pieces;
};

/** A record of a batch: its own text, and its value, or undefined where the text is no JSON. */
export interface BatchRecord {
  readonly text: string;
  readonly value: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One record from its text. */
export const readRecord = (text: string): BatchRecord => ({ text, value: parsed(text) });

/** What `read` makes of each cut piece, or undefined when one is no JSON: then the cuts were wrong. */
const readCut = <T>(text: string, read: (record: BatchRecord) => T): T[] | undefined => {
  const results: T[] = [];
  for (const piece of cutTexts(text)) {
    const record = readRecord(piece);
    if (record.value === undefined) return undefined;
    results.push(read(record));
  }
  return results;
};

/**
 * Reads the elements of a JSON array one by one, so that of 500 parsed receipts one is alive at a time: each record
 * keeps the very bytes that the register sent, and a broken one breaks no other. Pieces that stand between brackets and commas and
 * are all JSON by themselves are the array's elements, by JSON's own grammar; when a cut piece is not, all is read
 * anew, character by character, so `read` must not do anything but answer.
 * @throws {AppError} MALFORMED_JSON when the text is no array at all, TOO_LARGE when it holds more than 500
 */
export const readBatch = <T>(batch: string, read: (record: BatchRecord) => T): T[] => {
  const text = batch.trim();
  const cut = text.startsWith('[{') && text.endsWith('}]') ? readCut(text, read) : undefined;
  return cut ?? scannedTexts(text).map((record) => read(readRecord(record)));
};
