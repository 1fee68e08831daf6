import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { freePort, hasRedis } from '../kit/backplane/testing.ts';
import { createUnit } from './testing/link-register.ts';
import { limit, patience, useTwoProcesses } from './testing/two-processes.ts';

// What starts and kills further programs, seconds of processor time each: in the full run.

describe.runIf(hasRedis())('beside two processes of one database', () => {
  const two = useTwoProcesses();

  it(
    'a Redis that is killed keeps nobody from working, and news come again by themselves once it is back',
    async () => {
      const { a, b, redis, token, connectTill, openPage, isOnlineAt } = two;
      await connectTill(a);
      await expect.poll(() => isOnlineAt(b), patience).toBe(true);
      const page = await openPage(b);
      await redis.kill();
      await createUnit(a, token);
      await redis.start();
      // What was missed is told as such.
      await expect.poll(page.topics, patience).toContain('units');
      await expect
        .poll(async () => {
          page.heard.length = 0;
          await createUnit(a, token);
          return page.topics();
        }, patience)
        .toContain('units');
      redis.flush();
      await expect.poll(() => isOnlineAt(b), patience).toBe(true);
    },
    limit,
  );

  it(
    'registers of a killed process are offline within seconds, and come to another one',
    async () => {
      const { a, b, installation, connectTill, isOnlineAt } = two;
      const c = await installation.start();
      await connectTill(c);
      await expect.poll(() => isOnlineAt(b), patience).toBe(true);
      await c.kill();
      await expect.poll(() => isOnlineAt(b), patience).toBe(false);
      await connectTill(b);
      await expect.poll(() => isOnlineAt(a), patience).toBe(true);
    },
    limit,
  );

  it(
    'PROCESSES: several answer behind one port, one that dies is replaced, and all end when they are asked to',
    async () => {
      const { a, installation, token, openPage } = two;
      const led = await installation.start({ PROCESSES: '2', PORT: `${await freePort()}` });
      const page = await openPage(led);
      await createUnit(a, token);
      await expect.poll(page.topics, patience).toContain('units');
      const processes = async (): Promise<number[]> => {
        const children = await readFile(`/proc/${led.child.pid}/task/${led.child.pid}/children`, 'utf8');
        return children.trim().split(' ').filter(Boolean).map(Number);
      };
      await expect.poll(async () => (await processes()).length, patience).toBe(2);
      const [first = 0] = await processes();
      process.kill(first, 'SIGKILL');
      await expect
        .poll(async () => (await processes()).filter((pid) => pid !== first).length, patience)
        .toBe(2);
      const isServed = () =>
        createUnit(led, token).then(
          () => true,
          () => false,
        );
      await expect.poll(isServed, patience).toBe(true);
      const ended = once(led.child, 'close');
      led.child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
    limit,
  );

  it(
    'PROCESSES: whichever process is asked for figures, it tells those of all, each by itself',
    async () => {
      const { installation } = two;
      const led = await installation.start({ PROCESSES: '2', PORT: `${await freePort()}` });
      const read = async (): Promise<string> => (await fetch(`${led.url}/metrics`)).text();
      const processesIn = (text: string): string[] =>
        [...text.matchAll(/^process_start_time_seconds\{process="(\d+)"\}/gm)]
          .map(([, id = '']) => id)
          .sort();
      await expect.poll(async () => processesIn(await read()), patience).toEqual(['1', '2']);
      const [one, other] = [await read(), await read()];
      expect([processesIn(one), processesIn(other)]).toEqual([
        ['1', '2'],
        ['1', '2'],
      ]);
      expect(one.match(/^# TYPE hub_connections gauge$/gm)).toHaveLength(1);
      expect(one).toMatch(/^(?:hub_connections\{process="[12]"\} \d+\n){2}$/m);
      await led.kill();
    },
    limit,
  );

  it(
    'a process without REDIS_URL is refused beside them',
    async () => {
      const { installation } = two;
      await expect(installation.start({ REDIS_URL: '' })).rejects.toThrow('ended with 1');
    },
    limit,
  );
});
