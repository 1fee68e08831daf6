import type { Page } from '@playwright/test';
import { demoPassword } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const email = (page: Page) => page.getByLabel('E-Mail');
const password = (page: Page) => page.getByLabel('Passwort', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Anmelden' });

const signIn = async (page: Page, address: string, word: string) => {
  await email(page).fill(address);
  await password(page).fill(word);
  await submit(page).click();
};

test.describe('the login page', () => {
  test('remembers where a guest wanted to go (ACC-16)', inFull, async ({ page, plain }) => {
    await page.goto(`${plain.url}/dashboards/analytics?year=2023`);
    await expect(page).toHaveURL(`${plain.url}/login`);
    await signIn(page, 'owner@demo.example', demoPassword);
    await expect(page).toHaveURL(`${plain.url}/dashboards/analytics?year=2023`);
    await expect(page.getByRole('heading', { level: 1, name: 'Auswertungen' })).toBeVisible();
  });

  test('lets in by the keyboard alone, and to / when nothing was wanted (IDN-01, IDN-10)', async ({
    page,
    plain,
  }) => {
    await page.goto(`${plain.url}/login`);
    await expect(email(page)).toBeFocused();
    await page.keyboard.type('owner@demo.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
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
  test('is resumed at the next visit, ends with signing out, here and on the server, and remembers no path (IDN-52, IDN-56, IDN-57, ACC-18)', async ({
    openAs,
    plain,
  }) => {
    const page = await openAs(plain, 'owner@demo.example', '/login');
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
    await page.getByRole('link', { name: 'Belege', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
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
});
