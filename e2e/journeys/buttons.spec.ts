import type { Locator, Page } from '@playwright/test';
import { faultsOf, surplusOf } from '../support/accessibility.ts';
import { storeOf } from '../support/master-data.ts';
import { sizes } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`^Zeile ${row}, Spalte ${column}: `) });
const option = (page: Page, name: string) =>
  page.getByRole('option', { name: new RegExp(`^${name}`) }).first();
const named = (row: number, column: number, name: string) =>
  new RegExp(`^Zeile ${row}, Spalte ${column}: ${name}`);
const saved = (page: Page) => expect(page.getByText('Tasten gespeichert.')).toBeVisible();
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click();

const middleOf = async (one: Locator) => {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('nothing to pull');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Pulls one thing onto another with the mouse. */
const pull = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  // Either may scroll the other away: both are looked for once neither does.
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const end = await middleOf(to);
  const begin = await middleOf(from);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move((begin.x + end.x) / 2, (begin.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
};

/** A café's group and articles, and a template without buttons. */
const cafe = async (server: ServerProcess, name: string, count: number, vatKey: number) => {
  const store = await storeOf(server, owner);
  const vatId = await store.vat(`${name} 19`, vatKey, 1900);
  const mainCategoryId = await store.category(name);
  const base = { mainCategoryId, vatInHouseId: vatId, vatOutOfHouseId: vatId };
  for (let number = 1; number <= count; number++)
    await store.article(`${name} ${String(number).padStart(2, '0')}`, { ...base, price: 250 + number });
  return store.buttonTemplate(name, ['Static_Pos', 'Mobile_Pos']);
};
const pathOf = (id: string) => `/manage/data/btnTemplates/${id}`;

test('BTN-07, BTN-10 to BTN-12: a café lays out its first register from a preset, by mouse', async ({
  openAs,
  plain,
}) => {
  const id = await cafe(plain, 'Kaffeehaus', 6, 61);
  const page = await openAs(plain, owner, pathOf(id));
  await page.getByRole('link', { name: 'Tasten', exact: true }).click();
  await page.getByRole('button', { name: 'Vorlage …' }).click();
  await page.getByRole('button', { name: 'Vorlage verwenden' }).click();
  await expect(cell(page, 6, 8)).toHaveAccessibleName(named(6, 8, 'Bar sofort, Funktion'));

  await page.getByRole('combobox', { name: 'Artikel, Gruppe oder Funktion suchen' }).fill('Kaffeehaus');
  await pull(page, option(page, 'Kaffeehaus 01'), cell(page, 1, 1));
  await expect(cell(page, 1, 1)).toHaveAccessibleName(named(1, 1, 'Kaffeehaus 01, Artikel'));
  await pull(page, option(page, 'Kaffeehaus 02'), cell(page, 1, 3));
  await pull(page, cell(page, 1, 1), cell(page, 1, 3));
  await expect(cell(page, 1, 1)).toHaveAccessibleName(named(1, 1, 'Kaffeehaus 02'));
  await expect(cell(page, 1, 3)).toHaveAccessibleName(named(1, 3, 'Kaffeehaus 01'));
  await pull(page, page.locator('[data-handle="se"]'), cell(page, 2, 4));
  await expect(cell(page, 1, 3)).toHaveAccessibleName(/2 × 2 Felder$/);
  await page.getByRole('textbox', { name: 'Eigene Beschriftung' }).fill('Hausmischung');

  await page.getByRole('button', { name: 'Raster …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Raster/ });
  await dialog.getByRole('textbox', { name: 'Spalten' }).fill('7');
  await expect(dialog.getByText(/6 Tasten gingen verloren/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Spalten' }).fill('8');
  await dialog.getByRole('textbox', { name: 'Ebenen' }).fill('9');
  await dialog.getByRole('button', { name: 'Raster ändern' }).click();
  await page.getByRole('button', { name: 'Vorschau an der Kasse' }).click();
  // As wide as its device, whatever the pixels of that.
  const frame = page.getByRole('dialog').locator('[data-device]');
  await expect
    .poll(() =>
      frame.evaluate((one) => Number(one.firstElementChild?.getBoundingClientRect().width) - one.clientWidth),
    )
    .toBeCloseTo(0);
  await page.keyboard.press('Escape');
  await save(page);
  await saved(page);
  await page.reload();
  await expect(cell(page, 1, 3)).toHaveAccessibleName(named(1, 3, 'Hausmischung, Artikel, 2 × 2 Felder'));
  // The reload comes back to where the page was scrolled to: its head is half below the toolbar.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect([...(await faultsOf(page)), ...(await surplusOf(page))]).toEqual([]);
  await page.setViewportSize(sizes.phone);
  await expect(page.getByRole('button', { name: /^Ebene 9/ })).toBeAttached();
  expect(await surplusOf(page)).toEqual([]);
});

test('BTN-12, BTN-15: a change that moves 30 buttons and is undone', inFull, async ({ openAs, plain }) => {
  const id = await cafe(plain, 'Teestube', 30, 62);
  const page = await openAs(plain, owner, `${pathOf(id)}?tab=buttons`);
  await page.getByRole('button', { name: 'Automatisch füllen …' }).click();
  await page.getByRole('button', { name: 'So füllen' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const first = await cell(page, 1, 1).getAttribute('aria-label');
  await cell(page, 1, 1).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('Delete');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(named(1, 1, 'leer'));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(first ?? '');
  await save(page);
  await saved(page);
});

test('BTN-07, BTN-08: by keyboard alone', inFull, async ({ openAs, plain }) => {
  const id = await cafe(plain, 'Eisdiele', 3, 63);
  const page = await openAs(plain, owner, `${pathOf(id)}?tab=buttons`);
  await cell(page, 1, 1).focus();
  await page.keyboard.type('Eisdiele 02');
  await expect(option(page, 'Eisdiele 02')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 2)).toBeFocused();
  await page.keyboard.type('Rabatt');
  await expect(option(page, 'Rabatt')).toBeVisible();
  await expect(page.getByRole('option', { name: /^Eisdiele/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 2)).toHaveAccessibleName(named(1, 2, 'Rabatt, Funktion'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cell(page, 1, 1)).toHaveAccessibleName(named(1, 1, 'Rabatt, Funktion, 1 × 2 Felder'));
  await page.keyboard.press('Control+s');
  await saved(page);
});

test('BTN-07: by touch, on a phone', inFull, async ({ openAs, plain }) => {
  const id = await cafe(plain, 'Weinbar', 3, 64);
  const page = await openAs(plain, owner, `${pathOf(id)}?tab=buttons&app=Mobile_Pos`, {
    viewport: sizes.phone,
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('combobox', { name: 'Artikel, Gruppe oder Funktion suchen' }).fill('Weinbar');
  await option(page, 'Weinbar 01').tap();
  // What is in the hand is told between the cells and the search, however narrow the screen.
  const note = page.getByRole('alert').filter({ hasText: 'Wählen Sie jetzt ein Feld' });
  const search = page.getByRole('combobox', { name: 'Artikel, Gruppe oder Funktion suchen' });
  const [told, below] = [await note.boundingBox(), await search.boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await cell(page, 1, 1).tap();
  await expect(cell(page, 1, 1)).toHaveAccessibleName(named(1, 1, 'Weinbar 01, Artikel'));

  const client = await page.context().newCDPSession(page);
  const touch = (type: string, ...points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
  const end = await middleOf(cell(page, 3, 3));
  const begin = await middleOf(cell(page, 1, 1));
  await touch('touchStart', begin);
  // The finger rests until the button is in hand.
  await expect(cell(page, 1, 1)).toHaveAttribute('data-held', 'true');
  for (const part of [0.4, 0.8, 1])
    await touch('touchMove', {
      x: begin.x + part * (end.x - begin.x),
      y: begin.y + part * (end.y - begin.y),
    });
  await touch('touchEnd');
  await expect(cell(page, 3, 3)).toHaveAccessibleName(named(3, 3, 'Weinbar 01, Artikel'));
  await page.getByRole('button', { name: 'Speichern', exact: true }).tap();
  await saved(page);
  expect([...(await faultsOf(page)), ...(await surplusOf(page))]).toEqual([]);
});
