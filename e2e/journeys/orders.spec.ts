import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToApi } from '../support/api.ts';
import { fillCart, shownName } from '../support/cart.ts';
import { mailsTo } from '../support/mailbox.ts';
import { placeOrder } from '../support/orders.ts';
import { goWithin } from '../support/screens.ts';
import { demoPassword } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const reseller = 'reseller@demo.example';

test(
  'SHP-06, SHP-78: a reseller completes an order, and its buyer sees key, invoice and mail without asking again',
  inFull,
  async ({ plain, openAs }) => {
    const api = await signInToApi(plain.url, owner, demoPassword);
    const { id, number } = await placeOrder(api, [
      { articleNr: 'TR-6-GB', quantity: 2 },
      { articleNr: 'TH-P80' },
    ]);
    const buyer = await openAs(plain, owner, `/apps/shop-orders/${id}`);
    const standing = buyer.getByRole('region', { name: 'Stand', exact: true });
    await expect(standing.getByText('Bestellt', { exact: true })).toBeVisible();
    await expectAccessible(buyer);

    const seller = await openAs(plain, reseller, '/manage/e-commerce/orders');
    await seller
      .getByRole('searchbox', { name: 'Nummer, Kunde, Artikel, Schlüssel' })
      .fill('bondrucker lindenhof');
    await expect(seller).toHaveURL(/q=bondrucker/);
    await expect(seller.locator('table:not([data-stale])').getByRole('link', { name: number })).toBeVisible();
    await expectAccessible(seller);
    await seller.getByRole('link', { name: number, exact: true }).click();

    await seller.getByRole('button', { name: 'Rückfrage stellen', exact: true }).click();
    const question = seller.getByRole('dialog', { name: `Rückfrage stellen: ${number}` });
    await question.getByRole('button', { name: 'Rückfrage stellen', exact: true }).click();
    await expect(question.getByText('Bitte schreiben Sie dem Kunden, warum.')).toBeVisible();
    await question.getByRole('textbox', { name: /Nachricht an den Kunden/ }).fill('Welche Papierbreite?');
    await question.getByRole('button', { name: 'Rückfrage stellen', exact: true }).click();
    await expect(standing.getByText('Welche Papierbreite?')).toBeVisible();

    // By the keyboard alone.
    await seller.getByRole('button', { name: 'Abschließen', exact: true }).press('Enter');
    const last = seller.getByRole('dialog', { name: `Abschließen: ${number}` });
    await last.getByRole('button', { name: 'Abschließen', exact: true }).press('Enter');
    await expect(seller.getByText(`Bestellung ${number}: Abgeschlossen.`)).toBeVisible();
    await expectAccessible(seller);

    await expect(standing.getByText('Abgeschlossen', { exact: true })).toBeVisible();
    const keys = buyer.getByRole('list', { name: 'Lizenzschlüssel', exact: true });
    await expect(keys.getByRole('listitem')).toHaveCount(2);
    const download = buyer.waitForEvent('download');
    await buyer.getByRole('button', { name: 'Rechnung als PDF', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^rechnung-r-\d{4}-00001\.pdf$/);
    await expect
      .poll(async () => (await mailsTo(plain, owner)).map(({ subject }) => subject))
      .toContain(`Bestellung ${number}: Abgeschlossen`);

    const serial = await keys.locator('code').first().textContent();
    await goWithin(buyer, `/apps/shop-orders?search=${serial}`);
    await expect(buyer.getByRole('link', { name: number, exact: true })).toBeVisible();
  },
);

test(
  'SHP-79, SHP-80: an owner edits an order on the phone, and the new one takes its place',
  inFull,
  async ({ plain, openAs }) => {
    const api = await signInToApi(plain.url, owner, demoPassword);
    const { id, number } = await placeOrder(api, [{ articleNr: 'TH-P80' }]);
    const page = await openAs(plain, owner, `/apps/shop-orders/${id}`, {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('button', { name: 'Bestellung bearbeiten', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Bestellung ${number} bearbeiten?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stornieren und bearbeiten', exact: true }).click();

    const cart = page.getByRole('dialog', { name: 'Warenkorb', exact: true });
    await expect(cart.getByText(shownName('Bondrucker')).first()).toBeVisible();
    await cart.getByRole('link', { name: 'Zur Kasse', exact: true }).click();
    await page.getByRole('checkbox', { name: /Ich stimme den/ }).check();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();

    await goWithin(page, `/apps/shop-orders/${id}`);
    await expect(page.getByText('Storniert, um bearbeitet zu werden.').first()).toBeVisible();
    await page.getByRole('link', { name: /^Neu bestellt als B-/ }).click();
    await expect(
      page.getByRole('link', { name: `Ersetzt die Bestellung ${number}`, exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'SHP-79, SHP-80: an order is edited with a draft open: the cart holds the order, the draft stays as it is',
  inFull,
  async ({ plain, openAs }) => {
    const api = await signInToApi(plain.url, owner, demoPassword);
    const { id, number } = await placeOrder(api, [{ articleNr: 'TH-D41' }]);
    await fillCart(plain.url, api, [{ articleNr: 'TH-P80' }]);
    const page = await openAs(plain, owner, `/apps/shop-orders/${id}?panel=cart`);
    const cart = page.getByRole('dialog', { name: 'Warenkorb', exact: true });
    const linesIn = cart.getByRole('heading', { level: 3 });
    await expect(linesIn).toHaveText([shownName('Bondrucker')]);
    await cart.getByRole('button', { name: 'Warenkorb verwalten', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Als Entwurf speichern …', exact: true }).click();
    const saving = page.getByRole('dialog', { name: 'Als Entwurf speichern', exact: true });
    await saving.getByRole('textbox', { name: 'Name des Entwurfs', exact: true }).fill('Für den Biergarten');
    await saving.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(cart.getByText('Entwurf „Für den Biergarten“', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Bestellung bearbeiten', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Bestellung ${number} bearbeiten?` });
    await question.getByRole('button', { name: 'Stornieren und bearbeiten', exact: true }).click();
    await expect(linesIn).toHaveText([shownName('Kassenschublade')]);
    await expect(cart.getByText(/^Entwurf/)).toBeHidden();
    await expect(cart.getByRole('link', { name: 'Zur Kasse', exact: true })).toBeVisible();
    await page.reload();
    await expect(linesIn).toHaveText([shownName('Kassenschublade')]);

    await cart.getByRole('button', { name: 'Warenkorb verwalten', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Entwürfe …', exact: true }).click();
    const drafts = page.getByRole('dialog', { name: 'Entwürfe', exact: true });
    await drafts.getByRole('button', { name: 'Entwurf öffnen: Für den Biergarten', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Warenkorb ersetzen?', exact: true })
      .getByRole('button', { name: 'Ersetzen', exact: true })
      .click();
    await expect(linesIn).toHaveText([shownName('Bondrucker')]);
  },
);

test(
  'SHP-81: a reseller collects an order by debit: a file for the bank after the password, a mail for the buyer',
  inFull,
  async ({ plain, openAs }) => {
    const api = await signInToApi(plain.url, owner, demoPassword);
    const payment = { kind: 'sepaDebit', holder: 'Änne Müller', iban: 'DE89370400440532013000' };
    const { number } = await placeOrder(api, [{ articleNr: 'TH-P80' }], { payment });

    const seller = await openAs(plain, reseller, '/manage/e-commerce/orders');
    await seller.getByRole('link', { name: number, exact: true }).click();
    const debit = seller.getByRole('region', { name: 'Lastschrift', exact: true });
    await expect(debit.getByText('Noch nicht eingezogen.')).toBeVisible();
    await seller.getByRole('button', { name: 'In Bearbeitung nehmen', exact: true }).click();
    const step = seller.getByRole('dialog', { name: `In Bearbeitung nehmen: ${number}` });
    await step.getByRole('button', { name: 'In Bearbeitung nehmen', exact: true }).click();
    await expect(debit.getByRole('button', { name: 'Einziehen', exact: true })).toBeVisible();

    await goWithin(seller, '/manage/e-commerce/debits');
    const rows = seller.getByRole('table', { name: 'Einzuziehen', exact: true });
    await expect(rows.getByText('IBAN … 3000').first()).toBeVisible();
    await rows.getByRole('checkbox', { name: new RegExp(number) }).check();
    await expectAccessible(seller);
    await seller.getByRole('button', { name: 'Einziehen', exact: true }).click();
    const dialog = seller.getByRole('dialog', { name: '1 Bestellung einziehen', exact: true });
    await dialog.getByLabel(/^Ihr Passwort/).fill('falsch');
    await dialog.getByRole('button', { name: 'Datei erstellen', exact: true }).click();
    await expect(dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible();
    await expectAccessible(seller);
    await dialog.getByLabel(/^Ihr Passwort/).fill(demoPassword);
    const download = seller.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Datei erstellen', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^lastschriften-l-\d{4}-\d{5}\.xml$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('<IBAN>DE89370400440532013000</IBAN>');
    await expect(dialog).toBeHidden();

    await expect
      .poll(async () => (await mailsTo(plain, owner)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(new RegExp(`^Lastschrift am .* für Bestellung ${number}$`)));
    await goWithin(seller, '/manage/e-commerce/debits?view=files');
    await seller
      .getByRole('link', { name: /^L-\d{4}-\d{5}$/ })
      .first()
      .click();
    await expect(seller.getByRole('dialog').getByRole('link', { name: number, exact: true })).toBeVisible();
    await expectAccessible(seller);
  },
);
