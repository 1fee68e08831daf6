import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { publicScreens } from '../support/public-screens.ts';
import { schemes, screens, sizes, untilSettled } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

// As long as all others together: the workers share it.
test.describe.configure({ mode: 'parallel' });

const owner = 'owner@demo.example';
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

type Faults = Record<string, string[]>;

/** What is wrong with the page in light and in dark, and whether it is wider than its window. */
const look = async (page: Page, name: string, faults: Faults): Promise<void> => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await untilSettled(page);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const isDark = Number(/\d+/.exec(background)?.[0]) < 128;
    expect(isDark, `${name} is ${colorScheme}`).toBe(colorScheme === 'dark');
    faults[`${name}, ${colorScheme}`] = await faultsOf(page);
  }
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (surplus > 0) faults[`${name}, width`] = [`${surplus} px wider than the window`];
};

const found = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0));

for (const [size, viewport] of Object.entries(sizes)) {
  test(`every public page is accessible on a ${size}, and no wider`, async ({ plain, browser }) => {
    test.slow();
    const guest = await browser.newContext({ viewport, baseURL: plain.url });
    const faults: Faults = {};
    for (const { name, path, open } of publicScreens) {
      const page = await guest.newPage();
      await page.goto(path);
      await untilSettled(page);
      await open?.(page);
      await look(page, name, faults);
      await page.close();
    }
    await guest.close();
    expect(found(faults)).toEqual({});
  });

  test(`every screen is accessible on a ${size}, and no wider`, async ({ openAs, filled }) => {
    test.slow();
    const faults: Faults = {};
    const page = await openAs(filled, owner, '/', { viewport });
    for (const { name, path, open } of screens) {
      await page.goto(path);
      await untilSettled(page);
      await open?.(page);
      await look(page, name, faults);
    }
    expect(found(faults)).toEqual({});
  });
}

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
  await expect(page.getByRole('menuitem', { name: 'Wie das System' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Dunkel' })).toBeFocused();
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
