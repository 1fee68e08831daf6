import type { Locator } from '@playwright/test';
import { lastDay, type SaleLine, shopSales, stores, turnoverOf } from '../support/shop.ts';
import { expect, inFull, test } from '../support/test.ts';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const written = (isMeant: (line: SaleLine) => boolean) => euro.format(turnoverOf(isMeant) / 100);
const names = Object.keys(stores);

/** How a thing is painted where the system's colours are forced. */
const paintOf = (thing: Locator): Promise<string> =>
  thing.evaluate((element) => {
    const { fill, backgroundColor } = getComputedStyle(element);
    return element instanceof SVGElement ? fill : backgroundColor;
  });

test.describe('Analytics of three shops', () => {
  test('columns, bars and their legend show in forced colours', inFull, async ({ openAs, filled }) => {
    const page = await openAs(filled, 'owner@demo.example', '/dashboards/analytics');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    const main = page.getByRole('main');
    await expect(main.locator('[class*="_fill_"]').first()).toBeVisible();
    for (const part of ['mark', 'swatch', 'silhouettes', 'fill'])
      expect.soft(await paintOf(main.locator(`[class*="_${part}_"]`).first()), part).toBe('rgb(0, 0, 0)');
  });

  test(
    'shows the turnover of the year, of each branch and month to the cent, and since when the data is (DSH-01, DSH-02, DSH-04, DSH-17)',
    inFull,
    async ({ openAs, filled }) => {
      const page = await openAs(filled, 'owner@demo.example', '/dashboards');
      await expect(page).toHaveURL(`${filled.url}/dashboards/analytics`);
      await expect(page.getByText('01.01.2023 – 15.06.2023').first()).toBeVisible();
      await expect(page.getByText(/Daten von 15\.06\.2023/)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(written(() => true)).first()).toBeVisible();
      await expect(main.getByText(shopSales.length.toLocaleString('de-DE')).first()).toBeVisible();
      const branches = page.getByRole('region', { name: 'Umsatz je Filiale' });
      for (const name of names) {
        await expect(branches.getByRole('link', { name: new RegExp(name) })).toContainText(
          written(({ store }) => store === name).replaceAll('\u00a0', ' '),
        );
      }
      await page.getByRole('button', { name: 'Jahresumsatz nach Monaten: als Tabelle zeigen' }).click();
      const table = page.getByRole('table', { name: /Jahresumsatz nach Monaten/ });
      for (const [month, word] of [
        ['2023-01', 'Januar'],
        ['2023-06', 'Juni'],
      ] as const) {
        await expect(table.getByRole('row', { name: new RegExp(`^${word}`) })).toContainText(
          written(({ date }) => date.startsWith(month)),
        );
      }
    },
  );

  test(
    'keeps branch and days in the address: through a reload, back and forward',
    inFull,
    async ({ openAs, filled }) => {
      const page = await openAs(filled, 'owner@demo.example', '/dashboards/analytics');
      const main = page.getByRole('main');
      await page.getByRole('combobox', { name: 'Filialen' }).click();
      await page.getByRole('option', { name: 'Astoria' }).click();
      await page.keyboard.press('Escape');
      const astoria = written(({ store }) => store === 'Astoria');
      await expect(main.getByText(astoria).first()).toBeVisible();
      await page.getByLabel('Von', { exact: true }).fill('1.3.2023');
      await page.getByLabel('Von', { exact: true }).press('Enter');
      await page.getByLabel('Bis', { exact: true }).fill('31.3.2023');
      await page.getByLabel('Bis', { exact: true }).press('Enter');
      const march = written(({ store, date }) => store === 'Astoria' && date.startsWith('2023-03'));
      await expect(main.getByText(march).first()).toBeVisible();
      await expect(page).toHaveURL(/units=.+from=2023-03-01.*to=2023-03-31/);

      await page.reload();
      await expect(main.getByText(march).first()).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Filialen' })).toHaveText('Astoria');
      await page.goBack();
      await expect(page.getByLabel('Bis', { exact: true })).toHaveValue('15.06.2023');
      await page.goBack();
      await expect(main.getByText(astoria).first()).toBeVisible();
      await page.goForward();
      await expect(page.getByLabel('Von', { exact: true })).toHaveValue('01.03.2023');
      await page.goForward();
      await expect(main.getByText(march).first()).toBeVisible();
      await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
      await expect(main.getByText(written(() => true)).first()).toBeVisible();
    },
  );

  test('leads from a month to its receipts', inFull, async ({ openAs, filled }) => {
    const page = await openAs(filled, 'owner@demo.example', '/dashboards/analytics');
    await page.getByRole('link', { name: /^Mai: .*Kunden/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
    const count = shopSales.filter(({ date }) => date.startsWith('2023-05')).length;
    await expect(page.getByText(`${count.toLocaleString('de-DE')} Belege`)).toBeVisible();
  });
});

test.describe('Home of three shops', () => {
  const today = ({ date }: SaleLine) => date === lastDay;

  test(
    'shows today beside last week, its hours, the best articles and how it was paid (DSH-03, DSH-08, DSH-09, DSH-10, DSH-14, CON-07)',
    inFull,
    async ({ openAs, filled }) => {
      const page = await openAs(filled, 'owner@demo.example', '/dashboards/home');
      const main = page.getByRole('main');
      await expect(main.getByText(written(today)).first()).toBeVisible();
      // Its evening: that day had sold all by then. Hours are what is known of it, so it is told in whole euros.
      const before = Math.round(turnoverOf(({ date }) => date === '2023-06-08') / 100);
      const told = `Donnerstag letzter Woche um diese Zeit: ca. ${euro.format(before)}`;
      await expect(main.getByText(told).first()).toBeVisible();

      const articles = page.getByRole('region', { name: 'Top 5 Artikel' });
      await expect(articles.getByRole('listitem')).toHaveCount(5);
      const sums = new Map<string, number>();
      for (const { product, quantity, price } of shopSales.filter(({ date }) => date.startsWith('2023-06')))
        sums.set(product, (sums.get(product) ?? 0) + quantity * price);
      const [best] = [...sums].sort(([, a], [, b]) => b - a);
      await expect(articles.getByRole('listitem').first()).toContainText(best?.[0] ?? '');
      await expect(articles.getByRole('listitem').first()).toContainText(euro.format((best?.[1] ?? 0) / 100));
      const hours = page.getByRole('region', { name: 'Umsatz je Stunde' });
      const atNine = written((line) => today(line) && line.time.startsWith('09'));
      await expect(hours.getByRole('link', { name: /^9–10 Uhr/ })).toHaveAccessibleName(new RegExp(atNine));

      const payments = page.getByRole('region', { name: 'Zahlungsarten' });
      for (const way of ['Bar', 'Karte', 'Digital', 'Sonstige']) await expect(payments).toContainText(way);
      await payments.getByRole('combobox').selectOption('Dieses Jahr');
      await expect(page).toHaveURL(/THIS_YEAR/);
      await page.reload();
      await expect(payments.getByRole('combobox')).toHaveValue('THIS_YEAR');
    },
  );
});
