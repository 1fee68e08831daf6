import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Api, signInToApi } from '../support/api.ts';
import { fillCart } from '../support/cart.ts';
import { untilMail } from '../support/mailbox.ts';
import { demoPassword } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const reseller = 'reseller@demo.example';

const addCustomer = async ({ ask }: Api, company: string, city: string): Promise<string> => {
  const place = { street: 'Am Markt', houseNumber: '1', zipCode: '24103', city, country: 'DE' };
  const { saveCustomer } = await ask<{ saveCustomer: { modelId: string } }>(
    '/graphql',
    'mutation ($customer: CustomerInput!) { saveCustomer(customer: $customer) { modelId } }',
    { customer: { company, ...place } },
  );
  return saveCustomer.modelId;
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const summary = (page: Page) => section(page, 'Ihre Bestellung');
const orderButton = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });

const fillAddress = async (page: Page): Promise<void> => {
  const billing = section(page, 'Rechnungsadresse');
  await billing.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Hafenstraße 1');
  await billing.getByRole('textbox', { name: 'PLZ' }).fill('20457');
  await billing.getByRole('textbox', { name: 'Ort' }).fill('Hamburg');
};

const countOrders = async ({ ask }: Api): Promise<number> => {
  const query = '{ shopOrders(view: BUYER) { totalCount } }';
  return (await ask<{ shopOrders: { totalCount: number } }>('/graphql', query)).shopOrders.totalCount;
};

test(
  'SHP-64, SHP-68, ORG-27: a reseller with two customers is stopped, splits, and orders for a new one',
  inFull,
  async ({ plain, openAs }) => {
    const api = await signInToApi(plain.url, reseller, demoPassword);
    const [anker, moewe] = [
      await addCustomer(api, 'Café Anker', 'Kiel'),
      await addCustomer(api, 'Bistro Möwe', 'Lübeck'),
    ];
    await fillCart(plain.url, api, [
      { articleNr: 'TR-6-GB', customerId: anker },
      { articleNr: 'TH-P80', customerId: moewe },
    ]);
    const page = await openAs(plain, reseller, '/apps/shop-checkout');
    await expect(page.getByRole('heading', { name: 'Der Warenkorb ist noch nicht bereit' })).toBeVisible();
    await page.getByRole('button', { name: 'Warenkorb öffnen' }).click();
    const cart = page.getByRole('dialog', { name: 'Warenkorb' });
    await expect(cart.getByText('Im Warenkorb liegen Artikel für mehrere Kunden.')).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    await cart.getByRole('button', { name: 'Nach Kunden aufteilen' }).click();
    await cart.getByRole('link', { name: 'Zur Kasse' }).click();

    await expect(section(page, 'Kunde').getByRole('combobox')).toHaveValue('Café Anker');
    await expect(section(page, 'Lieferung').getByRole('textbox', { name: 'Ort' })).toHaveValue('Kiel');
    await expect(summary(page).getByRole('listitem')).toHaveText(/Gastro Basic 6/);
    await page.getByRole('button', { name: 'Neuer Kunde' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neuer Kunde' });
    await dialog.getByRole('textbox', { name: 'Firma' }).fill('Hotel Seeblick');
    await dialog.getByRole('textbox', { name: 'PLZ' }).fill('23701');
    await dialog.getByRole('textbox', { name: 'Ort' }).fill('Eutin');
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(section(page, 'Kunde').getByRole('combobox')).toHaveValue('Hotel Seeblick');
    await expect(section(page, 'Lieferung').getByRole('textbox', { name: 'Ort' })).toHaveValue('Eutin');
    // Where exactly, the customer's record does not say.
    await section(page, 'Lieferung').getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Seeweg 2');
    await fillAddress(page);
    await page.getByRole('checkbox', { name: /Ich stimme den/ }).check();
    await expectAccessible(page);
    await orderButton(page).click();
    await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Hotel Seeblick' })).toBeVisible();
    expect(await countOrders(api)).toBe(1);
  },
);

test('SHP-75, SHP-81: an owner orders on the phone by debit, and a server that dies meanwhile loses and doubles nothing', async ({
  plain,
  openAs,
}) => {
  const api = await signInToApi(plain.url, owner, demoPassword);
  await fillCart(plain.url, api, [{ articleNr: 'TZ-902', quantity: 2 }]);
  const page = await openAs(plain, owner, '/apps/shop-checkout', { viewport: { width: 390, height: 844 } });
  await expect(summary(page).getByRole('listitem')).toHaveText(/2 × Bonrollen 58 mm/);
  await expect(summary(page).getByRole('definition').last()).toHaveText('47,36 €');

  let isKilled = false;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (isKilled || !body.includes('idempotencyKey') || !body.includes('termsVersion'))
      return route.fallback();
    isKilled = true;
    // The order is written, and nobody hears of it.
    await route.fetch();
    await plain.kill();
    await route.abort();
    await plain.start();
  });

  await orderButton(page).click();
  await expect(section(page, 'Rechnungsadresse').getByText('Bitte ausfüllen.').first()).toBeVisible();
  await expect(page.getByText('Bitte stimmen Sie den Geschäftsbedingungen zu.')).toBeVisible();
  await fillAddress(page);

  const payment = section(page, 'Zahlung');
  await payment.getByRole('radio', { name: /SEPA-Lastschrift/ }).check();
  await payment.getByRole('textbox', { name: 'Kontoinhaber' }).fill('Olga Lindner');
  const account = payment.getByRole('textbox', { name: 'IBAN' });
  await account.fill('DE89 3704 0044 0532 0130 01');
  await account.blur();
  await expect(payment.getByText('Diese IBAN stimmt nicht.')).toBeVisible();
  await account.fill('DE89 3704 0044 0532 0130 00');

  await page.getByRole('button', { name: 'Geschäftsbedingungen' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: '4. Zahlung' })).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('checkbox', { name: /Ich stimme den/ }).check();
  await expectAccessible(page);

  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible({
    timeout: 60_000,
  });
  expect(isKilled).toBe(true);
  const again = await signInToApi(plain.url, owner, demoPassword);
  expect(await countOrders(again)).toBe(1);
  const mail = await untilMail(plain, owner);
  expect(mail.text).toContain('IBAN … 3000');
  expect(mail.text).not.toContain('37040044');

  await page.goto('/apps/shop-checkout');
  await expect(page.getByRole('heading', { name: 'Der Warenkorb ist leer' })).toBeVisible();
});
