import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashTask } from './hash-threads.ts';

// The whole program of the thread that hashes passwords (hash-threads.ts).

// On Linux this is the thread's own priority: whoever is at work goes before those who sign in.
if (process.platform === 'linux') setPriority(0, 10);

const answer = (task: HashTask): HashAnswer => {
  try {
    const { id } = task;
    if (task.kind === 'hash') return { id, hash: hashSync(task.password, task.cost) };
    return { id, fits: verifySync(task.verifier, task.password) };
  } catch {
    return { id: task.id, failed: true };
  }
};

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)));
