import type { HubConnection, IHttpConnectionOptions } from '@microsoft/signalr';
import {
  type CommandResult,
  changedTopics,
  commandNames,
  commandResultSchema,
  type RegisterCommand,
} from '@tresen/domain/fleet/live';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildClient, serveHub, ways } from '../../kit/hub/testing.ts';
import {
  type Answered,
  createLive,
  type LiveCaller,
  type LiveOptions,
  type RegisterCaller,
} from './index.ts';

const id = (name: string): string => `00000000-0000-4000-8000-${Buffer.from(name.padEnd(6)).toString('hex')}`;
const tenantA = id('a');
const tenantB = id('b');
const unitsOf: Readonly<Record<string, readonly string[]>> = {
  [tenantA]: [id('bar'), id('shop')],
  [tenantB]: [id('inn')],
};

const user = (tenantId: string, sessionId: string): LiveCaller => ({
  kind: 'user',
  tenantId,
  userId: id('user'),
  role: 'owner',
  sessionId,
  isActing: false,
});
const register = (tenantId: string, name: string, unit: string, sessionId = name): RegisterCaller => ({
  kind: 'register',
  tenantId,
  deviceId: id(name),
  unitId: id(unit),
  databaseId: id(`db${unit}`),
  isLive: true,
  sessionId,
});

