import type { Browser, Page } from '@playwright/test';
import { sizes } from '../support/screens.ts';
import { demoPassword } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

// Pages that the build has drawn (decision 93), on lines so slow that the code comes long after them.

type Options = Parameters<Browser['newContext']>[0] & { readonly language?: 'en' };

/** A guest's page, whose code waits until it is let through. */
const openAsleep = async (browser: Browser, url: string, { language, ...options }: Options = {}) => {
  const context = await browser.newContext({ baseURL: new URL(url).origin, ...options });
  if (language)
    await context.addInitScript((chosen) => localStorage.setItem('tresen.language', chosen), language);
  const page = await context.newPage();
  const letThrough = await holdBack(page);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, letThrough };
};

const holdBack = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const asleep = (page: Page) => page.locator('#page[data-asleep]');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** With all its styles and fonts, which a page of the driver does not wait for. */
const untilPainted = async (page: Page) => {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
      ({ sheet }) => sheet,
    ),
  );
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (font) => font.load())).then(() => {}));
};

/** Each word and box of the page, with its place. */
const look = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('#page :is(h1, h2, p, li, a, button, input, label, summary, svg)'),
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, element.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
      },
    ),
  );

for (const [path, options, heading] of [
  ['/login', { viewport: sizes.phone }, 'Willkommen bei Tresen'],
  ['/Login/', { language: 'en', colorScheme: 'dark' }, 'Welcome to Tresen'],
  ['/register', { viewport: sizes.phone, language: 'en' }, 'Welcome to Tresen'],
  ['/forgot-password', {}, 'Passwort vergessen?'],
  ['/documentation', { viewport: sizes.phone }, 'Erste Schritte'],
  ['/documentation/receipts', { language: 'en', colorScheme: 'dark' }, 'Receipts'],
  ['/documentation/register-integration', {}, 'Für Entwickler: Kassen anbinden'],
] as const)
  test(
    `IDN-02, SHL-57: ${path} in ${'language' in options ? 'English' : 'German'} stands before its code is here, as it is with that`,
    path === '/login' || path === '/documentation' ? {} : inFull,
    async ({ browser, plain }) => {
      const faults: string[] = [];
      const { page, letThrough } = await openAsleep(browser, plain.url + path, options);
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await expect(title(page, heading)).toBeVisible();
      await untilPainted(page);
      const before = [await page.title(), ...(await look(page))];
      letThrough();
      if (path.startsWith('/documentation')) await page.getByRole('searchbox').focus();
      await expect(asleep(page)).toHaveCount(0);
      await expect(title(page, heading)).toBeVisible();
      // The search box knows where the focus is.
      await page.getByRole('searchbox').evaluateAll((boxes) => boxes.forEach((box) => void box.blur()));
      expect([await page.title(), ...(await look(page))]).toEqual(before);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

test('IDN-03, IDN-11: what is typed before the code is here stays, with the focus, and signs in', async ({
  browser,
  plain,
}) => {
  const { page, letThrough } = await openAsleep(browser, `${plain.url}/login`);
  const email = page.getByLabel('E-Mail');
  const password = page.getByLabel('Passwort', { exact: true });
  await expect(email).toBeFocused();
  await page.keyboard.type('owner@demo.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('ArrowLeft');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  expect(page.url()).toBe(`${plain.url}/login`);
  letThrough();
  await expect(asleep(page)).toHaveCount(0);
  await expect(password).toBeFocused();
  expect(await password.evaluate((box: HTMLInputElement) => [box.value, box.selectionStart])).toEqual([
    demoPassword,
    demoPassword.length - 1,
  ]);
  await expect(email).toHaveValue('owner@demo.example');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/dashboards/);
  await page.context().close();
});

test('IDN-03: Enter before the code is here signs in once it is', async ({ browser, plain }) => {
  const { page, letThrough } = await openAsleep(browser, `${plain.url}/login`, { viewport: sizes.phone });
  await page.getByLabel('E-Mail').fill('owner@demo.example');
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${plain.url}/login`);
  letThrough();
  await expect(page).toHaveURL(/dashboards/);
  await page.context().close();
});

test(
  'a button that is pressed before the code is here does its work then',
  inFull,
  async ({ browser, plain }) => {
    const { page, letThrough } = await openAsleep(browser, `${plain.url}/documentation/receipts`);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(title(page, 'Belege')).toBeVisible();
    letThrough();
    await expect(title(page, 'Receipts')).toBeVisible();
    await page.context().close();
  },
);

test(
  'SHL-57: what is searched before the code is here is found with it',
  inFull,
  async ({ browser, plain }) => {
    const { page, letThrough } = await openAsleep(browser, `${plain.url}/documentation`);
    await expect(title(page, 'Erste Schritte')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('daten tse');
    letThrough();
    await expect(page.getByRole('link', { name: 'Daten der TSE' }).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.context().close();
  },
);

for (const path of ['/login', '/documentation'])
  test(`ACC-26: who is signed in sees the frame at ${path}, never a guest's page`, async ({
    openAs,
    plain,
  }) => {
    const page = await openAs(plain, 'owner@demo.example', '/profile');
    await expect(title(page, 'Mein Profil')).toBeVisible();
    const letThrough = await holdBack(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root > .frame')).toBeVisible();
    await expect(page.locator('#page')).toHaveCount(0);
    letThrough();
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
  });

test('IDN-06: an e-mail in the address, a page from right to left and a private path go as before', async ({
  browser,
  plain,
}) => {
  const { page, letThrough } = await openAsleep(browser, `${plain.url}/login?email=rita%40cafe-rita.de`);
  await expect(page.locator('#page')).toHaveCount(0);
  letThrough();
  await expect(page.getByLabel('E-Mail')).toHaveValue('rita@cafe-rita.de');
  await page.evaluate(() => localStorage.setItem('tresen.settings', '{"direction":"rtl"}'));
  await page.goto('/login');
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  await expect(page.locator('#page')).toHaveCount(0);
  await page.goto('/dashboards/home');
  await expect(page).toHaveURL(`${plain.url}/login`);
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  await page.context().close();
});
