import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { shownName } from '../support/cart.ts';
import { tabTo } from '../support/keyboard.ts';
import { sizes } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const cart = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb' });
const inEnglish = (page: Page) => page.getByRole('dialog', { name: 'Cart', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'SHP-02, SHP-10, SHP-35, SHP-72: a register licence with two add-ons goes into the cart by keyboard alone',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, 'owner@demo.example', '/apps/shop');
    await expect(heading(page)).toHaveText('Shop');
    await expectAccessible(page);
    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: /^Software/ }),
    );
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Software');
    await tabTo(page, page.getByRole('link', { name: /^Kassenlizenzen/ }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Kassenlizenzen');
    await tabTo(page, page.getByRole('link', { name: 'Gastro Basic 6', exact: true }));
    await page.keyboard.press('Enter');

    await expect(heading(page)).toHaveText('Gastro Basic 6');
    await expect(page).toHaveURL(`${plain.url}/apps/shop/software/licences/101`);
    await expect(page.getByText('netto, zzgl. MwSt.')).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('checkbox', { name: /^Tischplan/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('checkbox', { name: /^Küchenmonitor/ }));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/quantity=1&addOns=301%2C303/);
    await expect(page.getByRole('status').filter({ hasText: 'Summe netto' })).toContainText('797,00');
    // The chosen stays through a reload, as for somebody who gets the link.
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Küchenmonitor/ })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'In den Warenkorb' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Zum Warenkorb' }));
    await page.keyboard.press('Enter');
    await expect(cart(page)).toContainText('Gastro Basic 6');
    await expect(cart(page)).toContainText(shownName('Tischplan'));
    await expect(cart(page)).toContainText(shownName('Küchenmonitor'));
    await expect(cart(page)).toContainText('797,00');
  },
);

test(
  'SHP-03, SHP-21, SHP-71: on a phone, in English, by search and old links, and a line is edited from the cart',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(
      plain,
      'owner@retail.demo.example',
      '/apps/shop/hardware/printers/receipts/laser/farbe/a4/b/c/d/e/f',
      { viewport: sizes.phone, hasTouch: true, isMobile: true },
    );
    await page.evaluate(() => localStorage.setItem('tresen.language', 'en'));
    await page.reload();
    await expect(page.getByText('“laser/farbe/a4/b/c/d/e/f” is not in the shop.')).toBeVisible();
    await expect(heading(page)).toHaveText('Receipt printers');
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Shop' }).tap();
    await expect(heading(page)).toHaveText('Shop');
    await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('kitchen');
    await expect(page).toHaveURL(`${plain.url}/apps/shop?search=kitchen`);
    await page.getByRole('link', { name: 'Kitchen printer KD1', exact: true }).tap();
    await expect(heading(page)).toHaveText('Kitchen printer KD1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'One more' }).tap();
    await page.getByRole('button', { name: 'Add to cart' }).tap();
    await page.getByRole('button', { name: 'Go to cart' }).tap();
    await expect(inEnglish(page)).toContainText('Kitchen printer KD1');

    await inEnglish(page)
      .getByRole('button', { name: /^Edit: Kitchen printer/ })
      .tap();
    await expect(page.getByText('You are editing a product in your cart.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await page.getByRole('button', { name: 'One more' }).tap();
    await page.getByRole('button', { name: 'Save changes' }).tap();
    await expect(inEnglish(page).getByLabel('Quantity: 3')).toBeVisible();

    // What belongs to a licence shows the cart at once, where its key is entered.
    await page.goto('/apps/shop/software/updates');
    await page.getByRole('link', { name: 'Update to Gastro 6' }).tap();
    await expect(page.getByRole('status').filter({ hasText: 'Net total' })).toContainText('Price on request');
    await page.getByRole('button', { name: 'Add to cart' }).tap();
    await expect(inEnglish(page).getByRole('textbox', { name: /Licence key/ })).toBeVisible();
  },
);
