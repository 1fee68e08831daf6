import type { Page } from '@playwright/test';
import { storeOf } from '../support/master-data.ts';
import { sizes } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const printers = '/manage/data/printers';

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click();
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const newPrinter = async (server: ServerProcess, printer: string) =>
  `${printers}/${await (await storeOf(server, owner)).printer(printer)}`;

test('a printer is made on a phone, and its page becomes that of the record (PRN-01, PRN-02)', async ({
  openAs,
  plain,
}) => {
  const page = await openAs(plain, owner, `${printers}/new`, { viewport: sizes.phone });
  await save(page);
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
  await expect(name(page)).toBeFocused();
  await name(page).fill('Küche oben');
  await page.getByText('Küche', { exact: true }).click();
  await save(page);
  await expect(page.getByText(/^Drucker „Küche oben“ gespeichert/)).toBeVisible();
  await expect(page).toHaveURL(/\/manage\/data\/printers\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Küche oben' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Küche' })).toBeChecked();
});

test('two people edit one printer: both versions side by side, and a choice for each field', async ({
  openAs,
  plain,
}) => {
  const path = await newPrinter(plain, 'Theke');
  const one = await openAs(plain, owner, path);
  const other = await openAs(plain, owner, '/favicon.svg');
  // What the first one saves is not told to the second, who would else see it before saving.
  await other.routeWebSocket(/hub/, (socket) => socket.close());
  await other.goto(path);
  await name(other).fill('Theke rechts');
  await name(one).fill('Theke links');
  await one.getByRole('textbox', { name: 'Exemplare' }).fill('2');
  await save(one);
  await expect(one.getByText(/^Drucker „Theke links“ gespeichert/)).toBeVisible();

  await save(other);
  const dialog = other.getByRole('dialog', { name: 'Inzwischen wurde eine andere Fassung gespeichert' });
  await expect(dialog.getByText('Theke links')).toBeVisible();
  await expect(dialog.getByText('Theke rechts')).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: 'Exemplare' }).getByRole('radio', { name: /Gespeicherte/ }),
  ).toBeChecked();
  await dialog.getByRole('button', { name: 'Mit dieser Auswahl speichern' }).click();
  await expect(other.getByText(/^Drucker „Theke rechts“ gespeichert/)).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Exemplare' })).toHaveValue('2');
});

test('a draft survives a closed tab, and is gone once it is saved', inFull, async ({ openAs, plain }) => {
  const path = await newPrinter(plain, 'Keller');
  const page = await openAs(plain, owner, path);
  await name(page).fill('Weinkeller');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(path);
  await expect(next.getByText(/Ihre letzten Eingaben sind wieder da/)).toBeVisible();
  await expect(name(next)).toHaveValue('Weinkeller');
  await save(next);
  await expect(next.getByText(/^Drucker „Weinkeller“ gespeichert/)).toBeVisible();
  await next.reload();
  await expect(next.getByRole('heading', { level: 1, name: 'Weinkeller' })).toBeVisible();
  await expect(next.getByText(/Ihre letzten Eingaben/)).toHaveCount(0);
});

test('with the keyboard alone: change, save, delete and take it back', inFull, async ({ openAs, plain }) => {
  const page = await openAs(plain, owner, await newPrinter(plain, 'Terrasse'));
  await name(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Biergarten');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Küche' })).toBeChecked();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/^Drucker „Biergarten“ gespeichert/)).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Duplizieren' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Drucker „Biergarten“ löschen?' });
  await dialog.getByRole('button', { name: 'Löschen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Biergarten wurde gelöscht.')).toBeVisible();
  await expect(page).toHaveURL(`${plain.url}${printers}`);
  await page.getByRole('button', { name: 'Rückgängig' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Drucker „Biergarten“ ist wieder da.')).toBeVisible();
  await expect(name(page)).toHaveValue('Biergarten');
});

test(
  'a used category is not deleted; the count leads to those that use it (MDA-13, CAT-05)',
  inFull,
  async ({ openAs, plain }) => {
    const store = await storeOf(plain, owner);
    const vat = await store.vat('Normal', 21, 1900);
    const category = await store.category('Getränke');
    for (const article of ['Espresso', 'Tee'])
      await store.article(article, { mainCategoryId: category, vatInHouseId: vat, vatOutOfHouseId: vat });
    await store.category('Heiße Getränke', { parentId: category });
    const page = await openAs(plain, owner, `/manage/data/articleCategories/${category}/main`);
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Löschen …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kategorie „Getränke“ löschen?' });
    await expect(
      dialog.getByText(/kann nicht gelöscht werden: wird von .*2 Artikeln.* verwendet\.$/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
    await dialog.getByRole('link', { name: /^Artikel .*„Hauptkategorie“/ }).click();
    await expect(page).toHaveURL(new RegExp(`/articlesList\\?f=mainCategoryId\\.is\\.${category}$`));
  },
);

test('an older version comes back from the history, once it is saved', inFull, async ({ openAs, plain }) => {
  const page = await openAs(plain, owner, await newPrinter(plain, 'Saal'));
  await name(page).fill('Großer Saal');
  await page.getByText('Etiketten', { exact: true }).click();
  await save(page);
  await expect(page.getByText(/^Drucker „Großer Saal“ gespeichert/)).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Verlauf' }).click();
  const panel = page.getByRole('dialog', { name: 'Verlauf' });
  await expect(panel.getByRole('deletion').filter({ hasText: 'Theke' })).toBeVisible();
  await panel.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click();
  await expect(name(page)).toHaveValue('Saal');
  await expect(page.getByRole('radio', { name: 'Theke' })).toBeChecked();
  await save(page);
  await expect(page.getByText(/^Drucker „Saal“ gespeichert/)).toBeVisible();
});

test('from a list, the next record of the same list follows', inFull, async ({ openAs, plain }) => {
  const store = await storeOf(plain, owner);
  for (const printer of ['Nebenraum 1', 'Nebenraum 2']) await store.printer(printer);
  const page = await openAs(plain, owner, `${printers}?q=nebenraum`);
  await page.getByRole('link', { name: 'Nebenraum 1' }).click();
  await page.getByRole('link', { name: 'Nächster Eintrag der Liste' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nebenraum 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nächster Eintrag der Liste' })).toBeDisabled();
  await page.getByRole('link', { name: 'Zur Liste: Drucker' }).click();
  await expect(page).toHaveURL(`${plain.url}${printers}?q=nebenraum`);
});
