import type { Options } from '@node-rs/argon2';
import { createThread, type Thread } from '../threads/index.ts';

/** What a thread is asked. */
export type HashTask = { readonly password: string } & (
  | { readonly kind: 'hash'; readonly cost: Options }
  | { readonly kind: 'verify'; readonly verifier: string }
  /** PBKDF2 with HMAC-SHA-256, 32 bytes; salt and answer are base64url. */
  | { readonly kind: 'derive'; readonly salt: string; readonly iterations: number }
);

/** What it answers. */
export type HashAnswer = { readonly hash: string } | { readonly fits: boolean };

/**
 * Threads that hash passwords, started when they are needed. Between two hashes no other work has to be waited for, and
 * the system runs them after everybody else's. They refuse what the library refuses, say a verifier that is none of argon2.
 */
export const createHashThreads = (count: number): Pick<Thread<HashTask, HashAnswer>, 'run'> => {
  const threads = Array.from({ length: count }, () =>
    createThread<HashTask, HashAnswer>(new URL('./hash-worker.ts', import.meta.url)),
  );
  return {
    run: (task) => {
      const free = threads.reduce((best, thread) => (thread.waiting < best.waiting ? thread : best));
      return free.run(task);
    },
  };
};
