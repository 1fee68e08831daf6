import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { spawnBehindOthers } from './index.ts';

const below = constants.priority.PRIORITY_BELOW_NORMAL;
const start = () => spawnBehindOthers(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' });

it('a process that reads files comes behind the server', async () => {
  const child = start();
  expect(getPriority(child.pid)).toBe(below);
  expect(getPriority()).toBeLessThan(below);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

// Not every Linux shares processors among sessions.
it('where sessions share the processors, its own comes behind, and ours stays', async () => {
  const groupOf = (pid: number | undefined) =>
    existsSync('/proc/self/autogroup') ? readFileSync(`/proc/${pid}/autogroup`, 'utf8') : 'nice 10';
  const ours = groupOf(process.pid);
  const child = start();
  expect(groupOf(child.pid)).toContain(`nice ${below}`);
  expect(groupOf(process.pid)).toBe(ours);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

it('one that could not be started is no fault', async () => {
  const child = spawnBehindOthers('/does/not/exist', [], {});
  await once(child, 'error');
});

it('it ends with whoever has started it', async () => {
  const child = start();
  child.stdin?.end();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
