import { Readable } from 'node:stream';

const pieceLength = 32_768;

/** A stream of bytes, in UTF-8, of many small texts; it takes the next ones only when it is read. */
export const gatherText = (texts: AsyncIterable<string>): Readable =>
  Readable.from(gather(texts), { objectMode: false });

async function* gather(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let gathered = '';
  for await (const text of texts) {
    gathered += text;
    if (gathered.length < pieceLength) continue;
    yield Buffer.from(gathered);
    gathered = '';
  }
  yield Buffer.from(gathered);
}
