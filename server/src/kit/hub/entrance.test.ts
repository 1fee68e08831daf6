import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { AppError } from '@tresen/domain/kit/errors';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createHub } from './hub.ts';
import type { HubOptions } from './options.ts';
import { recordSeparator } from './protocol.ts';
import { serveHub, startTestHub, type TestUser } from './testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(options: Partial<HubOptions<TestUser>> = {}) {
  const { hub, server } = await startTestHub(options);
  stops.push(server.stop);
  const ask = (method: string, query: string, token?: string, headers = {}): Promise<Response> =>
    fetch(`${server.url}${query}`, {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(method === 'POST' && { body: handshake }),
    });
  const negotiate = async (token: string): Promise<string> => {
    const answer = await (await ask('POST', '/negotiate?negotiateVersion=1', token)).json();
    return (answer as { connectionToken: string }).connectionToken;
  };
  return { hub, server, ask, negotiate };
}

const handshake = `{"protocol":"json","version":1}${recordSeparator}`;

/** The status that an upgrade is refused with, or 101. */
async function upgrade(url: string, token?: string): Promise<number> {
  const socket = new WebSocket(url.replace('http', 'ws'), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.on('open', () => resolve(101));
  socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
  socket.on('error', () => resolve(0));
  const status = await promise;
  socket.terminate();
  return status;
}

test('negotiate offers the three transports and a token beside the public id', async () => {
  const { ask } = await start();
  const answer = await ask('POST', '/negotiate?negotiateVersion=1', 'alice');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    negotiateVersion: 1,
    connectionId: expect.stringMatching(/^[\w-]{22}$/),
    connectionToken: expect.stringMatching(/^[\w-]{32}$/),
    availableTransports: ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
      transport,
      transferFormats: ['Text'],
    })),
  });
});

describe('a token', () => {
  test('REG-21: is needed for negotiate and for the upgrade: 401 without one or with a bad one', async () => {
    const { ask, server } = await start();
    expect((await ask('POST', '/negotiate')).status).toBe(401);
    expect((await ask('POST', '/negotiate', 'bad')).status).toBe(401);
    expect(await upgrade(server.url)).toBe(401);
    expect(await upgrade(server.url, 'bad')).toBe(401);
    expect(await upgrade(`${server.url}?access_token=bad`)).toBe(401);
  });

  test('does not help where its user may not enter: 403, since a new one would not either', async () => {
    const { ask, server } = await start({
      authenticate: () => Promise.reject(new AppError('FORBIDDEN')),
      onError: expect.fail,
    });
    expect((await ask('POST', '/negotiate', 'alice')).status).toBe(403);
    expect(await upgrade(server.url, 'alice')).toBe(403);
  });

  test('is needed again to take up, poll and post to what was negotiated', async () => {
    const { ask, server, negotiate } = await start();
    const id = await negotiate('alice');
    expect(await upgrade(`${server.url}?id=${id}`)).toBe(401);
    for (const method of ['GET', 'POST', 'DELETE']) expect((await ask(method, `?id=${id}`)).status).toBe(401);
  });

  test('can stand in the address, where a browser cannot set headers', async () => {
    const { server } = await start();
    expect(await upgrade(`${server.url}?access_token=alice`)).toBe(101);
  });

  test('that cannot be checked just now answers 503, so that no client takes itself for signed out', async () => {
    const errors: unknown[] = [];
    const { ask, server } = await start({
      authenticate: () => Promise.reject(new Error('no database')),
      onError: (error) => errors.push(error),
    });
    expect((await ask('POST', '/negotiate', 'alice')).status).toBe(503);
    expect(await upgrade(server.url, 'alice')).toBe(503);
    expect(errors).toHaveLength(2);
  });
});

