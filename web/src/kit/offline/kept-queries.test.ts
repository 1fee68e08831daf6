import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actingIn, fakeCaches, newClient, signedInAs } from './testing.ts';

const day = 24 * 60 * 60_000;

/** A page that has just been loaded. */
const load = async () => {
  vi.resetModules();
  return {
    ...(await import('./kept-queries.ts')),
    ...(await import('../caches/index.ts')),
    session: await import('../session/index.ts'),
  };
};

const show = (client: QueryClient, name: string, data: unknown, isKept = true) =>
  client.fetchQuery({ queryKey: [name], queryFn: () => data, meta: { isKept } });

const visit = async (name = 'home', data: unknown = { total: 4200 }, isKept = true) => {
  const page = await load();
  const client = newClient();
  const end = page.keepQueries(client);
  await show(client, name, data, isKept);
  await vi.advanceTimersByTimeAsync(3_000);
  return { ...page, client, end };
};

/** What a later start without a connection has of a query. */
const restored = async (name = 'home') => {
  const { restoreQueries } = await load();
  const client = newClient();
  await restoreQueries(client);
  return client.getQueryState([name]);
};

let browser: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T11:34:00Z') });
  browser = fakeCaches();
  signedInAs('olga');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the person saw last', () => {
  it('comes back, with the time that it is of', async () => {
    await visit();
    const at = Date.now() - 3_000;
    vi.setSystemTime(Date.now() + day);
    expect(await restored()).toMatchObject({ data: { total: 4200 }, dataUpdatedAt: at, status: 'success' });
  });

  it('is only what is marked', async () => {
    await visit('users', ['Olga'], false);
    expect(browser.kept()).toBe('');
  });

  it('of one page stays when the next one is kept', async () => {
    await visit();
    await visit('devices', ['Theke']);
    expect([(await restored())?.data, (await restored('devices'))?.data]).toEqual([
      { total: 4200 },
      ['Theke'],
    ]);
  });

  it('does not take the place of something newer', async () => {
    await visit();
    const { restoreQueries } = await load();
    const client = newClient();
    await show(client, 'home', { total: 5000 });
    await restoreQueries(client);
    expect(client.getQueryData(['home'])).toEqual({ total: 5000 });
  });

  it('is gone after seven days', async () => {
    await visit();
    vi.setSystemTime(Date.now() + 7 * day);
    expect(await restored()).toBeUndefined();
  });

  it('is never somebody else’s', async () => {
    await visit();
    signedInAs('selma');
    expect(await restored()).toBeUndefined();
  });

  it('is never another tenant’s, in neither direction (USR-16)', async () => {
    await visit();
    actingIn('7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11');
    expect(await restored()).toBeUndefined();
    await visit('home', { total: 1 });
    actingIn('7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12');
    expect(await restored()).toBeUndefined();
    localStorage.removeItem('tresen.override');
    expect((await restored())?.data).not.toEqual({ total: 1 });
  });

  it('is never of another build, which may ask for other fields', async () => {
    await visit();
    vi.stubGlobal('__BUILD__', '99.0.0.1');
    expect(await restored()).toBeUndefined();
  });

  it('goes with a logout, and nothing is written after it (IDN-56)', async () => {
    const { client, session } = await visit();
    vi.stubGlobal('fetch', async () => Response.json({}));
    session.signOut();
    await show(client, 'home', { total: 1 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(browser.names()).toEqual([]);
  });

  it('is bounded: what was seen last comes first', async () => {
    await visit('old', 'x'.repeat(300_000));
    await visit('new', 'y'.repeat(300_000));
    expect(browser.kept().length).toBeLessThan(400_100);
    expect([(await restored('old'))?.data, typeof (await restored('new'))?.data]).toEqual([
      undefined,
      'string',
    ]);
  });

  it('leaves the code of the app, and no data, when caches are emptied', async () => {
    const { forgetCaches } = await visit();
    await caches.open('tresen-shell-1');
    await forgetCaches();
    expect(browser.names()).toEqual(['tresen-shell-1']);
  });
});
