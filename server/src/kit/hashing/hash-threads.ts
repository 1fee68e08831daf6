import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** What a thread is asked. */
export type HashTask = { readonly id: number; readonly password: string } & (
  | { readonly kind: 'hash'; readonly cost: Options }
  | { readonly kind: 'verify'; readonly verifier: string }
  /** PBKDF2 with HMAC-SHA-256, 32 bytes; salt and answer are base64url. */
  | { readonly kind: 'derive'; readonly salt: string; readonly iterations: number }
);

/** What it answers. */
export type HashAnswer = { readonly id: number } & (
  | { readonly hash: string }
  | { readonly fits: boolean }
  | { readonly failed: true }
);

type Work = HashTask extends infer Task ? (Task extends HashTask ? Omit<Task, 'id'> : never) : never;

/** Hashes in a thread of its own, one task after the other. */
interface HashThread {
  /** @throws when the library refuses, say a verifier that is none of argon2 */
  run(work: Work): Promise<HashAnswer>;
  readonly waiting: number;
}

const idleMs = 60_000;

/**
 * Threads that hash passwords, started when they are needed. Between two hashes no other work has to be waited for, and
 * the system runs them after everybody else's.
 */
export const createHashThreads = (count: number): Pick<HashThread, 'run'> => {
  const threads = Array.from({ length: count }, createHashThread);
  return {
    run: (work) => {
      const free = threads.reduce((best, thread) => (thread.waiting < best.waiting ? thread : best));
      return free.run(work);
    },
  };
};

function createHashThread(): HashThread {
  const asked = new Map<number, PromiseWithResolvers<HashAnswer>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const settle = (answer: HashAnswer): void => {
    const task = asked.get(answer.id);
    asked.delete(answer.id);
    if ('failed' in answer) task?.reject(new Error('not a password hash'));
    else task?.resolve(answer);
    if (asked.size > 0) return;
    worker?.unref();
    idle = setTimeout(end, idleMs).unref();
  };
  /** Ends its memory, too; whoever asks meanwhile gets another. */
  const end = (): void => {
    void worker?.terminate();
    worker = undefined;
  };
  const start = (): Worker => {
    // No resourceLimits: near a limit of its heap V8 may end the whole process, and they spare but 2 MB.
    const started = new Worker(new URL('./hash-worker.ts', import.meta.url));
    started.on('message', settle);
    started.on('error', () => undefined); // told by its exit
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of asked.values()) reject(new Error('the thread that hashes passwords ended'));
      asked.clear();
    });
    return started;
  };
  return {
    run: (work) => {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      last += 1;
      const task = Promise.withResolvers<HashAnswer>();
      asked.set(last, task);
      worker.postMessage({ ...work, id: last });
      return task.promise;
    },
    get waiting() {
      return asked.size;
    },
  };
}
