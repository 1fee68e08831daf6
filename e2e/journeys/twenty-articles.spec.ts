import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api.ts';
import { storeOf } from '../support/master-data.ts';
import { demoPassword } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const list = '/manage/data/articlesList';

/** Twenty drinks as somebody reads them from a card. */
const card = Array.from({ length: 20 }, (_, index) => ({
  name: `Schorle ${String(index + 1).padStart(2, '0')}`,
  price: `${3 + (index % 4)},${index % 2 === 0 ? '20' : '80'}`,
}));
const letters = card.reduce((sum, { name, price }) => sum + name.length + price.length, 0);

/** Counts what hands do: clicks, keys beside letters, and letters. */
const handsOf = (page: Page) => {
  const count = { clicks: 0, keys: 0, letters: 0 };
  return {
    count,
    click: async (target: ReturnType<Page['getByRole']>) => {
      count.clicks += 1;
      await target.click();
    },
    press: async (key: string) => {
      count.keys += 1;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      count.letters += text.length;
      await page.keyboard.type(text);
    },
  };
};

test(
  'twenty articles by keyboard: one click, and two keys each beside their letters; new prices with one each (ART-03, ART-09)',
  inFull,
  async ({ openAs, plain }) => {
    test.slow();
    const api = await signInToApi(plain.url, owner, demoPassword);
    // A branch brings the rates of its country along.
    await api.ask(
      '/graphql',
      'mutation { saveOrganizationUnit(unit: { name: "Schänke" }) { isSuccess } }',
      {},
    );
    await (await storeOf(plain, owner)).category('Schorlen');
    const page = await openAs(plain, owner, list);
    const hands = handsOf(page);
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });

    await hands.click(page.getByRole('link', { name: 'Neuer Artikel', exact: true }));
    await expect(box('Name')).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Hauptkategorie', exact: true })).toHaveValue('Schorlen');
    for (const { name, price } of card) {
      await expect(box('Name')).toBeFocused();
      await expect(box('Name')).toHaveValue('');
      await hands.type(name);
      await hands.press('Tab');
      await hands.type(price);
      await hands.press('ControlOrMeta+Shift+s');
      await expect(page.getByText(new RegExp(`^Artikel „${name}“ gespeichert`))).toBeVisible();
    }
    expect(hands.count).toEqual({ clicks: 1, keys: 40, letters });

    // Happy new year: 10 cents more for each, down the column.
    await page.goto(`${plain.url}${list}?q=Schorle&sort=name&edit=cells`);
    const anew = handsOf(page);
    await anew.click(page.getByRole('button', { name: /^Schorle 01, Preis/ }));
    await anew.press('Escape');
    for (const _article of card) {
      await anew.type('4,50');
      await anew.press('Enter');
    }
    await expect(page.getByRole('button', { name: /, Preis: 4,50/ })).toHaveCount(20);
    expect(anew.count).toEqual({ clicks: 1, keys: 21, letters: 80 });
    // A cell shows what was entered while it is on its way.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /, Preis: 4,50/ })).toHaveCount(20);

    // The last one is taken back by the keyboard.
    await page.getByRole('button', { name: /^Schorle 20, Preis/ }).focus();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Schorle 20, Preis: 9,00/ })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('button', { name: /^Schorle 20, Preis: 4,50/ })).toBeVisible();
  },
);
