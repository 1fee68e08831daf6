import type { Readable } from 'node:stream';

/**
 * Where files of the product are kept: pictures, exports, archives, backups, downloads. It is a folder or a bucket, since a
 * path is a key: no folders to make, no renaming.
 *
 * A path is relative, `photos/3f9c.webp`: parts of small letters, digits, `-`, `_` and `.`, none of which begins with a
 * dot. There are no capitals, since some disks do not tell them apart. Anything else is refused by an error before the store
 * is touched, so a path may be built from a request.
 */
export interface FileStore {
  /** Replaces what was there. Readers see the old file or the new one, never half of one. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * The same for what is too long for the memory, with its size in bytes. One that fails or is aborted leaves nothing; what
   * a killed process left is overwritten by the next, so a path has one writer at a time. A piece's memory may be used
   * again once the stream is asked for the next but one.
   */
  writeStream(path: string, bytes: Readable, signal?: AbortSignal): Promise<number>;
  /** Undefined when there is no such file. The reader has to end or destroy the stream. */
  read(path: string): Promise<StoredFile | undefined>;
  /** Also when there is no such file, or only a half one. */
  remove(path: string): Promise<void>;
  /** Forgets what killed processes left half written; a day must have gone by, since others may be writing. */
  forgetHalves(): Promise<void>;
  /**
   * All that are stored, in no order, for moving them, not for answering somebody; or those of a folder and of the folders in
   * it, which costs a bucket one request for a thousand.
   */
  list(folder?: string): AsyncGenerator<ListedFile, void, void>;
}

export interface StoredFile {
  readonly bytes: Readable;
  /** In bytes. */
  readonly size: number;
}

export interface ListedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}
