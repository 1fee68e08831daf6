import type { Page } from '@playwright/test';
import {
  clientOfTests,
  type ProviderOfTests,
  startProvider,
} from '@tresen/server/src/account/external-sign-in/provider-of-tests.ts';
import { demoPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

let server: ServerProcess;
let provider: ProviderOfTests;

test.beforeAll(async () => {
  server = await startServerProcess();
  provider = await startProvider(`${server.url}/Account/External/Callback`);
  await server.end();
  await server.start({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientOfTests.id,
    OIDC_CLIENT_SECRET: clientOfTests.secret,
    OIDC_NAME: 'Keycloak',
  });
});
test.afterAll(async () => {
  await provider.stop();
  await server.remove();
});

const withKeycloak = (page: Page) => page.getByRole('button', { name: 'Mit Keycloak anmelden' });

/** An owner who signs in at the provider from now on; the first time ever it takes the password. */
const signInOlga = async (page: Page): Promise<void> => {
  provider.people.olga = { email: 'owner@demo.example', email_verified: true, name: 'Olga Lindner' };
  provider.signsIn = 'olga';
  await page.goto(`${server.url}/dashboards/home`);
  await withKeycloak(page).click();
  const password = page.getByLabel('Passwort Ihres Tresen-Kontos');
  const home = page.getByRole('heading', { level: 1, name: 'Heute' });
  await expect(password.or(home)).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(demoPassword);
    await page.keyboard.press('Enter');
  }
  await expect(home).toBeVisible();
};

test(
  'an owner links the company account once, and signs in with it from then on (IDN-64, IDN-65)',
  inFull,
  async ({ page }) => {
    provider.people.olga = { email: 'owner@demo.example', email_verified: true, name: 'Olga Lindner' };
    provider.signsIn = 'olga';
    await page.goto(`${server.url}/dashboards/analytics?year=2023`);
    await withKeycloak(page).click();
    await page.getByLabel('Passwort Ihres Tresen-Kontos').fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Auswertungen' })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/dashboards/analytics?year=2023`);

    await page.getByRole('button', { name: 'Benutzermenü' }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await withKeycloak(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  },
);

test(
  'who is nobody here yet, or says no at the provider, reads why and can sign in otherwise',
  inFull,
  async ({ page }) => {
    provider.people.fremd = { email: 'fremd@anderswo.de', email_verified: true, name: 'Fritz Fremd' };
    provider.signsIn = 'fremd';
    await page.goto(`${server.url}/login`);
    await page.getByRole('button', { name: 'Mit Keycloak anmelden' }).click();
    await expect(page.getByText('noch kein Konto')).toBeVisible();
    provider.signsIn = undefined;
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Mit Keycloak anmelden' }).click();
    await expect(page.getByText('Sie haben die Anmeldung mit Keycloak abgebrochen.')).toBeVisible();
    await expect(page.getByLabel('E-Mail')).toBeEditable();
  },
);

test.describe('a session that ends under somebody who signs in at the provider (ERR-49, IDN-54, IDN-64)', () => {
  const expired = (page: Page) => page.getByRole('dialog', { name: 'Sitzung abgelaufen' });
  /** Half a form, and then the server ends the session. */
  const typeUntilItEnds = async (page: Page): Promise<void> => {
    await page.goto(`${server.url}/setting/devices?setup=register`);
    const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
    await wizard.getByRole('radio', { name: /Windows-Kasse/ }).check();
    await wizard.getByRole('button', { name: 'Weiter' }).click();
    await wizard.getByLabel('Name der Kasse').fill('Theke');
    const token = await page.evaluate(() => localStorage.getItem('tresen.refreshToken'));
    const form = { token: token ?? '', token_type_hint: 'refresh_token' };
    await page.request.post(`${server.url}/connect/revocation`, { form });
    await expect(expired(page)).toBeVisible();
  };
  const windowOfProvider = async (page: Page): Promise<Page> => {
    const opening = page.waitForEvent('popup');
    await expired(page).getByRole('link', { name: 'Mit Keycloak anmelden' }).click();
    return opening;
  };

  test('goes on where it was, once they have signed in there in another window', inFull, async ({ page }) => {
    await signInOlga(page);
    await typeUntilItEnds(page);
    await expect(expired(page).getByText('Danach geht es hier weiter.')).toBeVisible();
    const other = await windowOfProvider(page);
    await expect(expired(page)).toBeHidden();
    await expect(page.getByLabel('Name der Kasse')).toHaveValue('Theke');
    await expect(other.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
    await page.getByRole('radio', { name: /Gastronomie/ }).check();
    await page.getByRole('radio', { name: 'Neue Filiale anlegen' }).check();
    await page.getByLabel('Name der Filiale').fill('Nach der Pause');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('button', { name: 'Stimmt, weiter zur Kasse' })).toBeVisible();
  });

  test(
    'stays as it is when they say no there; the page still takes the password',
    inFull,
    async ({ page }) => {
      await signInOlga(page);
      await typeUntilItEnds(page);
      provider.signsIn = undefined;
      await page.context().clearCookies();
      const other = await windowOfProvider(page);
      await expect(other.getByText('Sie haben die Anmeldung mit Keycloak abgebrochen.')).toBeVisible();
      await expect(expired(page)).toBeVisible();
      await expired(page).getByLabel('Passwort', { exact: true }).fill(demoPassword);
      await expired(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(expired(page)).toBeHidden();
      await expect(page.getByLabel('Name der Kasse')).toHaveValue('Theke');
    },
  );

  test('shows nothing of it to somebody else who signs in there', inFull, async ({ page }) => {
    await signInOlga(page);
    await typeUntilItEnds(page);
    provider.people.max = { email: 'manager@demo.example', email_verified: true, name: 'Max' };
    provider.signsIn = 'max';
    await page.context().clearCookies();
    const other = await windowOfProvider(page);
    await other.getByLabel('Passwort Ihres Tresen-Kontos').fill(demoPassword);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
    await expect(expired(page)).toBeHidden();
    // A manager has no registers, so nothing of the owner's form is left.
    await expect(page.getByLabel('Name der Kasse')).toHaveCount(0);
  });
});
