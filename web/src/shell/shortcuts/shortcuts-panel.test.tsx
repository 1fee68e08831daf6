import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { takeStoredProfile } from '../../kit/session/current-profile.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ShortcutLinks } from './shortcut-links.tsx';
import { ShortcutsPanel } from './shortcuts-panel.tsx';

interface Request {
  readonly user: { readonly data: { readonly shortcuts: readonly string[] } };
}

/** What the server was asked to keep. */
let saved: (readonly string[])[] = [];
/** Waits with the answer, which is none. */
let refusal: Promise<void> | null = null;

const serve = (): void => {
  saved = [];
  refusal = null;
  localStorage.setItem('tresen.refreshToken', 'refresh');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/connect/token')
      return Response.json({ access_token: 'access', refresh_token: 'refresh', expires_in: 600 });
    await refusal?.then(() => {
      throw new TypeError('no connection');
    });
    saved.push((JSON.parse(String(init?.body)) as Request).user.data.shortcuts);
    return Response.json({});
  });
};

/** Opens the panel as Ada, whose shortcuts are these. */
const open = async (shortcuts?: readonly string[]) => {
  serve();
  const me = shortcuts ? { shortcuts } : {};
  localStorage.setItem('tresen.role', 'owner');
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo: { sub: 'ada' }, me }));
  takeStoredProfile();
  renderScreen(
    <>
      <ShortcutLinks />
      <ShortcutsPanel />
    </>,
    '/?panel=shortcuts',
  );
  await screen.findByRole('searchbox');
};

const namesIn = (list: HTMLElement | null) =>
  list
    ? within(list)
        .getAllByRole('link')
        .map((link) => link.textContent)
    : [];
const starred = () => namesIn(screen.queryByRole('list', { name: 'Gemerkte Seiten' }));
const all = () => namesIn(screen.queryByRole('list', { name: 'Alle Seiten' }));
const inToolbar = () =>
  within(screen.getByRole('list', { name: 'Schnellzugriff', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('aria-label'));
const click = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

afterEach(() => vi.unstubAllGlobals());

describe('SHL-33: shortcuts', () => {
  it('are starred and unstarred, shown at once and saved (SHL-51, API-17)', async () => {
    await open(['devices']);
    expect(starred()).toEqual(['Kassen']);
    await click('Belege merken');
    expect(starred()).toEqual(['Kassen', 'Belege']);
    expect(inToolbar()).toEqual(['Kassen', 'Belege']);
    await click('Kassen nicht mehr merken');
    expect(starred()).toEqual(['Belege']);
    await waitFor(() => expect(saved).toEqual([['devices', 'receipts'], ['receipts']]));
    expect(JSON.parse(localStorage.getItem('tresen.profile') ?? '').me.shortcuts).toEqual(['receipts']);
  });

  it("are found through a box that reads 'Search for an app or page'", async () => {
    await open([]);
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Nach einer App oder Seite suchen' }),
      'kassenbon',
    );
    expect(all()).toEqual(['Belege']);
    expect(screen.getByText('1 Seite')).toBeTruthy();
    await click('Belege merken');
    await waitFor(() => expect(saved).toEqual([['receipts']]));
    setLanguage('en');
    expect(await screen.findByRole('searchbox', { name: 'Search for an app or page' })).toBeTruthy();
    setLanguage('de');
  });

  it('say when no page matches', async () => {
    await open([]);
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('Keine Seite passt dazu.')).toBeTruthy();
  });

  it('IDN-59, IDN-60: keep ids without a page, and show only those that have one', async () => {
    await open();
    expect(starred()).not.toContain('mail');
    await click('Belege merken');
    await waitFor(() => expect(saved).toEqual([['calendar', 'mail', 'contacts', 'receipts']]));
  });

  it('change their order by keyboard, and the focus stays with the page', async () => {
    await open(['devices', 'mail', 'receipts', 'users']);
    await click('Belege nach oben');
    expect(starred()).toEqual(['Belege', 'Kassen', 'Benutzer']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Belege nach oben');
    expect(screen.getByText('Belege: Platz 1 von 3')).toBeTruthy();
    await waitFor(() => expect(saved).toEqual([['receipts', 'mail', 'devices', 'users']]));
  });

  it('are taken back with words when they cannot be saved', async () => {
    await open(['devices']);
    const { promise, resolve: refuse } = Promise.withResolvers<void>();
    refusal = promise;
    await click('Belege merken');
    expect(starred()).toEqual(['Kassen', 'Belege']);
    refuse();
    await waitFor(() => expect(starred()).toEqual(['Kassen']));
    expect(await screen.findByRole('alert', { hidden: true })).toBeTruthy();
  });

  it('USR-14: who acts for somebody has the default ones and changes nobody’s', async () => {
    const tenantId = '7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
    const oldUser = { userinfo: { sub: 'svenja' }, me: { shortcuts: ['receipts'] } };
    localStorage.setItem('tresen.override', JSON.stringify({ tenantId, user: { sub: 'ada' }, oldUser }));
    await open(['devices']);
    expect(screen.getByText(/Sie handeln für jemand anderen/)).toBeTruthy();
    expect(starred()).toEqual(['Kalender']);
    expect(screen.queryByRole('button', { name: /merken/ })).toBeNull();
    expect(saved).toEqual([]);
  });
});
