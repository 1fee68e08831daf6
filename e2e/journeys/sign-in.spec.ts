import type { Page } from '@playwright/test';
import { layLine } from '../support/line.ts';
import { demoPassword } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';

const email = (page: Page) => page.getByLabel('E-Mail');
const password = (page: Page) => page.getByLabel('Passwort', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Anmelden' });

const signIn = async (page: Page, address: string, word: string) => {
  await email(page).fill(address);
  await password(page).fill(word);
  await submit(page).click();
};

test.describe('the login page', () => {
  test('shows a welcome and the form, without the frame of the app (IDN-02, IDN-03, IDN-04)', async ({
    page,
    plain,
  }) => {
    await page.goto(`${plain.url}/login`);
    await expect(page.getByRole('heading', { name: 'Willkommen bei Tresen' })).toBeVisible();
    await expect(page.getByText('Verwalten und überwachen Sie Ihren Betrieb und Ihre Kassen')).toBeVisible();
    await expect(email(page)).toBeFocused();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('lets in with the right password, and to / when nothing was wanted (IDN-01, IDN-10)', async ({
    page,
    plain,
  }) => {
    await page.goto(`${plain.url}/login`);
    await signIn(page, 'owner@demo.example', demoPassword);
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
  });

  test('says that e-mail or password is wrong, at the password, until it is edited (ERR-08, IDN-47, IDN-50)', async ({
    page,
    plain,
  }) => {
    await page.goto(`${plain.url}/login`);
    await signIn(page, 'owner@demo.example', 'Wrong-1234');
    await expect(page.getByText('E-Mail oder Passwort ist falsch.')).toBeVisible();
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(submit(page)).toBeDisabled();
    await password(page).fill(demoPassword);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  });

  test('checks the fields before it asks the server (IDN-07, IDN-08, IDN-45, IDN-48)', async ({
    page,
    plain,
  }) => {
    await page.goto(`${plain.url}/login`);
    await expect(submit(page)).toBeDisabled();
    await email(page).fill('kein-at');
    await password(page).fill('abc');
    await password(page).blur();
    await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible();
    await expect(page.getByText('Mindestens 6 Zeichen')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
  });

  test('takes the e-mail from the address (IDN-06)', async ({ page, plain }) => {
    await page.goto(`${plain.url}/login?email=owner@demo.example`);
    await expect(email(page)).toHaveValue('owner@demo.example');
    await expect(password(page)).toBeFocused();
  });

  test('is German and becomes English at a click, for good (CON-01, SHL-01)', async ({ page, plain }) => {
    await page.goto(`${plain.url}/login`);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Tresen' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(submit(page)).toBeVisible();
  });

  test('remembers where a guest wanted to go (ACC-16)', async ({ page, plain }) => {
    await page.goto(`${plain.url}/dashboards/analytics?year=2023`);
    await expect(page).toHaveURL(`${plain.url}/login`);
    await signIn(page, 'owner@demo.example', demoPassword);
    await expect(page).toHaveURL(`${plain.url}/dashboards/analytics?year=2023`);
    await expect(page.getByRole('heading', { level: 1, name: 'Auswertungen' })).toBeVisible();
  });

  test('says that the connection is missing when the server cannot be reached (ERR-30)', async ({
    page,
    plain,
  }) => {
    const line = await layLine(page, '**/connect/token');
    await page.goto(`${plain.url}/login`);
    line.cut();
    await signIn(page, 'owner@demo.example', demoPassword);
    await expect(page.getByText('Es konnte keine Verbindung hergestellt werden.')).toBeVisible();
  });

  test('works with the keyboard alone', async ({ page, plain }) => {
    await page.goto(`${plain.url}/login`);
    await expect(email(page)).toBeFocused();
    await page.keyboard.type('owner@demo.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
    // Tab reaches the skip link first, then the menu.
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Auswertungen' }).or(page.getByText('Zum Inhalt springen')),
    ).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Belege', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
  });
});

test.describe('a session', () => {
  test('is resumed at the next visit (IDN-52)', async ({ openAs, plain }) => {
    const page = await openAs(plain, 'owner@demo.example', '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
  });

  test('ends with signing out, here and on the server, and remembers no path (IDN-56, IDN-57, ACC-18)', async ({
    openAs,
    plain,
  }) => {
    const page = await openAs(plain, 'owner@demo.example', '/manage/receipts');
    await page.getByRole('button', { name: 'Benutzermenü' }).click();
    const token = await page.evaluate(() => localStorage.getItem('tresen.refreshToken'));
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(`${plain.url}/login`);
    expect(await page.evaluate(() => localStorage.getItem('tresen.refreshToken'))).toBeNull();
    const form = { grant_type: 'refresh_token', refresh_token: token ?? '' };
    const answer = await page.request.post(`${plain.url}/connect/token`, { form });
    expect(answer.status()).toBe(400);
    await signIn(page, 'owner@demo.example', demoPassword);
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
  });

  test('that the server ended leads to the login page, which says so and leads back (IDN-54, IDN-53)', async ({
    openAs,
    plain,
  }) => {
    const page = await openAs(plain, 'owner@demo.example', '/manage/receipts');
    await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('tresen.refreshToken', 'no-token-of-ours'));
    await page.reload();
    await expect(page).toHaveURL(`${plain.url}/login`);
    await expect(page.getByText('Sitzung abgelaufen')).toBeVisible();
    await signIn(page, 'owner@demo.example', demoPassword);
    await expect(page).toHaveURL(`${plain.url}/manage/receipts`);
  });

  test('of two tabs is renewed by both without signing either out (IDN-66, API-13)', async ({
    openAs,
    plain,
  }) => {
    const first = await openAs(plain, 'owner@demo.example', '/dashboards/home');
    const second = await first.context().newPage();
    await second.goto('/manage/receipts');
    // Both begin without an access token, at the same time, again and again.
    for (let round = 0; round < 3; round += 1) await Promise.all([first.reload(), second.reload()]);
    await expect(first.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
    await expect(second.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
    for (const tab of [first, second])
      await expect(tab.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
    expect(await second.evaluate(() => localStorage.getItem('tresen.refreshToken'))).not.toBeNull();
  });

  test('that ends in one tab ends in the other', async ({ openAs, plain }) => {
    const first = await openAs(plain, 'owner@demo.example', '/dashboards/home');
    const second = await first.context().newPage();
    await second.goto('/manage/receipts');
    await expect(second.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
    await first.getByRole('button', { name: 'Benutzermenü' }).click();
    await first.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(second).toHaveURL(`${plain.url}/login`);
  });
});
