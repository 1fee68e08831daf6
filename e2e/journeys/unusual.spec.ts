import { makeReceipt } from '@tresen/register';
import { startServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

/** A Monday at eight o'clock in Berlin. */
const now = '2026-03-09T07:00:00Z';
const lastMonday = Date.parse('2026-03-02T10:00:00Z');
const dayMs = 86_400_000;
const weeks = 9;
const coffee = { text: 'Cappuccino', unitPrice: 3_000, article: { key: '1', category: 'Kaffee' } };

/** Twelve receipts of a week of Ben; on so many of them a line was entered twice and taken back once. */
const sellWeek = ({ store }: Till, week: number, cancelled: number): void => {
  for (let index = 0; index < 12; index++)
    makeReceipt(store, {
      at: lastMonday - week * 7 * dayMs + (index % 6) * dayMs + index * 60_000,
      employee: { key: '7', name: 'Ben' },
      positions:
        index < cancelled ? [coffee, coffee, { ...coffee, quantity: -1_000, cancellation: true }] : [coffee],
    });
};

test(
  'an owner finds a week of many cancellations, and the receipts behind it',
  inFull,
  async ({ openAs, newTill }) => {
    // A server of its own, and nine weeks of sales.
    test.slow();
    const server = await startServerProcess({ NOW: now });
    const till = newTill(server, 'Theke');
    await till.linkTo('Café am Markt', 'owner@demo.example');
    for (let week = weeks - 1; week >= 0; week--) sellWeek(till, week, week === 0 ? 5 : 1);
    await till.push();
    const page = await openAs(server, 'owner@demo.example', '/dashboards/reports');
    await page.getByRole('link', { name: 'Auffälliges', exact: true }).click();
    const found = page.getByRole('row', { name: /Ben.*Café am Markt/ });
    await expect(found).toContainText('150,00 €', { timeout: 60_000 });
    await found.getByRole('link', { name: 'Ben' }).click();
    await expect(page).toHaveURL(/\/manage\/receipts\?.*mark=cancelled/);
    await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(1 + 5);
    await server.remove();
  },
);
