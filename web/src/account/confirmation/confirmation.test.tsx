import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { callsOf, fakeServer, json } from '../../kit/testing/fake-server.ts';
import { awaitConfirmation } from './awaited-address.ts';
import { ConfirmedPage } from './confirmed-page.tsx';
import { MailConfirmPage } from './mail-confirm-page.tsx';
import { NotMePage } from './not-me-page.tsx';

const email = 'olga@demo.example';
const link = '/confirmed?token=t-1&email=olga%40demo.example';
const sent = () => new Response('send successfully');
const invalid = json({ error: 'LINK_INVALID', error_description: 'The link is no longer valid.' }, 400);

const openConfirmed = (path = link) => {
  window.history.replaceState(null, '', path);
  return render(<ConfirmedPage />);
};

const hrefOf = (name: string) => {
  const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  return pathname + search;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setLanguage('de');
});

describe('/mail-confirm', () => {
  it('IDN-27 says to which address the mail went, and leads back if that was wrong', () => {
    awaitConfirmation(email);
    render(<MailConfirmPage />);
    expect(screen.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail' })).toBeTruthy();
    expect(screen.getByText(email)).toBeTruthy();
    expect(hrefOf('Adresse falsch? Zurück zur Registrierung')).toBe('/register');
    expect(hrefOf('Zur Anmeldung')).toBe('/login?email=olga%40demo.example');
  });

  it('explains itself when nothing is stored', () => {
    render(<MailConfirmPage />);
    expect(screen.getByRole('heading', { name: 'Hier wartet keine Bestätigung' })).toBeTruthy();
    expect([hrefOf('Zur Anmeldung'), hrefOf('Neu registrieren')]).toEqual(['/login', '/register']);
  });

  it('API-36 sends the mail again after a wait that is seen, over a reload, too', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const fetch = fakeServer({ '/Account/resendConfirm': [sent] });
    awaitConfirmation(email);
    const { unmount } = render(<MailConfirmPage />);
    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: 'Noch einmal senden in 60 s' });
    expect(waiting.disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(20_000));
    unmount();
    render(<MailConfirmPage />);
    expect(screen.getByRole('button', { name: 'Noch einmal senden in 40 s' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(40_000));
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Mail noch einmal senden' }));
    expect(await screen.findByText(`Eine neue Bestätigungsmail ist unterwegs an ${email}.`)).toBeTruthy();
    expect(callsOf(fetch, '/Account/resendConfirm')[0]?.body).toBe(
      JSON.stringify({ Email: email, FrontendUrl: window.location.origin }),
    );
    expect(screen.getByRole('button', { name: /Noch einmal senden in \d+ s/ })).toBeTruthy();
  });
});

