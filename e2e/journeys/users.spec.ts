import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { signInToApi } from '../support/api.ts';
import { linkIn, untilMail } from '../support/mailbox.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const password = 'Neu-1234!';
const newEmail = () => `neu-${randomUUID().slice(0, 8)}@lindenhof.example`;

const invitations = (page: Page) => page.getByRole('region', { name: 'Offene Einladungen' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const invite = async (page: Page, email: string, role: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Benutzer einladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Benutzer einladen' });
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
};

/** Opens an address in a browser that has never been here. */
const openAsGuest = async (browser: Browser, { url }: ServerProcess, address: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

const signUp = async (page: Page, firstName: string, lastName: string): Promise<void> => {
  await page.getByLabel('Vorname').fill(firstName);
  await page.getByLabel('Nachname').fill(lastName);
  const [first, second] = await page.locator('input[autocomplete="new-password"]').all();
  await first?.fill(password);
  await second?.fill(password);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await page.waitForURL('**/confirmed*');
};

const signIn = async (page: Page, email: string, word: string): Promise<void> => {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
};

/** Somebody who has joined by an invitation. */
const join = async (browser: Browser, server: ServerProcess, page: Page, role: RegExp, lastName: string) => {
  const email = newEmail();
  await invite(page, email, role);
  await expect(invitations(page).getByText(email)).toBeVisible();
  const guest = await openAsGuest(browser, server, linkIn(await untilMail(server, email), '/register/'));
  await signUp(guest, 'Nora', lastName);
  await guest.goto('/login');
  await signIn(guest, email, password);
  await expect(guest).toHaveURL(`${server.url}/dashboards/home`);
  return { email, guest };
};

test('USR-05, USR-07: invite, join, and be in the right company with the right role', async ({
  browser,
  openAs,
  plain,
}) => {
  const page = await openAs(plain, owner, '/dashboards/home');
  await page.getByRole('link', { name: 'Benutzer', exact: true }).click();
  const email = newEmail();
  await invite(page, email, /Betriebsleitung/);
  await expect(page.getByText(`Die Einladung an ${email} ist unterwegs.`)).toBeVisible();
  await expect(rowOf(page, email)).toContainText('Betriebsleitung');

  await invite(page, email, /Benutzer\/in/);
  await expect(page.getByText('Die Einladung ist schon verschickt!')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen' }).click();

  const link = linkIn(await untilMail(plain, email), '/register/');
  const guest = await openAsGuest(browser, plain, link);
  await expect(guest.getByText('Gasthaus Lindenhof lädt Sie ein')).toBeVisible();
  await expect(guest.getByText('Ihre Rolle: Betriebsleitung.')).toBeVisible();
  await expect(guest.getByLabel('E-Mail')).toHaveValue(email);
  await signUp(guest, 'Nora', 'Neumann');
  await guest.getByRole('link', { name: /nmeld/ }).click();
  await signIn(guest, email, password);
  await expect(guest).toHaveURL(`${plain.url}/dashboards/home`);
  await expect(guest.getByRole('link', { name: 'Benutzer' })).toHaveCount(0);

  const api = await signInToApi(plain.url, email, password);
  expect(await api.ask('/graphql', '{ me { role tenantName firstName } }')).toEqual({
    me: { role: 'manager', tenantName: 'Gasthaus Lindenhof', firstName: 'Nora' },
  });
  await page.reload();
  await expect(rowOf(page, 'Nora Neumann')).toContainText('Betriebsleitung');
  await expect(page.getByText(email)).toHaveCount(1);

  await guest.goto(link);
  const again = await openAsGuest(browser, plain, link);
  await expect(again.getByText('Diese Einladung gilt nicht mehr')).toBeVisible();
});

test(
  'USR-05: an invitation that was withdrawn opens nothing, until that is taken back',
  inFull,
  async ({ browser, openAs, plain }) => {
    const page = await openAs(plain, owner, '/setting/users');
    const email = newEmail();
    await invite(page, email, /Benutzer\/in/);
    const link = linkIn(await untilMail(plain, email), '/register/');
    const withdraw = () =>
      rowOf(page, email)
        .getByRole('button', { name: /zurückziehen/ })
        .click();
    await withdraw();
    const notice = page.getByRole('status').filter({ hasText: 'ist zurückgezogen' });
    await notice.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText(`Die Einladung an ${email} gilt wieder.`)).toBeVisible();
    const guest = await openAsGuest(browser, plain, link);
    await expect(guest.getByText('Gasthaus Lindenhof lädt Sie ein')).toBeVisible();
    await withdraw();
    await expect(rowOf(page, email)).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByText('Diese Einladung gilt nicht mehr')).toBeVisible();
  },
);

test(
  'USR-05: a disabled user is out at once, and comes back when enabled again',
  inFull,
  async ({ browser, openAs, plain }) => {
    const page = await openAs(plain, owner, '/setting/users');
    const { email, guest } = await join(browser, plain, page, /Benutzer\/in/, 'Nachtweih');
    await page.reload();
    await page.getByRole('button', { name: 'Nora Nachtweih sperren' }).click();
    await expect(page.getByText('Nora Nachtweih ist gesperrt und überall abgemeldet.')).toBeVisible();
    await expect(rowOf(page, email)).toContainText('Gesperrt');
    // Nobody touches the page: its connection to the hub has ended.
    await expect(guest.getByText('Sitzung abgelaufen').first()).toBeVisible();

    const login = await openAsGuest(browser, plain, '/login');
    await signIn(login, email, password);
    await expect(login.getByText('E-Mail oder Passwort ist falsch.')).toBeVisible();
    await page.getByRole('button', { name: 'Nora Nachtweih freigeben' }).click();
    await expect(rowOf(page, email)).toContainText('Aktiv');
    await login.goto('/login');
    await signIn(login, email, password);
    await expect(login).toHaveURL(`${plain.url}/dashboards/home`);
  },
);

test(
  'ACC-38: a role that is taken away ends what it allowed, in the middle of the session',
  inFull,
  async ({ browser, openAs, plain }) => {
    const page = await openAs(plain, owner, '/setting/users');
    const { guest } = await join(browser, plain, page, /Inhaber/, 'Oberländer');
    await guest.goto('/setting/users');
    await expect(guest.getByRole('heading', { level: 1, name: 'Benutzer' })).toBeVisible();
    const lock = guest.getByRole('button', { name: 'Olga Lindner sperren' });
    await expect(lock).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Rolle von Nora Oberländer ändern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nora Oberländer' });
    await dialog.getByRole('radio', { name: /Benutzer\/in/ }).check();
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(rowOf(page, 'Nora Oberländer')).toContainText('Benutzer/in');
    // The open page still offers what the server no longer gives.
    await lock.click();
    await expect(guest.getByText('Dafür fehlt Ihnen die Berechtigung.')).toBeVisible();
    await guest.reload();
    await expect(guest).toHaveURL(`${plain.url}/dashboards/home`);
  },
);

test(
  'USR-05: a removed user is gone, and their e-mail is free for another invitation',
  inFull,
  async ({ browser, openAs, plain }) => {
    const page = await openAs(plain, owner, '/setting/users');
    const { email, guest } = await join(browser, plain, page, /Händler/, 'Fortmann');
    await page.reload();
    await page.getByRole('button', { name: 'Nora Fortmann entfernen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
    await expect(page.getByText('Nora Fortmann ist entfernt.')).toBeVisible();
    await expect(rowOf(page, email)).toHaveCount(0);
    await expect(guest.getByText('Sitzung abgelaufen').first()).toBeVisible();
    await invite(page, email, /Händler/);
    await expect(rowOf(page, email)).toBeVisible();
  },
);

test('the invitation goes by keyboard alone', inFull, async ({ openAs, plain }) => {
  const page = await openAs(plain, owner, '/setting/users');
  const email = newEmail();
  await page.getByRole('button', { name: 'Benutzer einladen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('E-Mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, email)).toContainText('Händler/in');
});
