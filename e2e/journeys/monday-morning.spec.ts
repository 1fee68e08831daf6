import type { Page } from '@playwright/test';
import { surplusOf } from '../support/accessibility.ts';
import { goWithin, sizes } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const hourMs = 3_600_000;
const inBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
/** The day of business so many days ago; it begins at four in the morning. */
const dayAgo = (days: number): string => inBerlin.format(Date.now() - (4 + 24 * days) * hourMs);
const noonAgo = (days: number): number => Date.parse(`${dayAgo(days)}T11:00:00Z`);

const fits = async (page: Page): Promise<void> => expect(await surplusOf(page)).toEqual([]);

test('Monday morning of an owner on a phone: yesterday, what is behind it, and what he looks at every week', async ({
  openAs,
  newTill,
  plain,
}) => {
  const till = newTill(plain, 'Theke');
  await till.linkTo('Montag', 'owner@demo.example');
  for (const amount of [4_000, 3_000, 5_000]) till.sell(amount, { at: noonAgo(1) });
  till.sell(10_000, { at: noonAgo(2) });
  expect(await till.push()).toMatchObject({ stored: 4 });

  const phone = { viewport: sizes.phone, hasTouch: true };
  const page = await openAs(plain, 'owner@demo.example', '/dashboards/home', phone);
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  await fits(page);

  await test.step('the summary of yesterday beside the day before leads to its receipts, and back', async () => {
    const yesterday = `from=${dayAgo(1)}&to=${dayAgo(1)}&compare=PREVIOUS_PERIOD`;
    await goWithin(page, `/dashboards/reports?${yesterday}`);
    const turnover = page.getByRole('table', { name: 'Umsatz', exact: true });
    const gross = turnover.getByRole('row', { name: /^Umsatz brutto/ });
    await expect(gross).toContainText('120,00 €');
    await expect(gross).toContainText('100,00 €');
    await fits(page);
    await gross.getByRole('link').first().click();
    await expect(page.getByText('3 Belege', { exact: true })).toBeVisible();
    await fits(page);
    await page.goBack();
    await expect(gross).toContainText('120,00 €');
  });

  await test.step('what was sold, and by whom', async () => {
    for (const [tab, figure] of [
      ['Artikel', '120,00 €'],
      ['Mitarbeiter', '120,00 €'],
    ] as const) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await expect(page.getByRole('main')).toContainText(figure);
      await fits(page);
    }
  });

  await test.step('a report that he looks at every week goes to Home', async () => {
    await page.getByRole('link', { name: 'Filialen', exact: true }).click();
    await page.getByRole('button', { name: 'Ansichten' }).click();
    await page
      .getByRole('menuitem', { name: /speichern/ })
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).fill('Meine Filialen');
    await page.getByRole('button', { name: 'Ansicht speichern', exact: true }).click();
    await page.getByRole('button', { name: 'Meine Filialen' }).click();
    await page.getByRole('menuitem', { name: /auf der Startseite zeigen/ }).click();
    await page.getByRole('combobox', { name: 'Zeitraum' }).last().click();
    await page.getByRole('option', { name: 'Gestern', exact: true }).click();
    await page.getByRole('button', { name: 'Auf der Startseite zeigen', exact: true }).click();
    await goWithin(page, '/dashboards/home');
    const pinned = page.getByRole('region', { name: 'Meine Filialen' });
    await pinned.scrollIntoViewIfNeeded();
    await expect(pinned).toContainText('120,00 €');
    await fits(page);
    await pinned.getByRole('link', { name: 'Meine Filialen' }).click();
    await expect(page).toHaveURL(new RegExp(`from=${dayAgo(1)}`));
  });
});
