import type { Page } from '@playwright/test';
import { sizes } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Sum of what moved by itself, as Chromium weighs it: the part of the window times the part of its length. */
    moved: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** One page in each size; the others show the same parts. */
const isUsual = (path: string, size: string): object =>
  (path === '/dashboards/home') === (size === 'phone') ? {} : inFull;

test.describe('nothing moves under the finger while figures come', () => {
  for (const [size, viewport] of Object.entries(sizes))
    for (const path of ['/dashboards/home', '/dashboards/analytics'])
      test(`${path} on a ${size}`, isUsual(path, size), async ({ openAs, filled }) => {
        const page = await openAs(filled, 'owner@demo.example', '/manage/receipts', { viewport });
        await watchMoves(page);
        const answer = Promise.withResolvers<void>();
        await page.route(/graphql/, async (route) => {
          await answer.promise;
          await route.continue();
        });
        await page.goto(path);
        await expect(
          page.getByRole('main').getByRole('status', { name: 'Wird geladen' }).first(),
        ).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        answer.resolve();
        await expect(page.getByText(/^Daten von/)).toBeVisible();
        await expect(
          page.getByRole('combobox', { name: 'Filialen' }).or(page.getByRole('button', { name: 'Filter' })),
        ).toBeEnabled();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0);
        // A line of words more on a phone is 0.002; rows of filters that came late were 0.2 and 0.3.
        expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005);
      });
});
