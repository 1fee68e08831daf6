import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Leads on from the address to what is looked at. */
  readonly open?: (page: Page) => Promise<void>;
}

const firstRow = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .getByRole('link');

const screens: readonly Screen[] = [
  { name: 'home', path: '/dashboards/home' },
  { name: 'analytics', path: '/dashboards/analytics' },
  { name: 'analytics as tables', path: '/dashboards/analytics?tables=months,units,articles' },
  { name: 'receipts', path: '/manage/receipts' },
  { name: 'no receipt matches', path: '/manage/receipts?number=99999999' },
  { name: 'receipt', path: '/manage/receipts', open: (page) => firstRow(page).click() },
  { name: 'sync problems', path: '/manage/syncProblems' },
  { name: 'sync problem', path: '/manage/syncProblems', open: (page) => firstRow(page).click() },
  { name: 'registers', path: '/setting/devices' },
  { name: 'register', path: '/setting/devices', open: (page) => firstRow(page).click() },
  { name: 'register setup', path: '/setting/devices?setup=register' },
  { name: 'not found', path: '/gibt/es/nicht' },
  { name: 'broken', path: '/pages/errors/error-500' },
];

/** Loaded, drawn, and nothing moving any more. */
const isSettled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
};

const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen is accessible, ${colorScheme} on a ${size}`, async ({ openAs, filled, browser }) => {
      test.slow();
      const faults: Record<string, string[]> = {};
      const guest = await browser.newContext({ viewport, colorScheme, baseURL: filled.url });
      const login = await guest.newPage();
      await login.goto('/login');
      await isSettled(login);
      faults.login = await faultsOf(login);
      const page = await openAs(filled, owner, '/', { viewport, colorScheme });
      for (const { name, path, open } of screens) {
        await page.goto(path);
        await isSettled(page);
        await open?.(page);
        await isSettled(page);
        faults[name] = await faultsOf(page);
      }
      expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({});
    });
  }
}

test('no screen is wider than a phone', async ({ openAs, filled }) => {
  const page = await openAs(filled, owner, '/', { viewport: sizes.phone });
  for (const { path, open } of screens) {
    await page.goto(path);
    await open?.(page);
    await isSettled(page);
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(surplus, path).toBeLessThanOrEqual(0);
  }
});

test('everything works with the keyboard alone', async ({ openAs, filled }) => {
  const page = await openAs(filled, owner, '/dashboards/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();

  await page.getByRole('button', { name: 'Farbschema' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Farbschema' })).toBeFocused();

  await page.goto('/setting/devices');
  await page.getByRole('button', { name: 'Kasse verbinden' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Kasse verbinden' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kasse verbinden' })).toBeFocused();
});
