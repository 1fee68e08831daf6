import type { Locator, Page } from '@playwright/test';
import { signInToApi } from '../support/api.ts';
import { storeOf } from '../support/master-data.ts';
import { sizes } from '../support/screens.ts';
import { demoPassword, type ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const retailer = 'owner@retail.demo.example';
const articles = '/manage/data/articlesList';
const ean = '4006381333931';

const makeBranch = async (server: ServerProcess, email: string, name: string): Promise<void> => {
  const api = await signInToApi(server.url, email, demoPassword);
  const query = 'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { isSuccess } }';
  await api.ask('/graphql', query, { unit: { name } });
};

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
};
const save = async (page: Page, said: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
};
const menu = (page: Page, entry: string): Locator =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: entry, exact: true });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test(
  'a menu from nothing: rates and categories come first, then an article with two prices (MDA-17, ART-01 to ART-09)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, articles);
    await expect(page.getByText('Noch nicht bereit für Artikel')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mehrwertsteuersatz anlegen' })).toBeVisible();
    // A branch comes with the rates of its country.
    await makeBranch(plain, owner, 'Gasthaus');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Mehrwertsteuersatz anlegen' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Hauptkategorie anlegen' }).click();
    await nameBox(page).fill('Getränke');
    await save(page, /„Getränke“ gespeichert/);

    await menu(page, 'Unterkategorien').click();
    await page.getByRole('link', { name: 'Neue Unterkategorie' }).click();
    await nameBox(page).fill('Heißgetränke');
    await choose(page, 'Hauptkategorie', 'Getränke');
    await save(page, /„Heißgetränke“ gespeichert/);

    await menu(page, 'Drucker').click();
    await page.getByRole('link', { name: 'Neuer Drucker' }).click();
    await nameBox(page).fill('Bar unten');
    await page.getByText('Theke', { exact: true }).click();
    await save(page, /„Bar unten“ gespeichert/);

    await menu(page, 'Artikel').click();
    await expect(page.getByText('Noch keine Artikel')).toBeVisible();
    await page.getByRole('link', { name: 'Neuer Artikel' }).click();
    await nameBox(page).fill('Espresso');
    await box(page, 'PLU').fill('17');
    await box(page, 'EAN').fill(ean);
    const prices = page.getByRole('region', { name: 'Preise' });
    await page.getByRole('textbox', { name: 'Preis', exact: true }).fill('2,80');
    await prices.getByRole('textbox', { name: 'Einkaufspreis' }).fill('0,56');
    await page.getByRole('button', { name: 'Preis hinzufügen' }).click();
    const row = prices.getByRole('listitem');
    await expect(row.getByRole('textbox', { name: /^Preisgruppe/ })).toHaveValue('2');
    await row.getByRole('textbox', { name: /^Preis(?!gruppe)/ }).fill('2,20');
    await choose(page, 'Hauptkategorie', 'Getränke');
    await choose(page, 'Unterkategorie', 'Heißgetränke');
    await choose(page, 'Mehrwertsteuer im Haus', '19 %');
    await choose(page, 'Mehrwertsteuer außer Haus', '7 %');
    await choose(page, 'Drucker', 'Bar unten');
    // 2.80 with 19 % is 2.35 net, of which 0.56 go: 76.2 %
    await expect(page.getByText('76,2 % vom Nettopreis')).toBeVisible();
    await save(page, /„Espresso“ gespeichert/);

    await menu(page, 'Artikel').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(/Espresso.*2,80.€.*Getränke.*17/);
    const search = page.getByRole('searchbox').or(page.getByRole('textbox', { name: 'Suchen' }));
    for (const text of ['espr', '17', ean.slice(3, 9)]) {
      await search.first().fill(text);
      await expect(page).toHaveURL(new RegExp(`q=${text}`));
      await expect(rows(page)).toHaveCount(1);
    }
    await search.first().fill('Tee');
    await expect(page.getByText('No entry').or(page.getByText(/Kein Eintrag/))).toBeVisible();

    for (const [text, hit] of [
      [ean, /Espresso/],
      ['heissg', /Heißgetränke/],
      ['bar unt', /Bar unten/],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').getByRole('combobox').fill(text);
      await expect(page.getByRole('option', { name: hit })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  },
);

test(
  'stock is booked where the article is seen, by the keyboard alone (ART-11)',
  inFull,
  async ({ openAs, plain }) => {
    await makeBranch(plain, retailer, 'Feinkost am Markt');
    const store = await storeOf(plain, retailer);
    const vat = await store.vat('Normal', 31, 1900);
    const category = await store.category('Weine');
    const fields = { mainCategoryId: category, vatInHouseId: vat, vatOutOfHouseId: vat };
    const id = await store.article('Riesling', { ...fields, price: 900, reorderQuantity: 6000 });
    const page = await openAs(plain, retailer, `${articles}/${id}`);
    const amounts = page.getByRole('list', { name: 'Bestand' });
    await expect(amounts).toContainText('Nicht erfasst');

    await page.getByRole('button', { name: 'Bewegung buchen' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bewegung von „Riesling“ buchen' });
    await expect(dialog.getByRole('textbox', { name: 'Menge' })).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Lieferung gebucht.')).toBeVisible();
    await expect(amounts).toContainText('12Genug da');

    await page.getByRole('button', { name: 'Bewegung buchen' }).press('Enter');
    await dialog.getByRole('radio', { name: 'Lieferung' }).press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Zählung' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('4,5');
    await page.keyboard.press('Enter');
    await expect(amounts).toContainText('4,5Nachbestellen');
    const movements = page.getByRole('list', { name: 'Letzte Bewegungen' });
    await expect(movements.getByRole('listitem')).toHaveText([/^−7,5Zählung 4,5/, /^\+12Lieferung/]);
    await expect(movements).toContainText('Selma Sommer');
  },
);

test(
  'on a phone an article is made, and what is missing is said at its field',
  inFull,
  async ({ openAs, plain }) => {
    const store = await storeOf(plain, retailer);
    await store.category('Käse');
    await store.vat('Ermäßigt', 32, 700);
    const page = await openAs(plain, retailer, `${articles}/new`, { viewport: sizes.phone, hasTouch: true });
    await nameBox(page).fill('Bergkäse');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Eine Angabe stimmt noch nicht.')).toBeVisible();
    const price = page.getByRole('textbox', { name: 'Preis', exact: true });
    await expect(price).toBeFocused();
    await price.fill('4,90');
    await choose(page, 'Hauptkategorie', 'Käse');
    await choose(page, 'Mehrwertsteuer im Haus', 'Ermäßigt');
    await choose(page, 'Mehrwertsteuer außer Haus', 'Ermäßigt');
    await save(page, /„Bergkäse“ gespeichert/);
    await page.getByRole('link', { name: 'Zur Liste: Artikel' }).click();
    await expect(rows(page).filter({ hasText: 'Bergkäse' })).toBeVisible();
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', sizes.phone.width);
  },
);
