import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { AppError } from '@tresen/domain/kit/errors';
import { inFull } from '@tresen/domain/kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { watchBodies } from './body-watch.ts';
import { addErrorHandler } from './errors.ts';
import { createNetworks } from './networks.ts';
import { limitSockets } from './socket-limit.ts';

const apps: FastifyInstance[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** Ends the waiting of uploads. */
let turn = Promise.withResolvers<void>();

const limits = { graceMs: 30, bytesPerSecond: 8_192, everyMs: 5, ofNetwork: 3 };

/** A server with one route that reads a body and one that refuses it unread. */
const start = async (
  given: Partial<typeof limits> = {},
  { trusted = ['127.0.0.0/8'], maxSockets = 100 } = {},
): Promise<FastifyInstance> => {
  const app = Fastify({ trustProxy: trusted, forceCloseConnections: true, bodyLimit: 5_000_000 });
  apps.push(app);
  const networks = createNetworks(trusted);
  addErrorHandler(app, () => undefined);
  watchBodies(app, networks, { ...limits, ...given });
  limitSockets(app.server, networks, maxSockets);
  app.post('/read', ({ body }) => ({ body }));
  const refuse = async () => Promise.reject(new AppError('UNAUTHENTICATED'));
  app.post('/refuse', { onRequest: refuse }, () => 'never');
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
  app.post('/upload', async ({ body }) => {
    await turn.promise;
    let length = 0;
    for await (const piece of body as AsyncIterable<Buffer>) length += piece.length;
    return { length };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
};

const open = async (app: FastifyInstance): Promise<Socket> => {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};

/** A line that says what will come and sends only `begin` of it; `heard` is all that was answered. */
const send = async (
  app: FastifyInstance,
  path: string,
  framing: string,
  begin = '',
  from = '203.0.113.7',
) => {
  const socket = await open(app);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  const type = framing.includes('content-type') ? [] : ['content-type: application/json'];
  const head = [`POST ${path} HTTP/1.1`, 'host: x', ...type, `x-forwarded-for: ${from}`];
  socket.write(`${[...head, framing].join('\r\n')}\r\n\r\n${begin}`);
  return { socket, closed: new Promise((resolve) => socket.once('close', resolve)), heard: () => heard };
};

describe('a body that is announced and does not come', () => {
  it.each([
    ['of a known length', 'content-length: 100000', ''],
    ['in pieces', 'transfer-encoding: chunked', ''],
    ['of which the begin came', 'content-length: 100000', '{"half'],
    ['in pieces of which one came', 'transfer-encoding: chunked', '6\r\n{"half\r\n'],
  ])('is answered with 408 and its line is cut: %s', async (_what, framing, begin) => {
    const line = await send(await start(), '/read', framing, begin);
    await line.closed;
    expect(line.heard()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is cut as well where it was refused unread', async () => {
    const line = await send(await start(), '/refuse', 'content-length: 100000');
    await line.closed;
    expect(line.heard().match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 401']);
  });

  it('that comes at the pace is read, whatever time it takes', async () => {
    const graceMs = 500;
    const app = await start({ graceMs, bytesPerSecond: 1 });
    const line = await send(app, '/read', 'transfer-encoding: chunked', '1\r\n"\r\n');
    const since = performance.now();
    const paced = setInterval(() => line.socket.write('1\r\n \r\n'), 10);
    await expect.poll(() => performance.now() - since).toBeGreaterThan(2 * graceMs);
    clearInterval(paced);
    line.socket.write('1\r\n"\r\n0\r\n\r\n');
    await expect.poll(line.heard).toMatch(/^HTTP\/1.1 200 /);
  });
});

it(
  'a body that lies there unread, since its turn has not come, is not its sender’s fault',
  inFull,
  async () => {
    turn = Promise.withResolvers<void>();
    const app = await start({ graceMs: 3_000, bytesPerSecond: 1e9 });
    const line = await send(app, '/upload', 'content-type: text/csv\r\ncontent-length: 4000000');
    line.socket.write(Buffer.alloc(4_000_000));
    const still = await send(app, '/read', 'content-length: 9');
    await still.closed; // one that was sent later, and is at fault, has been cut by now
    turn.resolve();
    await expect.poll(line.heard).toMatch(/^HTTP\/1.1 200 [\s\S]*4000000/);
  },
);

describe('bodies of one network', () => {
  const still = { graceMs: 60_000, everyMs: 1_000 };

  it('on their way are so many, and others are not kept waiting by them', async () => {
    const app = await start(still);
    const crowd = [];
    for (let n = 0; n < 3; n += 1) crowd.push(await send(app, '/read', 'content-length: 9'));
    const refused = await send(app, '/read', 'content-length: 2', '{}');
    await expect.poll(refused.heard).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 5/i);
    const other = await send(app, '/read', 'content-length: 2', '{}', '203.0.113.8');
    await expect.poll(other.heard).toMatch(/^HTTP\/1.1 200 /);
    crowd[0]?.socket.destroy();
    await expect
      .poll(async () => {
        const again = await send(app, '/read', 'content-length: 2', '{}');
        await once(again.socket, 'data');
        return again.heard();
      })
      .toMatch(/^HTTP\/1.1 200 /);
  });

  it('are not counted for a proxy that does not say for whom it asks', async () => {
    const app = await start(still);
    for (let n = 0; n < 5; n += 1) await send(app, '/read', 'content-length: 9', '', '127.0.0.1');
    const one = await send(app, '/read', 'content-length: 2', '{}', '127.0.0.1');
    await expect.poll(one.heard).toMatch(/^HTTP\/1.1 200 /);
  });

  it('that were read leave their place, one after the other on the same line', async () => {
    const app = await start(still);
    const line = await send(app, '/read', 'content-length: 2', '{}');
    for (let answers = 1; answers < 9; answers += 1) {
      await expect.poll(() => line.heard().match(/HTTP\/1.1 200 /g)?.length).toBe(answers);
      line.socket.write(
        'POST /read HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-forwarded-for: 203.0.113.7\r\ncontent-length: 2\r\n\r\n{}',
      );
    }
  });
});

describe('lines of one network', () => {
  it('are so many: a further one is cut, until another is closed', async () => {
    const app = await start({}, { trusted: ['10.1.2.3'], maxSockets: 2 });
    const [first] = [await open(app), await open(app)];
    await once(await open(app), 'close');
    first?.destroy();
    await expect
      .poll(async () => {
        const line = await send(app, '/read', 'content-length: 2', '{}');
        await Promise.race([once(line.socket, 'data'), line.closed]);
        return line.heard();
      })
      .toMatch(/^HTTP\/1.1 200 /);
  });

  it('through a proxy of ours are not counted, since everybody comes through it', async () => {
    const app = await start({}, { maxSockets: 2 });
    for (let n = 0; n < 4; n += 1) await open(app);
    const line = await send(app, '/read', 'content-length: 2', '{}');
    await expect.poll(line.heard).toMatch(/^HTTP\/1.1 200 /);
  });
});
