import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Upload } from 'tus-js-client';
import { Failure, type RegisterSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import { readLinkedRegister, type Store, writeSetting } from '../store/index.ts';
import {
  bytesOf,
  dropSnapshot,
  readSnapshot,
  type Snapshot,
  takeSnapshot,
  writeSnapshot,
} from './snapshot.ts';
import { failureOf } from './upload-failure.ts';

/** Bytes of a request: after one that failed shorter ones, since the server's limit of time cuts them on a slow line. */
const chunkBytes = { first: 16_777_216, afterFailure: 4_194_304 };

/** When the last backup had arrived, milliseconds since 1970. */
export const lastBackup = 'lastBackupAt';

/**
 * Backs the store up and sends it (tus 1.0), for as long as it takes: what a kill or a cut line has left is gone on with.
 * @returns its size in bytes
 * @throws {Failure} when the cloud refuses it
 */
export async function sendBackup(
  store: Store,
  session: RegisterSession,
  options: RetryOptions = {},
): Promise<number> {
  const snapshot = readSnapshot(store) ?? (await takeSnapshot(store));
  const size = bytesOf(snapshot);
  let chunkSize = chunkBytes.first;
  try {
    await untilReachable(() => {
      const tried = upload(store, session, readSnapshot(store) ?? snapshot, chunkSize, options.signal);
      chunkSize = chunkBytes.afterFailure;
      return tried;
    }, options);
  } catch (error) {
    // What the cloud has refused it would refuse again.
    if (error instanceof Failure && error.kind === 'refused') dropSnapshot(store, snapshot);
    throw error;
  }
  writeSetting(store, lastBackup, Date.now());
  dropSnapshot(store, snapshot);
  return size;
}

/** Sends what is still missing, once. */
async function upload(
  store: Store,
  session: RegisterSession,
  snapshot: Snapshot,
  chunkSize: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { file, sha256, startedAt, endedAt, url } = snapshot;
  // Tells whether this register is linked before anything is sent.
  await session.accessToken();
  await new Promise<void>((resolve, reject) => {
    const sending = new Upload(createReadStream(file), {
      endpoint: new URL('/files/backups', readLinkedRegister(store)?.hosts?.backup ?? session.server).href,
      ...(url !== undefined && { uploadUrl: url }),
      uploadSize: bytesOf(snapshot),
      chunkSize,
      metadata: {
        category: 'database',
        filename: basename(store.file),
        filetype: 'application/vnd.sqlite3',
        ...{ sha256, startedat: startedAt, endedat: endedAt },
      },
      // Waiting and trying again is for those who call.
      retryDelays: [],
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        request.setHeader('Authorization', `Bearer ${await session.accessToken()}`);
      },
      onUploadUrlAvailable: () => {
        if (sending.url !== null) writeSnapshot(store, { ...snapshot, url: sending.url });
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(failureOf(error)),
    });
    signal?.addEventListener(
      'abort',
      () => void sending.abort().then(() => reject(signal.reason as Error), reject),
      { once: true },
    );
    sending.start();
  });
}
