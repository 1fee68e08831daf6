import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
let owner: string;
let register: LinkedRegister;
beforeAll(async () => {
  app = await startTestApp({ FRONTEND_URLS: 'https://tresen.cafe-rita.de' });
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner);
});
afterAll(() => app.stop());

const negotiate = async (token: string, headers: Record<string, string>): Promise<number> => {
  const authorization = `Bearer ${token}`;
  const url = `${app.url}/hubs/pos/negotiate?negotiateVersion=1`;
  return (await fetch(url, { method: 'POST', headers: { authorization, ...headers } })).status;
};

/** The status of an upgrade without negotiation, as scripts of any page can ask for one. */
const upgrade = (token: string, origin: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = `${app.url.replace('http', 'ws')}/hubs/pos?access_token=${token}`;
    const socket = new WebSocket(url, { origin });
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', reject);
    socket.on('open', () => socket.terminate());
  });

describe('the hub', () => {
  it('takes a person from pages of ours, and from programs, which have no origin', async () => {
    expect(await negotiate(owner, {})).toBe(200);
    expect(await negotiate(owner, { origin: 'https://tresen.cafe-rita.de' })).toBe(200);
    expect(await negotiate(owner, { origin: app.url })).toBe(200);
    expect(await upgrade(owner, 'https://tresen.cafe-rita.de')).toBe(101);
  });

  it.each(['https://evil.com', 'https://tresen.cafe-rita.de.evil.com', 'null'])(
    'refuses a person’s token on a page of %s',
    async (origin) => {
      expect(await negotiate(owner, { origin })).toBe(403);
      expect(await upgrade(owner, origin)).toBe(403);
    },
  );

  it('takes a register from wherever it lives, say a web view', async () => {
    for (const origin of ['null', 'file://', 'https://localhost', 'capacitor://localhost'])
      expect(await negotiate(register.accessToken, { origin })).toBe(200);
  });
});
