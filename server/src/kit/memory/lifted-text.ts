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

const [quote, backslash] = [0x22, 0x5c];
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

interface Unescaped {
  /** Behind the text that now stands where it began. */
  readonly end: number;
  /** Behind the quote that closed it. */
  readonly after: number;
}

/** Takes the escapes out of a JSON string, in place. @throws {AppError} MALFORMED_JSON */
const takeEscapesOut = (bytes: Buffer, from: number): Unescaped => {
  let to = from;
  for (let index = from; index < bytes.length; index += 1) {
    let byte = bytes[index] ?? 0;
    if (byte === quote) return { end: to, after: index + 1 };
    if (byte === backslash) {
      index += 1;
      byte = unescaped[bytes[index] ?? 0] ?? 0;
      if (byte === 0) throw new AppError('MALFORMED_JSON');
    } else if (byte < 0x20) throw new AppError('MALFORMED_JSON');
    bytes[to] = byte;
    to += 1;
  }
  throw new AppError('MALFORMED_JSON');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('MALFORMED_JSON');
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
 * a mark stands in its place. Escapes of the form \u, and what is no UTF-8, are left to JSON.parse.
 * @throws {AppError} MALFORMED_JSON
 */
export const readRequestBody = (memory: PooledBytes): RequestBody => {
  const { bytes } = memory;
  const at = bytes.length < pooledFrom ? -1 : bytes.indexOf(opening);
  if (at < 0 || bytes.includes('\\u', at) || !isUtf8(bytes)) {
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
