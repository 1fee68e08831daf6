import { HubConnectionState } from '@microsoft/signalr';
import { comeBackAfterMs, comingBackWithinMs } from '@tresen/domain/fleet/live';
import { AppError } from '@tresen/domain/kit/errors';
import { inFull } from '@tresen/domain/kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HubOptions } from './options.ts';
import { buildClient, startTestHub, type TestUser, ways } from './testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function start(options: Partial<HubOptions<TestUser>> = {}, port = 0) {
  const { hub, server } = await startTestHub({ methods, ...options }, port);
  stops.push(server.stop);
  return {
    hub,
    server,
    connect: async (token: string, way = {}, keepAliveMs?: number) => {
      const client = buildClient(server.url, token, way, keepAliveMs);
      stops.push(() => client.stop());
      await client.start();
      return client;
    },
  };
}

const methods: HubOptions<TestUser>['methods'] = {
  Name: ({ user }) => user.name,
  Echo: (_, ...values) => values,
  Nothing: () => undefined,
  Join: (connection, group) => connection.join(String(group)),
  Leave: (connection, group) => connection.leave(String(group)),
  Refuse: () => {
    throw new AppError('DEVICE_OFFLINE');
  },
  Break: async () => {
    throw new Error('secret detail');
  },
};

describe.each(ways)('over %s', (_, way) => {
  test('the official client calls methods and gets results', async () => {
    const { connect } = await start();
    const client = await connect('alice', way);
    expect(await client.invoke('Name')).toBe('alice');
    expect(await client.invoke('Echo', 1, 'zwei', { drei: ['\n', 'ä€😀', null] })).toEqual([
      1,
      'zwei',
      { drei: ['\n', 'ä€😀', null] },
    ]);
    expect(await client.invoke('Nothing')).toBeUndefined();
    expect(await Promise.all([1, 2, 3, 4].map((value) => client.invoke('Echo', value)))).toEqual([
      [1],
      [2],
      [3],
      [4],
    ]);
  });

  test('errors reach the caller: the code of an AppError, and nothing of a bug', async () => {
    const bugs: unknown[] = [];
    const { connect } = await start({ onError: (error) => bugs.push(error) });
    const client = await connect('alice', way);
    await expect(client.invoke('Refuse')).rejects.toThrow(/^DEVICE_OFFLINE$/);
    await expect(client.invoke('Break')).rejects.toThrow(/^INTERNAL$/);
    expect(bugs).toEqual([new Error('secret detail')]);
  });

  test('an unknown method is an error of the call, also one that every object has', async () => {
    const { connect } = await start();
    const client = await connect('alice', way);
    await expect(client.invoke('Nope')).rejects.toThrow("Unknown hub method 'Nope'");
    await expect(client.invoke('toString')).rejects.toThrow("Unknown hub method 'toString'");
    expect(await client.invoke('Name')).toBe('alice');
  });

  test('streaming is refused', async () => {
    const { connect } = await start();
    const client = await connect('alice', way);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    client
      .stream('Echo', 1)
      .subscribe({ next: resolve, complete: () => resolve('complete'), error: resolve });
    expect(await promise).toEqual(new Error('Streaming is not supported'));
  });

  test('a group hears what is sent to it; who is in two of the groups hears it once', async () => {
    const { hub, connect } = await start();
    const [alice, bob] = [await connect('alice', way), await connect('bob', way)];
    const heard: string[] = [];
    alice.on('Said', (text) => heard.push(`alice ${text}`));
    bob.on('Said', (text) => heard.push(`bob ${text}`));
    for (const group of ['one', 'two']) await alice.invoke('Join', group);
    await bob.invoke('Join', 'two');
    hub.sendToGroups(['one', 'two'], 'Said', 'first');
    await expect.poll(() => heard.toSorted()).toEqual(['alice first', 'bob first']);
    await bob.invoke('Leave', 'two');
    hub.sendToGroups(['two'], 'Said', 'second');
    await expect.poll(() => heard.length).toBe(3);
    expect(heard.at(-1)).toBe('alice second');
    expect(await bob.invoke('Name')).toBe('bob');
    expect(heard.length).toBe(3);
  });

  test('a clean stop leaves nothing behind', async () => {
    const gone: string[] = [];
    const { hub, connect } = await start({ onDisconnected: ({ user }) => gone.push(user.name) });
    const client = await connect('alice', way);
    await client.invoke('Join', 'one');
    expect(hub.count).toBe(1);
    await client.stop();
    await expect.poll(() => hub.count).toBe(0);
    expect(gone).toEqual(['alice']);
    expect(hub.members('one').size).toBe(0);
  });

  test('REG-17: the client comes back after a restart of the server on the same port', async () => {
    const first = await start();
    const client = await first.connect('alice', way);
    const states: string[] = [];
    client.onreconnecting(() => states.push('reconnecting'));
    client.onreconnected(() => states.push('reconnected'));
    await first.server.stop();
    stops.splice(stops.indexOf(first.server.stop), 1);
    const second = await start({}, first.server.port);
    await expect.poll(() => states).toEqual(['reconnecting', 'reconnected']);
    expect(second.hub.count).toBe(1);
    expect(await client.invoke('Name')).toBe('alice');
  });

  test('a closed session ends its connections for good, and no other', async () => {
    const { hub, connect } = await start();
    const [alice, bob] = [await connect('alice', way), await connect('bob', way)];
    const ends: string[] = [];
    alice.onclose((error) => ends.push(error?.message ?? 'closed'));
    alice.onreconnecting(() => ends.push('reconnecting'));
    hub.closeWhere(({ name }) => name === 'alice', { reason: 'SESSION_EXPIRED' });
    await expect.poll(() => ends).toEqual(['Server returned an error on close: SESSION_EXPIRED']);
    expect(alice.state).toBe(HubConnectionState.Disconnected);
    expect(await bob.invoke('Name')).toBe('bob');
    expect(hub.count).toBe(1);
  });

  test('without a valid token nobody gets in', async () => {
    const { hub, server } = await start();
    await expect(buildClient(server.url, 'bad', way).start()).rejects.toThrow();
    expect(hub.count).toBe(0);
  });
});

test('keep-alive from both ends holds quiet connections far beyond the timeout', inFull, async () => {
  const { hub, connect } = await start({ limits: { keepAliveMs: 100, clientTimeoutMs: 2_000 } });
  const closed = vi.fn();
  for (const [, way] of ways) {
    const client = await connect('alice', way, 100);
    client.serverTimeoutInMilliseconds = 2_000;
    client.onclose(closed);
    client.onreconnecting(closed);
  }
  const since = performance.now();
  await expect.poll(() => performance.now() - since).toBeGreaterThan(4_500);
  expect(closed).not.toHaveBeenCalled();
  expect(hub.count).toBe(ways.length);
});

// Between two polls there is no line to tell it on.
test.each(ways.filter(([name]) => name !== 'long polling'))(
  'over %s, a hub that stops tells each client when to come back, and each another time',
  async (_, way) => {
    const { hub, connect } = await start();
    const told: (number | undefined)[] = [];
    const names = Array.from({ length: 12 }, (_, at) => `till-${at}`);
    for (const name of names)
      (await connect(name, way)).onreconnecting((error) => told.push(comeBackAfterMs(error)));
    hub.close();
    await expect.poll(() => told).toHaveLength(names.length);
    for (const afterMs of told) {
      expect(afterMs).toBeGreaterThanOrEqual(0);
      expect(afterMs).toBeLessThanOrEqual(comingBackWithinMs(names.length));
    }
    expect(new Set(told).size).toBeGreaterThan(1);
  },
);
