import type { Locator, Page } from '@playwright/test';
import { findShown, type StaffRefusal, signIn } from '@tresen/register';
import { faultsOf, surplusOf } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import { goWithin, sizes } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

const owner = 'owner@demo.example';
const employees = '/manage/data/employees';

const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const right = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Why the register does not let somebody in. */
const refusalOf = (till: Till, name: string, pin: string): Promise<string> =>
  signIn(till.store, name, pin).then(
    () => 'let in',
    (error: StaffRefusal) => error.code,
  );

const hire = async (page: Page): Promise<void> => {
  await press(page, page.getByRole('link', { name: 'Neuer Mitarbeiter' }));
  await type(page, box(page, 'Personalnummer'), '12');
  await press(page, page.getByRole('combobox', { name: /^Rolle/ }));
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('Kellner');
  await page.keyboard.press('Enter');
  await type(page, box(page, 'Vorname'), 'Lea');
  await type(page, box(page, 'Nachname'), 'Kurz');
  await press(page, right(page, 'Rabatt'), 'Space');
  await press(page, right(page, 'Infobon'), 'Space');
  await expect(page.getByText('Abweichend: 1 mehr, 1 weniger.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('heading', { level: 1, name: 'Lea Kurz' })).toBeVisible();
};

const givePin = async (page: Page, pin: string): Promise<void> => {
  await press(page, button(page, 'PIN setzen'));
  await expect(page.getByRole('dialog').getByLabel('PIN', { exact: true })).toBeFocused();
  await page.keyboard.type(pin);
  await type(page, page.getByLabel('PIN noch einmal'), pin);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die PIN von Lea Kurz ist gesetzt.')).toBeVisible();
};

const duplicate = async (page: Page): Promise<void> => {
  await press(page, button(page, 'Weitere Aktionen'));
  await expect(page.getByRole('menuitem', { name: 'Duplizieren' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Speichern Sie den Mitarbeiter, dann können Sie eine PIN setzen.'),
  ).toBeVisible();
  await expect(box(page, 'Personalnummer')).toHaveValue('');
  await expect(right(page, 'Rabatt')).toBeChecked();
  await type(page, page.getByRole('textbox', { name: /^Name auf der Kasse/ }), 'Ole');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('heading', { level: 1, name: 'Ole' })).toBeVisible();
};

test(
  'by keyboard alone a waiter is hired, gets rights and a PIN, and signs in at the register (EMP-01, EMP-02, EMP-16)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Theke');
    await till.linkTo('Schänke', owner);
    await till.connect();
    const page = await openAs(plain, owner, employees);
    await hire(page);
    await givePin(page, '4711');
    expect(await faultsOf(page)).toEqual([]);
    await duplicate(page);

    const there = (name: string) => findShown(till.store, 'employee', name)?.content;
    await expect
      .poll(() => [there('Lea Kurz')?.pinVerifier != null, there('Ole') !== undefined])
      .toEqual([true, true]);
    expect(await refusalOf(till, 'Lea Kurz', '4712')).toBe('WRONG_PIN');
    const { permissions } = (await signIn(till.store, '12', '4711')).content;
    expect(permissions).toContain('discount');
    expect(permissions).not.toContain('infoReceipt');
    expect(await refusalOf(till, 'Ole', '4711')).toBe('NO_PIN');

    await goWithin(page, employees);
    const row = page.getByRole('row').filter({ hasText: 'Lea Kurz' });
    await expect(row).toContainText('9, davon 2 anders als die Rolle');
    await expect(row).toContainText('gesetzt');
    await page.setViewportSize(sizes.phone);
    await page.getByRole('link', { name: 'Lea Kurz' }).click();
    await expect(page.getByRole('heading', { name: 'Das sieht die Person an der Kasse' })).toBeVisible();
    expect([...(await faultsOf(page)), ...(await surplusOf(page))]).toEqual([]);
  },
);
