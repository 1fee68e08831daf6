import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { processorMs } from './index.ts';

it.runIf(existsSync('/proc/self/stat'))('the processor time of a process is what it has used', () => {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const used = processorMs(process.pid) ?? 0;
  expect(Math.abs(used - own())).toBeLessThan(200);
  const before = own();
  while (own() - before < 100);
  expect(processorMs(process.pid) ?? 0).toBeGreaterThanOrEqual(used + 50);
});

it('of one that is gone nobody knows', () => {
  expect(processorMs(2 ** 22)).toBeUndefined();
});
