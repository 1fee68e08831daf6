import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { callsOf, fakeServer, json } from '../../kit/testing/fake-server.ts';
import { RegisterPage } from './register-page.tsx';

const done = json({ isSuccess: true });
const invited = json({ isSuccess: true, email: 'mia@demo.example', company: 'Gasthaus', role: 'manager' });
const refused = (error: string, error_description: string, field?: string) =>
  json({ error, error_description, field }, field ? 422 : 400);

const open = (path = '/register') => {
  window.history.replaceState(null, '', path);
  return render(<RegisterPage />);
};

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Registrieren' });

const person = {
  Vorname: 'Olga',
  Nachname: 'Lindner',
  Firma: 'Gasthaus Lindenhof',
  'E-Mail': 'olga@demo.example',
  Passwort: 'Abc1!x',
  'Passwort wiederholen': 'Abc1!x',
};

const fill = async (changed: Partial<typeof person> = {}) => {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries({ ...person, ...changed })) {
    await user.clear(box(label));
    if (text) await user.type(box(label), text);
  }
  await user.tab();
  return user;
};

/** Sends the filled form and returns the body of the request. */
const send = async (fetch: ReturnType<typeof fakeServer>) => {
  await waitFor(() => expect(submit().disabled).toBe(false));
  await userEvent.click(submit());
  await waitFor(() => expect(callsOf(fetch, '/Account/Register')).toHaveLength(1));
  return JSON.parse(String(callsOf(fetch, '/Account/Register')[0]?.body)) as Record<string, unknown>;
};

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('registration', () => {
  it('IDN-02, IDN-03 welcomes, without the frame of the app', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Willkommen bei Tresen' })).toBeTruthy();
    expect(screen.getByText(/Verwalten und überwachen Sie Ihren Betrieb und Ihre Kassen/)).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(document.title).toBe('Registrieren · Tresen');
  });

  it.each([
    ['IDN-17', { Vorname: 'O' }, 'Mindestens 2 Zeichen'],
    ['IDN-17', { Nachname: 'L' }, 'Mindestens 2 Zeichen'],
    ['IDN-18', { Firma: ' ' }, 'Bitte geben Sie Ihre Firma an'],
    ['IDN-19', { 'E-Mail': 'olga' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['IDN-20', { Passwort: 'aB3$5', 'Passwort wiederholen': 'aB3$5' }, 'Mindestens 6 Zeichen'],
    [
      'IDN-21, IDN-22',
      { Passwort: 'aB3ef6', 'Passwort wiederholen': 'aB3ef6' },
      'mindestens eine Ziffer, ein Sonderzeichen, ein Großbuchstabe und ein Kleinbuchstabe',
    ],
    ['IDN-23', { 'Passwort wiederholen': 'Abc1!y' }, 'Die Passwörter stimmen nicht überein'],
  ])('%s, IDN-24, IDN-45: %o is refused before the server is asked', async (_id, changed, words) => {
    open();
    await fill(changed as Partial<typeof person>);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(submit().disabled).toBe(true);
  });

  it('IDN-17, IDN-22, IDN-23 says it in the English words of the specification', async () => {
    open();
    await fill({ Vorname: 'O', Passwort: 'abcdef', 'Passwort wiederholen': 'x' });
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByText('Min character length is 2')).toBeTruthy();
    expect(
      screen.getByText(
        'at least one numeric digit, one special character, one uppercase and one lowercase letter',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
  });

  it('IDN-23 compares again when the password changes after its confirmation', async () => {
    open();
    const user = await fill({ 'Passwort wiederholen': 'Abc1!xy' });
    expect(await screen.findByText('Die Passwörter stimmen nicht überein')).toBeTruthy();
    await user.type(box('Passwort'), 'y');
    await waitFor(() => expect(screen.queryByText('Die Passwörter stimmen nicht überein')).toBeNull());
    expect(submit().disabled).toBe(false);
  });

  it('IDN-48 shows no error at a field that is pristine', async () => {
    open();
    const user = userEvent.setup();
    for (let field = 0; field < 8; field += 1) await user.tab();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    await user.type(box('Vorname'), 'O{Backspace}');
    await user.tab();
    expect(await screen.findByText('Mindestens 2 Zeichen')).toBeTruthy();
  });

  it('IDN-21 ticks the parts of the password while it is typed', async () => {
    open();
    const ticked = () => screen.queryAllByTitle('Erfüllt').length;
    expect(ticked()).toBe(0);
    await userEvent.type(box('Passwort'), 'aB');
    expect(ticked()).toBe(2);
    await userEvent.type(box('Passwort'), '3$56');
    expect(ticked()).toBe(5);
  });

  it('lets password managers know what is what, and lets them paste', async () => {
    open();
    expect(['E-Mail', 'Passwort', 'Passwort wiederholen'].map((label) => box(label).autocomplete)).toEqual([
      'username',
      'new-password',
      'new-password',
    ]);
    await userEvent.click(box('Passwort wiederholen'));
    await userEvent.paste('Abc1!x');
    expect(box('Passwort wiederholen').value).toBe('Abc1!x');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort zeigen' }));
    expect([box('Passwort').type, box('Passwort wiederholen').type]).toEqual(['text', 'text']);
  });

  it('IDN-25, IDN-26 sends exactly the specified names and leads to /mail-confirm', async () => {
    const fetch = fakeServer({ '/Account/Register': [done] });
    open();
    await fill();
    expect(await send(fetch)).toEqual({
      FirstName: 'Olga',
      LastName: 'Lindner',
      password: 'Abc1!x',
      ConfirmPassword: 'Abc1!x',
      email: 'olga@demo.example',
      company: 'Gasthaus Lindenhof',
      FrontendUrl: window.location.origin,
    });
    await waitFor(() => expect(window.location.pathname).toBe('/mail-confirm'));
    expect(localStorage.getItem('tresen.mailConfirm')).toBe('olga@demo.example');
  });

  it('ERR-01 asks for the mail in the language of the page', async () => {
    const fetch = fakeServer({ '/Account/Register': [done] });
    open();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() =>
      expect(callsOf(fetch, '/Account/Register')).toMatchObject([{ headers: { 'accept-language': 'en' } }]),
    );
  });

  it('IDN-46 cannot be sent twice', async () => {
    const fetch = fakeServer({ '/Account/Register': [() => new Promise<Response>(() => undefined)] });
    open();
    await fill();
    await send(fetch);
    await waitFor(() => expect(submit().disabled).toBe(true));
  });

  it('ERR-12, ERR-14, IDN-47, IDN-50 shows that the account exists at the e-mail until that is edited', async () => {
    const fetch = fakeServer({
      '/Account/Register': [refused('USER_EXISTS', 'User already exist!', 'username'), done],
    });
    open();
    const user = await fill();
    await send(fetch);
    expect(await screen.findByText('Es gibt schon ein Konto mit dieser E-Mail-Adresse.')).toBeTruthy();
    expect([box('E-Mail').ariaInvalid, submit().disabled]).toEqual(['true', true]);
    expect(document.activeElement).toBe(box('E-Mail'));
    const login = screen.getByRole<HTMLAnchorElement>('link', { name: 'Anmelden' });
    expect(new URL(login.href).search).toBe('?email=olga%40demo.example');
    await user.type(box('Firma'), '!');
    expect(submit().disabled).toBe(true);
    await user.type(box('E-Mail'), '.org');
    await waitFor(() => expect(submit().disabled).toBe(false));
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.queryByText('User already exist!')).toBeNull();
  });

  it.each([
    ["the server's words", refused('OTHER', 'No more companies today.'), 'No more companies today.'],
    ['ERR-12', refused('', ''), 'Es gibt schon ein Konto mit dieser E-Mail-Adresse.'],
    ['ERR-10, ERR-11', refused('WRONG_DATA', 'Wrong data entered.'), 'Die Angaben sind nicht richtig.'],
    ['ERR-30', () => new Response('<html>', { status: 502 }), /keine Verbindung hergestellt/],
  ])('%s: says why a registration was refused, and keeps what was typed', async (_id, answer, words) => {
    const fetch = fakeServer({ '/Account/Register': [answer] });
    open();
    await fill();
    await send(fetch);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(Object.keys(person).map((label) => box(label).value)).toEqual(Object.values(person));
    expect(submit().disabled).toBe(false);
  });

  it('ERR-49 waits as long as the server says, then lets try again', async () => {
    const answer = () => Response.json({}, { status: 429, headers: { 'retry-after': '2' } });
    const fetch = fakeServer({ '/Account/Register': [answer] });
    open();
    await fill();
    await send(fetch);
    expect(await screen.findByText('Zu viele Versuche. Bitte warten Sie 2 Sekunden.')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    expect(await screen.findByText('Sie können es jetzt noch einmal versuchen.')).toBeTruthy();
    await waitFor(() => expect(submit().disabled).toBe(false));
  });

  it('keeps what was typed over a reload, but no password', async () => {
    const { unmount } = open();
    await fill();
    unmount();
    open();
    expect(Object.keys(person).map((label) => box(label).value)).toEqual([
      ...Object.values(person).slice(0, 4),
      '',
      '',
    ]);
    expect(decodeURIComponent(JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'Abc1!x',
    );
  });
});

describe('registration with an invitation', () => {
  it('IDN-16 says who invites and as what; e-mail and company are fixed', async () => {
    const fetch = fakeServer({ '/Account/Invitation': [invited], '/Account/Register': [done] });
    open('/Register/AbC_1');
    expect(await screen.findByRole('heading', { name: 'Gasthaus lädt Sie ein' })).toBeTruthy();
    expect(callsOf(fetch, '/Account/Invitation')[0]?.body).toBe('{"code":"AbC_1"}');
    expect(screen.getByText('Betriebsleitung').parentElement?.textContent).toMatch(/^Ihre Rolle: /);
    expect(['Firma', 'E-Mail'].map((label) => [box(label).readOnly, box(label).value])).toEqual([
      [true, 'Gasthaus'],
      [true, 'mia@demo.example'],
    ]);
    const user = userEvent.setup();
    for (const label of ['Vorname', 'Nachname', 'Passwort', 'Passwort wiederholen'] as const)
      await user.type(box(label), person[label]);
    expect(await send(fetch)).toMatchObject({
      InvitationCode: 'AbC_1',
      email: 'mia@demo.example',
      company: 'Gasthaus',
    });
    await waitFor(() => expect(window.location.pathname).toBe('/confirmed'));
    expect(window.location.search).toBe('?email=mia%40demo.example');
  });

  it('that is unknown or over explains itself and offers to go on without', async () => {
    fakeServer({
      '/Account/Invitation': [refused('INVITATION_INVALID', 'The invitation is no longer valid.')],
    });
    open('/register/old');
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeTruthy();
    expect(screen.getByText(/Bitten Sie die Person, die Sie eingeladen hat/)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ohne Einladung registrieren' });
    expect(new URL(link.href).pathname).toBe('/register');
  });

  it('that cannot be read can be asked for again', async () => {
    fakeServer({
      '/Account/Invitation': [() => Promise.reject(new TypeError('no connection')), invited],
    });
    open('/register/code');
    expect(await screen.findByText(/keine Verbindung hergestellt/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Gasthaus lädt Sie ein' })).toBeTruthy();
  });
});
