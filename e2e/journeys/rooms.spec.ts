import type { Locator, Page } from '@playwright/test';
import { listRecords } from '@tresen/register';
import { faultsOf, surplusOf } from '../support/accessibility.ts';
import { storeOf } from '../support/master-data.ts';
import { sizes } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

const planOf = (roomId: string) => `/manage/data/rooms/${roomId}?tab=plan`;
const table = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Tisch ${number},`) });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const saved = (page: Page) => expect(page.getByText('Raumplan gespeichert.')).toBeVisible();

const middleOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('nothing to pull');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
};

/** Pulls with the mouse by so many widths and heights of what is pulled. */
const pull = async (page: Page, one: Locator, across: number, down: number): Promise<void> => {
  const { x, y, width, height } = await middleOf(one);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (across * width) / 2, y + (down * height) / 2);
  await page.mouse.move(x + across * width, y + down * height);
  await page.mouse.up();
};

test(
  'ROM-07: the designer by mouse, from an empty room to the register',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Saal');
    await till.linkTo('Saal', owner);
    const store = await storeOf(plain, owner);
    const roomId = await store.room('Festsaal');
    const page = await openAs(plain, owner, `/manage/data/rooms/${roomId}`);
    await page.getByRole('link', { name: 'Raumplan', exact: true }).click();
    await page.getByRole('button', { name: 'Ersten Tisch aufstellen' }).click();
    await expect(table(page, 1)).toHaveAccessibleName(
      'Tisch 1, Tisch 1, 4 Plätze, 0,5 m von links, 0,5 m von oben',
    );

    await page.getByRole('button', { name: 'Reihe von Tischen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reihe aus Tisch 1' });
    await dialog.getByRole('textbox', { name: 'Anzahl der Kopien' }).fill('2');
    await dialog.getByRole('button', { name: 'Tische aufstellen' }).click();
    await expect(table(page, 3)).toHaveAccessibleName(
      'Tisch 3, Tisch 3, 4 Plätze, 4,1 m von links, 0,5 m von oben',
    );

    await table(page, 1).click();
    await pull(page, table(page, 1), 0, 3);
    await expect(table(page, 1)).toHaveAccessibleName(/0,5 m von links, 3 m von oben$/);
    const handle = page.locator('[data-handle="e"]');
    await pull(page, handle, 4, 0);
    const metres = async () => Number((await field(page, 'Breite').inputValue()).replace(',', '.'));
    await expect.poll(metres).toBeGreaterThan(0.8);
    await pull(page, page.locator('[data-handle="turn"]'), 3, 4);
    await expect(field(page, 'Drehung')).not.toHaveValue('0');
    expect(Number(await field(page, 'Drehung').inputValue()) % 15).toBe(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(field(page, 'Drehung')).toHaveValue('0');

    await table(page, 2).click();
    await table(page, 3).click({ modifiers: ['Shift'] });
    await expect(page.getByRole('heading', { name: '2 Tische ausgewählt' })).toBeVisible();
    await field(page, 'Plätze').fill('6');
    await table(page, 3).click();
    await pull(page, table(page, 3), -2.25, 0);
    await expect(page.getByText('Tisch 2 und Tisch 3 überschneiden sich.')).toBeVisible();

    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await saved(page);
    expect([...(await faultsOf(page)), ...(await surplusOf(page))]).toEqual([]);
    await page.reload();
    await expect(table(page, 3)).toHaveAccessibleName(/6 Plätze.*überschneidet sich mit Tisch 2$/);
    await till.connect();
    await expect
      .poll(() => listRecords(till.store, 'table').map(({ content }) => [content.number, content.seats]))
      .toEqual(
        expect.arrayContaining([
          [2, 6],
          [3, 6],
        ]),
      );

    await page.getByRole('link', { name: 'Angaben' }).click();
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Löschen …' }).click();
    const question = page.getByRole('dialog', { name: 'Raum „Festsaal“ löschen?' });
    await expect(
      question.getByText('Festsaal kann nicht gelöscht werden: wird von 3 Tischen verwendet.'),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Mit 3 Tischen löschen' }).click();
    await expect(page.getByText('Festsaal wird nach der nächsten Synchronisation gelöscht.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('link', { name: /^3 Tisch 3/ })).toBeVisible();
  },
);

test('ROM-07: the designer by touch, on a phone', inFull, async ({ openAs, plain }) => {
  const store = await storeOf(plain, owner);
  const roomId = await store.room('Terrasse');
  for (const number of [31, 32])
    await store.table(`Tisch ${number}`, number, {
      roomId,
      x: 10 + (number - 31) * 50,
      y: 20,
      width: 16,
      length: 16,
    });
  const page = await openAs(plain, owner, planOf(roomId), {
    viewport: sizes.phone,
    hasTouch: true,
    isMobile: true,
  });
  await table(page, 31).tap();
  await expect(table(page, 31)).toHaveAttribute('aria-pressed', 'true');
  const client = await page.context().newCDPSession(page);
  const touch = (type: string, ...points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
  const { x, y, width } = await middleOf(table(page, 31));
  await touch('touchStart', { x, y });
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', { x, y: y + part * 2.5 * width });
  await touch('touchEnd');
  await expect(table(page, 31)).toHaveAccessibleName(/1 m von links, 6 m von oben/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const before = await middleOf(table(page, 32));
  const floor = { x: 190, y: 480 };
  await touch('touchStart', { x: floor.x - 20, y: floor.y }, { x: floor.x + 20, y: floor.y });
  await touch('touchMove', { x: floor.x - 60, y: floor.y }, { x: floor.x + 60, y: floor.y });
  await touch('touchEnd');
  await expect.poll(async () => (await middleOf(table(page, 32))).width).toBeGreaterThan(before.width * 2);

  await page.getByRole('button', { name: 'Angaben' }).tap();
  await field(page, 'Plätze').fill('8');
  await page.getByRole('button', { name: 'Schließen' }).tap();
  await page.getByRole('button', { name: 'Mehr zum Plan' }).tap();
  await page.getByRole('menuitem', { name: 'Duplizieren' }).tap();
  await expect(table(page, 33)).toHaveAccessibleName(/^Tisch 33, Tisch 33, 8 Plätze/);
  await page.getByRole('button', { name: 'Speichern', exact: true }).tap();
  await saved(page);
  expect([...(await faultsOf(page)), ...(await surplusOf(page))]).toEqual([]);
});

test('ROM-07: the designer by keyboard alone', inFull, async ({ openAs, plain }) => {
  const store = await storeOf(plain, owner);
  const roomId = await store.room('Galerie');
  await store.table('Fenster 1', 51, { roomId, x: 10, y: 10 });
  await store.table('Fenster 2', 52, { roomId, x: 40, y: 11 });
  const page = await openAs(plain, owner, planOf(roomId));
  const said = page.getByRole('status', { name: 'Raumplan' });
  await page.getByRole('button', { name: 'Tasten zeigen' }).focus();
  await press(page, 'Tab', 'Tab');
  await expect(table(page, 51)).toBeFocused();
  await press(page, 'ArrowRight', 'Shift+ArrowDown');
  await expect(said).toHaveText('Tisch 51: 1,1 m von links, 2 m von oben.');
  await press(page, 'Control+z');
  await expect(table(page, 51)).toHaveAccessibleName(/1 m von links, 1 m von oben$/);
  await press(page, 'Control+y', 'Shift+Tab', 'Tab');
  await table(page, 52).focus();
  await press(page, 'Escape', 'Space', 'r', 'Alt+Shift+ArrowRight');
  await expect(said).toHaveText('Tisch 52: 1,8 mal 0,8 m.');
  await press(page, 'Control+d');
  await expect(table(page, 53)).toBeFocused();
  await press(page, 'Delete');
  await expect(table(page, 53)).toHaveCount(0);
  await press(page, 'n');
  await expect(table(page, 53)).toBeFocused();
  await press(page, 'Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Treppe');
  await press(page, 'Control+s');
  await saved(page);
  await page.reload();
  await expect(table(page, 53)).toHaveAccessibleName(/^Tisch 53, Treppe/);
  await expect(table(page, 51)).toHaveAccessibleName(/1,1 m von links, 2 m von oben$/);
});
