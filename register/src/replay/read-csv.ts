import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { type CsvRow, InputError } from './replay-map.ts';

export type CsvInput = Readonly<{
  rows: readonly CsvRow[];
  /** SHA-256 of the unpacked text, in hex: the same input is recognised under any name. */
  hash: string;
}>;

/** Reads a CSV file with a line of column names, gzipped or plain, UTF-8. */
export function readCsv(file: string): CsvInput {
  const bytes = unpacked(readBytes(file));
  try {
    const rows = parse(bytes, { columns: true, bom: true }) as CsvRow[];
    return { rows, hash: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    throw new InputError(`${file} is no CSV file: ${messageOf(error)}`);
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/** Gzip starts with 1f 8b (RFC 1952). */
function unpacked(bytes: Buffer): Buffer {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
