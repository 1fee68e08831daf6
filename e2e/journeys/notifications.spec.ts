import type { Page } from '@playwright/test';
import { expect, inFull, test } from '../support/test.ts';

const tool = (page: Page) => page.getByRole('button', { name: /^Benachrichtigungen/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Benachrichtigungen' });
const waiting = 'Ein Beleg oder Abschluss wartet auf eine Prüfung: Gasthaus.';

/** The panel comes to rest at a place of the window. */
const rests = (page: Page, box: { x: number; y: number; width: number; height: number }) =>
  expect.poll(() => panel(page).boundingBox()).toEqual(box);

test(
  'SHL-28, SHL-41, SHL-42, SHL-45, CON-13: a receipt that waits is told of live, put away, brought back, and settled',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Theke');
    await till.linkTo('Gasthaus', 'owner@demo.example');
    const page = await openAs(plain, 'owner@demo.example', '/dashboards/home');
    const phone = await openAs(plain, 'owner@demo.example', '/setting/devices', {
      viewport: { width: 390, height: 844 },
    });
    await tool(page).click();
    await expect(panel(page).getByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
    await rests(page, { x: 1440 - 320, y: 0, width: 320, height: 900 });
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(tool(phone)).toHaveAccessibleName('Benachrichtigungen');

    till.sell(700, { payments: [{ kind: 'Bar', name: 'Bar', amount: 699 }] });
    expect(await till.push()).toMatchObject({ quarantined: 1 });
    await expect(page.getByRole('alert').filter({ hasText: waiting })).toBeVisible();
    for (const screen of [page, phone]) {
      await expect(tool(screen)).toHaveAccessibleName('Benachrichtigungen, 1 offen');
      await expect(tool(screen).locator('[data-dot="true"]')).toBeVisible();
    }

    await tool(page).click();
    await panel(page).getByRole('link', { name: waiting }).focus();
    await page.keyboard.press('Delete');
    await expect(panel(page).getByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
    await expect(tool(phone)).toHaveAccessibleName('Benachrichtigungen');
    await expect(panel(page).getByRole('button', { name: 'Rückgängig' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('link', { name: waiting })).toBeVisible();
    await expect(tool(phone)).toHaveAccessibleName('Benachrichtigungen, 1 offen');

    await tool(phone).click();
    await rests(phone, { x: 390 - 320, y: 0, width: 320, height: 844 });
    await panel(phone).getByRole('link', { name: waiting }).click();
    await expect(panel(phone)).toBeHidden();
    await phone.getByRole('link', { name: 'Die Zahlungen ergeben 6,99 €, der Beleg sagt 7,00 €.' }).click();
    await phone.getByRole('button', { name: 'So übernehmen' }).click();
    await expect(panel(page).getByText('Erledigt', { exact: true })).toBeVisible();
    await expect(tool(phone)).toHaveAccessibleName('Benachrichtigungen');

    // Put away at once; what is loaded anew asks the server.
    const done = page.waitForResponse((answer) => answer.request().postData()?.includes('asOf') ?? false);
    await panel(page).getByRole('button', { name: 'Alle verwerfen' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
    await done;
    await page.evaluate(() => localStorage.setItem('tresen.settings', JSON.stringify({ direction: 'rtl' })));
    await page.reload();
    await expect(panel(page).getByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
    await rests(page, { x: 0, y: 0, width: 320, height: 900 });
  },
);
