import type { Page } from '@playwright/test';
import { findShown } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import { goWithin } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const enter = async (page: Page, name: string, text: string): Promise<void> => {
  await tabTo(page, box(page, name));
  await page.keyboard.insertText(text);
};

test(
  'a company and a terminal by the keyboard alone, wrong numbers first, reach the register (CMP-02, TRM-03)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Theke');
    const deviceId = await till.linkTo('Weinstube', owner);
    await till.connect();

    const page = await openAs(plain, owner, '/manage/data/companies');
    await tabTo(page, page.getByRole('link', { name: 'Neue Firma' }).first());
    await page.keyboard.press('Enter');
    await enter(page, 'Firma', 'Weinstube Krone GmbH');
    await enter(page, 'PLZ', 'D-80331');
    await enter(page, 'Bundesland', 'Bayern');
    await enter(page, 'Steuernummer', '181/815/08155');
    await expect(page.getByText('Bayern · für ELSTER 9181081508155')).toBeVisible();
    await enter(page, 'USt-IdNr.', 'DE136695978');
    await enter(page, 'IBAN', 'DE89 3704 0044 0532 0130 00');
    await expect(page.getByText('Länge und Prüfziffer stimmen')).toBeVisible();
    await expect(box(page, 'Bankleitzahl')).toHaveValue('370 400 44');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/Die Prüfziffer stimmt nicht/)).toBeVisible();
    await expect(box(page, 'USt-IdNr.')).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('de 136 695 976');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: 'Weinstube Krone GmbH' })).toBeVisible();
    await expect(box(page, 'IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
    await expect(page.getByText('Synchronisiert', { exact: true })).toBeVisible();
    expect(findShown(till.store, 'company', 'Weinstube Krone GmbH')?.content).toMatchObject({
      zipCode: '80331',
      taxNumber: '18181508155',
      salesTaxId: 'DE136695976',
      iban: 'DE89370400440532013000',
      bankCode: '37040044',
    });

    await goWithin(page, '/manage/data/terminals/new');
    await enter(page, 'Name', 'Weinkeller');
    await tabTo(page, page.getByRole('combobox', { name: 'Zugehörige Kasse' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: /Theke/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: /Automatisch abmelden/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Synchronisiert', { exact: true })).toBeVisible();
    expect(findShown(till.store, 'terminal', 'Weinkeller')?.content).toMatchObject({
      deviceId,
      autoLogout: 300,
    });
    await goWithin(page, '/manage/data/terminals');
    await expect(page.getByRole('row').filter({ hasText: 'Weinkeller' })).toContainText('Theke');
    await expect(page.getByRole('row').filter({ hasText: 'Weinkeller' })).toContainText('5 Minuten');
  },
);
