import { isUtf8 } from 'node:buffer';
import { AppError } from '@tresen/domain/kit/errors';
import { parseJson } from './json-text.ts';
import { type PooledBytes, pooledFrom } from './memory-pool.ts';

/** A text variable that stays in bytes beside its request, since making strings of a megabyte is dear. */
export interface LiftedText {
  /** What stands in the variable's place. */
  readonly mark: string;
  /** The text in UTF-8, once: whoever takes it may change it and releases it. */
  take(): PooledBytes;
}

/** A GraphQL request as it came, and the text that was lifted out of it. */
export interface RequestBody {
  readonly body: unknown;
  readonly lifted: LiftedText | undefined;
}

const quote = 0x22;
const backslash = 0x5c;
const letterU = 0x75;
const key = Buffer.from('"batch"');
const colon = 0x3a;
const mark = '\u0000lifted';

// What an escaped byte stands for; 0 where there is no such escape.
const unescaped = new Uint8Array(256);
for (const [sign, text] of Object.entries({
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}))
  unescaped[sign.charCodeAt(0)] = text.charCodeAt(0);

// Those below are control characters, which stand in no JSON text.
const firstPlain = 0x20;

interface Unescaped {
  /** Behind the text that now stands where it began. */
  readonly end: number;
  /** Behind the quote that closed it. */
  readonly after: number;
}

/** Behind the byte that `takeSimpleOut` wrote last. */
let writtenTo = 0;

/** Values in lists and objects: the largest room plan has a third of it. Long lists come as the text `batch`. */
const maxValues = 50_000;

/**
 * Reads the JSON of a request. A long variable `batch` is not made a string: its escapes are taken out where it lies, and
 * a mark stands in its place. What is no UTF-8 is left to JSON.parse.
 * @throws {AppError} MALFORMED_JSON
 */
export const readRequestBody = (memory: PooledBytes): RequestBody => {
  const { bytes } = memory;
  const from = bytes.length < pooledFrom ? -1 : textBegin(bytes);
  if (from < 0 || !isUtf8(bytes)) {
    const text = bytes.toString();
    memory.release();
    return { body: parsed(text), lifted: undefined };
  }
  const { end, after } = takeEscapesOut(bytes, from);
  const rest = bytes.toString('utf8', after);
  const body = parsed(bytes.toString('utf8', 0, from - 1) + JSON.stringify(mark) + rest);
  return { body, lifted: liftedOf(memory, from, end) };
};

/** The text of a variable, wherever it is, as a string: for those that are long now and then. */
export const textOf = (given: string, lifted: LiftedText | undefined): string => {
  if (!lifted || given !== lifted.mark) return given;
  const { bytes, release } = lifted.take();
  const text = bytes.toString();
  release();
  return text;
};

/**
 * Where the text of the variable begins, or -1. Key, colon and quote beside each other, with space between as many programs
 * write them, cannot stand inside a JSON string as they are, so they are found only where a key and its text are.
 */
function textBegin(bytes: Buffer): number {
  for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + key.length)) {
    const behind = afterSpaces(bytes, at + key.length);
    const begin = bytes[behind] === colon ? afterSpaces(bytes, behind + 1) : -1;
    if (begin >= 0 && bytes[begin] === quote) return begin + 1;
  }
  return -1;
}

function afterSpaces(bytes: Buffer, from: number): number {
  let index = from;
  while (isSpace(bytes[index])) index += 1;
  return index;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text, maxValues);
  } catch {
    throw malformed();
  }
}

function malformed(): AppError {
  return new AppError('MALFORMED_JSON');
}

/**
 * Takes the escapes out of a JSON string, in place: what they stand for is never longer.
 * @throws {AppError} MALFORMED_JSON
 */
function takeEscapesOut(bytes: Buffer, from: number): Unescaped {
  let to = from;
  let index = from;
  for (;;) {
    index = takeSimpleOut(bytes, index, to);
    to = writtenTo;
    if (bytes[index] === quote) return { end: to, after: index + 1 };
    const { text, after } = numberedAt(bytes, index);
    to += bytes.write(text, to);
    index = after;
  }
}

/**
 * Moves text from one index to an earlier one, without its escapes, up to what it leaves to others: a quote, a control
 * character, an escape by number, the end. It goes over every byte of every push, and a push has an escape every seven
 * bytes. So it is one loop over whole numbers that the engine can see to be such, and it calls nothing.
 * @returns the index of what it left
 */
function takeSimpleOut(bytes: Buffer, from: number, into: number): number {
  const { length } = bytes;
  let to = into | 0;
  let index = from | 0;
  while (index < length) {
    const byte = (bytes[index] as number) | 0;
    if (byte === backslash) {
      const meant = (unescaped[(bytes[index + 1] as number) | 0] as number) | 0;
      if (meant === 0) break;
      bytes[to] = meant;
      index = (index + 2) | 0;
    } else if (byte === quote || byte < firstPlain) break;
    else {
      bytes[to] = byte;
      index = (index + 1) | 0;
    }
    to = (to + 1) | 0;
  }
  writtenTo = to;
  return index;
}

/** The character that escapes by number stand for, and behind which byte they end. Half a pair becomes U+FFFD. */
function numberedAt(bytes: Buffer, at: number): { readonly text: string; readonly after: number } {
  const unit = codeUnitAt(bytes, at);
  if (unit < 0) throw malformed();
  const second = unit >= 0xd800 && unit < 0xdc00 ? codeUnitAt(bytes, at + 6) : -1;
  return second >= 0xdc00 && second < 0xe000
    ? { text: String.fromCharCode(unit, second), after: at + 12 }
    : { text: String.fromCharCode(unit), after: at + 6 };
}

/** The code unit of \uXXXX whose backslash stands at `at`, or -1. */
function codeUnitAt(bytes: Buffer, at: number): number {
  if (bytes[at] !== backslash || bytes[at + 1] !== letterU) return -1;
  const digits = bytes.toString('latin1', at + 2, at + 6);
  return /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : -1;
}

function liftedOf(memory: PooledBytes, from: number, end: number): LiftedText {
  let isTaken = false;
  return {
    mark,
    take: () => {
      if (isTaken) throw new AppError('QUERY_REFUSED', { message: 'a long text can be used once' });
      isTaken = true;
      return { bytes: memory.bytes.subarray(from, end), release: memory.release };
    },
  };
}
