import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessibility.ts';
import { sizes } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).last().click();
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

test(
  'an owner finds the organization of the company, and gives it an address for invoices (ORG-01, ORG-02, ORG-18)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/setting');
    await expect(page).toHaveURL(/\/setting\/organizations$/);
    await page.getByRole('link', { name: 'Gasthaus Lindenhof' }).click();
    await expect(page).toHaveURL(/\/setting\/organizations\/[0-9a-f-]{36}\/gasthaus-lindenhof$/);

    // ORG-17: the postcode is one of the country.
    await box(page, 'PLZ').fill('1010');
    await save(page);
    await expect(page.getByText(/80331/)).toBeVisible();
    await box(page, 'PLZ').fill('D-80331');
    await box(page, 'E-Mail').fill('lindenhof');
    await save(page);
    await expect(page.getByText('Keine gültige E-Mail-Adresse.')).toBeVisible();
    await box(page, 'E-Mail').fill('info@lindenhof.example');
    await save(page);
    await expect(page.getByText('Organisation „Gasthaus Lindenhof“ gespeichert.')).toBeVisible();
    await expect(box(page, 'PLZ')).toHaveValue('80331');

    await page.getByRole('button', { name: 'Rechnungsadresse hinzufügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Rechnungsadresse' });
    await dialog.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Postfach 12');
    await dialog.getByRole('textbox', { name: 'PLZ' }).fill('80310');
    await dialog.getByRole('textbox', { name: 'Ort' }).fill('München');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(dialog).toBeHidden();
    const address = page.getByRole('link', { name: /Standard.*Postfach 12, 80310 München/ });
    await expect(address).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    // Its own page, and back by the address without a name.
    const { pathname } = new URL(page.url());
    await address.click();
    await expect(page).toHaveURL(/\/setting\/organizationAddresses\/[0-9a-f-]{36}\/gasthaus-lindenhof$/);
    await page.goto(pathname.replace('gasthaus-lindenhof', 'ein-alter-name'));
    await expect(page).toHaveURL(/gasthaus-lindenhof$/);

    // The last one stays, and says so before anything happens.
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: /Löschen/ }).click();
    await expect(page.getByText('Mindestens eine Organisation muss bleiben.')).toBeVisible();
  },
);

test(
  'everybody of a company looks at its organization below the profile (ORG-06 to ORG-08)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, 'user@demo.example', '/profile', { viewport: sizes.phone });
    await page.getByRole('link', { name: 'Gasthaus Lindenhof' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gasthaus Lindenhof' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Adressen', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bearbeiten' })).toBeHidden();
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname.replace('gasthaus-lindenhof', 'x')}/noAddress`);
    await expect(page).toHaveURL(/gasthaus-lindenhof\/noAddress$/);
    await expect(page.getByRole('heading', { name: 'Firma' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Adressen', exact: true })).toBeHidden();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/setting/organizations');
    await expect(page).toHaveURL(/\/dashboards\/home$/);
  },
);

test('a reseller keeps customers and finds them again (ORG-26)', inFull, async ({ openAs, plain }) => {
  const page = await openAs(plain, 'reseller@demo.example', '/setting/customers');
  await page.getByRole('link', { name: 'Neuer Kunde' }).click();
  await save(page);
  await expect(page.getByText('Bitte geben Sie eine Firma oder einen Nachnamen ein.')).toBeVisible();
  await box(page, 'Vorname').fill('Jens');
  await box(page, 'Nachname').fill('Petersen');
  await box(page, 'Ort').fill('Kiel');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Jens Petersen' })).toBeVisible();

  await page.getByRole('link', { name: 'Kunden', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('petersen kiel');
  await expect(page).toHaveURL(/[?&]q=petersen/);
  await expect(page.getByRole('link', { name: 'Jens Petersen' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
