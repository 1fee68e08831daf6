import { pooledFrom } from './memory-pool.ts';

const quote = 0x22;
const backslash = 0x5c;
/** More than anything has that is sent to us. */
const deepest = 100;

/**
 * JSON that somebody else wrote. JSON.parse takes a hundred times as long for a megabyte of nested brackets as for one of
 * text, 300 ms; and four million numbers fit into what a register may send, each of which is then compared with its type.
 * @throws {SyntaxError}
 */
export const parseJson = (text: string, maxValues = Number.POSITIVE_INFINITY): unknown => {
  if (text.length >= pooledFrom && isTangled(text, maxValues))
    throw new SyntaxError('nested too deep, or too many values');
  return JSON.parse(text);
};

/** True when arrays and objects lie in each other deeper, or hold more, than they may. */
function isTangled(text: string, maxValues: number): boolean {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === quote) index = endOfText(text, index);
    else if (sign === 0x5b || sign === 0x7b) depth += 1;
    else if (sign === 0x5d || sign === 0x7d) depth -= 1;
    else if (sign === 0x2c) values += 1;
    if (depth > deepest || values > maxValues) return true;
  }
  return false;
}

/** Where the text ends that a quote begins. */
function endOfText(text: string, from: number): number {
  let index = from + 1;
  while (index < text.length && text.charCodeAt(index) !== quote)
    index += text.charCodeAt(index) === backslash ? 2 : 1;
  return index;
}
