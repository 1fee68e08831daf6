import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { AppError } from '@tresen/domain/kit/errors';
import { parseSheet } from './parse-sheet.ts';
import { createReadSheet } from './read-sheet.ts';
import type { ReaderProcess, SheetSource } from './reader-process.ts';
import type { ReadOptions, SheetChunk, SheetMeta, SheetRow } from './sheet.ts';
import { linesOf } from './sheet-lines.ts';
import { packageParts, sheetPart } from './xlsx/package-parts.ts';
import { mainNamespace } from './xlsx/xml-text.ts';

/** An entry of an archive, with what it says of itself, true or not. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: Buffer;
  readonly size: number;
  readonly crc: number;
  readonly flags?: number;
}

export const zipEntry = (name: string, content: string | Buffer): ZipEntry => {
  const bytes = Buffer.from(content);
  return { name, packed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) };
};

/** An archive byte by byte, so that it can lie. */
export const packZip = (entries: readonly ZipEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), commonHeader(entry), name, entry.packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), commonHeader(entry), rest, name);
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
};

/** The parts of a workbook whose one sheet has these rows, as XML. */
export const workbookParts = (rowsXml: string): Record<string, string> => ({
  ...packageParts(['Artikel']),
  [sheetPart]: `<worksheet xmlns="${mainNamespace}"><sheetData>${rowsXml}</sheetData></worksheet>`,
});

export const packParts = (parts: Readonly<Record<string, string | Buffer>>): Buffer =>
  packZip(Object.entries(parts).map(([name, content]) => zipEntry(name, content)));

/** A whole table, read in this process. */
export const readWhole = async (
  bytes: Buffer | Readable,
  options: ReadOptions = {},
): Promise<{ meta: SheetMeta; rows: SheetRow[] }> => {
  const rows: SheetRow[] = [];
  let meta: SheetMeta = { kind: 'csv' };
  const whole = bytes instanceof Readable ? await buffer(bytes) : bytes;
  for await (const chunk of parseSheet(whole, options)) {
    meta = chunk.meta;
    rows.push(...chunk.rows);
  }
  return { meta, rows };
};

/** How reading ends: with the number of rows, or the code of the error and its parameters. */
export const outcomeOf = async (chunks: AsyncIterable<SheetChunk>): Promise<object> => {
  try {
    let rows = 0;
    for await (const chunk of chunks) rows += chunk.rows.length;
    return { rows };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, ...error.parameters };
  }
};

/** As `readSheet`, in the test's own process: one of its own takes 0.4 s of the processor to begin. */
export const readSheetHere = createReadSheet(startReaderHere);

/** What both headers of an entry have in common (APPNOTE 4.3.7, 4.3.12), from "version needed" to "extra length". */
function commonHeader({ name, packed, size, crc, flags = 0 }: ZipEntry): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(8, 4); // deflate
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

async function startReaderHere(source: SheetSource, options: ReadOptions): Promise<ReaderProcess> {
  return {
    lines: linesOf(await bytesOf(source), options),
    whyItEnded: async () => new Error('ended before it was done'),
    end: async () => undefined,
  };
}

async function bytesOf(source: SheetSource): Promise<Buffer> {
  if (typeof source === 'string') return readFile(source);
  if (source instanceof Uint8Array) return Buffer.from(source);
  if ('open' in source) return buffer((await source.open()).bytes);
  return readFileSync(source.fd);
}
