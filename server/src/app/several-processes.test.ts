import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { HttpTransportType, type HubConnection, type IHttpConnectionOptions } from '@microsoft/signalr';
import type { CommandResult, RegisterCommand } from '@tresen/domain/fleet/live';
import { isFull } from '@tresen/domain/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, hasRedis, startTestRedis, type TestRedis } from '../kit/backplane/testing.ts';
import { buildClient } from '../kit/hub/testing.ts';
import { createUnit, type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { createInstallation, type Installation, type ServerProcess } from './testing/processes.ts';
import { type Door, dataOf } from './testing/test-app.ts';

const owner = 'owner@demo.example';
/** Milliseconds: programs are started, one after another, which takes a busy machine a minute each. */
const limit = 400_000;
const patience = { timeout: 120_000 };
/** Of what starts and kills further programs, seconds of processor time each. */
const inFull = it.runIf(isFull);

describe.runIf(hasRedis())('two processes of one database', () => {
  let redis: TestRedis;
  let installation: Installation;
  let a: ServerProcess;
  let b: ServerProcess;
  let token: string;
  let till: LinkedRegister;
  const open: HubConnection[] = [];

  beforeAll(async () => {
    redis = await startTestRedis();
    installation = await createInstallation({ REDIS_URL: redis.url });
    [a, b] = await Promise.all([installation.start(), installation.start()]);
    token = await a.signIn(owner);
    till = await linkRegister(a, token);
  }, limit);
  afterEach(async () => {
    for (const client of open.splice(0)) await client.stop();
  });
  afterAll(async () => {
    await installation.end();
    await redis.kill();
  });

  const connect = async (
    { url }: Door,
    bearer: string,
    way?: IHttpConnectionOptions,
  ): Promise<HubConnection> => {
    const client = buildClient(`${url}/hubs/pos`, bearer, way);
    open.push(client);
    await client.start();
    return client;
  };
  /** A register that answers each command with where it is connected. */
  const connectTill = async (at: ServerProcess): Promise<HubConnection> => {
    const client = await connect(at, till.accessToken);
    client.on('SendCommand', ({ commandId, command }: RegisterCommand) =>
      client.invoke('ReceiveCommandResult', {
        ...{ commandId, command, isSuccess: true, message: 'OK', data: at.url },
        completedAt: new Date().toISOString(),
      }),
    );
    return client;
  };
  const openPage = async (at: Door, bearer = token, way?: IHttpConnectionOptions) => {
    const client = await connect(at, bearer, way);
    const heard: { readonly topic: string }[] = [];
    const results: CommandResult[] = [];
    client.on('Changed', (change) => heard.push(change));
    client.on('ReceiveCommandResult', (result) => results.push(result));
    await client.invoke('JoinGroup', 'tenant');
    return { client, heard, results, topics: () => heard.map(({ topic }) => topic) };
  };
  const isOnlineAt = async (at: Door): Promise<boolean> => {
    const answer = await at.call('/graphql/pos', token, '{ devices { id liveState } }');
    const { devices } = dataOf<{ devices: { id: string; liveState: string }[] }>(answer);
    return devices.find(({ id }) => id === till.deviceId)?.liveState === 'online';
  };

  it('REG-18: a page hears what was saved at the other one', async () => {
    const page = await openPage(b);
    const unitId = await createUnit(a, token);
    expect(unitId).toBeTruthy();
    await expect.poll(page.topics, patience).toContain('units');
  });

  it('REG-15, REG-17: a register is online everywhere, and answers a page at the other one', async () => {
    await connectTill(a);
    await expect.poll(() => isOnlineAt(b), patience).toBe(true);
    const page = await openPage(b);
    await page.client.invoke('SendCommand', till.deviceId, 'Ping');
    await expect.poll(() => page.results, patience).toMatchObject([{ isSuccess: true, data: a.url }]);
    const ids = await page.client.invoke('SendCommandToGroup', 'tenant', 'Ping');
    expect(ids).toHaveLength(1);
    await expect.poll(() => page.results.length, patience).toBe(2);
  });

  it('a register that comes to the other one stays online, by one connection', async () => {
    const first = await connectTill(a);
    const ended = new Promise((resolve) => first.onclose((error) => resolve(error?.message)));
    await expect.poll(() => isOnlineAt(b), patience).toBe(true);
    await connectTill(b);
    expect(await ended).toMatch(/REPLACED/);
    const page = await openPage(a);
    await page.client.invoke('SendCommand', till.deviceId, 'Ping');
    await expect.poll(() => page.results, patience).toMatchObject([{ data: b.url }]);
  });

  it.each([
    ['WebSockets', HttpTransportType.WebSockets],
    ['an event stream', HttpTransportType.ServerSentEvents],
  ])('%s work without sticky sessions', async (_name, transport) => {
    const doors = [a.url, b.url];
    // As a balancer that gives each request to another process.
    const spread = (url: string): string => {
      doors.reverse();
      return url.replace(a.url, doors[0] ?? '');
    };
    const negotiated = await fetch(`${a.url}/hubs/pos/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const { connectionToken, availableTransports } = (await negotiated.json()) as {
      connectionToken: string;
      availableTransports: { transport: string }[];
    };
    expect(availableTransports.map((each) => each.transport)).toEqual(['WebSockets', 'ServerSentEvents']);
    const address = (base: string): string =>
      `${base}/hubs/pos?id=${connectionToken}&access_token=${encodeURIComponent(token)}`;
    const heard: string[] = [];
    const say = await beginAt(transport, address(b.url), () => address(spread(a.url)), heard);
    await say('{"protocol":"json","version":1}\u001e');
    await expect.poll(() => heard.join(''), patience).toContain('{}');
    await say('{"type":1,"invocationId":"1","target":"JoinGroup","arguments":["tenant"]}\u001e');
    await expect.poll(() => heard.join(''), patience).toMatch(/"invocationId":"1"/);
    await expect(say(null)).resolves.toBeUndefined();
  });

  it('IDN-12: who signs out at one is out at the other at once', async () => {
    const bearer = await a.signIn(owner);
    const page = await openPage(b, bearer, { transport: HttpTransportType.WebSockets });
    expect((await b.call('/graphql', bearer, '{ __typename }')).status).toBe(200);
    const out = new Promise((resolve) => page.client.onreconnecting(resolve));
    await fetch(`${a.url}/connect/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ token: bearer }),
    });
    await out;
    const after = await b.call('/graphql', bearer, '{ __typename }');
    expect(after.errors[0]?.extensions).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it('IDN-08: guesses are counted together, whichever process they come to', async () => {
    const guess = async (at: Door, password: string): Promise<number> => {
      const form = { grant_type: 'password', username: 'guessed@demo.example', password, scope: 'api' };
      const body = new URLSearchParams(form);
      return (await fetch(`${at.url}/connect/token`, { method: 'POST', body })).status;
    };
    let wrong = 0;
    while ((await guess(wrong % 2 === 0 ? a : b, `Wrong-${wrong}`)) === 400) wrong += 1;
    // Apart, each would have answered eight before.
    expect(wrong).toBeLessThan(14);
  });

  inFull(
    'a Redis that is killed keeps nobody from working, and news come again by themselves once it is back',
    async () => {
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

  inFull(
    'registers of a killed process are offline within seconds, and come to another one',
    async () => {
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

  inFull(
    'PROCESSES: several answer behind one port, one that dies is replaced, and all end when they are asked to',
    async () => {
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

  inFull(
    'a process without REDIS_URL is refused beside them',
    async () => {
      await expect(installation.start({ REDIS_URL: '' })).rejects.toThrow('ended with 1');
    },
    limit,
  );
});

type Say = (text: string | null) => Promise<void>;

/** Begins at one process; an event stream's client says the rest at any. */
async function beginAt(
  transport: HttpTransportType,
  begin: string,
  next: () => string,
  heard: string[],
): Promise<Say> {
  if (transport === HttpTransportType.WebSockets) {
    const socket = new WebSocket(begin.replace('http', 'ws'));
    socket.addEventListener('message', ({ data }) => void heard.push(String(data)));
    await once(socket, 'open');
    return async (text) => (text === null ? socket.close() : socket.send(text));
  }
  const ending = new AbortController();
  const stream = await fetch(begin, { headers: { accept: 'text/event-stream' }, signal: ending.signal });
  expect(stream.status).toBe(200);
  void (async () => {
    for await (const chunk of stream.body ?? []) heard.push(Buffer.from(chunk).toString());
  })().catch(() => undefined);
  return async (text) => {
    if (text === null) return ending.abort();
    const said = await fetch(next(), { method: 'POST', body: text });
    expect(said.status).toBe(200);
  };
}
