import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { callsOf, fakeServer, json } from '../../kit/testing/fake-server.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { PasswordChangedPage } from './password-changed-page.tsx';
import { ResetConfirmPage } from './reset-confirm-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const email = 'olga@demo.example';
const done = json({ isSuccess: true });
const refused = (error: string, error_description: string, field?: string) =>
  json({ error, error_description, field }, field ? 422 : 400);

const open = (path: string, Page: () => React.ReactNode) => {
  window.history.replaceState(null, '', path);
  return render(<Page />);
};
const openForgot = (path = '/forgot-password') => open(path, ForgotPasswordPage);
const openReset = (path = '/reset-password?resttoken=t-1&email=olga%40demo.example') =>
  open(path, ResetPasswordPage);

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const hrefOf = (name: string) => {
  const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  return pathname + search;
};

const press = async (name: string) => {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  await userEvent.click(button(name));
};

const typePasswords = async (password: string, confirmation = password) => {
  const user = userEvent.setup();
  await user.clear(box('Passwort'));
  await user.type(box('Passwort'), password);
  await user.clear(box('Passwort wiederholen'));
  await user.type(box('Passwort wiederholen'), confirmation);
  await user.tab();
};

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('de');
});

describe('/forgot-password', () => {
  it('IDN-29, IDN-31, IDN-32 asks for a link and leads to /reset-confirm', async () => {
    const fetch = fakeServer({ '/Account/Forget': [done] });
    openForgot();
    expect(button('Link anfordern').disabled).toBe(true);
    await userEvent.type(box('E-Mail'), email);
    await press('Link anfordern');
    await waitFor(() => expect(window.location.pathname).toBe('/reset-confirm'));
    expect(window.location.search).toBe('?email=olga%40demo.example');
    expect(callsOf(fetch, '/Account/Forget')[0]?.body).toBe(
      JSON.stringify({ email, FrontendUrl: window.location.origin }),
    );
  });

  it('IDN-30, IDN-45 needs a valid e-mail', async () => {
    openForgot();
    await userEvent.type(box('E-Mail'), 'olga');
    await userEvent.tab();
    expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeTruthy();
    expect(button('Link anfordern').disabled).toBe(true);
  });

  it('takes over the e-mail of the login', () => {
    openForgot('/forgot-password?email=olga%40demo.example');
    expect(box('E-Mail').value).toBe(email);
    expect(hrefOf('Zurück zur Anmeldung')).toBe('/login?email=olga%40demo.example');
  });

  it('ERR-09, ERR-15, IDN-50 says at the e-mail that nobody has it, until it is edited', async () => {
    fakeServer({ '/Account/Forget': [refused('USER_UNKNOWN', "User doesn't exist!", 'email')] });
    openForgot('/forgot-password?email=nobody%40demo.example');
    await press('Link anfordern');
    expect(await screen.findByText('Es gibt kein Konto mit dieser E-Mail-Adresse.')).toBeTruthy();
    expect([box('E-Mail').ariaInvalid, button('Link anfordern').disabled]).toEqual(['true', true]);
    await userEvent.click(button('English'));
    expect(screen.getByText("A user with this email doesn't exist!")).toBeTruthy();
    await userEvent.type(box('Email'), '.org');
    await waitFor(() => expect(button('Send link').disabled).toBe(false));
  });

  it('ERR-06 asks to confirm the e-mail first, and sends the mail for it', async () => {
    const fetch = fakeServer({
      '/Account/Forget': [refused('EMAIL_UNCONFIRMED', 'User Email is not Confirmed', 'email')],
      '/Account/resendConfirm': [() => new Response('send successfully')],
    });
    openForgot('/forgot-password?email=olga%40demo.example');
    await press('Link anfordern');
    expect(await screen.findByText(/noch nicht bestätigt\. Bitte bestätigen Sie sie zuerst/)).toBeTruthy();
    await press('Mail noch einmal senden');
    expect(await screen.findByText(/neue Bestätigungsmail ist unterwegs/)).toBeTruthy();
    expect(callsOf(fetch, '/Account/resendConfirm')).toHaveLength(1);
  });

  it.each([
    ['ERR-10, ERR-11', refused('WRONG_DATA', 'Wrong data entered.'), 'Die Angaben sind nicht richtig.'],
    ['ERR-30', () => Promise.reject(new TypeError('offline')), /keine Verbindung hergestellt/],
    [
      'ERR-49',
      () => Response.json({}, { status: 429, headers: { 'retry-after': '3600' } }),
      'Zu viele Versuche. Bitte warten Sie 60 Minuten.',
    ],
  ])('%s: says why there is no link, and keeps the e-mail', async (_id, answer, words) => {
    fakeServer({ '/Account/Forget': [answer] });
    openForgot('/forgot-password?email=olga%40demo.example');
    await press('Link anfordern');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(box('E-Mail').value).toBe(email);
  });
});

