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

test('an owner links the company account once, and signs in with it from then on (IDN-64, IDN-65)', async ({
  page,
}) => {
  provider.people.olga = { email: 'owner@demo.example', email_verified: true, name: 'Olga Lindner' };
  provider.signsIn = 'olga';
  await page.goto(`${server.url}/dashboards/analytics?year=2023`);
  const withKeycloak = page.getByRole('button', { name: 'Mit Keycloak anmelden' });
  await withKeycloak.click();
  await page.getByLabel('Passwort Ihres Tresen-Kontos').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Auswertungen' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/dashboards/analytics?year=2023`);

  await page.getByRole('button', { name: 'Benutzermenü' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await withKeycloak.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
});

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
