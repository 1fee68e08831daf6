import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { goWithin } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const minute = 60_000;

/** A quarter past of the hour before: the receipts around it lie in the past and on one clock. */
const lunch = (): number => {
  const now = new Date(Date.now() - 60 * minute);
  return now.setMinutes(15, 0, 0);
};

const clockOf = (at: number): string =>
  new Date(at).toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' });

const paper = (page: Page) => page.getByRole('article', { name: 'Beleg' });

test('a receipt is found by amount and time, verified, annotated and printed (RCP-01, RCP-03, RCP-04, RCP-07)', async ({
  openAs,
  newTill,
  plain,
}) => {
  const till = newTill(plain, 'Theke');
  await till.linkTo('Finden', 'owner@demo.example');
  const at = lunch();
  till.sell(1250, { at: at - 40 * minute });
  till.sell(1250, { at, target: { kind: 'table', label: 'Tisch 18' } });
  till.sell(990, { at: at + 5 * minute });
  till.sell(1250, { at: at + 40 * minute });
  expect(await till.push()).toMatchObject({ stored: 4 });

  const page = await openAs(plain, 'owner@demo.example', '/manage/receipts');
  await page
    .getByRole('searchbox', { name: 'Betrag, Uhrzeit, Nummer, Tisch, Kunde, Notiz' })
    .fill(`12,50 ${clockOf(at)}`);
  await expect(page.getByText('1 Beleg', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Amounts in the address look like the ending of a file.
  for (const query of ['q=12.50', 'f=gross.from.1000&q=12.50', 'q=9.90&f=gross.from.100']) {
    await page.goto(`/manage/receipts?${query}`);
    await expect(
      page.getByText(query.includes('9.90') ? '1 Beleg' : '3 Belege', { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByText(query.includes('9.90') ? '1 Beleg' : '3 Belege', { exact: true }),
    ).toBeVisible();
  }
  await goWithin(page, '/manage/receipts');
  await page
    .getByRole('searchbox', { name: 'Betrag, Uhrzeit, Nummer, Tisch, Kunde, Notiz' })
    .fill(`12,50 ${clockOf(at)}`);
  await expect(page.getByText('1 Beleg', { exact: true })).toBeVisible();
  // By keyboard alone: the only row of the list.
  await page.getByRole('link', { name: '2', exact: true }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Beleg 2' })).toBeVisible();
  await expect(paper(page).getByText('12,50 €').first()).toBeVisible();
  await expect(paper(page).getByRole('img', { name: 'QR-Code der TSE' })).toBeVisible();
  await expect(page.getByText('Tisch 18')).toBeVisible();
  await expect(page.getByRole('row', { name: /Cappuccino/ })).toContainText('12,50 €');
  const checks = page.getByRole('list', { name: 'Prüfung der Signatur' });
  await expect(checks.getByRole('listitem')).toHaveCount(7);
  await expect(checks.getByText('Bestanden')).toHaveCount(7);
  await expect(page.getByText('Alles in Ordnung: Dieser Beleg ist so')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Bearbeiten' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Notiz, Schlagwörter, Kunde' });
  await dialog.getByRole('textbox', { name: 'Notiz' }).fill('Gast hat den Schirm vergessen');
  await dialog.getByRole('combobox', { name: 'Schlagwörter' }).pressSequentially('Fundsache,Stammgast');
  await dialog.getByRole('combobox', { name: 'Kunde' }).fill('Frau Meier');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Beleg wurde aktualisiert.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Änderungen' })).toContainText(
    'Schlagwörter: leer → Fundsache, Stammgast',
  );

  await page.getByRole('button', { name: 'Rohdaten' }).click();
  await expect(page.getByLabel('So hat es die Kasse gesendet').last()).toHaveValue(/"publicKey":/);
  await page.keyboard.press('Escape');

  // Print shows the receipt and nothing else.
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toBeVisible();
  await expect(page.getByText('Alles in Ordnung: Dieser Beleg ist so')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // The note finds it again, from the search of the whole app its amount does.
  await page.getByRole('link', { name: 'Alle Belege' }).click();
  await page.getByRole('searchbox', { name: 'Betrag, Uhrzeit, Nummer, Tisch, Kunde, Notiz' }).fill('schirm');
  await expect(page.getByRole('link', { name: '2', exact: true })).toBeVisible();
  await expect(page.getByText('1 Beleg', { exact: true })).toBeVisible();
});
