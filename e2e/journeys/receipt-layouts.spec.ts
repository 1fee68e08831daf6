import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { listRecords, printerFile, readLinkedRegister } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToApi } from '../support/api.ts';
import { goWithin, sizes } from '../support/screens.ts';
import { demoPassword, type ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

const receiptLayout = (page: Page) => page.locator('[data-setting="layout.receipt"]');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const greeting = (page: Page, name: string) =>
  part(page, name).getByRole('listitem').filter({ hasText: 'Vielen Dank' });

async function middleOf(one: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error('nothing to pull');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Pulls the greeting above the line before it, by mouse or finger. */
async function pullUp(page: Page, pointer: 'mouse' | 'finger'): Promise<void> {
  const handle = greeting(page, 'Fuß').locator('[data-handle]');
  await handle.scrollIntoViewIfNeeded();
  const from = await middleOf(handle);
  const to = { x: from.x, y: from.y - 64 };
  if (pointer === 'mouse') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    return page.mouse.up();
  }
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof from)[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  await send('touchMove', [{ x: from.x, y: from.y - 20 }]);
  await send('touchMove', [to]);
  await send('touchEnd', []);
}

test(
  'CFG-01, CFG-02: a layout is laid out by mouse, tried at a register, saved, and mended on a phone',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Kasse mit Drucker');
    await till.linkTo('Druckerei', owner);
    till.sell(420, { target: { kind: 'table', label: 'Tisch 7' } });
    await till.connect();
    const unitId = readLinkedRegister(till.store)?.unitId ?? '';
    const address = `/manage/data/configurations?unit=${unitId}`;
    const page = await openAs(plain, owner, address);
    await page.getByRole('button', { name: 'Eigenes Layout anlegen: Beleg' }).click();
    const first = part(page, 'Fuß').getByRole('listitem').first();
    await expect(first).toContainText('Abstand');

    // By mouse; undone, and done again.
    await pullUp(page, 'mouse');
    await expect(first).toContainText('Vielen Dank');
    await page.keyboard.press('Control+z');
    await expect(first).toContainText('Abstand');
    await page.keyboard.press('Control+y');
    await expect(first).toContainText('Vielen Dank');

    // A receipt of the register, on its own paper.
    await page.getByRole('combobox', { name: 'Beleg der Vorschau' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Probedruck', exact: true }).click();
    await page.getByRole('combobox', { name: /^Kasse für den Probedruck/ }).click();
    await page.getByRole('option', { name: 'Kasse mit Drucker · Druckerei' }).click();
    await page.getByRole('button', { name: 'Drucken', exact: true }).click();
    await expect(page.getByText('Gedruckt: Kasse mit Drucker · Druckerei')).toBeVisible();
    const paper = readFileSync(printerFile(till.store), 'latin1');
    expect(paper.match(/PROBEDRUCK - KEIN BELEG/g)).toHaveLength(2);
    expect(paper).toContain('Vielen Dank');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(receiptLayout(page).getByText('Synchronisiert', { exact: true })).toBeVisible();
    expect(listRecords(till.store, 'configuration').map(({ content }) => content.key)).toContain(
      'layout.receipt',
    );

    // On a phone one of both shows; a finger pulls.
    const phone = await openAs(plain, owner, address, {
      viewport: sizes.phone,
      hasTouch: true,
      isMobile: true,
    });
    await phone.getByRole('button', { name: 'Layout bearbeiten: Beleg' }).tap();
    await expect(part(phone, 'Vorschau')).toBeHidden();
    await phone.getByText('Vorschau', { exact: true }).tap();
    await expect(part(phone, 'Vorschau')).toBeVisible();
    await expect(part(phone, 'Fuß')).toBeHidden();
    await phone.getByText('Zeilen', { exact: true }).tap();
    await part(phone, 'Fuß')
      .getByRole('button', { name: /Vielen Dank/ })
      .press('Alt+ArrowDown');
    await expect(part(phone, 'Fuß').getByRole('listitem').first()).toContainText('Abstand');
    await part(phone, 'Fuß')
      .getByRole('button', { name: /Vielen Dank/ })
      .tap();
    await pullUp(phone, 'finger');
    await expect(part(phone, 'Fuß').getByRole('listitem').first()).toContainText('Vielen Dank');
  },
);

/** A branch abroad; in Spain with the company that sells there, whose number is in the code. Returns its id. */
async function branchAbroad(server: ServerProcess, name: string, country: string): Promise<string> {
  const { ask } = await signInToApi(server.url, owner, demoPassword);
  const { made } = await ask<{ made: { modelId: string } }>(
    '/graphql',
    'mutation($unit: OrganizationUnitInput!) { made: saveOrganizationUnit(unit: $unit) { modelId } }',
    { unit: { name, country } },
  );
  if (country !== 'ES') return made.modelId;
  const company = { name: 'Bar Palma S.L.', country, salesTaxId: 'ESB64717838', unitIds: [made.modelId] };
  const { saved } = await ask<{ saved: { isSuccess: boolean } }>(
    '/graphql/pos',
    'mutation($company: CompanyInput!) { saved: saveCompany(company: $company) { isSuccess } }',
    { company },
  );
  expect(saved).toEqual({ isSuccess: true });
  return made.modelId;
}

const spanish = /agenciatributaria\.gob\.es.+nif=B64717838.+importe=7\.35/;
/** One of each country: what its receipts cost, and the code that they bear; none in Switzerland. */
const abroad = [
  { country: 'AT', name: 'Kasse Graz', currency: 'EUR', cents: 513, amount: '5,13', code: /_R1-AT1_.+_1_/ },
  { country: 'CH', name: 'Kasse Chur', currency: 'CHF', cents: 624, amount: '6,24', code: null },
  { country: 'ES', name: 'Kasse Palma', currency: 'EUR', cents: 735, amount: '7,35', code: spanish },
] as const;

test(
  'CFG-02: the preview of a receipt abroad has the code that its country wants',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const units: string[] = [];
    for (const { country, name, currency, cents } of abroad) {
      units.push(await branchAbroad(plain, `Filiale ${country}`, country));
      const till = newTill(plain, name);
      await till.linkTo(`Filiale ${country}`, owner);
      till.sell(cents, { currency });
      await till.push();
    }
    const page = await openAs(plain, owner, '/dashboards/home');
    for (const [place, { amount, code }] of abroad.entries()) {
      await goWithin(page, `/manage/data/configurations?unit=${units[place]}`);
      await page.getByRole('button', { name: 'Eigenes Layout anlegen: Beleg' }).click();
      await page.getByRole('combobox', { name: 'Beleg der Vorschau' }).click();
      await page.getByRole('option', { name: new RegExp(`^Beleg 1 · .* · ${amount}`) }).click();
      await part(page, 'Vorschau').getByText('Text', { exact: true }).click();
      const paper = page.getByRole('group', { name: 'Ausdruck', exact: true });
      await expect(paper).toContainText('Cappuccino');
      if (code) await expect(paper).toContainText(code);
      else await expect(paper).not.toContainText('[QR-Code]');
      const demanded = page.locator('svg', { hasText: 'Gesetzlich vorgeschrieben' });
      if (code) await expect(demanded).not.toHaveCount(0);
      else await expect(demanded).toHaveCount(0);
      await page.getByRole('button', { name: 'Verwerfen', exact: true }).click();
    }
  },
);
