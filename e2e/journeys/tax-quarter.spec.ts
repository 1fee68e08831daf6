import { readFile } from 'node:fs/promises';
import { readXlsx } from '../support/read-xlsx.ts';
import { type SaleLine, shopSales } from '../support/shop.ts';
import { expect, inFull, test } from '../support/test.ts';

// What the tax adviser gets is what an independent sum of the shops' own receipts says, to the cent.
const quarter: readonly SaleLine[] = shopSales.filter(
  ({ date }) => date >= '2023-01-01' && date <= '2023-03-31',
);
/** Each receipt is one line at 19 %: its tax is rounded by itself. */
const gross = quarter.map(({ quantity, price }) => quantity * price);
const net = gross.reduce((sum, amount) => sum + Math.round(amount / 1.19), 0);
const tax = gross.reduce((sum, amount) => sum + amount, 0) - net;

const euro = (cents: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replaceAll('\u00a0', ' ');

test('the VAT of a quarter goes to the tax adviser as a file', inFull, async ({ openAs, filled }) => {
  const page = await openAs(filled, 'owner@demo.example', '/dashboards/reports');
  await page.getByRole('link', { name: 'Steuer', exact: true }).click();
  await page.getByLabel('Von', { exact: true }).fill('1.1.2023');
  await page.getByLabel('Von', { exact: true }).press('Enter');
  await page.getByLabel('Bis', { exact: true }).fill('31.3.2023');
  await page.getByLabel('Bis', { exact: true }).press('Enter');
  const rate = page.getByRole('row', { name: /^19 %/ });
  await expect(rate).toContainText(euro(net), { timeout: 120_000 });
  await expect(rate).toContainText(euro(tax));

  await page.getByRole('button', { name: 'Datei', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ]);
  const rows = readXlsx(await readFile(await download.path()));
  const [label, base, due] = rows.find(([name]) => name?.startsWith('19')) ?? [];
  expect([label?.replace('\u00a0', ' '), Number(base), Number(due)]).toEqual(['19 %', net / 100, tax / 100]);
});
