import { type SaleLine, stores, turnoverOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

// What the reports say is what an independent sum of the shops' own sales says, to the cent.
const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const written = (isMeant: (line: SaleLine) => boolean) =>
  euro.format(turnoverOf(isMeant) / 100).replaceAll('\u00a0', ' ');

test('an owner reads the summary, a report and one of his own, and keeps it', async ({ openAs, filled }) => {
  const page = await openAs(filled, 'owner@demo.example', '/dashboards/home');
  await page.getByRole('link', { name: 'Berichte', exact: true }).click();
  await page.getByLabel('Von', { exact: true }).fill('1.2.2023');
  await page.getByLabel('Von', { exact: true }).press('Enter');
  await page.getByLabel('Bis', { exact: true }).fill('12.4.2023');
  await page.getByLabel('Bis', { exact: true }).press('Enter');
  const isMeant = ({ date }: SaleLine) => date >= '2023-02-01' && date <= '2023-04-12';
  const turnover = page.getByRole('table', { name: 'Umsatz', exact: true });
  await expect(turnover.getByRole('row', { name: /^Umsatz brutto/ })).toContainText(written(isMeant), {
    timeout: 120_000,
  });

  await page.getByRole('link', { name: 'Filialen', exact: true }).click();
  for (const name of Object.keys(stores))
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
      written((line) => isMeant(line) && line.store === name),
    );

  await page.getByRole('combobox', { name: 'Spalten' }).click();
  await page.getByRole('option', { name: 'Monat', exact: true }).click();
  const months = page.getByRole('table', { name: /Filiale × Monat/ });
  await expect(months.getByRole('row', { name: /Astoria/ })).toContainText(
    written(({ store, date }) => store === 'Astoria' && date.startsWith('2023-03')),
  );
  await page.getByRole('button', { name: 'Ansichten' }).click();
  await page
    .getByRole('menuitem', { name: /speichern/ })
    .first()
    .click();
  await page.getByLabel('Name', { exact: true }).fill('Filialen je Monat');
  await page.getByRole('button', { name: 'Ansicht speichern', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filialen je Monat' })).toBeVisible();
  await expect(page).toHaveURL(/view=/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Datei', exact: true }).click();
      await page.getByRole('menuitem', { name: 'PDF' }).click();
    })(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Filiale .*\.pdf$/);
});