describe('a negotiated connection', () => {
  test('is unknown by any other id: 404', async () => {
    const { ask, server } = await start();
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await ask(method, '?id=nope', 'alice')).status).toBe(404);
    expect(await upgrade(`${server.url}?id=nope`, 'alice')).toBe(404);
    expect((await ask('GET', '/else', 'alice')).status).toBe(404);
    expect(await upgrade(`${server.url}/else`, 'alice')).toBe(404);
  });

  test('cannot be taken over by another user, nor by another session of the same user', async () => {
    const { ask, server, negotiate } = await start();
    const id = await negotiate('alice');
    for (const thief of ['bob', 'alice/second']) {
      expect(await upgrade(`${server.url}?id=${id}`, thief)).toBe(404);
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await ask(method, `?id=${id}`, thief)).status).toBe(404);
    }
    expect(await upgrade(`${server.url}?id=${id}`, 'alice')).toBe(101);
  });

  test('keeps the user that negotiated it, as headers such as an override are known only then', async () => {
    const names: string[] = [];
    const { server, negotiate } = await start({
      authenticate: async ({ headers }) => ({
        name: String(headers['sec-fetch-mode'] ?? 'upgrade'),
        session: '1',
      }),
      identityOf: ({ session }) => session,
      onConnected: ({ user }) => names.push(user.name),
    });
    const id = await negotiate('any');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}?id=${id}`, {
      headers: { authorization: 'Bearer any' },
    });
    await once(socket, 'open');
    socket.send(handshake);
    await expect.poll(() => names).toEqual(['cors']);
    socket.terminate();
  });

  test('has one transport: a second one gets 409, a post beside a WebSocket 405', async () => {
    const { ask, server, negotiate } = await start();
    const id = await negotiate('alice');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}?id=${id}&access_token=alice`);
    await once(socket, 'open');
    expect(await upgrade(`${server.url}?id=${id}`, 'alice')).toBe(409);
    expect((await ask('GET', `?id=${id}`, 'alice')).status).toBe(409);
    expect((await ask('GET', `?id=${id}`, 'alice', { accept: 'text/event-stream' })).status).toBe(409);
    expect((await ask('POST', `?id=${id}`, 'alice')).status).toBe(405);
    expect((await ask('PUT', `?id=${id}`, 'alice')).status).toBe(405);
    socket.terminate();
  });

  test('that nobody takes up is forgotten', async () => {
    const { ask, negotiate } = await start({ limits: { handshakeTimeoutMs: 50, keepAliveMs: 40 } });
    const id = await negotiate('alice');
    await expect.poll(async () => (await ask('DELETE', `?id=${id}x`, 'alice')).status).toBe(404);
    await expect.poll(async () => (await ask('PUT', `?id=${id}`, 'alice')).status).toBe(404);
  });
});

test('long polling: last words said between two polls are kept for the next one, and nothing after', async () => {
  const { hub, ask, negotiate } = await start();
  const query = `?id=${await negotiate('alice')}`;
  const poll = (): Promise<Response> => ask('GET', query, 'alice');
  expect(await (await poll()).text()).toBe('');
  await ask('POST', query, 'alice');
  expect(await (await poll()).text()).toBe(`{}${recordSeparator}`);
  hub.closeWhere(() => true, { reason: 'REPLACED' });
  expect(hub.count).toBe(0);
  expect(await (await poll()).text()).toBe(`{"type":7,"error":"REPLACED"}${recordSeparator}`);
  expect((await poll()).status).toBe(404);
});

describe('the connections of one person', () => {
  const limits = { maxConnectionsPerPerson: 2, handshakeTimeoutMs: 60_000 };

  test('are so many, in all sessions and negotiated or not; others are not kept out', async () => {
    const { ask, server } = await start({ limits });
    expect((await ask('POST', '/negotiate', 'alice')).status).toBe(200);
    expect((await ask('POST', '/negotiate', 'alice/second')).status).toBe(200);
    const refused = await ask('POST', '/negotiate', 'alice/third');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await upgrade(server.url, 'alice')).toBe(429);
    expect((await ask('POST', '/negotiate', 'bob')).status).toBe(200);
  });

  test('leave their place when they end, however they end', async () => {
    const { hub, ask, server, negotiate } = await start({ limits });
    const ends: ((id: string) => Promise<unknown>)[] = [
      (id) => ask('DELETE', `?id=${id}`, 'alice'),
      async (id) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}?id=${id}&access_token=alice`);
        socket.on('open', () => socket.send(handshake));
        await expect.poll(() => hub.count).toBe(1);
        socket.terminate();
        await expect.poll(() => hub.count).toBe(0);
      },
      async () => hub.closeWhere(() => true),
    ];
    for (const end of ends) {
      const ids = [await negotiate('alice'), await negotiate('alice')];
      for (const id of ids) await end(id);
      await expect.poll(async () => (await ask('POST', '/negotiate', 'alice')).status).toBe(200);
      hub.closeWhere(() => true);
    }
  });
});

test('a network whose tokens are refused again and again waits; others come in', async () => {
  const { ask, server } = await start({
    limits: { maxRefusedTokens: 3 },
    networkOf: ({ headers }) => String(headers['x-network'] ?? 'upgrade'),
  });
  const from = (network: string, token: string) =>
    ask('POST', '/negotiate', token, { 'x-network': network }).then(({ status }) => status);
  for (let time = 0; time < 3; time += 1) expect(await from('a', 'bad')).toBe(401);
  expect(await from('a', 'bad')).toBe(429);
  expect(await from('a', 'alice')).toBe(429);
  expect(await from('b', 'alice')).toBe(200);
  for (let time = 0; time < 3; time += 1) expect(await upgrade(server.url, 'bad')).toBe(401);
  expect(await upgrade(server.url, 'alice')).toBe(429);
});

test('a connection that ended is forgotten at once', async () => {
  const { hub, server, negotiate } = await start();
  const id = await negotiate('alice');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}?id=${id}&access_token=alice`);
  socket.on('open', () => socket.send(handshake));
  await expect.poll(() => hub.count).toBe(1);
  socket.terminate();
  await expect.poll(() => hub.count).toBe(0);
  expect(await upgrade(`${server.url}?id=${id}`, 'alice')).toBe(404);
});

