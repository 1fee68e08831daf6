import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type AskBucket, BucketError, createAskBucket, reasonOf } from './bucket-requests.ts';
import { checkedPath, isFilePath } from './file-paths.ts';
import type { Bucket } from './file-place.ts';
import type { FileStore, ListedFile, StoredFile } from './file-store.ts';

/** Longer than S3 asks of each but the last: ten thousand of them are 60 GB. */
const portionBytes = 6 * 1_048_576;

/**
 * Files in a bucket that speaks the protocol of S3: whatever fits into the memory goes up at once, what is longer in
 * portions, of which the bucket makes one file when the last has come.
 */
export const createBucketStore = (bucket: Bucket): FileStore => {
  const ask = createAskBucket(bucket);
  return {
    write: async (path, bytes) => void (await put(ask, checkedPath(path), Buffer.from(bytes))),
    writeStream: async (path, bytes, signal) => writeStream(ask, checkedPath(path), bytes, signal),
    read: async (path) => {
      try {
        return storedFile(await ask({ method: 'GET', path: checkedPath(path) }));
      } catch (error) {
        if (isReason(error, 'NoSuchKey')) return undefined;
        throw error;
      }
    },
    remove: async (path) => {
      try {
        await (await ask({ method: 'DELETE', path: checkedPath(path) })).body?.cancel();
      } catch (error) {
        if (!isReason(error, 'NoSuchKey')) throw error;
      }
    },
    // The rule of the bucket that ends incomplete uploads does it (docs/operations.md).
    forgetHalves: async () => undefined,
    list: (folder) => listed(ask, bucket.prefix, folder === undefined ? '' : `${checkedPath(folder)}/`),
  };
};

async function put(
  ask: AskBucket,
  path: string,
  body: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<number> {
  await (await ask({ method: 'PUT', path, body, signal })).body?.cancel();
  return body.length;
}

function storedFile(answer: Response): StoredFile {
  const size = Number(answer.headers.get('content-length'));
  const { body } = answer;
  return { size, bytes: body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]) };
}

async function writeStream(
  ask: AskBucket,
  path: string,
  bytes: Readable,
  signal?: AbortSignal,
): Promise<number> {
  try {
    if (signal) addAbortSignal(signal, bytes);
    const portions = portionsOf(bytes);
    const first = await portions.next();
    if (first.done) return await put(ask, path, Buffer.alloc(0), signal);
    if (first.value.isLast) return await put(ask, path, first.value.bytes, signal);
    return await putPortions(ask, path, first.value.bytes, portions, signal);
  } finally {
    bytes.destroy();
  }
}

async function putPortions(
  ask: AskBucket,
  path: string,
  first: Uint8Array<ArrayBuffer>,
  others: AsyncIterable<Portion>,
  signal?: AbortSignal,
): Promise<number> {
  const begun = await (await ask({ method: 'POST', path, query: { uploads: '' }, signal })).text();
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1] ?? '';
  const tags: string[] = [];
  let size = 0;
  const send = async (body: Uint8Array<ArrayBuffer>): Promise<void> => {
    const query = { partNumber: String(tags.length + 1), uploadId };
    const answer = await ask({ method: 'PUT', path, query, body, signal });
    tags.push(answer.headers.get('etag') ?? '');
    size += body.length;
    await answer.body?.cancel();
  };
  try {
    await send(first);
    for await (const portion of others) await send(portion.bytes);
    await complete(ask, path, uploadId, tags, signal);
    return size;
  } catch (error) {
    await ask({ method: 'DELETE', path, query: { uploadId } }).catch(() => undefined); // the bucket's rule does it later
    throw error;
  }
}

async function complete(
  ask: AskBucket,
  path: string,
  uploadId: string,
  tags: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const request = { method: 'POST', path, query: { uploadId }, body, signal } as const;
  const said = await (await ask(request)).text();
  // The answer begins before the work is done, so that a failure, too, comes with 200.
  if (said.includes('<Error>')) throw new BucketError(request, reasonOf(said), 500);
}

interface Portion {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isLast: boolean;
}

/** A stream in portions of its own memory: each chunk is copied before the next one is asked for. */
async function* portionsOf(bytes: Readable): AsyncGenerator<Portion, void, void> {
  let portion = Buffer.allocUnsafe(portionBytes);
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Uint8Array | string>) {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let at = 0; at < piece.length; ) {
      if (size === portionBytes) {
        yield { bytes: portion, isLast: false };
        [portion, size] = [Buffer.allocUnsafe(portionBytes), 0];
      }
      const taken = piece.subarray(at, at + portionBytes - size);
      portion.set(taken, size);
      size += taken.length;
      at += taken.length;
    }
  }
  yield { bytes: portion.subarray(0, size), isLast: true };
}

/** By names, a thousand at a time. */
async function* listed(
  ask: AskBucket,
  prefix: string,
  folder: string,
): AsyncGenerator<ListedFile, void, void> {
  for (let last: string | undefined; ; ) {
    const query = { prefix: `${prefix}${folder}`, ...(last === undefined ? {} : { marker: last }) };
    const text = await (await ask({ method: 'GET', query })).text();
    for (const [entry] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
      last = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? '';
      const path = last.slice(prefix.length);
      if (isFilePath(path)) yield { path, size: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]) };
    }
    if (!text.includes('<IsTruncated>true</IsTruncated>')) return;
  }
}

function isReason(error: unknown, reason: string): boolean {
  return error instanceof BucketError && error.reason === reason;
}
