import { once } from 'node:events';
import { HttpTransportType } from '@microsoft/signalr';
import { describe, expect, it } from 'vitest';
import { hasRedis } from '../kit/backplane/testing.ts';
import { createUnit } from './testing/link-register.ts';
import type { Door } from './testing/test-app.ts';
import { owner, patience, useTwoProcesses } from './testing/two-processes.ts';

describe.runIf(hasRedis())('two processes of one database', () => {
  const two = useTwoProcesses();

  it('REG-18: a page hears what was saved at the other one', async () => {
    const { a, b, token, openPage } = two;
    const page = await openPage(b);
    const unitId = await createUnit(a, token);
    expect(unitId).toBeTruthy();
    await expect.poll(page.topics, patience).toContain('units');
  });

  it('REG-15, REG-17: a register is online everywhere, and answers a page at the other one', async () => {
    const { a, b, till, connectTill, openPage, isOnlineAt } = two;
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
    const { a, b, till, connectTill, openPage, isOnlineAt } = two;
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
    const { a, b, token } = two;
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
    const { a, b, openPage } = two;
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
    const { a, b } = two;
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
