import type { Page } from '@playwright/test';
import { storeOf } from '../support/master-data.ts';
import { sizes } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const printers = '/manage/data/printers';

const groups = ['bar', 'kitchen', 'receipt'];
/** 40 printers: P01 for the bar, P02 for the kitchen … */
const fill = async (server: ServerProcess): Promise<void> => {
  const store = await storeOf(server, owner);
  for (let number = 1; number <= 40; number++)
    await store.printer(`P${String(number).padStart(2, '0')}`, {
      group: groups[(number - 1) % 3],
      printWidth: number % 2 ? 42 : 32,
    });
};

let filled: Promise<void> | undefined;
test.beforeEach(async ({ plain }) => {
  filled ??= fill(plain);
  await filled;
});

const names = (page: Page) => page.getByRole('rowheader').getByRole('link');
const firstName = (page: Page) => names(page).first();

test('a list is narrowed, ordered and saved as a view, which opens it again (MDA-04)', async ({
  openAs,
  plain,
}) => {
  const page = await openAs(plain, owner, printers);
  await expect(page.getByText('40 Drucker')).toBeVisible();
  await expect(names(page)).toHaveCount(25);

  await page.getByRole('button', { name: 'Filter hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Gruppe' }).click();
  await dialog.getByRole('checkbox', { name: 'Theke' }).check();
  await dialog.getByRole('button', { name: 'Filter setzen' }).click();
  await expect(page.getByText('Gruppe ist Theke')).toBeVisible();
  await expect(page.getByText('14 Drucker')).toBeVisible();

  const head = page.getByRole('columnheader', { name: 'Name', exact: true });
  for (const order of ['ascending', 'descending']) {
    await head.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(head).toHaveAttribute('aria-sort', order);
  }
  await expect(firstName(page)).toHaveText('P40');
  await expect(page).toHaveURL(`${plain.url}${printers}?f=group.is.bar&sort=-name`);
  await page.reload();
  await expect(firstName(page)).toHaveText('P40');

  await page.getByRole('button', { name: 'Ansichten' }).click();
  await page.getByRole('menuitem', { name: 'Neue Ansicht speichern …' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Theken');
  await page.getByRole('checkbox', { name: /beginnt für mich/ }).check();
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  await expect(page.getByText('Die Ansicht „Theken“ ist gespeichert.')).toBeVisible();

  // A bare address begins with the view that was made the default; another choice stays away from it.
  await page.goto(printers);
  await expect(page.getByRole('button', { name: 'Theken' })).toBeVisible();
  await expect(firstName(page)).toHaveText('P40');
  await page.getByRole('button', { name: 'Theken' }).click();
  await page.getByRole('menuitem', { name: 'Alle', exact: true }).click();
  await expect(page.getByText('40 Drucker')).toBeVisible();
  await page.reload();
  await expect(page.getByText('40 Drucker')).toBeVisible();
});

test(
  'columns and rows of a page are remembered by the browser (MDA-04)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, `${printers}?view=all`);
    await page.getByRole('combobox', { name: 'Zeilen je Seite' }).selectOption('50');
    await expect(names(page)).toHaveCount(40);
    await page.getByRole('button', { name: 'Spalten' }).click();
    await page.getByRole('checkbox', { name: 'Zeichensatz' }).check();
    await page.getByRole('button', { name: 'Fertig' }).click();
    const head = page.getByRole('columnheader', { name: 'Zeichensatz' });
    await expect(head).toBeVisible();
    const width = async () => (await head.boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('separator', { name: 'Breite der Spalte Zeichensatz' }).press('ArrowRight');
    await expect.poll(width).toBeGreaterThan(before);
    await page.reload();
    await expect(head).toBeVisible();
    await expect(names(page)).toHaveCount(40);
  },
);

test(
  'all that a filter matches are chosen at once, rows of other pages among them',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, `${printers}?view=all`);
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
    await expect(page.getByText('25 ausgewählt')).toBeVisible();
    await page.getByRole('button', { name: 'Alle 40 Treffer auswählen' }).click();
    await expect(page.getByText('Alle 40 Treffer ausgewählt')).toBeVisible();
    await page.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect(page.getByText('26–40 von 40')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'P30 auswählen' })).toBeChecked();
  },
);

test(
  'on a phone rows are cards, which a button or a long touch chooses',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, `${printers}?view=all`, {
      viewport: sizes.phone,
      hasTouch: true,
      isMobile: true,
    });
    await expect(firstName(page)).toHaveText('P01');
    await expect(page.getByRole('checkbox', { name: 'P01 auswählen' })).toBeHidden();
    await page.getByRole('button', { name: 'Auswählen', exact: true }).click();
    // Anywhere on the card: it is no link while cards are chosen.
    await page.getByRole('row').filter({ hasText: 'P02' }).click();
    await expect(page.getByText('1 ausgewählt')).toBeVisible();
    await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
    await expect(page.getByRole('checkbox', { name: 'P01 auswählen' })).toBeHidden();

    const card = await page.getByRole('row').filter({ hasText: 'P03' }).boundingBox();
    const touches = await page.context().newCDPSession(page);
    const at = { x: (card?.x ?? 0) + 120, y: (card?.y ?? 0) + 20 };
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(page.getByText('1 ausgewählt')).toBeVisible();
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(`${plain.url}${printers}?view=all`);
    await expect(page.getByRole('checkbox', { name: 'P03 auswählen' })).toBeChecked();
  },
);

test(
  'a change of master data shows by itself, and the selection stays',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, `${printers}?view=all&q=P0`);
    await page.getByRole('checkbox', { name: 'P01 auswählen' }).check();
    const store = await storeOf(plain, owner);
    await store.printer('P00 neu');
    await expect(page.getByRole('link', { name: 'P00 neu' })).toBeVisible();
    await expect(page.getByText('1 ausgewählt')).toBeVisible();
  },
);
