import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { keepInstallPrompt } from '../../kit/offline/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { InstallHint } from './install-hint.tsx';
import { countVisit } from './install-place.ts';

const minute = 60_000;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1.15';
const prompt = vi.fn(async () => undefined);

keepInstallPrompt();

/** Chromium finds that the app can be installed. */
const offerInstall = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
};
const visitedBefore = () => countVisit(Date.now() - 60 * minute);
const open = (path = '/dashboards/home') => renderScreen(<InstallHint />, path);
const hint = () => screen.queryByRole('region', { name: 'Tresen auf den Startbildschirm legen' });

beforeEach(() => prompt.mockClear());
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('the home-screen hint', () => {
  it('SHL-04: shows at the second visit, and hands over to the browser', async () => {
    visitedBefore();
    open();
    expect(hint()).toBeNull();
    // The browser's own banner stays away: we ask in our words.
    expect(offerInstall().defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Installieren' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(hint()).toBeNull();
  });

  it('SHL-04: shows nothing at the first visit', () => {
    open();
    offerInstall();
    expect(hint()).toBeNull();
  });

  it('SHL-04: once dismissed it stays away, on this device', async () => {
    visitedBefore();
    const { unmount } = open();
    offerInstall();
    await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr anzeigen' }));
    unmount();
    open();
    expect(hint()).toBeNull();
  });

  it('SHL-04: tells how to do it on iOS, where nothing is offered', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
    visitedBefore();
    open();
    expect(screen.getByText(/„Teilen“ und dann auf „Zum Home-Bildschirm“/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Installieren' })).toBeNull();
    vi.restoreAllMocks();
  });

  it('SHL-03: is not for the app that was installed', async () => {
    visitedBefore();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    open();
    offerInstall();
    expect(hint()).toBeNull();
  });

  it.each(['/profile/edit', '/manage/receipts', '/setting/users'])('never lies over %s', (path) => {
    visitedBefore();
    open(path);
    offerInstall();
    expect(hint()).toBeNull();
  });

  it('goes when the app was installed in another way', async () => {
    visitedBefore();
    open();
    offerInstall();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    await waitFor(() => expect(hint()).toBeNull());
  });

  it('SHL-04: speaks English, too', () => {
    setLanguage('en');
    visitedBefore();
    open();
    offerInstall();
    expect(screen.getByRole('button', { name: 'Install' })).toBeTruthy();
  });
});

describe('a visit', () => {
  it.each([
    ['a reload', 1, 1],
    ['half an hour in another app', 31, 2],
  ])('%s: it is then the %sth minute and visit %s', (_name, minutes, visit) => {
    const start = Date.parse('2026-11-21T10:00:00Z');
    expect(countVisit(start)).toBe(1);
    expect(countVisit(start + minutes * minute)).toBe(visit);
  });

  it('is counted anew from what nobody can have written', () => {
    localStorage.setItem('tresen.visits', 'x y');
    expect(countVisit()).toBe(1);
  });
});
