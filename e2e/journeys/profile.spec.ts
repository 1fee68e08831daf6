import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api.ts';
import { sizes } from '../support/screens.ts';
import { demoPassword } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

// A red square of 2 × 2 pixels.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const openMenu = (page: Page) => page.getByRole('button', { name: /^Benutzermenü/ }).click();

test(
  'names, language and picture are changed on a phone, and show at once (USR-01, USR-03, IDN-62)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, 'manager@demo.example', '/dashboards/home', { viewport: sizes.phone });
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Mein Profil' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Marek Voss' })).toBeVisible();
    await page.getByRole('link', { name: 'Bearbeiten' }).click();

    await page
      .getByLabel('Bild auswählen')
      .setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('Bild gespeichert.')).toBeVisible();
    await expect(page.getByRole('banner').locator('img[src^="/files/photoURL/"]')).toBeVisible();

    await page.getByLabel('Vorname').fill('Marek Jan');
    await page.getByLabel('Telefon').fill('+49 30 123 45');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Profil gespeichert.')).toBeVisible();
    await expect(page).toHaveURL(`${plain.url}/profile`);
    await expect(page.getByRole('heading', { level: 2, name: 'Marek Jan Voss' })).toBeVisible();
    await openMenu(page);
    await expect(page.getByRole('menu').getByText('Marek Jan Voss')).toBeVisible();

    await page.reload();
    const shown = page.getByRole('img', { name: 'Bild von Marek Jan Voss' });
    await expect(shown).toHaveAttribute('src', /^\/files\/photoURL\/[0-9a-f]{32}\.webp$/);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  },
);

test(
  'a form that was not saved asks before it is left, and its draft outlives the tab (SHL-81)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, 'dealer@demo.example', '/profile/edit');
    await page.getByLabel('Nachname').fill('Ernst-Meier');
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
    await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(page).toHaveURL(`${plain.url}/profile/edit`);
    const next = await page.context().newPage();
    await page.close();
    await next.goto('/profile/edit');
    await expect(next.getByText(/Ihre letzten Eingaben sind wieder da/)).toBeVisible();
    await expect(next.getByLabel('Nachname')).toHaveValue('Ernst-Meier');
  },
);

test('"Dort abmelden" ends the session of another browser', inFull, async ({ openAs, plain }) => {
  const there = await openAs(plain, 'user@demo.example', '/profile');
  await expect(there.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
  const here = await openAs(plain, 'user@demo.example', '/profile');
  await here
    .getByRole('button', { name: /dort abmelden$/ })
    .first()
    .click();
  await expect(here.getByText(/ist abgemeldet\.$/)).toBeVisible();
  await there.reload();
  await expect(there.getByText('Sitzung abgelaufen')).toBeVisible();
  await here.reload();
  await expect(here.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
  await expect(here.getByRole('button', { name: /dort abmelden$/ })).toHaveCount(0);
});

test('a new password signs every other browser out and this one not', inFull, async ({ openAs, plain }) => {
  const newPassword = 'Neues-Pass-1';
  const there = await openAs(plain, 'dealer@demo.example', '/dashboards/home');
  await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
  const here = await openAs(plain, 'dealer@demo.example', '/profile/edit');
  await here.getByLabel('Jetziges Passwort').fill(demoPassword);
  await here.getByLabel('Neues Passwort', { exact: true }).fill(newPassword);
  await here.getByLabel('Neues Passwort wiederholen').fill(newPassword);
  await here.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(here.getByText(/Alle anderen Anmeldungen sind beendet/)).toBeVisible();
  await there.reload();
  await expect(there.getByText('Sitzung abgelaufen')).toBeVisible();
  await here.goto('/profile');
  await expect(here.getByText('Dieses Gerät')).toBeVisible();

  // As it was, for the journeys to come.
  const api = await signInToApi(plain.url, 'dealer@demo.example', newPassword);
  const change =
    'mutation($current: String!, $new: String!) { changePassword(current: $current, new: $new) { isSuccess } }';
  await api.ask('/graphql', change, { current: newPassword, new: demoPassword });
});
