import { comeBackAfterMs, commandNames, commandResultSchema } from '@tresen/domain/fleet/live';
import { describe, expect, test } from 'vitest';
import { buildClient, ways } from '../../kit/hub/testing.ts';
import { callers, hubsOfFile, id, tenantA, tenantB } from './testing.ts';

const start = hubsOfFile();

describe.each(ways)('over %s', (_, way) => {
  test('REG-17, REG-18, REG-19: every command goes to the register and its result back to the asker', async () => {
    const { connectRegister, connectWeb } = await start();
    await connectRegister('bar1', way);
    const anna = await connectWeb('anna', way);
    for (const command of commandNames) {
      const commandId = await anna.client.invoke('SendCommand', id('bar1'), command, { page: 1 });
      await expect.poll(() => anna.results.at(-1)?.commandId).toBe(commandId);
      const result = commandResultSchema.parse(anna.results.at(-1));
      expect(result).toMatchObject({
        command,
        deviceId: id('bar1'),
        databaseId: id('dbbar'),
        isSuccess: true,
        data: { from: 'bar1', args: { page: 1 } },
      });
    }
    expect(anna.results).toHaveLength(commandNames.length);
  });
});

test('REG-18, REG-21: no group of another tenant, and no group that does not exist, can be joined or commanded', async () => {
  const { connectRegister, connectWeb } = await start();
  await connectRegister('inn1');
  const { client } = await connectWeb('anna');
  for (const group of [
    `unit:${id('inn')}`,
    `unit:${id('none')}`,
    `tenant:${tenantB}`,
    tenantB,
    'unit:',
    '',
    null,
  ]) {
    await expect(client.invoke('JoinGroup', group)).rejects.toThrow(/^GROUP_FORBIDDEN$/);
    await expect(client.invoke('SendCommandToGroup', group, 'Ping')).rejects.toThrow(/^GROUP_FORBIDDEN$/);
  }
});

describe('presence', () => {
  test('REG-15: live status is by deviceId, with database, state and last ping, within the tenant', async () => {
    const turns: string[] = [];
    const { live, connect } = await start({
      onPresence: ({ deviceId }, isOnline) => turns.push(`${deviceId} ${isOnline}`),
    });
    expect(live.liveStateOf(id('bar1'))).toBe('offline');
    const bar1 = await connect('bar1');
    await connect('inn1');
    expect(live.liveStateOf(id('bar1'))).toBe('online');
    expect(live.onlineDevices(tenantA)).toEqual([
      {
        tenantId: tenantA,
        deviceId: id('bar1'),
        unitId: id('bar'),
        databaseId: id('dbbar'),
        status: 'online',
        lastPing: expect.any(Date),
      },
    ]);
    expect(Math.abs(Date.now() - Number(live.onlineDevices(tenantA)[0]?.lastPing))).toBeLessThan(60_000);
    await bar1.stop();
    await expect.poll(() => live.liveStateOf(id('bar1'))).toBe('offline');
    expect(live.onlineDevices(tenantA)).toEqual([]);
    expect(turns).toEqual([`${id('bar1')} true`, `${id('inn1')} true`, `${id('bar1')} false`]);
  });

  test('a second connection of a register replaces the first, which stays away; it is never offline between', async () => {
    const turns: boolean[] = [];
    const { live, connect, connectRegister, connectWeb } = await start({
      onPresence: (_, isOnline) => turns.push(isOnline),
    });
    const first = await connect('bar1');
    const ends: string[] = [];
    first.onclose((error) => ends.push(error?.message ?? ''));
    first.onreconnecting(() => ends.push('reconnecting'));
    await connectRegister('bar1again');
    await expect.poll(() => ends).toEqual(['Server returned an error on close: REPLACED']);
    expect(turns).toEqual([true]);
    expect(live.onlineDevices(tenantA)).toHaveLength(1);
    const anna = await connectWeb('anna');
    await anna.client.invoke('SendCommand', id('bar1'), 'Ping');
    await expect.poll(() => anna.results[0]?.data).toEqual({ from: 'bar1again', args: null });
    expect(await anna.client.invoke('SendCommandToGroup', 'tenant', 'Ping')).toHaveLength(1);
  });

  test('what is online is told at intervals, all at once', async () => {
    const pings: string[][] = [];
    const { connect } = await start({
      times: { pingsEveryMs: 30 },
      onPings: (devices) => pings.push(devices.map(({ deviceId }) => deviceId).toSorted()),
    });
    await connect('bar1');
    await connect('inn1');
    await expect.poll(() => pings.at(-1)).toEqual([id('bar1'), id('inn1')]);
  });

  test.each([
    ['as it comes', {}, [4]],
    ['and when there are more by now', { pingsEveryMs: 30 }, [4, 8]],
  ])('REG-17: a register hears within how long to come back after a break: %s', async (_when, times, all) => {
    const { url, connect } = await start({ times });
    const heard: unknown[] = [];
    const client = buildClient(url, 'bar1');
    client.on('ComeBackWithin', (withinMs) => heard.push(withinMs));
    await client.start();
    await expect.poll(() => heard).toContain(4);
    await connect('shop1');
    await expect.poll(() => [...new Set(heard)]).toEqual(all);
    await client.stop();
  });

  test('an unlinked register is closed and has to ask again', async () => {
    const linked = new Set(['bar1', 'bar2']);
    const { live, connect } = await start({
      authenticate: async ({ token }) => (linked.has(token) ? callers[token] : undefined),
    });
    const bar1 = await connect('bar1');
    await connect('bar2');
    const { promise, resolve } = Promise.withResolvers<Error | undefined>();
    bar1.onreconnecting(resolve);
    linked.delete('bar1');
    live.closeWhere((caller) => caller.kind === 'register' && caller.deviceId === id('bar1'));
    expect(comeBackAfterMs(await promise)).toBe(0);
    expect(live.liveStateOf(id('bar1'))).toBe('offline');
    expect(live.liveStateOf(id('bar2'))).toBe('online');
    expect(live.count).toBe(1);
  });
});
