import { readFile } from 'node:fs/promises';
import { type SaleLine, turnoverOf } from '../support/shop.ts';
import { expect, inFull, test } from '../support/test.ts';

// Branches of any size beside each other, and months with holidays beside those without: as an independent sum of the
// shops' own sales has it.
const easter = ['2023-04-07', '2023-04-10'];
const sold = (store: string, month: string, without: readonly string[] = []) =>
  turnoverOf(
    (line: SaleLine) => line.store === store && line.date.startsWith(month) && !without.includes(line.date),
  );
const indexOfApril = (store: string, without: readonly string[] = []) =>
  String(Math.round((sold(store, '2023-04', without) * 100) / sold(store, '2023-03')));

test(
  'an owner compares branches by an index and leaves Easter out, on the page and in the file',
  inFull,
  async ({ openAs, filled }) => {
    const page = await openAs(filled, 'owner@demo.example', '/dashboards/reports');
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await page.getByRole('link', { name: 'Filialen', exact: true }).click();
    for (const [label, day] of [
      ['Von', '1.3.2023'],
      ['Bis', '30.4.2023'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(day);
      await page.getByLabel(label, { exact: true }).press('Enter');
    }
    await choose('Vergleich', 'Ohne Vergleich');
    await choose('Spalten', 'Monat');
    await choose('Darstellung', 'Index, Beginn = 100');

    const months = page.getByRole('table', { name: /Filiale × Monat/ });
    const cell = (store: string, at: number) =>
      months
        .getByRole('row', { name: new RegExp(store) })
        .getByRole('cell')
        .nth(at);
    for (const store of ['Astoria', 'Lower Manhattan']) {
      await expect(cell(store, 0)).toHaveText('100', { timeout: 120_000 });
      await expect(cell(store, 1)).toHaveText(indexOfApril(store));
    }
    await expect(page.getByText(/Index: Der erste Wert jeder Zeile ist 100\./)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Verlauf als Index' })).toContainText('Astoria');

    await choose('Feiertage', 'auslassen');
    await expect(cell('Astoria', 1)).toHaveText(indexOfApril('Astoria', easter));
    expect(indexOfApril('Astoria', easter)).not.toBe(indexOfApril('Astoria'));
    await expect(page.getByText(/Ohne Feiertage: 07\.04\.2023, 10\.04\.2023/)).toBeVisible();

    await page.getByRole('button', { name: 'Datei', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toContain('(ohne Feiertage, Index)');
    const [head = '', ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Filiale;März 2023;Apr\. 2023;Summe;Angaben$/);
    const astoria = rows.find((row) => row.includes('Astoria')) ?? '';
    expect(astoria).toContain(`;100;${indexOfApril('Astoria', easter)};`);
    for (const row of rows)
      expect(row).toMatch(/Ohne Feiertage: 07\.04\.2023, 10\.04\.2023 · Index: Der erste Wert/);
  },
);
