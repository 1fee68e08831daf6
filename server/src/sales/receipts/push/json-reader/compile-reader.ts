import { type ReadableSchema, writeReader } from './reader-code.ts';

/** Whether the bytes from `from` up to `to`, the inside of a JSON string, are of a pattern. */
export type PatternCheck = (bytes: Uint8Array, from: number, to: number) => boolean;

/** Reads values of one schema from UTF-8 bytes without making what nobody wants of them. */
export interface ByteReader<T> {
  /**
   * The value that begins at `from`: certainly of the schema. Undefined when it is not, or when it is written in a way
   * that is left to JSON.parse and a validator: spaces, escapes, numbers with fraction or exponent, a name twice.
   */
  read(bytes: Buffer, from: number): T | undefined;
  /** The index behind the value that `read` found last. */
  readonly end: number;
}

export interface ReaderOptions {
  /** Paths of the values to keep, such as `.positions[].vat[].net`, each with all that it stands in. */
  readonly wanted: readonly string[];
  /** Checks that are quicker than the regular expression of the same text. */
  readonly patterns?: Readonly<Record<string, PatternCheck>>;
}

const quote = 0x22;
const backslash = 0x5c;

// 1 for every byte that stands for itself inside a JSON string.
const plain = new Uint8Array(256).fill(1, 0x20);
plain[quote] = 0;
plain[backslash] = 0;

interface KnownText {
  readonly bytes: Uint8Array;
  readonly text: string;
}

const longestKnown = 48;
const knownMask = 0x7ff;

const knownTextOf = createKnownTexts();

interface Compiled<T> {
  readonly make: () => T;
  readonly read: (bytes: Buffer, from: number, out: T) => number;
}

/**
 * Compiles a reader from a JSON Schema, as a validator is: the schema stays the only place that says what is right.
 * @throws when the schema says something that readers do not know
 */
export const compileReader = <T>(
  schema: ReadableSchema,
  { wanted, patterns = {} }: ReaderOptions,
): ByteReader<T> => {
  const code = writeReader(schema, wanted);
  const make = new Function(
    ...['endOfText', 'codePoints', 'textOf', 'knownTextOf', 'patterns'],
    `${code.functions.join('\n')}\nreturn {make:()=>new ${code.root}Value(),read:${code.root}};`,
  ) as (...given: unknown[]) => Compiled<T>;
  const checks = code.patterns.map((pattern) => patterns[pattern] ?? byExpression(pattern));
  const compiled = make(endOfText, codePoints, textOf, knownTextOf, checks);
  let end = 0;
  return {
    read: (bytes, from) => {
      const value = compiled.make();
      const behind = compiled.read(bytes, from, value);
      if (behind < 0) return undefined;
      end = behind;
      return value;
    },
    get end() {
      return end;
    },
  };
};

/**
 * Makes texts from bytes, and remembers the short ones at a place that their bytes give: the names and keys of a shop
 * come again in every receipt, and a text that exists already costs no memory and has its hash.
 */
function createKnownTexts() {
  const known: (KnownText | undefined)[] = new Array(knownMask + 1).fill(undefined);
  return (bytes: Buffer, from: number, to: number): string => {
    const length = to - from;
    if (length <= 1 || length > longestKnown) return textOf(bytes, from, to);
    let place = length;
    for (let index = from; index < to; index += 1) place = (place * 31 + (bytes[index] ?? 0)) | 0;
    place = (place ^ (place >>> 11)) & knownMask;
    const found = known[place];
    if (found?.bytes.length === length && isKnown(found, bytes, from)) return found.text;
    const text = textOf(bytes, from, to);
    known[place] = { bytes: Uint8Array.from(bytes.subarray(from, to)), text };
    return text;
  };
}

/** Whether the bytes from `from` are those of the known text, whose length is right already. */
function isKnown({ bytes: known }: KnownText, bytes: Uint8Array, from: number): boolean {
  for (let index = 0; index < known.length; index += 1)
    if (bytes[from + index] !== known[index]) return false;
  return true;
}

/** The index of the quote that ends a string without escapes, or -1. */
function endOfText(bytes: Uint8Array, from: number): number {
  let index = from;
  while (plain[bytes[index] ?? 0] === 1) index += 1;
  return bytes[index] === quote ? index : -1;
}

/** How JSON Schema counts the length of a text: every byte but those that continue a character. */
function codePoints(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index += 1) if (((bytes[index] ?? 0) & 0xc0) !== 0x80) count += 1;
  return count;
}

function textOf(bytes: Buffer, from: number, to: number): string {
  return to - from === 1 ? String.fromCharCode(bytes[from] ?? 0) : bytes.toString('utf8', from, to);
}

function byExpression(pattern: string): PatternCheck {
  const expression = new RegExp(pattern, 'u');
  return (bytes, from, to) => expression.test(textOf(bytes as Buffer, from, to));
}
