import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { letOthersGoFirst } from './index.ts';

it('a process that reads files comes behind the server', async () => {
  const child = letOthersGoFirst(spawn(process.execPath, ['-e', 'process.stdin.resume()']));
  expect(getPriority(child.pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_BELOW_NORMAL);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

it('one that could not be started is no fault', async () => {
  const child = letOthersGoFirst(spawn('/does/not/exist'));
  await once(child, 'error');
});
