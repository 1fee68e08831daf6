import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'tresen.override';
const tenantId = '7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const override = (more: object = {}): string =>
  JSON.stringify({
    tenantId,
    resellerId: null,
    user: { sub: 'selma', role: 'owner' },
    oldUser: { userinfo: { sub: 'svenja' }, me: {} },
    ...more,
  });

const replace = vi.fn();

/** A page that has just been loaded. */
const loadPage = async (stored: string | null) => {
  if (stored !== null) localStorage.setItem(key, stored);
  vi.resetModules();
  return import('./index.ts');
};

/** What another tab stores, and this one hears of. */
const otherTab = (value: string | null): void => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
};

const restarted = () => expect.poll(() => replace.mock.calls).toEqual([['/']]);

beforeEach(() => {
  replace.mockReset();
  vi.stubGlobal('location', { replace });
});
afterEach(() => vi.unstubAllGlobals());

describe('the header (USR-17, USR-18)', () => {
  it('is sent with the tenant of the storage', async () => {
    expect((await loadPage(override())).overrideHeaders()).toEqual({ 'X-Override-Tenant': tenantId });
  });

  it('is not sent while nobody is overridden', async () => {
    expect((await loadPage(null)).overrideHeaders()).toEqual({});
  });

  it.each([
    ['other', override({ tenantId: tenantId.replaceAll('7', '8') })],
    ['no', null],
  ])(
    'is never that of a page before: with %s tenant in the storage nothing is sent and all is loaded anew',
    async (_what, next) => {
      const acting = await loadPage(override());
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
      expect(() => acting.overrideHeaders()).toThrow(acting.OverrideChanged);
      await restarted();
    },
  );
});

describe('what is stored (USR-13)', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a tenant that no header could carry', override({ tenantId: 'ä\n' })],
    ['no user', override({ user: null })],
    ['no old user', override({ oldUser: { userinfo: 'x' } })],
  ])('counts for nobody when it is %s, and is dropped at the start', async (_what, text) => {
    const acting = await loadPage(text);
    expect(acting.storedOverride()).toBeNull();
    acting.followOverride();
    expect(localStorage.getItem(key)).toBeNull();
    await restarted();
  });
});

describe('a switch in another tab', () => {
  it.each([
    ['begins', null, override()],
    ['goes on to somebody else', override(), override({ user: { sub: 'olga' } })],
    ['ends', override(), null],
  ])('that %s loads this one anew, and drops what it holds (USR-16)', async (_what, before, after) => {
    const acting = await loadPage(before);
    acting.followOverride();
    sessionStorage.setItem('tresen.draft', 'of the tenant before');
    otherTab(after);
    await restarted();
    expect(sessionStorage).toHaveLength(0);
  });

  it('that changes nothing, or something else, leaves this one alone', async () => {
    const acting = await loadPage(override());
    acting.followOverride();
    otherTab(override());
    window.dispatchEvent(new StorageEvent('storage', { key: 'tresen.language' }));
    expect(replace).not.toHaveBeenCalled();
  });

  it('is noticed by a page that was frozen meanwhile', async () => {
    const acting = await loadPage(null);
    acting.followOverride();
    localStorage.setItem(key, override());
    window.dispatchEvent(new Event('pageshow'));
    await restarted();
  });
});

describe('an override that the server refuses', () => {
  it('goes, and the next page says so once', async () => {
    const acting = await loadPage(override());
    acting.dropOverride();
    expect(acting.takeOverrideEnded()).toBe(false);
    await restarted();
    const next = await loadPage(null);
    expect(next.storedOverride()).toBeNull();
    expect([next.takeOverrideEnded(), next.takeOverrideEnded()]).toEqual([true, false]);
  });
});

it('a page that somebody would not leave still sends nothing, and is to be left again at the next try', async () => {
  vi.useFakeTimers();
  const acting = await loadPage(null);
  localStorage.setItem(key, override());
  for (let time = 1; time <= 2; time += 1) {
    expect(() => acting.overrideHeaders()).toThrow(acting.OverrideChanged);
    expect(() => acting.overrideHeaders()).toThrow(acting.OverrideChanged);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(replace).toHaveBeenCalledTimes(time);
  }
  vi.useRealTimers();
});

it('USR-16: a restart empties the caches of this browser first', async () => {
  const names = new Set(['pages', 'data']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  (await loadPage(null)).restart();
  await restarted();
  expect(names.size).toBe(0);
});