/** The token is the name of a caller. */
const callers: Readonly<Record<string, LiveCaller>> = {
  anna: user(tenantA, 'anna'),
  amir: user(tenantA, 'amir'),
  bert: user(tenantB, 'bert'),
  bar1: register(tenantA, 'bar1', 'bar'),
  bar1again: register(tenantA, 'bar1', 'bar', 'bar1again'),
  quiet: { ...register(tenantA, 'quiet', 'bar'), isLive: false },
  bar2: register(tenantA, 'bar2', 'bar'),
  shop1: register(tenantA, 'shop1', 'shop'),
  inn1: register(tenantB, 'inn1', 'inn'),
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function start(options: Partial<LiveOptions> = {}) {
  const live = createLive({
    authenticate: async ({ token }) => callers[token],
    policy: 'wide',
    unitBelongsTo: async (tenantId, unitId) => unitsOf[tenantId]?.includes(unitId) === true,
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  const server = await serveHub(live, '/hubs/pos');
  stops.push(server.stop);
  const connect = async (name: string, way: IHttpConnectionOptions = {}): Promise<HubConnection> => {
    const client = buildClient(server.url, name, way);
    stops.push(() => client.stop());
    await client.start();
    return client;
  };
  return {
    live,
    url: server.url,
    connect,
    /** A register that answers every command, telling who it is. */
    connectRegister: async (name: string, way?: IHttpConnectionOptions) => {
      const client = await connect(name, way);
      client.on('SendCommand', (command: RegisterCommand) =>
        client.invoke('ReceiveCommandResult', answerTo(command, { from: name, args: command.args })),
      );
      return client;
    },
    /** A web client that keeps the results and changes it hears. */
    connectWeb: async (name: string, way?: IHttpConnectionOptions) => {
      const client = await connect(name, way);
      const results: CommandResult[] = [];
      const changes: unknown[] = [];
      client.on('ReceiveCommandResult', (result) => results.push(result));
      client.on('Changed', (change) => changes.push(change));
      return { client, results, changes };
    },
  };
}

/** An answer that waits, and since when. */
interface Owed {
  readonly answer: () => void;
  readonly at: number;
}

/** A register that answers every command, as light as can be: there are hundreds. */
const connectBare = async (
  url: string,
  name: string,
  onCommand: (name: string) => void,
  /** Answers go here in place of out. */
  owed?: Owed[],
) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}?access_token=${name}`);
  const send = (record: object) => socket.send(`${JSON.stringify(record)}\x1e`);
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString().split('\x1e')) {
      const { target, arguments: args } = text ? JSON.parse(text) : {};
      if (target !== 'SendCommand') continue;
      onCommand(name);
      const answer = () =>
        send({ type: 1, target: 'ReceiveCommandResult', arguments: [answerTo(args[0], null)] });
      if (owed) owed.push({ answer, at: performance.now() });
      else answer();
    }
  });
  await new Promise((resolve) => socket.once('open', resolve));
  send({ protocol: 'json', version: 1 });
  return socket;
};

const answerTo = ({ commandId, command }: RegisterCommand, data: unknown) => ({
  commandId,
  command,
  isSuccess: true,
  message: null,
  data,
  completedAt: new Date().toISOString(),
});

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

describe('a command', () => {
  test('REG-18: to a group reaches every register of the unit or the tenant, each under an id of its own', async () => {
    const { connectRegister, connectWeb } = await start();
    for (const name of ['bar1', 'bar2', 'shop1', 'inn1']) await connectRegister(name);
    const anna = await connectWeb('anna');
    const unitIds: string[] = await anna.client.invoke('SendCommandToGroup', `unit:${id('bar')}`, 'Ping');
    await expect.poll(() => anna.results.length).toBe(2);
    expect(anna.results.map(({ commandId }) => commandId).toSorted()).toEqual(unitIds.toSorted());
    expect(anna.results.map(({ deviceId }) => deviceId).toSorted()).toEqual([id('bar1'), id('bar2')]);
    expect(await anna.client.invoke('SendCommandToGroup', 'tenant', 'StartCloudSync')).toHaveLength(3);
    await expect.poll(() => anna.results.length).toBe(5);
    expect(anna.results.map(({ deviceId }) => deviceId)).not.toContain(id('inn1'));
  });

  test('REG-16: is refused by a register whose live communication is off, and passes it by in its group', async () => {
    const { connectRegister, connectWeb } = await start();
    for (const name of ['bar1', 'quiet']) await connectRegister(name);
    const anna = await connectWeb('anna');
    await expect(anna.client.invoke('SendCommand', id('quiet'), 'Ping')).rejects.toThrow(/^DEVICE_OFFLINE$/);
    expect(await anna.client.invoke('SendCommandToGroup', `unit:${id('bar')}`, 'Ping')).toHaveLength(1);
    await expect.poll(() => anna.results.map(({ deviceId }) => deviceId)).toEqual([id('bar1')]);
  });

  test('without arguments carries null', async () => {
    const { connectRegister, connectWeb } = await start();
    await connectRegister('bar1');
    const anna = await connectWeb('anna');
    await anna.client.invoke('SendCommand', id('bar1'), 'Ping');
    await expect.poll(() => anna.results.at(-1)?.data).toEqual({ from: 'bar1', args: null });
  });

  test('is answered to the asker only, not to colleagues nor to other tenants', async () => {
    const { connectRegister, connectWeb } = await start();
    await connectRegister('bar1');
    const [anna, amir, bert] = [await connectWeb('anna'), await connectWeb('amir'), await connectWeb('bert')];
    for (const { client } of [anna, amir, bert]) await client.invoke('JoinGroup', 'tenant');
    await anna.client.invoke('SendCommand', id('bar1'), 'Ping');
    await expect.poll(() => anna.results.length).toBe(1);
    await amir.client.invoke('JoinGroup', 'tenant');
    await bert.client.invoke('JoinGroup', 'tenant');
    expect([amir.results, bert.results]).toEqual([[], []]);
  });

  test('REG-19: outside the four is refused', async () => {
    const { connectRegister, connectWeb } = await start();
    await connectRegister('bar1');
    const { client } = await connectWeb('anna');
    for (const command of ['Reboot', 'ping', '', null, 1, {}]) {
      await expect(client.invoke('SendCommand', id('bar1'), command)).rejects.toThrow(/^COMMAND_UNKNOWN$/);
      await expect(client.invoke('SendCommandToGroup', 'tenant', command)).rejects.toThrow(
        /^COMMAND_UNKNOWN$/,
      );
    }
  });

  test("to an offline, an unknown or another tenant's register is refused in the same words", async () => {
    const { connectRegister, connectWeb } = await start();
    await connectRegister('inn1');
    const { client } = await connectWeb('anna');
    for (const deviceId of [id('bar1'), id('nobody'), id('inn1'), null, {}])
      await expect(client.invoke('SendCommand', deviceId, 'Ping')).rejects.toThrow(/^DEVICE_OFFLINE$/);
  });

  test('to what is no device at all is refused like one that is offline, however deep it is', async () => {
    const { connect } = await start();
    const client = await connect('anna');
    const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    for (const deviceId of [deep, {}, 7, null]) {
      const command = client.invoke('SendCommand', deviceId, 'Ping', null);
      await expect(command).rejects.toThrow('DEVICE_OFFLINE');
    }
  });

  test('that a register does not answer in time yields a failed result, and a late answer is ignored', async () => {
    const { connect, connectWeb } = await start({ times: { commandTimeoutMs: 100 } });
    const silent = await connect('bar1');
    const commands: RegisterCommand[] = [];
    silent.on('SendCommand', (command) => commands.push(command));
    const anna = await connectWeb('anna');
    const commandIds = [
      await anna.client.invoke('SendCommand', id('bar1'), 'Ping'),
      await anna.client.invoke('SendCommand', id('bar1'), 'GetSystemInfo'),
    ];
    await expect.poll(() => anna.results.length).toBe(2);
    expect(anna.results.map(({ commandId }) => commandId)).toEqual(commandIds);
    for (const result of anna.results)
      expect(commandResultSchema.parse(result)).toMatchObject({
        deviceId: id('bar1'),
        isSuccess: false,
        message: 'COMMAND_TIMED_OUT',
        data: null,
      });
    for (const command of commands) await silent.invoke('ReceiveCommandResult', answerTo(command, 'late'));
    await anna.client.invoke('JoinGroup', 'tenant');
    expect(anna.results).toHaveLength(2);
  });

  test('is answered by its own register only; broken and unknown answers change nothing', async () => {
    const { connect, connectRegister, connectWeb } = await start();
    const [bar1, shop1] = [await connect('bar1'), await connectRegister('shop1')];
    const { promise, resolve } = Promise.withResolvers<RegisterCommand>();
    bar1.on('SendCommand', resolve);
    const anna = await connectWeb('anna');
    await anna.client.invoke('SendCommand', id('bar1'), 'Ping');
    const command = await promise;
    await shop1.invoke('ReceiveCommandResult', answerTo(command, 'forged'));
    await bar1.invoke('ReceiveCommandResult', answerTo({ ...command, commandId: id('other') }, 'unknown'));
    const broken = { ...answerTo(command, 'broken'), isSuccess: 'yes' };
    await expect(bar1.invoke('ReceiveCommandResult', broken)).rejects.toThrow(/^INVALID_INPUT$/);
    await bar1.invoke('ReceiveCommandResult', answerTo(command, 'true'));
    await bar1.invoke('ReceiveCommandResult', answerTo(command, 'twice'));
    await expect.poll(() => anna.results.length).toBe(1);
    // A process that has just begun does not know what changed before.
    expect(await anna.client.invoke('JoinGroup', 'tenant')).toEqual(changedTopics);
    expect(anna.results.map(({ data }) => data)).toEqual(['true']);
  });

  test('survives a cut line: the register may answer on its next connection', async () => {
    const { connect, connectWeb } = await start();
    const first = await connect('bar1');
    const { promise, resolve } = Promise.withResolvers<RegisterCommand>();
    first.on('SendCommand', resolve);
    const anna = await connectWeb('anna');
    await anna.client.invoke('SendCommand', id('bar1'), 'Ping');
    const command = await promise;
    await first.stop();
    const second = await connect('bar1again');
    await second.invoke('ReceiveCommandResult', answerTo(command, 'after all'));
    await expect.poll(() => anna.results.map(({ data }) => data)).toEqual(['after all']);
  });

  test('to very many registers reaches all of them some at a time; one that went meanwhile is told as such', async () => {
    const units = 600;
    const { live, connectWeb, url } = await start({
      authenticate: async ({ token }) =>
        token.startsWith('r') ? register(tenantA, token, 'bar') : callers[token],
    });
    const heard: string[] = [];
    const bare = (index: number) => connectBare(url, `r${index}`, (name) => heard.push(name));
    const sockets = await Promise.all(Array.from({ length: units - 1 }, (_, index) => bare(index)));
    await expect.poll(() => live.countOnline(tenantA, id('bar'))).toBe(units - 1);
    const last = await bare(units - 1);
    await expect.poll(() => live.countOnline(tenantA, id('bar'))).toBe(units);
    const anna = await connectWeb('anna');
    const commandIds: string[] = await anna.client.invoke('SendCommandToGroup', 'tenant', 'StartCloudSync');
    last.terminate();
    expect(heard.length).toBeLessThan(units);
    await expect.poll(() => anna.results.length).toBe(units);
    expect(new Set(anna.results.map(({ commandId }) => commandId))).toEqual(new Set(commandIds));
    const failed = anna.results.filter(({ isSuccess }) => !isSuccess);
    expect(failed).toMatchObject([{ deviceId: id(`r${units - 1}`), message: 'DEVICE_OFFLINE' }]);
    for (const socket of sockets) socket.terminate();
  });

  test('to very many waits while a thousand owe their answer, but not for those that are all silent', async () => {
    const units = 1_300;
    const { live, connectWeb, url } = await start({
      authenticate: async ({ token }) =>
        token.startsWith('r') ? register(tenantA, token, 'bar') : callers[token],
    });
    const owed: Owed[] = [];
    const sockets = await Promise.all(
      Array.from({ length: units }, (_, index) => connectBare(url, `r${index}`, () => undefined, owed)),
    );
    await expect.poll(() => live.countOnline(tenantA, id('bar')), { timeout: 10_000 }).toBe(units);
    const anna = await connectWeb('anna');
    expect(await anna.client.invoke('SendCommandToGroup', 'tenant', 'StartCloudSync')).toHaveLength(units);
    await expect.poll(() => owed.length).toBe(units);
    const [before = 0, after = 0] = [owed[999]?.at, owed[1_000]?.at];
    expect(after - before).toBeGreaterThan(100);
    for (const { answer } of owed) answer();
    await expect.poll(() => anna.results.length).toBe(units);
    for (const socket of sockets) socket.terminate();
  });

  test('goes on and is answered when its asker has gone, and the hub forgets it', async () => {
    const answered: Answered[] = [];
    const { connect, connectWeb } = await start({ onAnswer: (one) => answered.push(one) });
    const bar1 = await connect('bar1');
    const { promise, resolve } = Promise.withResolvers<RegisterCommand>();
    bar1.on('SendCommand', resolve);
    const anna = await connectWeb('anna');
    await anna.client.invoke('SendCommand', id('bar1'), 'StartCloudSync');
    const command = await promise;
    await anna.client.stop();
    await bar1.invoke('ReceiveCommandResult', answerTo(command, null));
    await bar1.invoke('ReceiveCommandResult', answerTo(command, null));
    const one = { tenantId: tenantA, deviceId: id('bar1'), command: 'StartCloudSync', isSuccess: true };
    expect(answered).toEqual([one]);
  });

  test('is for people: a register neither sends one nor joins a group, a web client answers none', async () => {
    const { connect } = await start();
    const [bar1, anna] = [await connect('bar1'), await connect('anna')];
    const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow(/^FORBIDDEN$/);
    await refused(bar1.invoke('SendCommand', id('bar1'), 'Ping'));
    await refused(bar1.invoke('SendCommandToGroup', 'tenant', 'Ping'));
    await refused(bar1.invoke('JoinGroup', 'tenant'));
    await refused(anna.invoke('ReceiveCommandResult', {}));
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
    await promise;
    expect(live.liveStateOf(id('bar1'))).toBe('offline');
    expect(live.liveStateOf(id('bar2'))).toBe('online');
    expect(live.count).toBe(1);
  });
});

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
