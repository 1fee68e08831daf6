import type { Page } from '@playwright/test';
import { shopSales } from '../support/shop.ts';
import { expect, inFull, test } from '../support/test.ts';

/** Rows of the list, without its head. */
const rowsOf = (page: Page) =>
  page
    .getByRole('table', { name: 'Belege' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

test.describe('the list of receipts (RCP-01)', () => {
  test('goes page by page, and back to the same place from a receipt', inFull, async ({ openAs, filled }) => {
    const page = await openAs(filled, 'owner@demo.example', '/manage/receipts');
    const total = shopSales.length.toLocaleString('de-DE');
    await expect(page.getByText(`1–25 von ${total}`)).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(25);
    const third = rowsOf(page).nth(2);
    const wordsBefore = (await third.textContent()) ?? '';
    await page.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect(page.getByText(`26–50 von ${total}`)).toBeVisible();
    // The page before stays until this one is there.
    await expect(third).not.toHaveText(wordsBefore);
    const words = (await third.textContent()) ?? '';
    await third.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Beleg \d+$/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(`26–50 von ${total}`)).toBeVisible();
    await expect(third).toHaveText(words);
    await rowsOf(page).nth(2).getByRole('link').click();
    await page.getByRole('link', { name: 'Alle Belege' }).click();
    await expect(page.getByText(`26–50 von ${total}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`26–50 von ${total}`)).toBeVisible();
    await page.getByRole('button', { name: 'Erste Seite' }).click();
    await expect(page.getByText(`1–25 von ${total}`)).toBeVisible();
  });

  test(
    'is filtered by number, days and branch, and lets go of each with a click',
    inFull,
    async ({ openAs, filled }) => {
      const page = await openAs(filled, 'owner@demo.example', '/manage/receipts');
      const search = page.getByRole('searchbox', { name: 'Betrag, Uhrzeit, Nummer, Tisch, Kunde, Notiz' });
      await search.fill('#17');
      await expect(page.getByText('3 Belege', { exact: true })).toBeVisible();
      await search.clear();
      await page.getByLabel('Von', { exact: true }).fill('14.06.2023');
      await page.getByLabel('Von', { exact: true }).press('Enter');
      await expect(page.getByText('24 Belege', { exact: true })).toBeVisible();
      await page.getByRole('combobox', { name: 'Filialen' }).click();
      await page.getByRole('option', { name: 'Astoria' }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByText('8 Belege', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('8 Belege', { exact: true })).toBeVisible();
      await page.getByLabel('Bis', { exact: true }).fill('1.1.2020');
      await page.getByLabel('Bis', { exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
      await page.getByRole('button', { name: 'Filter entfernen: Geschäftstag bis 01.01.2020' }).click();
      await expect(page.getByText('8 Belege', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Alle entfernen' }).click();
      await expect(
        page.getByText(`${shopSales.length.toLocaleString('de-DE')} Belege`, { exact: true }),
      ).toBeVisible();
    },
  );

  test(
    'leads to the paper with positions, VAT, payment and signature (RCP-03)',
    inFull,
    async ({ openAs, filled }) => {
      const page = await openAs(filled, 'owner@demo.example', '/manage/receipts');
      const amount = await rowsOf(page).first().getByRole('cell').last().textContent();
      await rowsOf(page).first().getByRole('link').click();
      const main = page.getByRole('main');
      await expect(main.getByText('Summe')).toBeVisible();
      await expect(main.getByText(amount ?? '').first()).toBeVisible();
      await expect(main.getByText('Technische Sicherheitseinrichtung (TSE)')).toBeVisible();
      await expect(main.getByText('Signaturzähler', { exact: true }).first()).toBeVisible();
    },
  );

  test('has words for a receipt that does not exist', inFull, async ({ openAs, filled }) => {
    const page = await openAs(
      filled,
      'owner@demo.example',
      '/manage/receipts/01890000-0000-7000-8000-000000000000',
    );
    await expect(page.getByText('Diesen Beleg gibt es nicht')).toBeVisible();
  });

  test('shows a new receipt by itself', inFull, async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Bar');
    await till.linkTo('Belege', 'owner@demo.example');
    const page = await openAs(plain, 'owner@demo.example', '/manage/receipts');
    await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
    till.sell(12_345);
    await till.push();
    await expect(rowsOf(page).filter({ hasText: '123,45 €' })).toBeVisible();
  });
});

test(
  'a receipt whose sums are wrong waits in the sync problems until it is accepted (contract 17)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    // With one branch alone there would be none to choose.
    await newTill(plain, 'Andere').linkTo('Andere', 'owner@demo.example');
    const till = newTill(plain, 'Problem');
    await till.linkTo('Probleme', 'owner@demo.example');
    const page = await openAs(plain, 'owner@demo.example', '/manage/syncProblems');
    await expect(page.getByText('Alles in Ordnung')).toBeVisible();
    till.sell(700, { payments: [{ kind: 'Bar', name: 'Bar', amount: 699 }] });
    expect(await till.push()).toMatchObject({ quarantined: 1, stored: 0 });

    await page.getByRole('link', { name: 'Die Zahlungen ergeben 6,99 €, der Beleg sagt 7,00 €.' }).click();
    const problem = page.getByRole('dialog');
    await expect(problem.getByText('Vergleichen Sie mit dem Papierbeleg.')).toBeVisible();
    await expect(problem.getByLabel('Gesendete Daten')).toHaveValue(/"amount": 699/);
    await problem.getByRole('button', { name: 'Noch einmal prüfen' }).click();
    await expect(page.getByText('Die Daten stimmen noch immer nicht.', { exact: true })).toBeVisible();
    await problem.getByRole('button', { name: 'So übernehmen' }).click();
    await expect(problem).toBeHidden();
    await expect(page.getByText('Alles in Ordnung')).toBeVisible();

    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByRole('combobox', { name: 'Filialen' }).click();
    await page.getByRole('option', { name: 'Probleme' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByText('7,00 €').first()).toBeVisible();
  },
);
