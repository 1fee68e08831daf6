import type { Page } from '@playwright/test';
import { sizes } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Seiten und Datensätze suchen' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Suchergebnisse' });

test(
  'by keyboard alone: pages, a receipt, a register, a star, and back (SHL-22, SHL-29, SHL-30, SHL-32)',
  inFull,
  async ({ openAs, filled }) => {
    const page = await openAs(filled, 'owner@demo.example', '/dashboards/analytics');
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    await expect(heading('Auswertungen')).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(page).toHaveURL(/\/dashboards\/analytics$/);

    // A page, by a word in lower case; the search leaves no step of its own behind.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bon');
    await expect(results(page).getByRole('option', { selected: true })).toContainText('Belege');
    await page.keyboard.press('Alt+Enter');
    await page.keyboard.press('Enter');
    await expect(heading('Belege')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(heading('Auswertungen')).toBeVisible();
    await expect(field(page)).toBeHidden();

    // Closed and opened again with no time in between: the step back takes a moment, and is one.
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bon');
    await expect(field(page)).toHaveValue('bon');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(page).toHaveURL(/\/dashboards\/analytics$/);

    // What was starred in the search is in the toolbar, here and after loading anew (SHL-33, SHL-51).
    const starred = page.getByRole('list', { name: 'Schnellzugriff' }).getByRole('link', { name: 'Belege' });
    await expect(starred).toBeVisible();
    await page.reload();
    await expect(starred).toBeVisible();

    // A receipt by the beginning of its number: Enter may come before the answer.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Beleg 17');
    await page.keyboard.press('Enter');
    await expect(heading('Beleg 17')).toBeVisible();

    // A register, among the records below the pages.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ASTÓRIA');
    const register = results(page).getByRole('group', { name: 'Kassen' }).getByRole('option');
    await expect(register).toHaveCount(1);
    for (let steps = 0; (await register.getAttribute('aria-selected')) !== 'true' && steps < 10; steps += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/setting\/device\/[0-9a-f-]+$/);
    await expect(heading(/Astoria/)).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('gibtesnicht');
    await expect(page.getByRole('status').filter({ hasText: 'Keine Ergebnisse..' })).toBeVisible();
  },
);

test(
  'what is typed while the box opens on a slow device stands in its order, composed letters too (SHL-29)',
  inFull,
  async ({ openAs, plain }) => {
    test.slow();
    const page = await openAs(plain, 'owner@demo.example', '/dashboards/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Käsespätzle', { delay: 60 * times });
      // A busy machine, six times slower, takes long to load its code.
      await expect(field(page)).toHaveValue('Käsespätzle', { timeout: 60_000 });
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field(page)).toBeHidden();
    }
  },
);

test(
  'on a phone: the whole screen, by thumb, closed by "back"; a star without hovering (SHL-33)',
  inFull,
  async ({ openAs, filled }) => {
    const page = await openAs(filled, 'manager@demo.example', '/dashboards/home', { viewport: sizes.phone });
    await page.getByRole('button', { name: 'Suchen' }).click();
    const sheet = page.getByRole('dialog', { name: 'Suchen' });
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(sizes.phone.width);
    await page.goBack();
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: 'Suchen' }).click();
    await field(page).fill('lower');
    const branch = results(page).getByRole('group', { name: 'Filialen' }).getByRole('option');
    expect((await branch.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Who may not see registers is not offered any.
    await expect(results(page).getByRole('group', { name: 'Kassen' })).toBeHidden();
    await branch.click();
    await expect(page).toHaveURL(/\/dashboards\/home\?units=[0-9a-f-]+$/);

    await page.goto('/dashboards/home?panel=shortcuts');
    const panel = page.getByRole('dialog', { name: 'Schnellzugriff' });
    await panel.getByRole('searchbox', { name: 'Nach einer App oder Seite suchen' }).fill('ausw');
    await panel.getByRole('button', { name: 'Auswertungen merken' }).click();
    await panel.getByRole('searchbox').clear();
    await panel
      .getByRole('list', { name: 'Gemerkte Seiten' })
      .getByRole('link', { name: 'Auswertungen' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Auswertungen' })).toBeVisible();
  },
);
