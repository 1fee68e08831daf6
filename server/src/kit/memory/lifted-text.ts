import { isUtf8 } from 'node:buffer';
import { AppError } from '@tresen/domain/errors';
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

const [quote, backslash, letterU] = [0x22, 0x5c, 0x75];
// Neither part can stand inside a JSON string as it is, so it is found only where it is a key and the begin of its text.
const opening = Buffer.from('"batch":"');
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

const malformed = (): AppError => new AppError('MALFORMED_JSON');

/** The code unit of \uXXXX whose backslash stands at `at`, or -1. */
const codeUnitAt = (bytes: Buffer, at: number): number => {
  if (bytes[at] !== backslash || bytes[at + 1] !== letterU) return -1;
  const digits = bytes.toString('latin1', at + 2, at + 6);
  return /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : -1;
};

/** The character that escapes by number stand for, and behind which byte they end. Half a pair becomes U+FFFD. */
const numberedAt = (bytes: Buffer, at: number): { readonly text: string; readonly after: number } => {
  const unit = codeUnitAt(bytes, at);
  if (unit < 0) throw malformed();
  const second = unit >= 0xd800 && unit < 0xdc00 ? codeUnitAt(bytes, at + 6) : -1;
  return second >= 0xdc00 && second < 0xe000
    ? { text: String.fromCharCode(unit, second), after: at + 12 }
    : { text: String.fromCharCode(unit), after: at + 6 };
};

/**
 * Takes the escapes out of a JSON string, in place: what they stand for is never longer. It goes over every byte of every
 * push. One loop for what is plain and what is not, with whole numbers that the engine sees to be such, takes two thirds of
 * the time of the usual two; a third of all runs of plain bytes are shorter than four.
 * @throws {AppError} MALFORMED_JSON
 */
const takeEscapesOut = (bytes: Buffer, from: number): Unescaped => {
  const { length } = bytes;
  let to = from | 0;
  let index = from | 0;
  while (index < length) {
    const byte = (bytes[index] as number) | 0;
    if (byte === backslash) {
      const meant = index + 1 < length ? (unescaped[bytes[index + 1] as number] as number) | 0 : 0;
      if (meant !== 0) {
        bytes[to] = meant;
        to = (to + 1) | 0;
        index = (index + 2) | 0;
      } else {
        const { text, after } = numberedAt(bytes, index);
        to = (to + bytes.write(text, to)) | 0;
        index = after | 0;
      }
    } else if (byte === quote) return { end: to, after: index + 1 };
    else if (byte < firstPlain) throw malformed();
    else {
      bytes[to] = byte;
      to = (to + 1) | 0;
      index = (index + 1) | 0;
    }
  }
  throw malformed();
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
};

const liftedOf = (memory: PooledBytes, from: number, end: number): LiftedText => {
  let isTaken = false;
  return {
    mark,
    take: () => {
      if (isTaken) throw new AppError('QUERY_REFUSED', { message: 'a long text can be used once' });
      isTaken = true;
      return { bytes: memory.bytes.subarray(from, end), release: memory.release };
    },
  };
};

/**
 * Reads the JSON of a request. A long variable `batch` is not made a string: its escapes are taken out where it lies, and
 * a mark stands in its place. What is no UTF-8 is left to JSON.parse.
 * @throws {AppError} MALFORMED_JSON
 */
export const readRequestBody = (memory: PooledBytes): RequestBody => {
  const { bytes } = memory;
  const at = bytes.length < pooledFrom ? -1 : bytes.indexOf(opening);
  if (at < 0 || !isUtf8(bytes)) {
    const text = bytes.toString();
    memory.release();
    return { body: parsed(text), lifted: undefined };
  }
  const from = at + opening.length;
  const { end, after } = takeEscapesOut(bytes, from);
  const rest = bytes.toString('utf8', after);
  const body = parsed(bytes.toString('utf8', 0, from - 1) + JSON.stringify(mark) + rest);
  return { body, lifted: liftedOf(memory, from, end) };
};
