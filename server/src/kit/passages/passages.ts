import { createThread } from '../threads/index.ts';

/** AES-256-CTR, which encrypts and decrypts alike. */
export interface CipherBegin {
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
}

/** What a thread is asked: to pass bytes of the file of that number, for its checksum, or to forget it. */
export type PassageTask = { readonly of: number } & (
  | {
      readonly kind: 'seal' | 'open';
      readonly bytes: Uint8Array;
      /** With the first bytes of each part. */
      readonly begin: CipherBegin | undefined;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'end' | 'forget' }
);

/** A long file that passes piece after piece: encrypted or decrypted in place, while the checksum of its plain text is made. */
export interface Passage {
  /**
   * Encrypts bytes, in place where threads share their memory; nobody may touch them until then.
   * @param begin where a part begins that is encrypted by itself
   * @throws when the thread ended meanwhile: what passed before is forgotten
   */
  seal(bytes: Uint8Array, begin?: CipherBegin): Promise<Uint8Array>;
  /** The same the other way. */
  open(bytes: Uint8Array, begin?: CipherBegin): Promise<Uint8Array>;
  /** SHA-256 of all that passed, hexadecimal; nothing passes then. */
  end(): Promise<string>;
  /** For whoever does not come to the end. */
  forget(): void;
}

/** Begins a passage. */
export type Passages = () => Passage;

/** Whoever sends a piece over a slow line is not forgotten meanwhile. */
const idleMs = 300_000;

/** Long files pass through threads, so that the process serves others meanwhile: a gigabyte is four seconds of work. */
export const createPassages = (count: number): Passages => {
  const program = new URL('./passage-worker.ts', import.meta.url);
  const threads = Array.from({ length: count }, () =>
    createThread<PassageTask, Uint8Array | string>(program, idleMs),
  );
  let last = 0;
  return () => {
    last += 1;
    const of = last;
    const thread = threads[of % count] as (typeof threads)[number];
    let isFirst = true;
    const pass = async (kind: 'seal' | 'open', bytes: Uint8Array, begin: CipherBegin | undefined) => {
      const task = { of, kind, bytes, begin, isFirst };
      isFirst = false;
      const passed = (await thread.run(task)) as Uint8Array;
      // What is shared comes back as another view of the same memory: whoever keeps that knows its own (pieces.ts).
      return bytes.buffer instanceof SharedArrayBuffer ? bytes : passed;
    };
    return {
      seal: (bytes, begin) => pass('seal', bytes, begin),
      open: (bytes, begin) => pass('open', bytes, begin),
      end: async () => (await thread.run({ of, kind: 'end' })) as string,
      forget: () => void thread.run({ of, kind: 'forget' }).catch(() => undefined), // it ended, and has forgotten
    };
  };
};