test('a line that never shakes hands is closed', async () => {
  const { server } = await start({ limits: { handshakeTimeoutMs: 50, keepAliveMs: 40 } });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}?access_token=alice`);
  await once(socket, 'close');
});

test('a client that falls silent is dropped, and told that it may come back', async () => {
  const gone: string[] = [];
  const { hub, server } = await start({
    limits: { keepAliveMs: 30, clientTimeoutMs: 120 },
    onDisconnected: ({ user }) => gone.push(user.name),
  });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}?access_token=alice`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(data.toString()));
  socket.on('open', () => socket.send(handshake));
  await once(socket, 'close');
  expect(heard).toContain(`{"type":6}${recordSeparator}`);
  expect(heard.at(-1)).toBe(`{"type":7,"error":"Client timed out","allowReconnect":true}${recordSeparator}`);
  expect(gone).toEqual(['alice']);
  expect(hub.count).toBe(0);
});

test('a message above the limit and a binary frame end the connection, and only it', async () => {
  const { hub, server } = await start({ limits: { maxMessageLength: 1_000 } });
  const address = `${server.url.replace('http', 'ws')}?access_token=alice`;
  const witness = new WebSocket(address);
  witness.on('open', () => witness.send(handshake));
  for (const frame of ['x'.repeat(1_001), Buffer.from(handshake)]) {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    socket.send(frame);
    await once(socket, 'close');
  }
  await expect.poll(() => hub.count).toBe(1);
  witness.terminate();
});

test('a client that reads nothing is cut off and does not fill the memory', async () => {
  const { hub, server } = await start({
    limits: { maxBufferedBytes: 100_000 },
    onConnected: (connection) => connection.join('all'),
  });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}?access_token=alice`);
  await once(socket, 'open');
  socket.send(handshake);
  await expect.poll(() => hub.count).toBe(1);
  socket.pause();
  const text = 'x'.repeat(10_000);
  await expect
    .poll(
      () => {
        hub.sendToGroups(['all'], 'Said', text);
        return hub.count;
      },
      { timeout: 10_000, interval: 1 },
    )
    .toBe(0);
  socket.terminate();
});

test('a client that leaves during authentication does no harm', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { hub, server } = await start({
    authenticate: async () => {
      await promise;
      return { name: 'alice', session: '1' };
    },
  });
  const socket = connectSocket(server.port, '127.0.0.1');
  socket.write(
    'GET /hubs/test HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer alice\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(socket, 'connect');
  socket.resetAndDestroy();
  await once(socket, 'close');
  resolve();
  expect(await upgrade(server.url, 'alice')).toBe(101);
  expect(hub.count).toBe(0);
});

test('a stopped hub takes nobody in', async () => {
  const hub = createHub<string>({
    path: '/hubs/test',
    methods: {},
    authenticate: async ({ token }) => token,
    identityOf: (user) => user,
    personOf: (user) => user,
    onError: () => undefined,
  });
  const server = await serveHub(hub, '/hubs/test');
  stops.push(server.stop);
  hub.close();
  const answer = await fetch(`${server.url}/negotiate`, {
    method: 'POST',
    headers: { authorization: 'Bearer alice' },
  });
  expect(answer.status).toBe(503);
});
