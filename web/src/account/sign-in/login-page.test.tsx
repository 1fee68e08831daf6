import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { callsOf, fakeServer, json } from '../../kit/testing/fake-server.ts';
import { LoginPage } from './index.ts';

const tokens = json({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
const userinfo = json({ sub: '1', role: 'owner' });
const refused = (error_description: string) => json({ error: 'invalid_grant', error_description }, 400);

const open = (path = '/login', onTyping: () => void = () => undefined) => {
  window.history.replaceState(null, '', path);
  const onSignedIn = vi.fn();
  render(<LoginPage onSignedIn={onSignedIn} onTyping={onTyping} />);
  return onSignedIn;
};

const hrefOf = (name: string) => {
  const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  return pathname + search;
};

const email = () => screen.getByLabelText<HTMLInputElement>('E-Mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Passwort');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' });

const fill = async (mail: string, secret: string) => {
  const user = userEvent.setup();
  await user.type(email(), mail);
  await user.type(password(), secret);
  return user;
};

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('login page', () => {
  it('IDN-03, IDN-04 welcomes and asks for e-mail and password', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Willkommen bei Tresen' })).toBeTruthy();
    expect(screen.getByText(/Verwalten und überwachen Sie Ihren Betrieb und Ihre Kassen/)).toBeTruthy();
    // A box of browsers for e-mails would hand over umlauts as punycode.
    expect([email().type, email().getAttribute('inputmode'), password().type]).toEqual([
      'text',
      'email',
      'password',
    ]);
    expect(screen.getByRole('link', { name: 'Quelltext' }).getAttribute('href')).toBe('/source');
    expect(screen.getByRole('link', { name: 'Open-Source-Hinweise' }).getAttribute('href')).toBe(
      '/notices.txt',
    );
  });

  it('IDN-05 leads to the forgotten password, with the e-mail typed so far, and to the registration', async () => {
    open();
    expect([hrefOf('Passwort vergessen?'), hrefOf('Registrieren')]).toEqual([
      '/forgot-password',
      '/register',
    ]);
    await userEvent.type(email(), 'a@b.example');
    expect(hrefOf('Passwort vergessen?')).toBe('/forgot-password?email=a%40b.example');
  });

  it('fetches ahead what comes after the login when somebody types, not before', async () => {
    const onTyping = vi.fn();
    open('/login', onTyping);
    expect(document.activeElement).toBe(email());
    expect(onTyping).not.toHaveBeenCalled();
    await userEvent.type(email(), 'a');
    expect(onTyping).toHaveBeenCalled();
  });

  it('IDN-48 shows no error at a field that is pristine', async () => {
    open();
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('IDN-06 prefills the e-mail from the address', () => {
    open('/login?email=owner%40demo.example');
    expect(email().value).toBe('owner@demo.example');
    expect(document.activeElement).toBe(password());
  });

  it('IDN-07 says in both languages what is wrong with the e-mail', async () => {
    open();
    await fill('nobody', 'secret');
    expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
  });

  it('IDN-08 accepts 4 characters and says 6 below that', async () => {
    open();
    const user = await fill('a@b.example', 'abc');
    await user.tab();
    expect(await screen.findByText('Mindestens 6 Zeichen')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    await user.type(password(), 'd');
    await waitFor(() => expect(submit().disabled).toBe(false));
  });

  it('IDN-11 sends the credentials with the scopes of the specification, without a client_id', async () => {
    const fetch = fakeServer({ '/connect/token': [tokens], '/connect/userinfo': [userinfo] });
    const onSignedIn = open();
    await (await fill('a@b.example', 'secret')).click(submit());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(Object.fromEntries(callsOf(fetch, '/connect/token')[0]?.body as URLSearchParams)).toEqual({
      username: 'a@b.example',
      password: 'secret',
      grant_type: 'password',
      scope: 'offline_access openid profile email phone roles api backup belege',
    });
  });

  it('ERR-08, ERR-13, IDN-47, IDN-50 shows a refusal at the password and lets go of it when that is edited', async () => {
    fakeServer({ '/connect/token': [refused('The username or password is invalid.')] });
    const onSignedIn = open();
    const user = await fill('a@b.example', 'wrong');
    await user.click(submit());
    expect(await screen.findByText('E-Mail oder Passwort ist falsch.')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    expect(onSignedIn).not.toHaveBeenCalled();
    await user.type(password(), '!');
    await waitFor(() => expect(submit().disabled).toBe(false));
    expect(screen.queryByText('E-Mail oder Passwort ist falsch.')).toBeNull();
  });

  it('IDN-15, ERR-04, ERR-05 asks for another confirmation mail when the e-mail is not confirmed', async () => {
    const fetch = fakeServer({
      '/connect/token': [refused('Email is not confirmed to log in.')],
      '/Account/resendConfirm': [json({})],
    });
    open();
    await (await fill('a@b.example', 'secret')).click(submit());
    expect(await screen.findByText(/neue Bestätigungsmail geschickt/)).toBeTruthy();
    expect(callsOf(fetch, '/Account/resendConfirm')[0]?.body).toBe(
      JSON.stringify({ Email: 'a@b.example', FrontendUrl: window.location.origin }),
    );
  });

  it('IDN-10, IDN-11 shows that it is loading, and clears what went wrong before', async () => {
    fakeServer({
      '/connect/token': [() => new Response('', { status: 503 }), () => new Promise(() => undefined)],
    });
    open();
    const user = await fill('a@b.example', 'secret');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toBeTruthy();
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(submit().disabled).toBe(true);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('ERR-30 says when there is no connection, and can be tried again', async () => {
    fakeServer({});
    open();
    await (await fill('a@b.example', 'secret')).click(submit());
    expect(await screen.findByText(/keine Verbindung hergestellt/)).toBeTruthy();
    expect(submit().disabled).toBe(false);
  });

  it('ERR-49 says how long to wait after too many tries', async () => {
    const answer = () => Response.json({}, { status: 429, headers: { 'retry-after': '30' } });
    fakeServer({ '/connect/token': [answer] });
    open();
    await (await fill('a@b.example', 'secret')).click(submit());
    expect(await screen.findByText('Zu viele Versuche. Bitte warten Sie 30 Sekunden.')).toBeTruthy();
    expect(submit().disabled).toBe(true);
  });

  it("ERR-05 shows a login that is answered by 'send successfully' as what it is", async () => {
    const fetch = fakeServer({ '/connect/token': [() => new Response('send successfully')] });
    open();
    await (await fill('a@b.example', 'secret')).click(submit());
    expect(await screen.findByText(/neue Bestätigungsmail geschickt/)).toBeTruthy();
    expect(callsOf(fetch, '/Account/resendConfirm')).toHaveLength(0);
  });

  it('API-35, ERR-05 says why somebody was logged out', () => {
    sessionStorage.setItem('tresen.farewell', 'unconfirmed');
    setLanguage('en');
    open();
    expect(screen.getByText('User is not confirmed, a new confirmation email has been sent.')).toBeTruthy();
  });

  it('IDN-54 says that the session has expired', () => {
    sessionStorage.setItem('tresen.farewell', 'expired');
    open();
    expect(screen.getByText('Sitzung abgelaufen')).toBeTruthy();
  });

  it('says that a sign-in ends after 90 days, when that is why', () => {
    sessionStorage.setItem('tresen.farewell', 'tooOld');
    open();
    expect(screen.getByText('Sitzung abgelaufen')).toBeTruthy();
    expect(screen.getByText(/endet jede Anmeldung nach 90 Tagen/)).toBeTruthy();
  });

  it('shows what was typed as password only when asked', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Passwort zeigen' }));
    expect(password().type).toBe('text');
  });
});
