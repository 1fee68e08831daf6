import type { Page } from '@playwright/test';
import { expect, inFull, test } from '../support/test.ts';

const withWorker = { serviceWorkers: 'allow' } as const;

/** Everything that a start without a connection needs lies in the browser. */
const untilKept = (page: Page, query: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await caches.match('/kept-queries');
        return [String(names.some((name) => name.startsWith('tresen-shell-'))), (await kept?.text()) ?? ''];
      }),
    )
    .toEqual(['true', expect.stringContaining(query)]);

test(
  'can be installed, and starts without a connection with the last figures and a sign of it (SHL-03, ERR-29, API-15)',
  inFull,
  async ({ openAs, filled }) => {
    const page = await openAs(filled, 'owner@demo.example', '/dashboards/home', withWorker);
    const main = page.getByRole('main');
    await expect(main.getByText(/€/).first()).toBeVisible();
    const figures = await main.getByText(/€/).first().textContent();

    const version = await (await page.request.get('/get-version/5')).text();
    await expect(page.getByRole('navigation').getByText(`Version ${version}`)).toBeVisible();

    const worker = await page.request.get('/sw.js');
    expect([worker.headers()['cache-control'], worker.headers()['content-type']]).toEqual([
      'no-cache',
      expect.stringContaining('javascript'),
    ]);
    const devtools = await page.context().newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(manifest.url).toBe(`${filled.url}/manifest.webmanifest`);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A browser without a profile, as tests have it, installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    await untilKept(page, '"homeDashboard"');
    await page.goto('/profile/edit');
    await expect(page.getByLabel('Vorname')).toBeVisible();
    await untilKept(page, '"profile"');
    // Nothing of a person but what the marked queries brought; no answer, no token, no picture.
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const paths = entries.flat().map(({ url }) => new URL(url).pathname);
        return paths.filter((path) => !/^\/(?:assets|icons)\//.test(path)).sort();
      });
    // The app itself is fetched behind the page, which may take a while.
    await expect
      .poll(kept)
      .toEqual(['/favicon.svg', '/index.html', '/kept-queries', '/manifest.webmanifest']);

    await page.context().setOffline(true);
    await page.goto('/dashboards/home');
    await expect(page.getByText(/^Ohne Verbindung: Stand von \d\d:\d\d$/)).toBeVisible();
    await expect(main.getByText(/€/).first()).toHaveText(figures ?? '');

    await page.goto('/profile/edit');
    await page.getByLabel('Nachname').fill('Ohnenetz');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(
      page.getByText('Das hat nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung.'),
    ).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText(/^Ohne Verbindung/)).toBeHidden();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Profil gespeichert.')).toBeVisible();

    await page.getByRole('button', { name: /^Benutzermenü/ }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(`${filled.url}/login`);
    expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^tresen-shell-/)]);
  },
);

test('a new version loses no form, and is loaded once, at the next navigation (SHL-83, SHL-84, SHL-82)', async ({
  openAs,
  plain,
}) => {
  const page = await openAs(plain, 'manager@demo.example', '/profile/edit');
  await page.route('**/get-version/5', (route) => route.fulfill({ body: '99.0.0.1' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.reload();
  await expect(page.getByText('Eine neue Version ist da.')).toBeVisible();
  await page.getByLabel('Nachname').fill('Neufassung');
  await page.getByRole('button', { name: 'Jetzt laden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page.getByLabel('Nachname')).toHaveValue('Neufassung');
  expect(loads).toBe(1);

  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 2, name: /Neufassung$/ })).toBeVisible();
  // Server and build disagree for good: that is no reason to load for ever.
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});

test(
  'a page that breaks says so, with the number under which the server has it (SHL-80, ERR-48)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, 'manager@demo.example', '/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
    await page.route('**/graphql/pos', (route) => route.fulfill({ json: { data: { homeDashboard: {} } } }));
    const report = page.waitForResponse('**/api/client-errors');
    await page.goto('/dashboards/home');
    await expect(page.getByRole('heading', { name: 'Diese Ansicht ist abgestürzt' })).toBeVisible();
    const answer = await report;
    expect(answer.status()).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    await expect(page.getByText(id)).toBeVisible();
    await page.unroute('**/graphql/pos');
    await page.getByRole('link', { name: 'Belege', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
  },
);
