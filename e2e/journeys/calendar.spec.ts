import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

test(
  'CNT-01, CNT-10: on a phone a series is planned, one day of it left out, and brought back',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/apps/calendar?day=2027-03-01', {
      viewport: { width: 360, height: 740 },
    });
    await page.getByRole('button', { name: 'Neuer Termin', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Neuer Termin' });
    await form.getByRole('textbox', { name: 'Titel', exact: true }).fill('Inventur im Keller');
    await form.getByRole('radio', { name: 'Wöchentlich', exact: true }).check();
    await form.getByRole('button', { name: 'Speichern', exact: true }).click();
    const days = page.getByRole('link', { name: /^Inventur im Keller/ });
    await expect(days).toHaveCount(5);

    await days.nth(1).click();
    const event = page.getByRole('dialog', { name: 'Inventur im Keller' });
    await expect(event).toContainText('Wöchentlich, Montag');
    await event.getByRole('button', { name: 'Nur diesen Tag löschen', exact: true }).click();
    await expect(event).toBeHidden();
    await expect(days).toHaveCount(4);
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expect(days).toHaveCount(5);
  },
);
