import { AppError } from '@tresen/domain/errors';

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

/**
 * Cuts the text of a JSON array into the texts of its elements, without parsing them: each record keeps the very
 * bytes that the register sent, and a broken one breaks no other.
 * @throws {AppError} MALFORMED_JSON when the text is no array at all
 */
export const recordTexts = (batch: string): string[] => {
  const text = batch.trim();
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
    index = end;
    if (text.charCodeAt(index) === close.bracket) break;
    index += 1;
  }
  if (index !== text.length - 1) throw malformed();
  return records;
};
