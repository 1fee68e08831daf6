import { expect, inFull, test } from '../support/test.ts';

const user = 'user@demo.example';

test(
  'SHL-34, SHL-35, SHL-36, SHL-37, CNT-01: from the quick panel to the news, to one of them, and back',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, user, '/dashboards/home');
    const panel = page.getByRole('dialog', { name: 'Auf einen Blick' });
    await page.getByRole('banner').getByRole('button', { name: 'Auf einen Blick' }).click();
    const items = panel.getByRole('region', { name: 'Neuigkeiten', exact: true }).getByRole('listitem');
    await expect(items).toHaveCount(5);
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 1160, y: 0, width: 280, height: 900 });
    await expect(panel.locator('time').first()).toContainText(/(tag|Mittwoch)\d{1,2}\. \p{L}+ \d{4}$/u);
    await expect(items.first()).toContainText(/^Eine Suche für alles\d\d\.\d\d\.\d{4}$/);

    await panel.getByRole('link', { name: 'Alle anzeigen' }).click();
    await expect(page).toHaveURL(`${plain.url}/apps/news`);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(
      page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Neuigkeiten' }),
    ).toHaveAttribute('aria-current', 'page');

    await page.getByRole('button', { name: 'Kassen', exact: true }).click();
    await expect(page).toHaveURL(`${plain.url}/apps/news?tag=Kassen`);
    await page.getByRole('link', { name: 'Eine Kasse verbinden: ein Code genügt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Kasse verbinden: ein Code genügt');
    await page.getByRole('link', { name: /^Älter/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeder Beleg ist sofort zu finden');
    await page.getByRole('link', { name: 'Alle Neuigkeiten' }).click();
    await expect(page).toHaveURL(`${plain.url}/apps/news?tag=Kassen`);
  },
);

test(
  'SHL-34, SHL-38: on a phone and from right to left, with switches that say why they are fixed',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, user, '/dashboards/home', { viewport: { width: 320, height: 640 } });
    await page.evaluate(() => localStorage.setItem('tresen.settings', JSON.stringify({ direction: 'rtl' })));
    await page.goto('/apps/news?panel=quick');
    const panel = page.getByRole('dialog', { name: 'Auf einen Blick' });
    // 85 % of the window, at its other side
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 272, height: 640 });
    const push = panel.getByRole('switch', { name: 'Push' });
    await push.focus();
    await expect(page.getByRole('tooltip')).toContainText('Kassen senden ihre Belege von selbst');
    await expect(push).toHaveAccessibleDescription(/Kassen senden ihre Belege von selbst/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(`${plain.url}/apps/news`);
  },
);
