import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { closeDay } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

/** The last receipt does not reach the cloud yet, as when a line breaks in the middle of a push. */
const holdLast = ({ store }: Till) =>
  store.sql
    .run`update outbox set state = 'rejected', reason = 'held' where seq = (select max(seq) from outbox)`;
const sendHeld = ({ store }: Till) =>
  store.sql.run`update outbox set state = 'waiting' where reason = 'held'`;

const openByKey = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).press('Enter');
};

test('the end of a day: counted short, seen live, read, completed by a late receipt, filed (RCP-02, RCP-08, RCP-09)', async ({
  openAs,
  newTill,
  plain,
}) => {
  const till = newTill(plain, 'Theke');
  await till.linkTo('Café Sonne', 'owner@demo.example');
  const page = await openAs(plain, 'owner@demo.example', '/manage/closings');
  const main = page.getByRole('main');
  await expect(main.getByText('Noch keine Abschlüsse')).toBeVisible();

  const minutesAgo = (minutes: number) => ({ at: Date.now() - minutes * 60_000 });
  till.sell(1_250, minutesAgo(2));
  till.sell(480, minutesAgo(1));
  closeDay(till.store, { counted: 1_500, comment: 'Wechselgeld falsch herausgegeben' });
  holdLast(till);
  await till.push();
  const row = page.getByRole('row', { name: /Tagesabschluss Z 1/ });
  await expect(row).toContainText('17,30 €');
  await expect(row).toContainText('-2,30 € (Fehlbetrag)');
  await expect(row).toContainText('Unvollständig');
  await expectAccessible(page);

  await openByKey(page, 'Tagesabschluss Z 1');
  await expect(page.getByRole('heading', { level: 1, name: 'Tagesabschluss Z 1' })).toBeVisible();
  await expect(main.getByText('Ein Beleg fehlt noch.')).toBeVisible();
  sendHeld(till);
  await till.push();
  await page.getByRole('button', { name: 'Jetzt prüfen' }).press('Enter');
  await expect(main.getByText('Stimmt mit den Belegen überein.')).toBeVisible();

  const cash = page.getByRole('region', { name: 'Kassenbestand' });
  await expect(cash.getByRole('row', { name: /^Differenz \(Fehlbetrag\)/ })).toContainText('-2,30 €');
  await page.getByRole('button', { name: 'Was heißt „Soll“?' }).press('Enter');
  await expect(cash.getByText('in der Schublade liegen müsste')).toBeVisible();
  const count = page.getByRole('region', { name: 'Zählprotokoll' });
  await expect(count.getByText('Wechselgeld falsch herausgegeben')).toBeVisible();
  await expect(count.getByRole('row', { name: 'Summe 15,00 €' })).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als PDF laden' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tagesabschluss-z-1-theke-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.emulateMedia({ media: 'print' });
  await expect(count).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(main.getByText('Stimmt mit den Belegen überein.')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'Belege des Zeitraums' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
  await expect(main.getByText('3 Belege', { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Alle Abschlüsse' }).click();
  await expect(row).toContainText('Stimmt überein');
});
