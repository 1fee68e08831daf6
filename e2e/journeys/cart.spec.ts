import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { shownName } from '../support/cart.ts';
import { heldNotice } from '../support/notices.ts';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

const printer = { id: 621, name: 'Bondrucker P80' };
const drawerBox = { id: 651, name: 'Kassenschublade D41' };
const terminal = { id: 601, name: 'Terminal T15' };

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb', exact: true });
const linesOf = (page: Page) => cartOf(page).getByRole('heading', { level: 3 });

/** Puts a product into the cart at its own page, and opens the cart by its button. */
const buy = async (page: Page, { id, name }: typeof printer): Promise<void> => {
  await page.goto(`/apps/shop/${id}`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
};
const openCart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  await expect(cartOf(page)).toBeInViewport({ ratio: 1 });
};
const manage = async (page: Page, entry: string): Promise<void> => {
  await cartOf(page).getByRole('button', { name: 'Warenkorb verwalten', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};
/** The product of a line, found by the button that takes one piece more. */
const more = (page: Page, { name }: typeof printer) =>
  cartOf(page).getByRole('button', { name: `Ein Stück mehr: ${name}`, exact: true });

test.afterEach(async ({ plain }) => {
  const database = openOwnerDatabase(plain.dataDir);
  await database.query('delete from shop_projects');
  await database.end();
});

test(
  'SHP-20, SHP-24, SHP-26, SHP-33, SHP-37, SHL-27: two tabs and a phone lose nothing of one cart',
  inFull,
  async ({ openAs, plain }) => {
    const desk = await openAs(plain, owner, '/profile');
    const phone = await openAs(plain, owner, '/profile', { viewport: { width: 390, height: 844 } });
    await openCart(phone);
    await expect.poll(() => cartOf(phone).boundingBox()).toMatchObject({ x: 110, width: 280 });

    await test.step('what is put in at the desk shows on the phone by itself', async () => {
      await buy(desk, printer);
      await expect(desk.getByRole('button', { name: 'Warenkorb, 1 Artikel', exact: true })).toBeVisible();
      await expect(linesOf(phone)).toHaveText([shownName(printer.name)]);
    });

    await test.step('both change it at the same time, the phone without a connection', async () => {
      await phone.context().setOffline(true);
      await more(phone, printer).click();
      await more(phone, printer).click();
      await buy(desk, drawerBox);
      await openCart(desk);
      await expect.poll(() => cartOf(desk).boundingBox()).toMatchObject({ x: 1090, width: 350 });
      await expect(linesOf(desk)).toHaveText([shownName(printer.name), shownName(drawerBox.name)]);
      await more(desk, printer).click();
      await phone.context().setOffline(false);
      for (const page of [desk, phone]) {
        await expect(linesOf(page)).toHaveText([shownName(printer.name), shownName(drawerBox.name)]);
        // One piece of the beginning, one of the desk, two of the phone.
        await expect(cartOf(page).getByLabel('4 Stück')).toBeVisible();
      }
    });

    await test.step('and it is there again when the page is loaded anew', async () => {
      await phone.reload();
      await expect(linesOf(phone)).toHaveText([shownName(printer.name), shownName(drawerBox.name)]);
      await expectAccessible(phone);
      await desk.keyboard.press('Escape');
      await expect(desk.getByRole('button', { name: 'Warenkorb, 5 Artikel', exact: true })).toBeVisible();
    });
  },
);

test('SHP-28 to SHP-32: a draft for Monday, by keyboard', inFull, async ({ openAs, plain }) => {
  const page = await openAs(plain, owner, '/profile');
  await buy(page, printer);
  await openCart(page);
  const press = async (keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('is saved under a name', async () => {
    await cartOf(page).getByRole('button', { name: 'Warenkorb verwalten', exact: true }).focus();
    await press(['Enter']);
    await expect(page.getByRole('menuitem', { name: 'Als Entwurf speichern …', exact: true })).toBeFocused();
    await press(['Enter']);
    const name = page.getByRole('textbox', { name: 'Name des Entwurfs', exact: true });
    await expect(name).toBeFocused();
    await page.keyboard.type('Montag');
    await press(['Enter']);
    await expect(cartOf(page).getByText('Entwurf „Montag“', { exact: true })).toBeVisible();
    const saved = await heldNotice(page, 'Der Entwurf „Montag“ ist gespeichert.');
    await saved.getByRole('button', { includeHidden: true }).click();
    await expect(saved).toBeHidden();
  });

  await test.step('is saved again with every change, and says so at the bottom right', async () => {
    await more(page, printer).press('Enter');
    await expect(cartOf(page).getByLabel('2 Stück')).toBeVisible();
    await expect(page.getByText('Der Entwurf „Montag“ ist gespeichert.')).toBeVisible();
    await page.reload();
    await expect(cartOf(page).getByText('Entwurf „Montag“', { exact: true })).toBeVisible();
    await expect(cartOf(page).getByLabel('2 Stück')).toBeVisible();
  });

  await test.step('is left for an empty cart, without a question', async () => {
    await manage(page, 'Warenkorb leeren');
    await expect(cartOf(page).getByText('Der Warenkorb ist leer', { exact: true })).toBeVisible();
  });

  await test.step('takes the place of another cart only after asking', async () => {
    await buy(page, drawerBox);
    await openCart(page);
    await manage(page, 'Entwürfe …');
    const drafts = page.getByRole('dialog', { name: 'Entwürfe', exact: true });
    await expectAccessible(page);
    await drafts.getByRole('button', { name: 'Entwurf öffnen: Montag', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Warenkorb ersetzen?', exact: true });
    await question.getByRole('button', { name: 'Ersetzen', exact: true }).click();
    await expect(linesOf(page)).toHaveText([shownName(printer.name)]);
    await expect(cartOf(page).getByLabel('2 Stück')).toBeVisible();
  });
});

test(
  'SHP-44 to SHP-46: a discount that ends while it lies in the cart',
  inFull,
  async ({ openAs, plain }) => {
    const database = openOwnerDatabase(plain.dataDir);
    const discountUntil = (minutes: number) =>
      database.query(
        `update shop_products set price = 80000, discounted_price = 50000, discount_from = now() - interval '2 days',
        discount_until = now() + make_interval(mins => $2) where shop_number = $1`,
        [terminal.id, minutes],
      );
    await discountUntil(60);
    const page = await openAs(plain, owner, '/profile');
    await page.clock.install();
    await buy(page, terminal);
    await openCart(page);
    await expect(cartOf(page).getByText('500,00 €', { exact: true }).first()).toBeVisible();

    // An hour later, for the server and for the page.
    await discountUntil(-1);
    await page.clock.fastForward('01:00:01');
    await expect(cartOf(page).getByText('800,00 €', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Ein Angebot ist abgelaufen/)).toBeVisible();
    await database.end();
  },
);
