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

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of schemes) {
    test(`every public page is accessible, ${colorScheme} on a ${size}`, async ({ plain, browser }) => {
      test.slow();
      const guest = await browser.newContext({ viewport, colorScheme, baseURL: plain.url });
      const faults: Record<string, string[]> = {};
      for (const { name, path, open } of publicScreens) {
        const page = await guest.newPage();
        await page.goto(path);
        await untilSettled(page);
        await open?.(page);
        await untilSettled(page);
        faults[name] = await faultsOf(page);
        const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (surplus > 0) faults[name].push(`${surplus} px wider than the ${size}`);
        await page.close();
      }
      await guest.close();
      expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({});
    });

    test(`every screen is accessible, ${colorScheme} on a ${size}`, async ({ openAs, filled }) => {
      test.slow();
      const faults: Record<string, string[]> = {};
      const page = await openAs(filled, owner, '/', { viewport, colorScheme });
      for (const { name, path, open } of screens) {
        await page.goto(path);
        await untilSettled(page);
        await open?.(page);
        await untilSettled(page);
        faults[name] = await faultsOf(page);
      }
      expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({});
    });
  }
}

test('no screen is wider than a phone', async ({ openAs, filled }) => {
  test.slow();
  const page = await openAs(filled, owner, '/', { viewport: sizes.phone });
  for (const { path, open } of screens) {
    await page.goto(path);
    await open?.(page);
    await untilSettled(page);
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
