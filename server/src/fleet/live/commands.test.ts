import { changedTopics, commandResultSchema, type RegisterCommand } from '@tresen/domain/fleet/live';
import { inFull } from '@tresen/domain/kit/testing';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Answered } from './index.ts';
import { answerTo, callers, hubsOfFile, id, register, tenantA } from './testing.ts';

const start = hubsOfFile();

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

  test(
    'to very many registers reaches all of them some at a time; one that went meanwhile is told as such',
    inFull,
    async () => {
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
    },
  );

  test(
    'to very many waits while a thousand owe their answer, but not for those that are all silent',
    inFull,
    async () => {
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
    },
  );

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
