import { expectAccessible } from '../support/accessibility.ts';
import { sizes } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

test(
  'CNT-03, CNT-04, CNT-11: a waiter finishes a course on a phone, in two sittings',
  inFull,
  async ({ openAs, plain }) => {
    const phone = { viewport: sizes.phone, hasTouch: true, isMobile: true };
    const page = await openAs(plain, 'user@demo.example', '/apps/academy', phone);
    await expect(page).toHaveURL(/\/apps\/academy\/courses$/);
    await page.getByRole('link', { name: 'Beginnen: Neu im Service' }).tap();
    const title = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(title).toHaveText('Anmelden mit PIN');
    await page.getByRole('button', { name: 'Erledigt, weiter' }).tap();
    await expect(title).toHaveText('Einen Tisch öffnen und bestellen');
    await expectAccessible(page);

    // Later, on another device, it goes on there.
    const later = await openAs(plain, 'user@demo.example', '/apps/academy/courses', phone);
    await expect(later.getByRole('progressbar', { name: 'Neu im Service: 1 von 4 Schritten' })).toBeVisible();
    await later.getByRole('link', { name: 'Weitermachen: Neu im Service' }).tap();
    const there = later.getByRole('article').getByRole('heading', { level: 2 });
    await expect(there).toHaveText('Einen Tisch öffnen und bestellen');
    await later.getByRole('button', { name: 'Erledigt, weiter' }).tap();
    await expect(there).toHaveText('Kassieren, auch getrennt');
    await later.getByRole('button', { name: 'Erledigt, weiter' }).tap();
    await expect(there).toHaveText('Wenn das Internet ausfällt');
    // Of four steps in a row the phone shows the one where they are.
    await expect(later.getByRole('link', { name: 'Wenn das Internet ausfällt' })).toBeInViewport({
      ratio: 1,
    });
    await later.getByRole('button', { name: 'Kurs abschließen' }).tap();
    await expect(later.getByText('Geschafft! Sie haben den Kurs abgeschlossen.')).toBeVisible();
    const arriving = later.waitForEvent('download');
    await later.getByRole('button', { name: 'Teilnahmebestätigung (PDF)' }).tap();
    expect((await arriving).suggestedFilename()).toBe('neu-im-service.pdf');

    // Who runs the company sees it.
    const owner = await openAs(plain, 'owner@demo.example', '/apps/academy/courses');
    await expect(owner.getByRole('region', { name: 'Ihr Team' }).getByRole('row').nth(1)).toContainText(
      'Neu im Service',
    );
  },
);
