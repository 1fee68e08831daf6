import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis } from '../kit/backplane/testing.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import type { ServerProcess } from './testing/processes.ts';
import { outcomesOf, pushBatch, receiptOf } from './testing/push-receipts.ts';
import { type Door, doorOf } from './testing/test-app.ts';
import { limit, owner, patience, useTwoProcesses } from './testing/two-processes.ts';

type Page = Awaited<ReturnType<ReturnType<typeof useTwoProcesses>['openPage']>>;

describe.runIf(hasRedis())('three processes of one database', () => {
  const two = useTwoProcesses();
  let doors: ServerProcess[] = [];
  let pushed = 0;

  beforeAll(async () => {
    doors = [two.a, two.b, await two.installation.start()];
  }, limit);

  const push = async (door: Door): Promise<void> => {
    expect(outcomesOf(await pushBatch(door, two.till, [receiptOf(two.till)]))).toEqual(['stored']);
    pushed += 1;
  };
  const openPages = () => Promise.all(doors.map((door) => two.openPage(door)));
  const untilAllHear = (pages: readonly Page[]) =>
    expect
      .poll(() => pages.map(({ topics }) => topics().includes('figures')), patience)
      .toEqual(pages.map(() => true));

  it(
    'what is pushed at any shows at pages of all, also once Redis was emptied',
    async () => {
      const pages = await openPages();
      for (const door of doors) {
        for (const { heard } of pages) heard.length = 0;
        await push(door);
        await untilAllHear(pages);
        two.redis.flush();
      }
    },
    limit,
  );

  it(
    'while Redis says nothing all take pushes, and pages hear of them once it speaks again',
    async () => {
      const pages = await openPages();
      two.redis.pause();
      for (const door of doors) await push(door);
      for (const { heard } of pages) heard.length = 0;
      two.redis.resume();
      await untilAllHear(pages);
    },
    limit,
  );

  it(
    'a register at one answers pages at all',
    async () => {
      const [first, , last] = doors as [ServerProcess, ServerProcess, ServerProcess];
      await two.connectTill(last);
      await expect.poll(() => two.isOnlineAt(first), patience).toBe(true);
      for (const { client, results } of await openPages()) {
        await client.invoke('SendCommand', two.till.deviceId, 'Ping');
        await expect.poll(() => results, patience).toMatchObject([{ isSuccess: true, data: last.url }]);
      }
    },
    limit,
  );

  it(
    'IDN-12: who signs out at one is out at all; IDN-08: guesses are counted together',
    async () => {
      const [first, ...others] = doors as [ServerProcess, ...ServerProcess[]];
      const bearer = await first.signIn(owner);
      await fetch(`${first.url}/connect/revocation`, {
        method: 'POST',
        body: new URLSearchParams({ token: bearer }),
      });
      const codeAt = async (door: Door) =>
        (await door.call('/graphql', bearer, '{ __typename }')).errors[0]?.extensions.code;
      for (const door of others) await expect.poll(() => codeAt(door), patience).toBe('SESSION_EXPIRED');
      let wrong = 0;
      const guess = async (): Promise<number> => {
        const form = { grant_type: 'password', username: 'thrice@demo.example', password: `No-${wrong}` };
        const body = new URLSearchParams({ ...form, scope: 'api' });
        return (await fetch(`${doors[wrong % 3]?.url}/connect/token`, { method: 'POST', body })).status;
      };
      while ((await guess()) === 400) wrong += 1;
      // Apart, each would have answered eight before.
      expect(wrong).toBeLessThan(14);
    },
    limit,
  );

  describe('behind one address', () => {
    let balancer: Balancer;
    beforeAll(async () => {
      balancer = await startBalancer(() => doors.map(({ url }) => Number(new URL(url).port)));
    });
    afterAll(() => balancer.stop());

    /** As a register does: each receipt until it is acknowledged. */
    const pushOn = async (door: Door): Promise<void> => {
      for (let left = 20; left > 0; left -= 1) {
        const batch = [receiptOf(two.till)];
        const outcome = () =>
          pushBatch(door, two.till, batch).then(
            (answer) => outcomesOf(answer)[0],
            () => 'no answer',
          );
        await expect.poll(outcome, patience).toMatch(/stored|duplicate/);
        pushed += 1;
      }
    };

    it.each([0, 1, 2])(
      'of one that is killed (%i) till and page come back by themselves, and nothing acknowledged is lost',
      async (at) => {
        const front = doorOf(balancer.url);
        const till = await two.connectTill(front);
        const page = await two.openPage(front);
        const pushing = pushOn(front);
        await doors[at]?.kill();
        await pushing;
        await expect
          .poll(() => [till.state, page.client.state], patience)
          .toEqual(['Connected', 'Connected']);
        await page.client.invoke('JoinGroup', 'tenant');
        await page.client.invoke('SendCommand', two.till.deviceId, 'Ping');
        await expect.poll(() => page.results, patience).toMatchObject([{ isSuccess: true }]);
        doors[at] = await two.installation.start();
        await push(doors[at]);
        const { rows } = await two.installation.database.owner.query<{ stored: string }>(
          'select count(*) as stored from receipts where device_id = $1',
          [two.till.deviceId],
        );
        expect(Number(rows[0]?.stored)).toBe(pushed);
      },
      limit,
    );
  });
});
