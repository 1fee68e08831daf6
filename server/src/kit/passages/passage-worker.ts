import { type Cipheriv, createCipheriv, createHash, type Hash } from 'node:crypto';
import { answerTasks } from '../threads/index.ts';
import { freeMemory } from './free-memory.ts';
import type { PassageTask } from './passages.ts';

// The whole program of a thread through which long files pass (passages.ts).

interface Passing {
  readonly hash: Hash;
  cipher: Cipheriv | undefined;
}

const files = new Map<number, Passing>();

const passingOf = (task: PassageTask): Passing => {
  if ('isFirst' in task && task.isFirst)
    files.set(task.of, { hash: createHash('sha256'), cipher: undefined });
  const passing = files.get(task.of);
  // It was begun in a thread that has ended.
  if (!passing) throw new Error('no such passage');
  return passing;
};

const pass = (task: PassageTask & { readonly kind: 'seal' | 'open' }): Uint8Array => {
  const { kind, bytes, begin } = task;
  const passing = passingOf(task);
  if (begin) passing.cipher = createCipheriv('aes-256-ctr', begin.key, begin.iv);
  if (!passing.cipher) throw new Error('no such passage');
  if (kind === 'seal') passing.hash.update(bytes);
  const passed = passing.cipher.update(bytes);
  bytes.set(passed);
  freeMemory(passed);
  if (kind === 'open') passing.hash.update(bytes);
  return bytes;
};

answerTasks((task: PassageTask): Uint8Array | string => {
  if ('bytes' in task) return pass(task);
  const sum = task.kind === 'end' ? passingOf(task).hash.digest('hex') : '';
  files.delete(task.of);
  return sum;
});
