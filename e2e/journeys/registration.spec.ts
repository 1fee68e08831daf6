import type { Page } from '@playwright/test';
import { layLine } from '../support/line.ts';
import { linkIn, untilMail } from '../support/mailbox.ts';
import { expect, inFull, test } from '../support/test.ts';

const password = 'Hof-Laube-34';

const german = {
  names: ['Vorname', 'Nachname', 'Firma', 'E-Mail', 'Passwort', 'Passwort wiederholen'],
  signUp: 'Registrieren',
};
const english = {
  names: ['First name', 'Last name', 'Company', 'Email', 'Password', 'Repeat password'],
  signUp: 'Sign up',
};

const fillIn = async (page: Page, { names }: typeof german, email: string): Promise<void> => {
  const values = ['Olga', 'Lindner', 'Gasthaus Lindenhof', email, password, password];
  for (const [index, name] of names.entries())
    await page.getByLabel(name, { exact: true }).fill(values[index] ?? '');
};

/** Sign-in with the e-mail that the login page has taken over. */
const signIn = async (page: Page, words: { password: string; submit: string }): Promise<void> => {
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.submit }).click();
};

test('register, confirm by the mail, sign in (IDN-16, IDN-26, IDN-27, IDN-28, IDN-06)', async ({
  page,
  plain,
}) => {
  const email = 'rita@cafe-rita.de';
  await page.goto(`${plain.url}/login`);
  await page.getByRole('link', { name: 'Registrieren' }).click();
  await expect(page).toHaveURL(`${plain.url}/register`);
  await expect(page.getByRole('heading', { name: 'Willkommen bei Tresen' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await fillIn(page, german, email);
  await page.getByRole('button', { name: german.signUp }).click();

  await expect(page).toHaveURL(`${plain.url}/mail-confirm`);
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: /Noch einmal senden in \d+ s/ })).toBeDisabled();

  const mail = await untilMail(plain, email);
  await page.goto(linkIn(mail, '/confirmed'));
  await expect(page.getByRole('heading', { name: 'Ihre E-Mail ist bestätigt' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
  await signIn(page, { password: 'Passwort', submit: 'Anmelden' });
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
  await expect(page).toHaveURL(`${plain.url}/dashboards/home`);

  // "Back" leads to the public page, which is open to all; what is for guests alone leads on (ACC-20, ACC-25, ACC-26).
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ihre E-Mail ist bestätigt' })).toBeVisible();
  await page.goto(`${plain.url}/register`);
  await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
});

test('the same in English; the mail speaks it, too (ERR-01)', inFull, async ({ page, plain }) => {
  const email = 'olga.english+kasse@cafe-linde.co.uk';
  await page.goto(`${plain.url}/register`);
  await page.getByRole('button', { name: 'English' }).click();
  await fillIn(page, english, email);
  await page.getByRole('button', { name: english.signUp }).click();
  await expect(page.getByRole('heading', { name: 'Please confirm your email' })).toBeVisible();
  const mail = await untilMail(plain, email);
  expect(mail.text).toMatch(/confirm/i);
  await page.goto(linkIn(mail, '/confirmed'));
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signIn(page, { password: 'Password', submit: 'Sign in' });
  await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
});

test(
  'a page whose code does not arrive says so, and comes with the next try (ERR-30, ERR-48)',
  inFull,
  async ({ page, plain }) => {
    const line = await layLine(page, '**/assets/signup-*');
    await page.goto(`${plain.url}/login`);
    line.cut();
    await page.getByRole('link', { name: 'Registrieren' }).click();
    await expect(
      page.getByRole('heading', { name: 'Diese Seite konnte nicht geladen werden' }),
    ).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByLabel('Vorname')).toBeVisible();
  },
);

test(
  'a registration works with the keyboard alone, and survives a reload and a lost connection',
  inFull,
  async ({ page, plain }) => {
    const email = 'Kasse@bäckerei-müller.de';
    const line = await layLine(page, '**/Account/Register');
    await page.goto(`${plain.url}/register`);
    await expect(page.getByLabel('Vorname')).toBeFocused();
    for (const text of ['Olga', 'Lindner', 'Gasthaus Lindenhof', email]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.reload();
    await expect(page.getByLabel('E-Mail')).toHaveValue(email);
    await page.getByLabel('Passwort', { exact: true }).focus();
    await page.keyboard.type(password);
    await expect(page.getByRole('img', { name: 'Erfüllt' })).toHaveCount(5);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    line.cut();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Es konnte keine Verbindung hergestellt werden.')).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: german.signUp }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${plain.url}/mail-confirm`);
    await expect(page.getByText(email)).toBeVisible();
    await page.goto(linkIn(await untilMail(plain, email.toLowerCase()), '/confirmed'));
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await expect(page.getByLabel('E-Mail')).toHaveValue(email.toLowerCase());
    // However the address is written.
    await page.getByLabel('E-Mail').fill('kasse@xn--bckerei-mller-bfb28a.de');
    await signIn(page, { password: 'Passwort', submit: 'Anmelden' });
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
  },
);

test(
  'AGPL 13: everybody finds the source and the licences, signed in or not',
  inFull,
  async ({ page, openAs, plain }) => {
    const signedIn = await openAs(plain, 'user@demo.example', '/dashboards/home');
    await page.goto(`${plain.url}/login`);
    for (const one of [page, signedIn]) {
      const from = one.url();
      await one.getByRole('link', { name: 'Quelltext' }).click();
      await expect(one.getByRole('heading', { name: 'Quelltext von Tresen' })).toBeVisible();
      await one.getByRole('link', { name: 'Lizenzen der enthaltenen Software' }).click();
      await expect(one).toHaveURL(`${plain.url}/notices.txt`);
      await expect(one.getByText(/react-dom \d+\.\d+\.\d+ \(MIT\)/)).toBeVisible();
      await one.goto(from);
      await one.getByRole('link', { name: 'Open-Source-Hinweise' }).click();
      await expect(one).toHaveURL(`${plain.url}/notices.txt`);
    }
  },
);
