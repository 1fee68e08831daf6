import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer } from '../testing/fake-server.ts';

const path = '/get-version/5';
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });

const deleted: string[] = [];
const unregister = vi.fn(async () => true);
const reload = vi.fn();

/** A page that has just been loaded, of build 1.0.37.399. */
const load = async (...answers: (() => Response)[]) => {
  vi.resetModules();
  vi.stubGlobal('__BUILD__', '1.0.37.399 beta');
  const fetch = fakeServer({ [path]: answers });
  return { fetch, ...(await import('./index.ts')), ...(await import('./version.ts')) };
};

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('caches', {
    keys: async () => ['tresen-shell-1', 'tresen-data'],
    delete: async (name: string) => deleted.push(name),
  });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }] } });
  vi.stubGlobal('location', { reload, pathname: '/' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the version check', () => {
  it('SHL-83: the same version changes nothing', async () => {
    const { checkVersion, waitingVersion } = await load(text('1.0.37.399'));
    expect([await checkVersion(), waitingVersion(), deleted]).toEqual(['same', null, []]);
  });

  it('SHL-83, API-15: another version empties all caches and takes the service worker away', async () => {
    const { checkVersion, waitingVersion } = await load(text('1.0.37.400'));
    expect([await checkVersion(), waitingVersion()]).toEqual(['other', '1.0.37.400']);
    expect(deleted).toEqual(['tresen-shell-1', 'tresen-data']);
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('empties the caches once, however often it is asked', async () => {
    const { checkVersion, fetch } = await load(text('1.0.37.400'));
    await checkVersion();
    await checkVersion();
    expect([callsOf(fetch, path).length, unregister.mock.calls.length]).toEqual([2, 1]);
  });

  it('SHL-84: the page is loaded once for a version, also where that does not bring it', async () => {
    const first = await load(text('1.0.37.400'));
    await first.checkVersion();
    expect(first.loadNewVersion()).toBe(true);
    const second = await load(text('1.0.37.400'), text('1.0.37.401'));
    expect([await second.checkVersion(), second.waitingVersion()]).toEqual(['other', null]);
    expect(second.loadNewVersion()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect([await second.checkVersion(), second.waitingVersion()]).toEqual(['other', '1.0.37.401']);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('offline'))],
    ['the page of a portal', text('<html>Welcome to the hotel</html>')],
    ['a proxy without its server', text('bad gateway', 502)],
  ])('ERR-47: %s is no other version, and says nothing', async (_name, answer) => {
    const { checkVersion } = await load(answer as () => Response);
    expect([await checkVersion(), deleted]).toEqual(['unreachable', []]);
  });

  it('a server that gives out no web app is there, and changes nothing', async () => {
    const { checkVersion } = await load(text('', 404));
    expect(await checkVersion()).toBe('same');
  });
});
