import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestRedis, type TestRedis } from '../kit/backplane/testing.ts';
import { buildClient } from '../kit/hub/testing.ts';
import { createUnit, type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { askAgain, restoreOldInstallation, untilSummedAgain } from './testing/old-installation.ts';
import { createInstallationOn, type Installation, type ServerProcess } from './testing/processes.ts';
import { outcomesOf, pushBatch, receiptOf } from './testing/push-receipts.ts';
import { type Door, dataOf } from './testing/test-app.ts';

/** Milliseconds: programs are started one after the other, which takes a busy machine a minute each. */
const limit = 600_000;
const owner = 'owner@demo.example';

describe('a server of an older version beside one of this, on one database', () => {
  let redis: TestRedis;
  let installation: Installation;
  let older: ServerProcess;
  let newer: ServerProcess;
  let token: string;
  let till: LinkedRegister;
  let pushed = 0;
  let pushedDuringUpdate = 0;

  const push = async (door: Door): Promise<void> => {
    const batch = Array.from({ length: 5 }, () => receiptOf(till));
    const answer = await pushBatch(door, till, batch);
    expect(outcomesOf(answer), JSON.stringify(answer)).toEqual(batch.map(() => 'stored'));
    pushed += batch.length;
  };

  beforeAll(async () => {
    redis = await startTestRedis();
    const old = await restoreOldInstallation();
    installation = createInstallationOn(old, { ...old.settings, REDIS_URL: redis.url });
    older = await installation.start({}, inject('olderVersion'));
    await untilSummedAgain(installation.database);
    token = await older.signIn(owner);
    till = await linkRegister(older, token);
    // The newer one migrates meanwhile, and whoever pushes notices nothing.
    let isUpdating = true;
    const starting = installation.start().finally(() => {
      isUpdating = false;
    });
    while (isUpdating) {
      await push(older);
      pushedDuringUpdate += 1;
    }
    newer = await starting;
  }, limit);
  afterAll(async () => {
    await installation?.end();
    await redis?.kill();
  });

  const namesOf = async (door: Door): Promise<readonly string[]> =>
    dataOf<{ organizationUnits: { name: string }[] }>(
      await door.call('/graphql', token, '{ organizationUnits { name } }'),
    ).organizationUnits.map(({ name }) => name);

  it('took pushes without a break while the newer one migrated', () => {
    expect(pushedDuringUpdate).toBeGreaterThan(0);
  });

  it('takes pushes as the newer one does, and each knows what the other has taken', async () => {
    for (let round = 0; round < 10; round += 1) await Promise.all([push(older), push(newer)]);
    const again = [receiptOf(till)];
    expect(outcomesOf(await pushBatch(older, till, again))).toEqual(['stored']);
    expect(outcomesOf(await pushBatch(newer, till, again))).toEqual(['duplicate']);
    pushed += 1;
    const { rows } = await installation.database.owner.query<{ stored: string }>(
      'select count(*) as stored from receipts where device_id = $1',
      [till.deviceId],
    );
    expect(Number(rows[0]?.stored)).toBe(pushed);
  });

  it('answers all questions as the newer one does', async () => {
    const [before, now] = await Promise.all([askAgain(older), askAgain(newer)]);
    for (const [index, asked] of before.entries()) expect(now[index], asked.query).toEqual(asked);
  });

  it('has figures without a difference, whoever is asked', async () => {
    const query = '{ rollUpDifferences(from: "2026-11-01", to: "2026-11-30") { day rollUp column } }';
    for (const door of [older, newer])
      expect(dataOf(await door.call('/graphql/pos', token, query))).toEqual({ rollUpDifferences: [] });
  });

  it('shows what was saved at the newer one, and the other way round', async () => {
    await createUnit(older, token, { name: 'Saved at the older one' });
    await createUnit(newer, token, { name: 'Saved at the newer one' });
    for (const door of [older, newer])
      expect(await namesOf(door)).toEqual(
        expect.arrayContaining(['Saved at the older one', 'Saved at the newer one']),
      );
  });

  it('tells its pages of what happens at the newer one, and the other way round', async () => {
    for (const [at, other] of [
      [older, newer],
      [newer, older],
    ] as const) {
      const heard: string[] = [];
      const page = buildClient(`${at.url}/hubs/pos`, token);
      page.on('Changed', ({ topic }: { readonly topic: string }) => heard.push(topic));
      await page.start();
      await page.invoke('JoinGroup', 'tenant');
      await createUnit(other, token);
      await expect.poll(() => heard, { timeout: 60_000 }).toContain('units');
      await page.stop();
    }
  });

  it('goes, and the newer one is enough', async () => {
    await older.kill();
    await push(newer);
  });
});
