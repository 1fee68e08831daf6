import type { Page } from '@playwright/test';
import { openSession, pushOutbox } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { goWithin, sizes } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

const owner = 'owner@demo.example';
const hour = 3_600_000;
const now = Date.now();

/** The day that many days ago in Berlin, where the branch is, and its noon. */
const dayAgo = (days: number): string =>
  new Date(now - days * 24 * hour).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
const noonOf = (day: string): number => Date.parse(`${day}T11:00:00Z`);

const [first, second] = [dayAgo(2), dayAgo(1)];

/** Six receipts an hour apart from noon on, each over so many cents. */
const sellDay = (till: Till, day: string, cents: number): void => {
  for (let index = 0; index < 6; index += 1) till.sell(cents, { at: noonOf(day) + index * hour });
};

/** Pushes in batches of four until the line is cut behind the first. */
const pushUntilCut = async (till: Till): Promise<void> => {
  const line = new AbortController();
  const options = { batchSize: 4, inFlight: 1, signal: line.signal, onAnswers: () => line.abort() };
  await pushOutbox(till.store, openSession(till.store), options).catch(() => undefined);
};

const turnoverOf = async (page: Page, day: string, sum: string): Promise<void> => {
  await page.goto(`/dashboards/analytics?from=${day}&to=${day}`);
  await expect(page.getByRole('main').getByText(sum).first()).toBeVisible();
};

test('a till that was offline for two days catches up: figures, counters and what its clock got wrong (RCP-01, DSH-18)', async ({
  openAs,
  newTill,
  plain,
}) => {
  const till = newTill(plain, 'Biergarten');
  const deviceId = await till.linkTo('Seeblick', owner);
  till.sell(500, { at: noonOf(dayAgo(3)) });
  await till.push();
  const database = openOwnerDatabase(plain.dataDir);
  await database.query(
    `update devices set last_receipt_at = now() - interval '60 hours', last_ping_at = null where id = $1`,
    [deviceId],
  );
  await database.end();

  // Two days without a connection; on the second somebody set the clock back while a receipt was open.
  sellDay(till, first, 1_000);
  sellDay(till, second, 2_500);
  till.sell(9_900, { at: noonOf(second) + 7 * hour, startedAt: noonOf(second) + 9 * hour });

  const page = await openAs(plain, owner, '/dashboards/home', { viewport: sizes.phone });
  await expect(page.getByText(/Seeblick: seit .* sind keine neuen Daten eingetroffen/)).toBeVisible();

  await pushUntilCut(till);
  await turnoverOf(page, first, '40,00 €');
  expect(await till.push()).toMatchObject({ stored: 8, quarantined: 1, rejected: 0 });
  await expect(page.getByRole('main').getByText('60,00 €').first()).toBeVisible();
  await turnoverOf(page, second, '150,00 €');
  await goWithin(page, '/dashboards/home');
  await expect(page.getByText(/Seeblick: seit .* sind keine neuen Daten/)).toBeHidden();

  await goWithin(page, `/setting/device/${deviceId}`);
  const counters = page.getByRole('region', { name: 'Zählerstände' });
  await expect(counters.getByText('Letzte Belegnummer')).toBeVisible();
  await expect(counters.getByText(/^13 ·/).first()).toBeVisible();
  await expect(counters.getByText('Keine Nummer fehlt.')).toBeVisible();
  await goWithin(page, '/manage/syncProblems/gaps');
  await expect(page.getByText('Keine Lücken')).toBeVisible();

  // By the keyboard alone from here on.
  await goWithin(page, '/manage/syncProblems');
  const problem = page.getByRole('link', { name: /^Der Beleg beginnt am .*, endet aber schon am / });
  await expect(problem).toBeVisible();
  await expectAccessible(page);
  await problem.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sync-Problem prüfen' });
  await expect(dialog.getByText('Die Daten stimmen noch immer nicht. Es ändert sich nichts.')).toBeVisible();
  await expectAccessible(page);
  const accept = dialog.getByRole('button', { name: 'So übernehmen' });
  await accept.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Alles in Ordnung')).toBeVisible();
  await page.getByRole('link', { name: 'Erledigt', exact: true }).press('Enter');
  await expect(page.getByText('Gespeichert, zählt mit')).toBeVisible();
  await expect(page.getByText('Olga Lindner')).toBeVisible();
  await turnoverOf(page, second, '249,00 €');
});
