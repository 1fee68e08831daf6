import { pbkdf2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import { answerTasks } from '../threads/index.ts';
import type { HashAnswer, HashTask } from './hash-threads.ts';

// The whole program of the thread that hashes passwords and PINs (hash-threads.ts).

// On Linux this is the thread's own priority: whoever is at work goes before those who sign in.
if (process.platform === 'linux') setPriority(0, 10);

const derive = ({ password, salt, iterations }: HashTask & { readonly kind: 'derive' }): string =>
  pbkdf2Sync(password, Buffer.from(salt, 'base64url'), iterations, 32, 'sha256').toString('base64url');

answerTasks((task: HashTask): HashAnswer => {
  try {
    if (task.kind === 'hash') return { hash: hashSync(task.password, task.cost) };
    if (task.kind === 'derive') return { hash: derive(task) };
    return { fits: verifySync(task.verifier, task.password) };
  } catch {
    // What the library says might hold the password.
    throw new Error('not a password hash');
  }
});
