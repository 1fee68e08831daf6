import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileKey, FileKeys } from './file-keys.ts';
import type { StoredFile } from './file-store.ts';

// As the parts of backups are: a counter, so the bytes are as many as before, and a place in them can be read by itself.
const cipherName = 'aes-256-ctr';
const ivBytes = 16;
const idBytes = 16;
/** Begins no file that people send: a byte that is no text, our name, and both ends of a line. */
const mark = Buffer.from('\x89TRSN\r\n\x1a', 'latin1');
/** The mark, whose key it is, and where the counter begins. */
export const headBytes = mark.length + idBytes + ivBytes;

/** Encrypts a file in one piece. */
export const sealBytes = (key: FileKey, bytes: Uint8Array): Buffer => {
  const { head, cipher } = begin(key);
  return Buffer.concat([head, cipher.update(bytes)]);
};

/** Encrypts a stream as it is read. */
export const sealStream = (key: FileKey, bytes: Readable): Readable => {
  const { head, cipher } = begin(key);
  const sealed = async function* (): AsyncGenerator<Buffer> {
    yield head;
    for await (const piece of bytes as AsyncIterable<Uint8Array | string>)
      yield cipher.update(piece as string);
  };
  return closing(sealed(), bytes);
};

/** A stored file as it was written. One that lay there before files were encrypted has no head, and is read as it is. */
export const openSealed = async (
  { bytes, size }: StoredFile,
  keys: Pick<FileKeys, 'byId'>,
): Promise<StoredFile & { readonly isSealed: boolean }> => {
  try {
    const pieces = (bytes as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
    const first = await untilHead(pieces);
    if (!first.subarray(0, mark.length).equals(mark) || first.length < headBytes)
      return { bytes: closing(rest(first, pieces), bytes), size, isSealed: false };
    const idEnd = mark.length + idBytes;
    const key = await keys.byId(uuidOf(first.subarray(mark.length, idEnd)));
    const decipher = createDecipheriv(cipherName, key, first.subarray(idEnd, headBytes));
    const plain = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of rest(first.subarray(headBytes), pieces)) yield decipher.update(piece);
    };
    return { bytes: closing(plain(), bytes), size: size - headBytes, isSealed: true };
  } catch (error) {
    bytes.destroy();
    throw error;
  }
};

function begin({ id, key }: FileKey) {
  const iv = randomBytes(ivBytes);
  const head = Buffer.concat([mark, Buffer.from(id.replaceAll('-', ''), 'hex'), iv]);
  return { head, cipher: createCipheriv(cipherName, key, iv) };
}

/** The pieces that hold the head, as one; less where the file ends before. */
async function untilHead(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let first: Buffer = Buffer.alloc(0);
  while (first.length < headBytes) {
    const next = await pieces.next();
    if (next.done) break;
    first = first.length === 0 ? next.value : Buffer.concat([first, next.value]);
  }
  return first;
}

async function* rest(first: Buffer, pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
}

/** A stream that takes its source with it when it ends, also one that nobody began to read. */
function closing(pieces: AsyncGenerator<Buffer>, source: Readable): Readable {
  return Readable.from(pieces, { objectMode: false }).once('close', () => source.destroy());
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
