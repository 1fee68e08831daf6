import type { Page } from '@playwright/test';
import { swapDevice, writeDeviceFaults } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { goWithin } from '../support/screens.ts';
import { tellTaxOffice } from '../support/tax-office.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const branches = ['Tausch Nord', 'Tausch Mitte', 'Tausch Süd'] as const;
const swaps = '/manage/data/securityDevices/swaps';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, register: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: register, exact: true }) })
    .first();

/** Orders what lies in the cart, from the cart to the thanks. */
const orderCart = async (page: Page): Promise<void> => {
  await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).click();
  const billing = section(page, 'Rechnungsadresse');
  await billing.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Hafenstraße 1');
  await billing.getByRole('textbox', { name: 'PLZ' }).fill('20457');
  await billing.getByRole('textbox', { name: 'Ort' }).fill('Hamburg');
  await page.getByRole('checkbox', { name: /Ich stimme den/ }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
};

test(
  'FIS-02, FIS-14, SHL-69: of three branches, one has its device ordered, archived, swapped, told and kept',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const tills = branches.map((name) => newTill(plain, `Kasse ${name}`));
    const deviceIds: string[] = [];
    for (const [index, till] of tills.entries()) {
      deviceIds.push(await till.linkTo(branches[index] ?? '', owner));
      till.sell(400);
      await till.connect();
    }
    const [, middle] = tills;
    if (!middle) throw new Error('no till');
    const page = await openAs(plain, owner, '/manage/data/securityDevices');
    for (const { name } of tills) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await tellTaxOffice(plain, owner, branches, deviceIds);

    await goWithin(page, swaps);
    await expect(page.getByRole('heading', { name: 'Zurzeit ist nichts zu tauschen' })).toBeVisible();
    writeDeviceFaults(middle.store, ['expiring'], Date.now());
    const swap = row(page, middle.name);
    await expect(swap).toContainText('Zertifikat läuft ab');
    await expectAccessible(page);

    await test.step('ordered in the shop', async () => {
      await swap.getByRole('button', { name: 'Bestellen', exact: true }).click();
      await orderCart(page);
      await goWithin(page, swaps);
      await expect(swap).toContainText('Bestellen: erledigt');
    });

    await test.step('its archive is fetched and checked, and it is swapped at the register', async () => {
      await swap.getByRole('button', { name: 'Archiv holen', exact: true }).click();
      await expect(swap).toContainText('Archiv prüfen: erledigt');
      await swap.getByRole('button', { name: 'Tausch anleiten', exact: true }).click();
      const guide = page.getByRole('dialog', { name: `TSE von „${middle.name}“ tauschen`, exact: true });
      await expect(guide).toContainText('Tresen wartet darauf, dass die Kasse die neue TSE meldet.');
      swapDevice(middle.store, Date.now());
      await expect(guide).toContainText('Die Kasse arbeitet mit der neuen TSE.');
      await guide.getByRole('button', { name: 'Schließen', exact: true }).last().click();
      await expect(swap).toContainText('Tauschen: erledigt');
    });

    await test.step('the tax office is told of the new one', async () => {
      await swap.getByRole('link', { name: 'Zur Mitteilung', exact: true }).click();
      await expect(page.getByText('hat eine andere TSE', { exact: false }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Vorbereiten und prüfen', exact: true }).click();
      await page.getByRole('button', { name: 'Als gesendet vermerken', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Meldung als gesendet vermerken', exact: true });
      await dialog.getByRole('button', { name: 'Als gesendet vermerken', exact: true }).click();
      await expect(page.getByText('Seit der letzten Meldung hat sich nichts geändert.')).toBeVisible();
    });

    await test.step('the old one is kept', async () => {
      await goWithin(page, swaps);
      await expect(swap).toContainText('Finanzamt: erledigt');
      await swap.getByRole('button', { name: 'Außer Dienst stellen', exact: true }).click();
      await expect(swap).toContainText('Alles erledigt');
      await expectAccessible(page);
    });
  },
);
