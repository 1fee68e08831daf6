import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expectAccessible, surplusOf } from '../support/accessibility.ts';
import { sizes } from '../support/screens.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

/** A Monday at eight o'clock in Berlin. */
const now = '2026-03-09T07:00:00Z';
const dayMs = 86_400_000;

/** Cents that each branch sold a day, the week before last and last week: one receipt at eleven o'clock each. */
const branches = {
  Markt: { before: 10_000, last: 12_000 },
  Park: { before: 10_000, last: 10_000 },
  Bahnhof: { before: 10_000, last: 6_000 },
} as const;

const sellTwoWeeks = async (
  till: Till,
  { before, last }: { before: number; last: number },
): Promise<void> => {
  const firstNoon = Date.parse('2026-02-23T10:00:00Z');
  for (let day = 0; day < 14; day++) till.sell(day < 7 ? before : last, { at: firstNoon + day * dayMs });
  await till.push();
};

const tile = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

const choose = async (page: Page, box: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: box }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** What an entry of a chart's menu saves. */
const saved = async (page: Page, chart: string, entry: RegExp): Promise<Download> => {
  await page.getByRole('button', { name: `${chart}: mehr` }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return download;
};

test(
  'Monday morning of an owner with three branches (DSH-01, DSH-03)',
  inFull,
  async ({ openAs, newTill }) => {
    // A server of its own, three registers and a whole morning.
    test.slow();
    const server = await startServerProcess({ NOW: now });
    const tills = Object.keys(branches).map((name) => newTill(server, name));
    for (const till of tills) {
      await till.linkTo(till.name, 'owner@demo.example');
      await sellTwoWeeks(till, branches[till.name as keyof typeof branches]);
    }
    const page = await openAs(server, 'owner@demo.example', '/dashboards/home');
    await test.step('Home: nothing sold yet this morning, and what is new', async () => {
      await expect(tile(page, 'Umsatz')).toContainText('0,00 €');
      await expect(
        page.getByRole('region', { name: 'Neuigkeiten' }).getByRole('listitem').first(),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'Offene Hinweise' })).toBeVisible();
    });

    await test.step('yesterday, and last week beside the week before', async () => {
      await page.getByRole('link', { name: 'Auswertungen', exact: true }).click();
      // A list that moves while it is being clicked, since figures come, closes again.
      await expect(page.getByRole('region', { name: 'Umsatz je Filiale' })).toBeVisible();
      await choose(page, 'Zeitraum', 'Gestern');
      await expect(tile(page, 'Umsatz')).toContainText('280,00 €');
      await choose(page, 'Zeitraum', 'Letzte Woche');
      await choose(page, 'Vergleich', 'Zeitraum davor');
      await expect(page).toHaveURL(/from=2026-03-02&to=2026-03-08&compare=PREVIOUS_PERIOD/);
      await expect(tile(page, 'Umsatz')).toContainText('1.960,00 €▾ -6,7 %Zeitraum davor: 2.100,00 €');
      await expect(page.getByText('verglichen mit 23.02.2026 – 01.03.2026')).toBeVisible();
    });

    const parts = page.getByRole('region', { name: 'Umsatz je Filiale' });
    await test.step('which branch is down, drawn, in words and as a table', async () => {
      const station = parts.getByRole('link', { name: /^Bahnhof/ });
      await expect(station).toHaveText('Bahnhof420,00 €Zeitraum davor: 700,00 €Belege: 7');
      await expect(parts).toContainText('Am wenigsten: Bahnhof mit 420,00 €.');
      await parts.getByRole('button', { name: 'Umsatz je Filiale: als Tabelle zeigen' }).click();
      await expect(parts.getByRole('row', { name: /^Bahnhof/ })).toContainText('700,00 €');
      // From the top: half a button under the bar of the page counts as one that is too small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
    });

    await test.step('the same as a picture and as a file', async () => {
      const csv = await saved(page, 'Umsatz je Filiale', /CSV/);
      expect(csv.suggestedFilename()).toBe('umsatz-je-filiale-02-03-2026-08-03-2026.csv');
      expect(await readFile(await csv.path(), 'utf8')).toBe(
        '\uFEFFFiliale;Umsatz;Zeitraum davor;Belege\r\nMarkt;840,00;700,00;7\r\nPark;700,00;700,00;7\r\nBahnhof;420,00;700,00;7\r\n',
      );
      const picture = await readFile(await (await saved(page, 'Umsatz nach Tagen', /PNG/)).path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.length).toBeGreaterThan(10_000);
    });

    await test.step('into its receipts and back to the same figures', async () => {
      await parts.getByRole('link', { name: 'Bahnhof' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
      await expect(page.getByRole('main').getByText('7 Belege', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText('60,00 €').first()).toBeVisible();
      await page.goBack();
      await expect(tile(page, 'Umsatz')).toContainText('1.960,00 €');
    });

    await test.step('by keyboard alone: a chart in full screen, what it means, and back where one was', async () => {
      const menu = page.getByRole('button', { name: 'Umsatz nach Tagen: mehr' });
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Im Vollbild zeigen' })).toBeFocused();
      await page.keyboard.press('Enter');
      const full = page.getByRole('dialog', { name: 'Umsatz nach Tagen' });
      await expect(
        full.getByText('Der Geschäftstag der Filiale, in ihrer Zeitzone.', { exact: false }),
      ).toBeVisible();
      await expect(full.getByRole('link', { name: /^Sonntag, 8\. März: 280,00.€/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(full).toBeHidden();
      await expect(menu).toBeFocused();
    });

    await test.step('all articles, searched', async () => {
      await page.getByRole('button', { name: 'Top 5 Artikel: mehr' }).click();
      await page.getByRole('menuitem', { name: 'Alle Artikel zeigen' }).click();
      const articles = page.getByRole('dialog', { name: 'Verkaufte Artikel' });
      await articles.getByRole('searchbox', { name: 'Artikel suchen' }).fill('cappu');
      await expect(page).toHaveURL(/widget=articles.*search=cappu/);
      // All of March: the first of March, too.
      await expect(articles.getByRole('row', { name: /^Cappuccino/ })).toContainText('2.260,00 €');
      await articles.getByRole('button', { name: 'Schließen' }).click();
      await expect(page).not.toHaveURL(/search=/);
    });

    await test.step('a receipt of this morning shows by itself', async () => {
      await choose(page, 'Zeitraum', 'Heute');
      await expect(tile(page, 'Belege')).toContainText('0');
      const [first] = tills;
      first?.sell(450, { at: Date.parse(now) });
      await first?.push();
      await expect(tile(page, 'Umsatz')).toContainText('4,50 €');
    });

    await test.step('on a phone, in English: the filters fold into a dialog', async () => {
      await page.evaluate(() => localStorage.setItem('tresen.language', 'en'));
      await page.setViewportSize(sizes.phone);
      await page.reload();
      await page.getByRole('button', { name: 'Filters (2)' }).click();
      const filters = page.getByRole('dialog', { name: 'Filters' });
      await filters.getByRole('combobox', { name: 'Period' }).click();
      await page.getByRole('option', { name: 'Last week' }).click();
      expect(await surplusOf(page)).toEqual([]);
      await filters.getByRole('button', { name: 'Show figures' }).click();
      await expect(tile(page, 'Turnover')).toContainText('€1,960.00');
      await expect(page.getByRole('region', { name: 'Turnover per branch' })).toContainText('€420.00');
    });
    await server.remove();
  },
);
