import { readSettings, type Settings } from '@tresen/domain/account/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import firstPaint from '../../../public/first-paint.js?raw';
import { callsOf, fakeServer, json } from '../testing/fake-server.ts';
import { tokens, userinfo, writeInOtherTab } from '../testing/session-page.ts';

const path = '/api/auth/user/update';
const root = document.documentElement;
const attributes = () => {
  const { id: _id, ...dataset } = root.dataset;
  return { dir: root.dir, style: root.style.cssText, ...dataset };
};

const dark = (prefersDark: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: prefersDark }));

/** The module as a page that has just been loaded has it. */
const loadPage = async () => {
  vi.resetModules();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  const settings = await import('./index.ts');
  const session = await import('../session/index.ts');
  return { ...settings, session };
};

const me = (settings: object) => json({ data: { me: { settings: JSON.stringify(settings) } } });

/** Ada's page; `settings` is the server's copy, in the order in which it is asked for. */
const openPage = async (...settings: object[]) => {
  localStorage.setItem('tresen.refreshToken', 'refresh-1');
  const fetch = fakeServer({
    '/connect/token': [tokens('1')],
    '/connect/userinfo': [userinfo()],
    '/graphql': settings.map(me),
    [path]: [json({})],
  });
  const page = await loadPage();
  if (settings.length > 0) await page.session.loadProfile();
  return { ...page, fetch };
};

const larger = (old: Settings): Settings => ({ ...old, fontScale: 1.2 });
const toRight = (old: Settings): Settings => ({ ...old, direction: 'rtl' });
const bodies = (fetch: Parameters<typeof callsOf>[0]) =>
  callsOf(fetch, path).map((init) => JSON.parse(String(init?.body)) as unknown);
const sent = (settings: Settings) => ({ user: { data: { settings } } });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  dark(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('settings on the page', () => {
  it('SHL-54: go by the system until somebody chooses', async () => {
    dark(true);
    const { changeSettings, schemesFor } = await openPage();
    expect(root.dataset).toMatchObject({ scheme: 'dark4', theme: 'dark' });
    changeSettings((old) => ({ ...old, theme: schemesFor('light2') }));
    expect(root.dataset).toMatchObject({ scheme: 'light2', theme: 'light' });
    await loadPage();
    expect(root.dataset).toMatchObject({ scheme: 'light2', theme: 'light' });
  });

  it('SHL-54: `default` is a light page with a dark menu', async () => {
    const { schemesFor, modeOf } = await openPage();
    const { main, navbar, toolbar, footer } = schemesFor('default');
    expect([main, navbar, toolbar, footer].map(modeOf)).toEqual(['light', 'dark', 'light', 'light']);
  });

  it.each([
    ['nothing', null],
    ['what cannot be read', 'x'],
    ['the default', readSettings({})],
    [
      'everything else',
      readSettings({
        layout: {
          style: 'style-3-dense',
          config: {
            mode: 'boxed',
            containerWidth: 1000,
            navbar: { folded: true, isFixed: false },
            toolbar: { display: false, isFixed: false },
            leftSidePanel: { display: true },
            rightSidePanel: { display: true },
          },
        },
        theme: { main: 'dark2', navbar: 'light1', toolbar: 'light1', footer: 'light1' },
        customScrollbars: false,
        direction: 'rtl',
        fontScale: 0.7,
      }),
    ],
    ['no menu', readSettings({ layout: { style: 'style-2', config: { navbar: { display: false } } } })],
  ])('SHL-49, SHL-53: show the same before the first paint and after: %s', async (_what, stored) => {
    localStorage.setItem('tresen.settings', typeof stored === 'string' ? stored : JSON.stringify(stored));
    await openPage();
    const after = attributes();
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    new Function(firstPaint)();
    const { frame: _frame, ...before } = attributes() as Record<string, string>;
    expect(before).toEqual(after);
  });
});

it('SHL-54: a page without the app follows the system, too', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  new Function(firstPaint)();
  expect(root.dataset.scheme).toBe('light4');
  Object.assign(query, { matches: true });
  query.dispatchEvent(new Event('change'));
  expect(root.dataset).toMatchObject({ scheme: 'dark4', theme: 'dark' });
});

it('SHL-52: the frame before the app has the menu in its own scheme', async () => {
  const theme = { main: 'default', navbar: 'dark1', toolbar: 'light2', footer: 'default' };
  localStorage.setItem('tresen.settings', JSON.stringify(readSettings({ theme })));
  new Function(firstPaint)();
  const frame = ['menu', 'toolbar', 'right'].map((part) => `<div class="frame-${part}"></div>`);
  document.body.innerHTML = frame.join('');
  await expect.poll(() => document.querySelector('[data-scheme="dark1"][data-theme="dark"]')).toBeTruthy();
  expect(document.querySelector('.frame-menu')?.getAttribute('data-scheme')).toBe('dark1');
  expect(document.querySelector('.frame-toolbar')?.getAttribute('data-scheme')).toBe('light2');
  document.body.innerHTML = '';
});

