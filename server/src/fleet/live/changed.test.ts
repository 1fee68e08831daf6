import { describe, expect, test } from 'vitest';
import { hubsOfFile, id, tenantA } from './testing.ts';

const start = hubsOfFile();

describe('Changed', () => {
  test('reaches the tenant and the unit, once each, and nobody else', async () => {
    const { live, connectWeb } = await start();
    const [anna, amir, bert] = [await connectWeb('anna'), await connectWeb('amir'), await connectWeb('bert')];
    await anna.client.invoke('JoinGroup', 'tenant');
    await anna.client.invoke('JoinGroup', `unit:${id('bar')}`);
    await amir.client.invoke('JoinGroup', `unit:${id('bar')}`);
    await bert.client.invoke('JoinGroup', 'tenant');
    const change = { tenantId: tenantA, topic: 'figures' } as const;
    live.changed({ ...change, unitId: id('shop') });
    live.changed({ ...change, unitId: id('bar') });
    live.changed({ ...change, topic: 'alerts', unitId: null });
    const [shop, bar] = [id('shop'), id('bar')].map((unitId) => ({ topic: 'figures', unitId }));
    await expect.poll(() => anna.changes).toEqual([shop, bar, { topic: 'alerts', unitId: null }]);
    expect(amir.changes).toEqual([bar]);
    await bert.client.invoke('JoinGroup', 'tenant');
    expect(bert.changes).toEqual([]);
  });

  test('is coalesced: a storm is one message at once and one at the end of each interval', async () => {
    const { live, connectWeb } = await start({ times: { changedEveryMs: 100 } });
    const anna = await connectWeb('anna');
    await anna.client.invoke('JoinGroup', 'tenant');
    for (let receipt = 0; receipt < 1_000; receipt += 1)
      live.changed({ tenantId: tenantA, unitId: id('bar'), topic: 'figures' });
    await expect.poll(() => anna.changes.length).toBeGreaterThan(1);
    await anna.client.invoke('JoinGroup', 'tenant');
    expect(anna.changes).toHaveLength(2);
  });

  test('of very many branches at once is told of some, and then of the tenant in one message', async () => {
    const { live, connectWeb } = await start({ times: { changedEveryMs: 100 } });
    const [anna, amir] = [await connectWeb('anna'), await connectWeb('amir')];
    await anna.client.invoke('JoinGroup', 'tenant');
    await amir.client.invoke('JoinGroup', `unit:${id('shop')}`);
    const units = Array.from({ length: 500 }, (_, index) => id(`u${index}`));
    for (const unitId of [...units, id('shop')])
      live.changed({ tenantId: tenantA, unitId, topic: 'masterData' });
    const ofAll = { topic: 'masterData', unitId: null };
    await expect.poll(() => anna.changes.at(-1)).toEqual(ofAll);
    await expect.poll(() => amir.changes).toEqual([ofAll]);
    expect(anna.changes).toHaveLength(9);
  });

  test('MDA-08: what is for registers reaches those of the unit, or of the tenant, and the open pages', async () => {
    const { live, connectWeb } = await start();
    const [anna, bar1, shop1, inn1] = [
      await connectWeb('anna'),
      await connectWeb('bar1'),
      await connectWeb('shop1'),
      await connectWeb('inn1'),
    ];
    await anna.client.invoke('JoinGroup', 'tenant');
    const change = { tenantId: tenantA, topic: 'masterData' } as const;
    live.changedForRegisters({ ...change, unitId: id('bar') });
    live.changedForRegisters({ ...change, unitId: null });
    live.changed({ ...change, unitId: id('shop') });
    const [bar, shop, all] = [id('bar'), id('shop'), null].map((unitId) => ({ topic: 'masterData', unitId }));
    await expect.poll(() => anna.changes).toEqual([bar, all, shop]);
    await expect.poll(() => bar1.changes).toEqual([bar, all]);
    await expect.poll(() => shop1.changes).toEqual([all]);
    await anna.client.invoke('JoinGroup', 'tenant');
    expect(inn1.changes).toEqual([]);
  });

  test('tells that a register came or went', async () => {
    const { connect, connectWeb } = await start({ times: { changedEveryMs: 10 } });
    const anna = await connectWeb('anna');
    await anna.client.invoke('JoinGroup', 'tenant');
    const bar1 = await connect('bar1');
    await expect.poll(() => anna.changes).toEqual([{ topic: 'devices', unitId: id('bar') }]);
    await bar1.stop();
    await expect.poll(() => anna.changes.length).toBe(2);
  });
});
