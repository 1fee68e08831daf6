import type { Page } from '@playwright/test';
import type { Settings } from '@tresen/domain/account/settings';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const path = '/api/auth/user/update';

/** Pixels of 1rem. */
const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/** The settings in each request that saves some, from now on. */
const savedBy = (page: Page): Settings[] => {
  const saved: Settings[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(path)) return;
    const { user } = request.postDataJSON() as { user: { data: { settings: Settings } } };
    saved.push(user.data.settings);
  });
  return saved;
};

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Einstellungen' });
  // Slid in: what is still outside cannot be chosen.
  await expect(drawer).toBeInViewport({ ratio: 1 });
  // The last of its parts, which come one by one: clocks that are stopped now stop none of them.
  await expect(drawer.getByRole('button', { name: 'Auf Standard zurücksetzen' })).toBeAttached();
  return drawer;
};

test('SHL-46 to SHL-50, SHL-54, API-17, CON-03, CON-13, CON-15: set up once, carried to the next device', async ({
  openAs,
  plain,
}) => {
  const page = await openAs(plain, owner, '/profile', { colorScheme: 'dark' });
  const html = page.locator('html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).toHaveAttribute('data-scheme', 'dark4');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-scheme', 'light4');

  const drawer = await openDrawer(page);
  await expect(page).toHaveURL(/panel=settings/);
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 1060, y: 0, width: 380, height: 900 });
  expect(await rootSize(page), '62.5 % of 16 px').toBe(10);

  const saved = savedBy(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const slider = drawer.getByRole('slider', { name: 'Schriftgröße' });
  for (const [key, size] of [
    ['Home', 7],
    ['ArrowRight', 8],
    ['End', 13],
    ['ArrowLeft', 12],
  ] as const) {
    await slider.press(key);
    await page.clock.runFor(299);
    expect(await rootSize(page), key).toBeCloseTo(size);
  }
  await drawer.getByRole('radio', { name: 'Indigo, Menü dunkel' }).check();
  await expect(html).toHaveAttribute('data-scheme', 'default');
  await expect.poll(() => background(page, '[role="navigation"], nav'), 'the menu').toBe('rgb(26, 32, 48)');
  await expect.poll(() => background(page, 'header'), 'the toolbar').toBe('rgb(255, 255, 255)');
  await page.clock.runFor(299);
  expect(saved).toEqual([]);
  const answer = page.waitForResponse((response) => response.url().endsWith(path));
  await page.clock.runFor(1);
  expect((await answer).status()).toBe(200);
  expect(saved).toMatchObject([
    { fontScale: 1.2, theme: { main: 'default', navbar: 'dark1', toolbar: 'default', footer: 'default' } },
  ]);
  await page.clock.resume();

  const other = await openAs(plain, owner, '/dashboards/home', { colorScheme: 'dark' });
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'default');
  expect(await rootSize(other)).toBeCloseTo(12);
});

test(
  'SHL-02, ERR-29: two tabs follow each other, and what is not saved keeps showing',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, 'manager@demo.example', '/profile');
    const second = await page.context().newPage();
    await second.goto('/profile');
    await page.route(`**${path}`, (route) => route.abort());
    const saved = savedBy(second);

    const drawer = await openDrawer(page);
    await drawer.getByRole('radio', { name: 'Rechts nach links' }).check();
    await expect(page.getByText('Bitte prüfen Sie Ihre Internetverbindung.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => drawer.boundingBox(), 'on the other side').toMatchObject({ x: 0, width: 380 });
    await expect(second.locator('html')).toHaveAttribute('dir', 'rtl');

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(saved).toEqual([]);
  },
);
