import type { Page } from '@playwright/test';
import { listRecords, readLinkedRegister } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import { goWithin, sizes } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const configurations = '/manage/data/configurations';

const setting = (page: Page, key: string) => page.locator(`[data-setting="${key}"]`);
const saved = (page: Page) => expect(page.getByText(/^Gespeichert\./)).toBeVisible();

test(
  'CFG-01, CFG-04: cash is rounded in a branch by mouse, given back by keyboard, and planned on a phone',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Kasse am Eingang');
    await till.linkTo('Alpenhof', owner);
    await till.connect();
    const page = await openAs(plain, owner, '/dashboards/home');

    // A branch, by mouse: the register has it a moment later.
    const unitId = readLinkedRegister(till.store)?.unitId ?? '';
    await goWithin(page, `${configurations}?unit=${unitId}`);
    const rounding = setting(page, 'payment.cashRounding');
    await rounding.getByText('auf 5 Cent', { exact: true }).click();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await saved(page);
    await expect(rounding.getByText('Hier geändert', { exact: true })).toBeVisible();
    await expect(rounding.getByText('Synchronisiert', { exact: true })).toBeVisible();
    const values = () =>
      listRecords(till.store, 'configuration').map(({ content }) => [content.key, content.value]);
    expect(values()).toContainEqual(['payment.cashRounding', '5']);
    await expectAccessible(page);

    // Given back, by the keyboard alone.
    await tabTo(page, rounding.getByRole('button', { name: '„Barbeträge runden“ zurücksetzen' }));
    await page.keyboard.press('Enter');
    await expect(rounding.getByText('Wird zurückgesetzt auf: genau auf den Cent')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(rounding.getByText('Voreinstellung', { exact: true })).toBeVisible();
    await expect.poll(values).not.toContainEqual(['payment.cashRounding', '5']);

    // From a later day on, on a phone.
    const phone = await openAs(plain, owner, `${configurations}?unit=${unitId}&day=2099-01-01`, {
      viewport: sizes.phone,
      hasTouch: true,
      isMobile: true,
    });
    await setting(phone, 'payment.cashRounding').getByText('auf 10 Cent', { exact: true }).tap();
    await phone.getByRole('button', { name: 'Speichern', exact: true }).tap();
    await saved(phone);
    await phone.getByRole('button', { name: 'Zurück zu heute' }).tap();
    await expect(phone.getByText('Ab 01.01.2099: auf 10 Cent')).toBeVisible();
    await phone.getByRole('button', { name: 'Verlauf', exact: true }).tap();
    const panel = phone.getByRole('dialog', { name: 'Verlauf' });
    await expect(panel.getByText('Nachher: auf 5 Cent', { exact: true })).toBeVisible();
  },
);