describe('settings on the server', () => {
  it('SHL-50, CON-03: many changes are one request, 300 ms after the last', async () => {
    const { changeSettings, currentSettings, fetch } = await openPage({});
    changeSettings(larger);
    await pass(299);
    changeSettings(toRight);
    await pass(299);
    expect(bodies(fetch)).toEqual([]);
    await pass(1);
    expect(bodies(fetch)).toEqual([sent(currentSettings())]);
    expect(currentSettings()).toMatchObject({ fontScale: 1.2, direction: 'rtl' });
  });

  it('API-17: come along to another device', async () => {
    const { currentSettings } = await openPage({ direction: 'rtl', fontScale: 0.8 });
    expect(currentSettings()).toMatchObject({ direction: 'rtl', fontScale: 0.8 });
    expect(root.dir).toBe('rtl');
    await loadPage();
    expect(root.dir).toBe('rtl');
  });

  it('API-17: also when the server is quicker than the code that reads them', async () => {
    await openPage({}, { fontScale: 0.8 });
    vi.resetModules();
    const session = await import('../session/index.ts');
    await session.loadProfile();
    const { currentSettings } = await import('./index.ts');
    expect(currentSettings().fontScale).toBe(0.8);
  });

  it('what was not saved is still there at the next visit, until the server has news', async () => {
    const { changeSettings, fetch, session } = await openPage({}, {}, { fontScale: 0.9 });
    fetch.mockRejectedValueOnce(new TypeError('no connection'));
    changeSettings(larger);
    await pass(300);
    await session.loadProfile();
    const { currentSettings, session: next } = await loadPage();
    expect(currentSettings().fontScale).toBe(1.2);
    await next.loadProfile();
    expect(currentSettings().fontScale).toBe(0.9);
  });

  it('what the server said before a change does not undo it', async () => {
    const { changeSettings, currentSettings, session } = await openPage({}, {}, { fontScale: 0.9 });
    changeSettings(larger);
    await session.loadProfile();
    await pass(300);
    await session.loadProfile();
    expect(currentSettings().fontScale).toBe(0.9);
  });

  it('two changes in a row arrive in their order, and nothing older comes between them', async () => {
    const { changeSettings, currentSettings, fetch, session } = await openPage({}, { fontScale: 0.9 });
    const arrived: (() => void)[] = [];
    fetch.mockImplementationOnce(
      () => new Promise((resolve) => arrived.push(() => resolve(Response.json({})))),
    );
    changeSettings(larger);
    await pass(300);
    changeSettings(toRight);
    await pass(300);
    expect(bodies(fetch)).toHaveLength(1);
    await session.loadProfile();
    expect(currentSettings()).toMatchObject({ fontScale: 1.2, direction: 'rtl' });
    for (const arrive of arrived) arrive();
    await pass(0);
    expect(bodies(fetch)).toHaveLength(2);
    expect(bodies(fetch)[1]).toEqual(sent(currentSettings()));
  });

  it('ERR-29: what is not saved keeps showing, and it is said', async () => {
    const { changeSettings, currentSettings, onSaveFailure, fetch } = await openPage({});
    const failed = vi.fn();
    onSaveFailure(failed);
    fetch.mockRejectedValueOnce(new TypeError('no connection'));
    changeSettings(larger);
    await pass(300);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'NO_CONNECTION' }));
    expect(currentSettings().fontScale).toBe(1.2);
  });

  it('USR-14: who acts for somebody has the default ones, and saves none', async () => {
    localStorage.setItem('tresen.settings', JSON.stringify(readSettings({ fontScale: 0.7 })));
    const tenantId = '7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
    const oldUser = { userinfo: { sub: 'ada' }, me: {} };
    localStorage.setItem('tresen.override', JSON.stringify({ tenantId, user: { sub: 'bob' }, oldUser }));
    const { changeSettings, currentSettings, fetch } = await openPage();
    expect(currentSettings()).toEqual(readSettings({}));
    changeSettings(larger);
    expect(currentSettings().fontScale).toBe(1.2);
    await pass(1_000);
    expect(bodies(fetch)).toEqual([]);
    expect(JSON.parse(localStorage.getItem('tresen.settings') ?? '')).toMatchObject({ fontScale: 0.7 });
  });
});

describe('settings in other tabs', () => {
  it('one changes them: this one follows, and saves nothing itself', async () => {
    const { currentSettings, fetch } = await openPage({});
    writeInOtherTab('tresen.settings', JSON.stringify(readSettings({ fontScale: 1.3 })));
    expect(currentSettings().fontScale).toBe(1.3);
    expect(root.style.getPropertyValue('--font-scale')).toBe('1.3');
    await pass(1_000);
    expect(bodies(fetch)).toEqual([]);
  });

  it('IDN-57: they stay with the device after a logout', async () => {
    const { changeSettings, session } = await openPage({});
    changeSettings(larger);
    session.signOut();
    expect(localStorage.getItem('tresen.settings')).toContain('"fontScale":1.2');
  });
});
