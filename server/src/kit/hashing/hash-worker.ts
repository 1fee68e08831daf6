import { pbkdf2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashTask } from './hash-threads.ts';

// The whole program of the thread that hashes passwords and PINs (hash-threads.ts).

// On Linux this is the thread's own priority: whoever is at work goes before those who sign in.
if (process.platform === 'linux') setPriority(0, 10);

const derive = ({ password, salt, iterations }: HashTask & { readonly kind: 'derive' }): string =>
  pbkdf2Sync(password, Buffer.from(salt, 'base64url'), iterations, 32, 'sha256').toString('base64url');

const answer = (task: HashTask): HashAnswer => {
  try {
    const { id } = task;
    if (task.kind === 'hash') return { id, hash: hashSync(task.password, task.cost) };
    if (task.kind === 'derive') return { id, hash: derive(task) };
    return { id, fits: verifySync(task.verifier, task.password) };
  } catch {
    return { id: task.id, failed: true };
  }
};

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)));
