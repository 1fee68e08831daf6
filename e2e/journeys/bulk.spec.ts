import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessibility.ts';
import { storeOf } from '../support/master-data.ts';
import { heldNotice } from '../support/notices.ts';
import { sizes } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const articles = '/manage/data/articlesList';

const drinks = [
  ['Espresso', 240],
  ['Apfelschorle', 380],
  ['Wasser', 290],
] as const;

/** A menu with three drinks and a soup. */
const menuOf = async (server: ServerProcess) => {
  const store = await storeOf(server, owner);
  const vatId = await store.vat('Bulk 19 %', 81, 1900);
  const food = await store.category('Speisen');
  const drink = await store.category('Getränke');
  const common = { vatInHouseId: vatId, vatOutOfHouseId: vatId, type: 'MainArticle', unit: 'piece' };
  for (const [name, price] of drinks) await store.article(name, { ...common, price, mainCategoryId: drink });
  await store.article('Gulaschsuppe', { ...common, price: 690, mainCategoryId: food });
  return { drink };
};

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const chooseAll = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox').first().check();
};

test('raise all drinks by 5 %, see it beforehand, and take it back', inFull, async ({ openAs, plain }) => {
  const { drink } = await menuOf(plain);
  const page = await openAs(plain, owner, `${articles}?f=mainCategoryId.is.${drink}`);
  await expect(row(page, 'Espresso')).toBeVisible();
  await chooseAll(page);
  await page.getByRole('button', { name: 'Ändern', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Preis ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preis ändern: Artikel' });
  await dialog.getByRole('textbox', { name: 'Prozent' }).fill('5');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Runden auf' }).click();
  await page.getByRole('option', { name: '0,10', exact: true }).click();
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  await expect(dialog.getByText('3 werden geändert')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await expect(row(page, 'Espresso').last()).toHaveText(/2,40\s€.*2,50\s€/);
  await dialog.getByRole('button', { name: '3 ändern' }).click();
  await expect(dialog).toBeHidden();
  const notice = await heldNotice(page, /3 Artikel: Preis \+ 5\s%, auf 0,10 € gerundet\./);
  await expect(row(page, 'Espresso')).toHaveText(/2,50\s€/);
  await expect(row(page, 'Apfelschorle')).toHaveText(/4,00\s€/);

  await notice.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Rückgängig gemacht: 3 Artikel.')).toBeVisible();
  await expect(row(page, 'Espresso')).toHaveText(/2,40\s€/);

  // The history knows both, and who did them.
  await page.goto(`${articles}?panel=changes`);
  const panel = page.getByRole('dialog', { name: 'Änderungen' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').last()).toContainText(/rückgängig gemacht/);
  await expect(panel.getByRole('listitem').first()).toContainText(/Olga Lindner/);
  await panel.getByRole('button', { name: 'Geänderte zeigen' }).last().click();
  await expect(panel.getByRole('row', { name: 'Espresso' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test(
  'on a phone: printers cannot be deleted while articles use them, and the reason is told',
  inFull,
  async ({ openAs, plain }) => {
    const store = await storeOf(plain, owner);
    const vatId = await store.vat('Bulk 7 %', 82, 700);
    const category = await store.category('Eis');
    const used = await store.printer('Eisdiele');
    await store.printer('Altgerät');
    await store.article('Vanilleeis', {
      ...{ price: 180, mainCategoryId: category, vatInHouseId: vatId, vatOutOfHouseId: vatId },
      ...{ printerId: used, type: 'MainArticle', unit: 'piece' },
    });
    const page = await openAs(plain, owner, '/manage/data/printers', { viewport: sizes.phone });
    await expect(row(page, 'Altgerät')).toBeVisible();
    await page.getByRole('button', { name: 'Auswählen', exact: true }).click();
    await page.getByRole('button', { name: 'Alle auf dieser Seite auswählen' }).click();
    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Drucker löschen' });
    await expect(dialog.getByText('1 kann nicht gelöscht werden')).toBeVisible();
    await expect(dialog.getByText('Wird verwendet: 1 Artikel.')).toBeVisible();
    await dialog.getByRole('button', { name: '1 löschen' }).click();
    await expect(page.getByText(/1 Drucker: gelöscht\. 1 nicht/)).toBeVisible();
  },
);
