import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../kit/i18n/index.ts';
import { callsOf, fakeServer, json } from '../../../kit/testing/fake-server.ts';
import { LoginPage } from '../index.ts';

const provider = json({ name: 'Keycloak' });
const tokens = json({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
const userinfo = json({ sub: '1', role: 'admin' });
const refused = (error: string, error_description = '') => json({ error, error_description }, 400);

const open = (path = '/login') => {
  window.history.replaceState(null, '', path);
  const onSignedIn = vi.fn();
  render(<LoginPage onSignedIn={onSignedIn} onTyping={() => undefined} />);
  return onSignedIn;
};
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Mit Keycloak anmelden' });
const formOf = (call: unknown) => Object.fromEntries((call as { body: URLSearchParams }).body);

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

it('IDN-64 shows no external sign-in where none is configured', async () => {
  const server = fakeServer({ '/Account/External': [json({ name: null })] });
  open();
  await waitFor(() => expect(callsOf(server, '/Account/External')).toHaveLength(1));
  expect(screen.queryByText('oder')).toBeNull();
});

it('shows the button at once where it was at the last visit, and takes it away where it is gone', async () => {
  localStorage.setItem('tresen.externalProvider', 'Keycloak');
  let tell: (answer: Response) => void = () => undefined;
  fakeServer({ '/Account/External': [() => new Promise((resolve) => (tell = resolve))] });
  open();
  expect(await button()).toBeTruthy();
  tell(Response.json({ name: null }));
  await waitFor(() => expect(screen.queryByText('oder')).toBeNull());
});

it('IDN-64 signs in with the code that the browser comes back with, and takes it out of the address', async () => {
  sessionStorage.setItem('tresen.externalVerifier', 'verifier');
  const server = fakeServer({
    '/Account/External': [provider],
    '/connect/token': [tokens],
    '/connect/userinfo': [userinfo],
  });
  const onSignedIn = open('/login#external=code');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(formOf(callsOf(server, '/connect/token')[0])).toMatchObject({
    code: 'code',
    code_verifier: 'verifier',
  });
  expect(window.location.hash).toBe('');
  expect(sessionStorage.getItem('tresen.externalVerifier')).toBeNull();
});

it('goes to the provider at once where the dialog of an expired session sends', async () => {
  fakeServer({ '/Account/External': [provider] });
  open('/login#externalBegin');
  await waitFor(() => expect(sessionStorage.getItem('tresen.externalVerifier')).toMatch(/^[\w-]{43}$/));
  expect(window.location.hash).toBe('');
});

it('IDN-65 links an account that exists after its password', async () => {
  const server = fakeServer({
    '/Account/External': [provider],
    '/connect/token': [
      refused('interaction_required', 'chefin@café-am-markt.de'),
      refused('invalid_grant', 'The username or password is invalid.'),
      tokens,
    ],
    '/connect/userinfo': [userinfo],
  });
  const onSignedIn = open('/login#external=code');
  const password = await screen.findByLabelText('Passwort Ihres Tresen-Kontos');
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('chefin@café-am-markt.de');
  expect(screen.queryByRole('button', { name: 'Anmelden' })).toBeNull();
  await userEvent.type(password, 'falsch');
  await userEvent.click(screen.getByRole('button', { name: 'Verknüpfen und anmelden' }));
  expect(await screen.findByText('E-Mail oder Passwort ist falsch.')).toBeTruthy();
  await userEvent.clear(password);
  await userEvent.type(password, 'richtig');
  await userEvent.click(screen.getByRole('button', { name: 'Verknüpfen und anmelden' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(formOf(callsOf(server, '/connect/token')[2])).toMatchObject({ code: 'code', password: 'richtig' });
});

it.each([
  ['denied', /haben die Anmeldung mit Keycloak abgebrochen/],
  ['unavailable', /Keycloak ist gerade nicht erreichbar/],
  ['unverified', /Keycloak hat Ihre E-Mail-Adresse nicht bestätigt/],
  ['of-a-newer-server', /hat nicht geklappt/],
])('says why nobody is signed in: %s', async (failure, words) => {
  fakeServer({ '/Account/External': [provider] });
  open(`/login#externalFailure=${failure}`);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText('Passwort')).toBeTruthy();
});

it.each([
  [refused('access_denied', 'NO_ACCOUNT'), /noch kein Konto/],
  [refused('access_denied', 'DISABLED'), /Konto ist gesperrt/],
  [refused('invalid_grant', 'The code is not valid.'), /ist abgelaufen/],
  [refused('invalid_grant', 'Email is not confirmed to log in.'), /noch nicht bestätigt/],
])('says why there are no tokens', async (answer, words) => {
  fakeServer({ '/Account/External': [provider], '/connect/token': [answer] });
  open('/login#external=code');
  expect(await screen.findByText(words)).toBeTruthy();
});