describe('/confirmed', () => {
  it('IDN-28 confirms the address of the link and leads to the login with it', async () => {
    const fetch = fakeServer({ '/Account/Confirm': [json({ isSuccess: true })] });
    awaitConfirmation(email);
    openConfirmed();
    expect(screen.getByRole('heading', { name: 'Ihre E-Mail wird bestätigt' })).toBeTruthy();
    const heading = await screen.findByRole('heading', { name: 'Ihre E-Mail ist bestätigt' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(callsOf(fetch, '/Account/Confirm')[0]?.body).toBe(JSON.stringify({ email, token: 't-1' }));
    expect(hrefOf('Zur Anmeldung')).toBe('/login?email=olga%40demo.example');
    expect([localStorage.getItem('tresen.mailConfirm'), document.title]).toEqual([
      null,
      'E-Mail bestätigt · Tresen',
    ]);
  });

  it('spends its link once: a reload does not ask again', async () => {
    const fetch = fakeServer({ '/Account/Confirm': [json({ isSuccess: true }), invalid] });
    const { unmount } = openConfirmed();
    await screen.findByRole('heading', { name: 'Ihre E-Mail ist bestätigt' });
    expect(window.location.search).toBe('?email=olga%40demo.example');
    unmount();
    render(<ConfirmedPage />);
    expect(screen.getByRole('heading', { name: 'Ihre E-Mail ist bestätigt' })).toBeTruthy();
    expect(callsOf(fetch, '/Account/Confirm')).toHaveLength(1);
  });

  it('with a link that is over offers a new mail', async () => {
    const fetch = fakeServer({ '/Account/Confirm': [invalid], '/Account/resendConfirm': [sent] });
    openConfirmed();
    expect(await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Mail noch einmal senden' }));
    expect(await screen.findByText(/neue Bestätigungsmail ist unterwegs/)).toBeTruthy();
    expect(callsOf(fetch, '/Account/resendConfirm')).toHaveLength(1);
  });

  it('ERR-30 says when there is no connection, and tries again', async () => {
    fakeServer({
      '/Account/Confirm': [() => new Response('', { status: 503 }), json({ isSuccess: true })],
    });
    openConfirmed();
    expect((await screen.findByRole('alert')).textContent).toMatch(/keine Verbindung hergestellt/);
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Ihre E-Mail ist bestätigt' })).toBeTruthy();
  });

  it('says so while a slow answer is on its way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fakeServer({ '/Account/Confirm': [() => new Promise<Response>(() => undefined)] });
    openConfirmed();
    expect(screen.queryByText(/dauert länger als sonst/)).toBeNull();
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByText(/dauert länger als sonst/)).toBeTruthy();
  });

  it('ERR-49 counts down the seconds to wait', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
    fakeServer({
      '/Account/Confirm': [() => Response.json({}, { status: 429, headers: { 'retry-after': '3' } })],
    });
    openConfirmed();
    await waitFor(() => expect(screen.getByText(/Bitte warten Sie 3 Sekunden/)).toBeTruthy());
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.getByText(/Bitte warten Sie 1 Sekunde\./)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText('Sie können es jetzt noch einmal versuchen.')).toBeTruthy();
  });
});

describe('/not-me', () => {
  const openNotMe = (path = '/not-me?token=t-1&email=rita%40cafe-rita.de') => {
    window.history.replaceState(null, '', path);
    return render(<NotMePage />);
  };
  const button = () => screen.findByRole('button', { name: 'Registrierung entfernen' });

  it('asks before it removes the registration: who only opens the link removes nothing', async () => {
    const fetch = fakeServer({ '/Account/Disown': [json({ isSuccess: true })] });
    openNotMe();
    expect(screen.getByText('rita@cafe-rita.de')).toBeTruthy();
    expect(callsOf(fetch, '/Account/Disown')).toEqual([]);
    await userEvent.click(await button());
    expect(await screen.findByRole('heading', { name: 'Die Registrierung ist entfernt' })).toBeTruthy();
    expect(callsOf(fetch, '/Account/Disown')[0]?.body).toBe(
      JSON.stringify({ email: 'rita@cafe-rita.de', token: 't-1' }),
    );
    expect(window.location.search).toBe('');
  });

  it('says when there is nothing to remove, and how to go on', async () => {
    fakeServer({ '/Account/Disown': [invalid] });
    openNotMe();
    await userEvent.click(await button());
    expect(await screen.findByRole('heading', { name: 'Hier ist nichts zu entfernen' })).toBeTruthy();
    expect(hrefOf('Passwort vergessen')).toBe('/forgot-password?email=rita%40cafe-rita.de');
  });

  it('may be tried again without a connection, in English, too', async () => {
    setLanguage('en');
    fakeServer({
      '/Account/Disown': [() => Promise.reject(new TypeError('offline')), json({ isSuccess: true })],
    });
    openNotMe();
    await userEvent.click(screen.getByRole('button', { name: 'Remove account' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove account' }));
    expect(await screen.findByRole('heading', { name: 'The account has been removed' })).toBeTruthy();
  });
});
