import type { Page } from '@playwright/test';
import { linkIn, untilMail } from '../support/mailbox.ts';
import { demoPassword, type ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const german = {
  forgot: 'Passwort vergessen?',
  request: 'Link anfordern',
  sent: 'Bitte sehen Sie in Ihr Postfach',
  password: 'Passwort',
  repeat: 'Passwort wiederholen',
  change: 'Passwort ändern',
  changed: 'Ihr Passwort ist geändert',
  toLogin: 'Zur Anmeldung',
  signIn: 'Anmelden',
};
const english: typeof german = {
  forgot: 'Forgot your password?',
  request: 'Send link',
  sent: 'Check your inbox',
  password: 'Password',
  repeat: 'Repeat password',
  change: 'Change password',
  changed: 'Your password has been changed',
  toLogin: 'Go to sign-in',
  signIn: 'Sign in',
};

const password = (page: Page, words: typeof german) => page.getByLabel(words.password, { exact: true });

const choosePassword = async (page: Page, words: typeof german, chosen: string): Promise<void> => {
  await password(page, words).fill(chosen);
  await page.getByLabel(words.repeat).fill(chosen);
  await page.getByRole('button', { name: words.change }).click();
};

test('forget, follow the mail, choose a new password, sign in (IDN-29, IDN-32, IDN-33, IDN-34, IDN-41, IDN-42)', async ({
  page,
  openAs,
  plain,
}) => {
  test.slow();
  const email = 'manager@demo.example';
  const signedIn = await openAs(plain, email, '/dashboards/home');
  // Whose session it is has to be known, so that the reset can tell that it has ended it.
  await signedIn.waitForFunction(() => localStorage.getItem('tresen.profile') !== null);
  const oldToken = await signedIn.evaluate(() => localStorage.getItem('tresen.refreshToken') ?? '');
  await page.goto(`${plain.url}/login?email=${email}`);
  await page.getByRole('link', { name: german.forgot }).click();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
  await page.getByRole('button', { name: german.request }).click();
  await expect(page).toHaveURL(`${plain.url}/reset-confirm?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('heading', { name: german.sent })).toBeVisible();

  // The link of the mail opens where somebody is signed in: the same light page, without the frame (ACC-25, ACC-26).
  const link = linkIn(await untilMail(plain, email), '/reset-password');
  await signedIn.goto(link);
  await expect(signedIn.getByLabel('E-Mail')).toHaveValue(email);
  await expect(signedIn.getByRole('navigation')).toHaveCount(0);
  await choosePassword(signedIn, german, 'Neu-12#ab');
  await expect(signedIn).toHaveURL(`${plain.url}/passwordChanged`);
  await expect(signedIn.getByRole('heading', { name: german.changed })).toBeVisible();
  await signedIn.getByRole('link', { name: german.toLogin }).click();
  await expect(signedIn.getByLabel('E-Mail')).toHaveValue(email);
  await password(signedIn, german).fill('Neu-12#ab');
  await signedIn.getByRole('button', { name: german.signIn }).click();
  await expect(signedIn).toHaveURL(`${plain.url}/dashboards/home`);

  // Sessions of before are over, everywhere.
  const form = { grant_type: 'refresh_token', refresh_token: oldToken };
  const answer = await page.request.post(`${plain.url}/connect/token`, { form });
  expect(answer.status()).toBe(400);
  // And the link is spent.
  await page.goto(link);
  await choosePassword(page, german, 'Neu-34#cd');
  await expect(page.getByRole('alert')).toContainText('Vielleicht ist der Link abgelaufen');
  await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
});

/** A company that registered itself and confirmed its address. */
const registered = async (server: ServerProcess, email: string): Promise<void> => {
  const post = (path: string, payload: object) =>
    fetch(`${server.url}/Account/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
  const passwords = { password: demoPassword, ConfirmPassword: demoPassword };
  const names = { FirstName: 'Rita', LastName: 'Größ', company: 'Café Rita', FrontendUrl: server.url };
  await post('Register', { ...names, email, ...passwords });
  const link = new URL(linkIn(await untilMail(server, email), '/confirmed'));
  await post('Confirm', { email, token: link.searchParams.get('token') });
};

for (const email of [
  'rita+büro@bäckerei-müller.de',
  'rita.größ+kasse@cafe-rita.co.uk',
  'rita+1@cafe-rita.com',
])
  test(`the link of a reset opens for ${email} (IDN-32, IDN-33)`, inFull, async ({ page, plain }) => {
    await registered(plain, email);
    await page.goto(`${plain.url}/forgot-password`);
    await page.getByLabel('E-Mail').fill(email);
    await page.getByRole('button', { name: german.request }).click();
    await expect(page.getByRole('heading', { name: german.sent })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await page.goto(linkIn(await untilMail(plain, email, 2), '/reset-password'));
    await expect(page.getByLabel('E-Mail')).toHaveValue(email);
    await choosePassword(page, german, 'Neu-12#ab');
    await expect(page.getByRole('heading', { name: german.changed })).toBeVisible();
    await page.getByRole('link', { name: german.toLogin }).click();
    await expect(page.getByLabel('E-Mail')).toHaveValue(email);
    await password(page, german).fill('Neu-12#ab');
    await page.getByRole('button', { name: german.signIn }).click();
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
  });

test('the same in English and with the keyboard alone', inFull, async ({ page, plain }) => {
  const email = 'dealer@demo.example';
  await page.goto(`${plain.url}/forgot-password`);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: english.sent })).toBeFocused();
  await page.goto(linkIn(await untilMail(plain, email), '/reset-password'));
  await expect(password(page, english)).toBeFocused();
  await page.keyboard.type('New-12#ab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('New-12#ab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: english.changed })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(password(page, english)).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The username or password is invalid.')).toBeVisible();
  await password(page, english).fill('New-12#ab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
});
