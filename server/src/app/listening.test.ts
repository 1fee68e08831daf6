import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from './listening.ts';

const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const hasV6 = addresses.some(({ address }) => address === '::1');
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.get('/', async ({ ip }) => ip);
});
afterEach(() => app.close());

const port = (): number => (app.server.address() as AddressInfo).port;
const answerAt = (host: string): Promise<string> =>
  fetch(`http://${host}:${port()}/`).then(
    (answer) => answer.text(),
    ({ cause }: Error) => (cause as NodeJS.ErrnoException).code ?? 'no code',
  );
const occupy = (host: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, host, () => resolve(server));
  });

describe('without a host', () => {
  it.runIf(hasV6)('the server answers on this machine, under both of its addresses', async () => {
    await listen(app, 0, undefined);
    expect([await answerAt('127.0.0.1'), await answerAt('[::1]'), await answerAt('localhost')]).toEqual([
      '127.0.0.1',
      '::1',
      expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
    ]);
  });

  it.runIf(outside)('nobody else reaches it', async () => {
    await listen(app, 0, undefined);
    expect(await answerAt(outside ?? '')).toBe('ECONNREFUSED');
  });

  it('a machine without IPv6 has one address', async () => {
    await listen(app, 0, undefined, { v4: '127.0.0.1', v6: '2001:db8::1' });
    expect(await answerAt('127.0.0.1')).toBe('127.0.0.1');
  });

  it.runIf(hasV6)('another program at one of the two is told, not mistaken for us', async () => {
    const other = await occupy('::1');
    const taken = (other.address() as AddressInfo).port;
    await expect(listen(app, taken, undefined)).rejects.toThrow('EADDRINUSE');
    other.close();
  });

  it.runIf(hasV6)('a stop closes both', async () => {
    await listen(app, 0, undefined);
    const at = port();
    await app.close();
    for (const host of ['127.0.0.1', '[::1]'])
      await expect(fetch(`http://${host}:${at}/`)).rejects.toThrow('fetch failed');
  });
});

it.runIf(outside)('a host that is given is the one', async () => {
  await listen(app, 0, '0.0.0.0');
  expect([await answerAt('127.0.0.1'), await answerAt(outside ?? '')]).toEqual(['127.0.0.1', outside]);
});
