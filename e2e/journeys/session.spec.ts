import type { BrowserContext, Page } from '@playwright/test';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { demoPassword, type ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sitzung abgelaufen' });
const password = (page: Page) => dialogOf(page).getByLabel('Passwort', { exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const refreshToken = (page: Page) => page.evaluate(() => localStorage.getItem('tresen.refreshToken'));

/** The server ends the session of the page, at once. */
const endSession = async (page: Page): Promise<void> => {
  const form = { token: (await refreshToken(page)) ?? '', token_type_hint: 'refresh_token' };
  await page.request.post('/connect/revocation', { form });
};

const signInAgain = async (page: Page, word = demoPassword): Promise<void> => {
  await password(page).fill(word);
  await dialogOf(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
};

/** What the browser keeps, but for how often it was here: the hint to install the app tells nothing of anybody. */
const keptOfSomebody = async (page: Page): Promise<string[]> => {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((key) => key !== 'tresen.visits');
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Benutzermenü' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
};

const openTabs = async (context: BrowserContext, count: number, path: string): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const tab = await context.newPage();
      // Open once the server has said who it is; a page that is still loading goes to /login.
      const known = tab.waitForResponse('**/connect/userinfo');
      await tab.goto(path);
      await known;
      return tab;
    }),
  );

/** Sessions of a person that the server ended because a refresh token was used twice. */
const reusedSessions = async (server: ServerProcess): Promise<number> => {
  const pool = openOwnerDatabase(server.dataDir);
  const { rows } = await pool.query(
    `select count(*) from sessions where revoked_because = 'refreshTokenReused'`,
  );
  await pool.end();
  return rows[0].count;
};

test.describe('a session that ends in the middle of a form (ERR-49, IDN-54)', () => {
  test('loses nothing: after signing in again the text is there, and saving succeeds', async ({
    openAs,
    newTill,
    plain,
  }) => {
    const page = await openAs(plain, owner, '/setting/devices?setup=register');
    const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
    await wizard.getByRole('radio', { name: /Windows-Kasse/ }).check();
    await wizard.getByRole('button', { name: 'Weiter' }).click();
    await wizard.getByLabel('Name der Kasse').fill('Theke');
    await endSession(page);

    await expect(dialogOf(page)).toBeVisible();
    await expect(dialogOf(page).getByLabel('E-Mail')).toHaveValue(owner);
    await expect(dialogOf(page).getByLabel('E-Mail')).not.toBeEditable();
    await signInAgain(page, 'Wrong-1234');
    await expect(dialogOf(page).getByText('E-Mail oder Passwort ist falsch.')).toBeVisible();
    await signInAgain(page);
    await expect(dialogOf(page)).toBeHidden();

    await expect(wizard.getByLabel('Name der Kasse')).toHaveValue('Theke');
    await wizard.getByRole('radio', { name: /Gastronomie/ }).check();
    await wizard.getByRole('radio', { name: 'Neue Filiale anlegen' }).check();
    await wizard.getByLabel('Name der Filiale').fill('Nach der Pause');
    await wizard.getByRole('button', { name: 'Weiter' }).click();
    await wizard.getByRole('button', { name: 'Stimmt, weiter zur Kasse' }).click();
    await newTill(plain, 'Theke').link(async (userCode) => {
      await wizard.getByLabel('Code, den die Kasse zeigt').fill(userCode);
      await expect(wizard.getByText('Gefunden: Theke')).toBeVisible();
      // The line to the hub is cut, so that only saving finds out.
      await page.route('**/hubs/**', (route) => route.abort());
      await endSession(page);
      await wizard.getByRole('button', { name: 'Diese Kasse verbinden' }).click();
      await signInAgain(page);
      await expect(wizard.getByText('Verbindung freigegeben')).toBeVisible();
    });
    await page.unroute('**/hubs/**');
    await expect(page.getByText('Live-Verbindung unterbrochen')).toBeHidden();
  });

  test('asks in all tabs, and goes on in all when one has signed in', inFull, async ({ openAs, plain }) => {
    const first = await openAs(plain, owner, '/dashboards/home');
    const [second, third] = await openTabs(first.context(), 2, '/manage/receipts');
    if (!second || !third) throw new Error('no tabs');
    await endSession(first);
    for (const tab of [first, second, third]) await expect(dialogOf(tab)).toBeVisible();
    await signInAgain(second);
    for (const tab of [first, second, third]) await expect(dialogOf(tab)).toBeHidden();
    await expect(first).toHaveURL(`${plain.url}/dashboards/home`);
    await expect(third.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
    await third.reload();
    await expect(menu(third)).toBeVisible();
  });

  test(
    'leaves whoever acts for another tenant in their place (USR-14)',
    inFull,
    async ({ openAs, plain }) => {
      const page = await openAs(plain, 'superadmin@demo.example', '/manage/receipts');
      const banner = page.getByRole('region', { name: /^Sie handeln als/ });
      await page.getByRole('button', { name: /^Benutzermenü/ }).click();
      await page.getByRole('menuitem', { name: 'Handeln als …' }).click();
      await page.getByRole('combobox', { name: 'Suchen' }).fill('Olga Lindner');
      // Until then the list shows what it found before, and moves below the pointer.
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.getByRole('option', { name: /owner@demo\.example/ }).click();
      await expect(banner).toContainText('Olga Lindner');
      const known = page.waitForResponse('**/connect/userinfo');
      await page.goto('/setting/devices?setup=register');
      await known;
      await page.getByRole('radio', { name: /Windows-Kasse/ }).check();
      await page.getByRole('button', { name: 'Weiter' }).click();
      await page.getByLabel('Name der Kasse').fill('Theke');
      await endSession(page);
      await expect(dialogOf(page).getByLabel('E-Mail')).toHaveValue('superadmin@demo.example');
      await signInAgain(page);
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByLabel('Name der Kasse')).toHaveValue('Theke');
      // The server, too, sees them in the same place.
      const asked = page.waitForResponse('**/connect/userinfo');
      await page.reload();
      expect(await (await asked).json()).toMatchObject({ email: owner });
      await expect(page.locator('body')).toContainText('Olga Lindner');
    },
  );

  test(
    'lets somebody else in by the login page, with nothing of the page before',
    inFull,
    async ({ openAs, plain }) => {
      const first = await openAs(plain, owner, '/manage/receipts');
      const [second] = await openTabs(first.context(), 1, '/dashboards/home');
      if (!second) throw new Error('no tab');
      await endSession(first);
      await dialogOf(first).getByRole('button', { name: 'Mit anderem Konto anmelden' }).click();
      for (const tab of [first, second]) await expect(tab).toHaveURL(`${plain.url}/login`);
      await expect(first.getByText('Sitzung abgelaufen')).toBeHidden();
      await first.getByLabel('E-Mail').fill('manager@demo.example');
      await first.getByLabel('Passwort', { exact: true }).fill(demoPassword);
      await first.getByRole('button', { name: 'Anmelden', exact: true }).click();
      for (const tab of [first, second]) await expect(tab).toHaveURL(`${plain.url}/dashboards/home`);
      await expect(menu(first).getByRole('link', { name: 'Kassen' })).toHaveCount(0);
    },
  );
});

test.describe('signing out (IDN-56, IDN-57)', () => {
  test('ends all tabs, also those that wait for a sign-in', inFull, async ({ openAs, plain }) => {
    const first = await openAs(plain, owner, '/dashboards/home');
    const tabs = await openTabs(first.context(), 3, '/manage/receipts');
    for (const tab of tabs) await expect(menu(tab)).toBeVisible();
    await signOut(first);
    for (const tab of [first, ...tabs]) {
      await expect(tab).toHaveURL(`${plain.url}/login`);
      await expect(tab.getByText('Sitzung abgelaufen')).toBeHidden();
    }
    expect(await keptOfSomebody(first)).toEqual([]);
  });

  test(
    'works without a connection, and reaches the server when it is back',
    inFull,
    async ({ openAs, plain }) => {
      const page = await openAs(plain, owner, '/manage/receipts');
      await expect(menu(page)).toBeVisible();
      // What a guest needs is fetched once the page stands.
      await page.waitForFunction(() => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const guest = document.querySelector<HTMLElement>('[data-guest]')?.dataset.guest?.split(' ');
        return guest?.every((file) => fetched.includes(file));
      });
      const token = (await refreshToken(page)) ?? '';
      const form = { grant_type: 'refresh_token', refresh_token: token };
      await page.context().setOffline(true);
      await signOut(page);
      await expect(page).toHaveURL(`${plain.url}/login`);
      await expect(page.getByLabel('E-Mail')).toBeVisible();
      await expect(menu(page)).toBeHidden();
      expect(await keptOfSomebody(page)).toEqual([]);
      const revoked = page.waitForResponse('**/connect/revocation');
      await page.context().setOffline(false);
      await revoked;
      const answer = await fetch(`${plain.url}/connect/token`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      expect(answer.status).toBe(400);
    },
  );
});

test.describe('a line that drops the answers of the token endpoint (IDN-66, API-13)', () => {
  /** Lets every second answer get lost after the server has given it. */
  const dropAnswers = async (context: BrowserContext): Promise<void> => {
    let asked = 0;
    await context.route('**/connect/token', async (route) => {
      asked += 1;
      if (asked % 2 === 0) return route.continue();
      // A tab that was loaded anew meanwhile has given up the request by itself.
      await route.fetch().catch(() => undefined);
      await route.abort().catch(() => undefined);
    });
  };

  for (const count of [2, 10]) {
    test(
      `never signs out anybody with ${count} tabs, and is never taken for theft`,
      count > 2 ? inFull : {},
      async ({ openAs, plain }) => {
        test.slow();
        const before = await reusedSessions(plain);
        const first = await openAs(plain, owner, '/manage/receipts');
        const context = first.context();
        const tabs = [first, ...(await openTabs(context, count - 1, '/manage/receipts'))];
        await dropAnswers(context);
        // A page that is loaded has no access token: all of them renew, at the same time, again and again.
        for (let round = 0; round < (count > 2 ? 1 : 3); round += 1)
          await Promise.all(tabs.map((tab) => tab.reload()));
        await context.unroute('**/connect/token');
        await Promise.all(tabs.map((tab) => tab.reload()));
        for (const tab of tabs) {
          await expect(tab.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
          await expect(dialogOf(tab)).toHaveCount(0);
        }
        expect(await refreshToken(first)).not.toBeNull();
        expect(await reusedSessions(plain)).toBe(before);
      },
    );
  }

  test(
    'is tried again behind an open page, after a sleep, too, without anybody noticing (IDN-55)',
    inFull,
    async ({ openAs, plain }) => {
      const page = await openAs(plain, owner, '/login');
      await page.clock.install();
      const known = page.waitForResponse('**/connect/userinfo');
      await page.goto('/setting/devices?setup=register');
      await known;
      const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
      await wizard.getByRole('radio', { name: /Windows-Kasse/ }).check();
      await wizard.getByRole('button', { name: 'Weiter' }).click();
      await wizard.getByLabel('Name der Kasse').fill('Theke');
      const before = await refreshToken(page);
      await dropAnswers(page.context());
      // The laptop sleeps past the time of the renewal; its answer gets lost, the next try does not.
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/connect/token'));
      await page.clock.fastForward('06:00');
      await lost;
      const renewed = page.waitForResponse('**/connect/token');
      await page.clock.fastForward('00:31');
      await renewed;
      await expect.poll(() => refreshToken(page)).not.toBe(before);
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(wizard.getByLabel('Name der Kasse')).toHaveValue('Theke');
    },
  );
});