describe('/reset-confirm', () => {
  it('IDN-33, IDN-49 says where the mail went and what to do, and leads back to the login', () => {
    open('/reset-confirm?email=olga%40demo.example', ResetConfirmPage);
    expect(screen.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeTruthy();
    expect(screen.getByText(email).parentElement?.textContent).toMatch(/folgen Sie dem Link darin/);
    expect(hrefOf('Zurück zur Anmeldung')).toBe('/login?email=olga%40demo.example');
  });

  it('shows an address as text, whatever it holds', () => {
    open('/reset-confirm?email=%3Cimg%20src%3Dx%3E', ResetConfirmPage);
    expect(screen.getByText('<img src=x>')).toBeTruthy();
  });
});

describe('/reset-password', () => {
  it('IDN-34, IDN-39, IDN-40, IDN-41 sets the new password with the token of the link', async () => {
    const fetch = fakeServer({ '/Account/Reset': [done] });
    openReset();
    expect(box('E-Mail').value).toBe(email);
    await typePasswords('Abc1!x');
    await press('Passwort ändern');
    await waitFor(() => expect(window.location.pathname).toBe('/passwordChanged'));
    expect(JSON.parse(String(callsOf(fetch, '/Account/Reset')[0]?.body))).toEqual({
      email,
      password: 'Abc1!x',
      ConfirmPassword: 'Abc1!x',
      token: 't-1',
    });
  });

  it.each([
    ['IDN-36', 'aB3$5', 'Mindestens 6 Zeichen'],
    ['IDN-36', `aB3$${'x'.repeat(17)}`, 'Höchstens 20 Zeichen'],
    [
      'IDN-37',
      'aB3_ef',
      'mindestens eine Ziffer, ein Sonderzeichen, ein Großbuchstabe und ein Kleinbuchstabe',
    ],
  ])('%s, IDN-43: %s is refused', async (_id, password, words) => {
    openReset();
    await typePasswords(password);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(button('Passwort ändern').disabled).toBe(true);
  });

  it('IDN-35, IDN-38, IDN-44 lets the e-mail be edited, and compares the confirmation', async () => {
    openReset();
    await userEvent.type(box('E-Mail'), '@');
    await typePasswords('Abc1!x', 'Abc1!y');
    expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeTruthy();
    expect(screen.getByText('Die Passwörter stimmen nicht überein')).toBeTruthy();
  });

  it('IDN-44 says that link and e-mail do not go together, not which of them is wrong', async () => {
    fakeServer({ '/Account/Reset': [refused('LINK_INVALID', 'The link is no longer valid.')] });
    openReset();
    await typePasswords('Abc1!x');
    await press('Passwort ändern');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Mit diesem Link und dieser E-Mail-Adresse geht es nicht\./,
    );
    expect(hrefOf('Neuen Link anfordern')).toBe('/forgot-password?email=olga%40demo.example');
    expect(box('Passwort').value).toBe('Abc1!x');
  });

  it.each([
    ['email', 'EMAIL_UNCONFIRMED', 'User Email is not Confirmed', 'E-Mail'],
    ['password', 'PASSWORD_TOO_SIMPLE', 'at least one numeric digit', 'Passwort'],
  ])('ERR-15, IDN-47 shows a refusal of %s at that field', async (field, code, text, label) => {
    fakeServer({ '/Account/Reset': [refused(code, text, field)] });
    openReset();
    await typePasswords('Abc1!x');
    await press('Passwort ändern');
    await waitFor(() => expect(box(label).ariaInvalid).toBe('true'));
    expect(document.activeElement).toBe(box(label));
    expect(button('Passwort ändern').disabled).toBe(true);
  });

  it('without a token explains itself and offers a new link', () => {
    openReset('/reset-password?email=olga%40demo.example');
    expect(screen.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeTruthy();
    expect(hrefOf('Neuen Link anfordern')).toBe('/forgot-password?email=olga%40demo.example');
  });
});

describe('/passwordChanged', () => {
  it('IDN-42 says so and leads to the login, with the e-mail but not in its own address', () => {
    window.history.replaceState({ email }, '', '/passwordChanged');
    render(<PasswordChangedPage />);
    expect(screen.getByRole('heading', { name: 'Ihr Passwort ist geändert' })).toBeTruthy();
    expect(hrefOf('Zur Anmeldung')).toBe('/login?email=olga%40demo.example');
  });

  it('opened by itself leads to the login', () => {
    open('/passwordChanged', PasswordChangedPage);
    expect(hrefOf('Zur Anmeldung')).toBe('/login');
  });
});
