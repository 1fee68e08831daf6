import { isUtf8 } from 'node:buffer';
import { unreadable } from '../faults.ts';
import type { Encoding } from '../sheet.ts';

const sampleLength = 4096;

const replacement = '\uFFFD';

/**
 * The encoding of a text file by its content. What is neither UTF-8 nor UTF-16 is Windows-1252, as Excel in German writes.
 * @throws {AppError} FILE_UNREADABLE for what is no text, or in two encodings
 */
export const encodingOf = (bytes: Buffer): Encoding => {
  const known = encodingByMark(bytes) ?? encodingByZeros(bytes);
  if (known && known !== 'utf-8') return known;
  if (isUtf8(bytes)) return 'utf-8';
  refuseMixed(bytes);
  return 'windows-1252';
};

const pieceLength = 65_536;

/** The text in pieces, without its byte order mark. */
export function* decodeText(bytes: Buffer, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += pieceLength)
    yield decoder.decode(bytes.subarray(at, at + pieceLength), { stream: true });
  yield decoder.decode();
}

function encodingByMark(bytes: Buffer): Encoding | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return undefined;
}

function startsWith(bytes: Buffer, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Without a mark, UTF-16 shows by its zero bytes: Latin letters have one each, always on the same side. */
function encodingByZeros(bytes: Buffer): Encoding | undefined {
  const sample = bytes.subarray(0, sampleLength);
  const zeros = [0, 0] as [even: number, odd: number];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (even + odd === 0) return undefined;
  if (Math.max(even, odd) < sample.length / 8 || Math.min(even, odd) * 10 > Math.max(even, odd))
    throw unreadable('unknownKind');
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Mostly UTF-8 and in places not: either reading would spoil some of the names. */
function refuseMixed(bytes: Buffer): void {
  const text = bytes.toString('utf8');
  const broken = text.split(replacement).length - 1;
  const whole = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  if (whole <= broken) return;
  const before = text.slice(0, text.indexOf(replacement));
  throw unreadable('mixedEncoding', { row: before.split(/\r\n|\r|\n/).length });
}
