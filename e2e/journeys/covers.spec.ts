import { goWithin } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const minute = 60_000;

test(
  'an owner sees how long a table is taken and who comes, and goes on to their receipts',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Theke');
    await till.linkTo('Gäste', 'owner@demo.example');
    const now = Date.now();
    const seated = { target: { kind: 'table', label: 'Tisch 7' }, guests: 2 } as const;
    for (const ago of [5, 6, 7, 8, 9])
      till.sell(4_000, { ...seated, at: now - ago * minute, startedAt: now - (ago + 62) * minute });
    till.sell(500, { at: now - 10 * minute, customer: { name: 'Frau Meier' } });
    expect(await till.push()).toMatchObject({ stored: 6 });

    const page = await openAs(plain, 'owner@demo.example', '/dashboards/reports');
    await page.getByRole('link', { name: 'Tischzeiten', exact: true }).click();
    const parties = page.getByRole('table', { name: 'Tischzeit nach Zahl der Gäste' });
    await expect(parties.getByRole('row', { name: /^2 Gäste/ })).toContainText('5');
    await expect(page.getByText(/Die Hälfte der Tische ist nach 63 Minuten wieder frei/)).toBeVisible();
    await page.getByRole('link', { name: /^Tisch 7/ }).click();
    await expect(page.getByText('5 Belege', { exact: true })).toBeVisible();

    await goWithin(page, '/dashboards/reports/customers');
    await page.getByRole('link', { name: 'Frau Meier', exact: true }).click();
    await expect(page.getByText('1 Beleg', { exact: true })).toBeVisible();
  },
);
