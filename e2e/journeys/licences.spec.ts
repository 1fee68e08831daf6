import type { Page } from '@playwright/test';
import { writeLicence } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToApi } from '../support/api.ts';
import { fillCart } from '../support/cart.ts';
import { goWithin } from '../support/screens.ts';
import { demoPassword, type ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const reseller = 'reseller@demo.example';
const phone = { viewport: { width: 390, height: 844 } };

/** Keys of the demo: a register of version 5, one of version 6, and two that lie in the reseller's stock. */
const oldKey = 'DEMO1-AUSSC-GASTR-BASI5-00003';
const tillKey = 'DEMO1-THEKE-GASTR-PROF6-00001';
const stock = ['DEMO3-LAGER-GASTR-BASI6-00001', 'DEMO3-LAGER-GASTR-BASI6-00002'] as const;

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb', exact: true });

/** Orders what is in the cart, from the page of the checkout. */
const order = async (page: Page): Promise<void> => {
  const address = page.getByRole('region', { name: 'Rechnungsadresse', exact: true });
  const street = address.getByRole('textbox', { name: 'Straße und Hausnummer' });
  // That of an order before stands there as it is printed.
  await expect(
    street.or(address.getByRole('button', { name: 'Rechnungsadresse ändern', exact: true })),
  ).toBeVisible();
  if (await street.isVisible()) {
    await street.fill('Hafenstraße 1');
    await address.getByRole('textbox', { name: 'PLZ' }).fill('20457');
    await address.getByRole('textbox', { name: 'Ort' }).fill('Hamburg');
  }
  await page.getByRole('checkbox', { name: /Ich stimme den/ }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung', exact: true })).toBeVisible();
};

interface Placed {
  readonly id: string;
  readonly number: string;
  readonly version: number;
}

/** The seller completes the newest order. Returns its number. */
const complete = async (server: ServerProcess): Promise<string> => {
  const { ask } = await signInToApi(server.url, reseller, demoPassword);
  const newest = '{ shopOrders(view: SELLER, first: 1) { nodes { id } } }';
  const { shopOrders } = await ask<{ shopOrders: { nodes: readonly Placed[] } }>('/graphql', newest);
  const { shopOrder: placed } = await ask<{ shopOrder: Placed }>(
    '/graphql',
    'query ($id: ID!) { shopOrder(id: $id) { id number version } }',
    { id: shopOrders.nodes[0]?.id },
  );
  await ask(
    '/graphql',
    `mutation ($id: ID!, $version: Int!) {
      setShopOrderStatus(id: $id, version: $version, status: completed, reason: "") { isSuccess } }`,
    { id: placed.id, version: placed.version },
  );
  return placed.number;
};

test(
  'LIC-01, LIC-07, SHP-55, SHP-56, API-25: a licence is updated by its key, at the price of the check',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/setting/Licences');
    await page
      .getByRole('searchbox', { name: /suchen/i })
      .first()
      .fill('aussc');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: oldKey, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gastro Basic', exact: true })).toBeVisible();

    await test.step('the shop offers what fits, and its key comes along', async () => {
      const offers = page.getByRole('region', { name: 'Für diese Lizenz', exact: true });
      await expectAccessible(page);
      await offers.getByRole('button', { name: 'Update auf Gastro 6 in den Warenkorb', exact: true }).click();
      const cart = cartOf(page);
      await expect(cart.getByText('Preis auf Anfrage', { exact: true })).toBeVisible();
      await cart.getByRole('button', { name: 'Lizenz prüfen: Update auf Gastro 6', exact: true }).click();
      await expect(cart.getByText('149,00 €').first()).toBeVisible();
      await cart.getByRole('link', { name: 'Zur Kasse', exact: true }).click();
    });
    await order(page);
    const number = await complete(plain);

    await test.step('the completed order is the new version, with its update', async () => {
      await goWithin(page, `/setting/licences/${oldKey}`);
      await expect(page.getByText('6.x', { exact: true })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Lizenz', exact: true })
        .getByRole('link', { name: 'Updates' })
        .click();
      await page.getByRole('table', { name: 'Updates', exact: true }).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/setting/licenceUpdate/[^/]+/${oldKey}$`));
      await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();
      await expectAccessible(page);
    });
  },
);

test(
  'LIC-08, LIC-10, SHP-48, API-26: a licence is reactivated after its hardware changed, on the phone',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Theke neu');
    const deviceId = await till.linkTo('Gasthaus', owner);
    writeLicence(till.store, { licenseKey: tillKey, computerName: 'THEKE' });
    await (await till.connect()).close();
    writeLicence(till.store, { mainboardSerial: 'MB-NEU-1' });
    await (await till.connect()).close();

    const page = await openAs(plain, owner, `/setting/device/${deviceId}`, phone);
    const licence = page.getByRole('region', { name: 'Lizenz', exact: true });
    await expect(licence.getByText('Muss reaktiviert werden', { exact: true })).toBeVisible();
    await licence.getByRole('link', { name: tillKey, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'läuft auf anderer Hardware' })).toBeVisible();
    await expectAccessible(page);

    await test.step('the reactivation needs a comment', async () => {
      await page.getByRole('button', { name: /^Reaktivierung.* in den Warenkorb$/ }).click();
      const cart = cartOf(page);
      await cart.getByRole('button', { name: /^Lizenz prüfen: Reaktivierung/ }).click();
      await expect(cart.getByText('Lizenz geprüft', { exact: true })).toBeVisible();
      await expect(cart.getByRole('button', { name: 'Zur Kasse', exact: true })).toBeDisabled();
      await cart.getByRole('textbox', { name: 'Kommentar' }).fill('Neues Mainboard nach Wasserschaden');
      await cart.getByRole('link', { name: 'Zur Kasse', exact: true }).click();
    });
    await order(page);
    await complete(plain);

    await goWithin(page, `/setting/licences/${tillKey}/details`);
    await expect(page.getByText('MB-NEU-1', { exact: true })).toBeVisible();
    await goWithin(page, `/setting/device/${deviceId}`);
    await expect(licence.getByText('Aktiv', { exact: true })).toBeVisible();
  },
);

test(
  'LIC-11, LIC-12, ERR-38: a reseller gives several keys to a customer, by keyboard',
  inFull,
  async ({ openAs, plain }) => {
    const { ask } = await signInToApi(plain.url, reseller, demoPassword);
    await ask(
      '/graphql',
      `mutation { saveCustomer(customer: { company: "Café Anker", street: "Am Markt", houseNumber: "1", zipCode: "24103",
      city: "Kiel", country: "DE" }) { modelId } }`,
    );
    const page = await openAs(plain, reseller, '/setting/Licences');
    await page.getByRole('button', { name: 'Kunden zuordnen', exact: true }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Lizenzen einem Kunden zuordnen', exact: true });
    const keys = dialog.getByRole('textbox', { name: /^Lizenzschlüssel/ });
    await expect(keys).toBeFocused();
    await page.keyboard.type(`${stock[0].toLowerCase()}\n${stock[1]}\n${stock[0]}`);
    await expect(dialog.getByText(`steht mehr als einmal da: ${stock[0]}`)).toBeVisible();
    await expectAccessible(page);
    await keys.fill(`${stock[0]}, XXXXX-1`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Anker');
    await page.getByRole('option', { name: 'Café Anker', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Zuordnen', exact: true }).press('Enter');
    await expect(dialog.getByText('gibt es bei Ihnen nicht: XXXXX-1.')).toBeVisible();
    await keys.fill(stock.join('\n'));
    await dialog.getByRole('button', { name: 'Zuordnen', exact: true }).press('Enter');
    await expect(page.getByText('2 Lizenzen gehören jetzt zu Café Anker.', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Café Anker' })).toHaveCount(2);
  },
);

test(
  'LIC-03, LIC-04: what is rented goes on, is cancelled for a day that is named, and taken back',
  inFull,
  async ({ openAs, plain }) => {
    const api = await signInToApi(plain.url, owner, demoPassword);
    await fillCart(plain.url, api, [{ articleNr: 'TR-M-GB' }]);
    const page = await openAs(plain, owner, '/apps/shop-checkout', phone);
    await order(page);
    await complete(plain);

    await goWithin(page, '/setting/myServices');
    const row = page.getByRole('row', { name: /zur Miete/ });
    await expect(row.getByText(/29,00\s€ im Monat/)).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: /kündigen$/ }).click();
    const question = page.getByRole('dialog', { name: /zum \d\d\.\d\d\.\d{4} kündigen\?$/ });
    await expect(question.getByText(/Bis dahin wird weiter abgerechnet/)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: /^Zum \d\d\.\d\d\.\d{4} kündigen$/ }).click();
    await expect(row.getByText(/gekündigt, läuft bis/)).toBeVisible();

    await test.step('the rented licence ends with it', async () => {
      await row.getByRole('link', { name: /-/ }).last().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Gastro Basic', exact: true })).toBeVisible();
      await expect(page.getByText('unbefristet', { exact: true })).toBeHidden();
      await page.goBack();
    });
    await row.getByRole('button', { name: /weiter nutzen$/ }).click();
    await page.getByRole('button', { name: 'Weiter nutzen', exact: true }).click();
    await expect(row.getByText(/^kündbar zum/)).toBeVisible();
  },
);
