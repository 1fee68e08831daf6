import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@retail.demo.example';

test('the first register: sample figures, the setup wizard, the first sync, own figures (REG-02, REG-03, REG-08, DSH-20, DSH-21)', async ({
  openAs,
  newTill,
  plain,
}) => {
  const page = await openAs(plain, owner, '/dashboards/home');
  const main = page.getByRole('main');
  await expect(main.getByText('Sie sehen Beispielzahlen')).toBeVisible();
  await expect(main.getByText('Beispiel', { exact: true }).first()).toBeVisible();

  await main.getByRole('button', { name: 'Kasse verbinden' }).click();
  const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
  await expect(wizard.getByRole('heading', { name: 'Welche Kasse möchten Sie verbinden?' })).toBeFocused();
  await expect(wizard.getByRole('button', { name: 'Weiter' })).toBeDisabled();
  await wizard.getByRole('radio', { name: /Windows-Kasse/ }).check();
  await wizard.getByRole('button', { name: 'Weiter' }).click();

  await expect(wizard.getByLabel('Name der Kasse')).toBeVisible();
  await wizard.getByRole('button', { name: 'Weiter' }).click();
  await expect(wizard.getByText('Bitte geben Sie der Kasse einen Namen')).toBeVisible();
  await expect(wizard.getByText('Bitte wählen Sie die Branche')).toBeVisible();
  await wizard.getByLabel('Name der Kasse').fill('Kasse 1');
  await wizard.getByRole('radio', { name: /Handel/ }).check();
  await wizard.getByRole('radio', { name: 'Neue Filiale anlegen' }).check();
  await wizard.getByLabel('Name der Filiale').fill('Am Markt');
  await wizard.getByRole('button', { name: 'Weiter' }).click();

  await expect(wizard.getByText('Am Markt (wird angelegt)')).toBeVisible();
  await page.reload();
  await expect(wizard.getByText('Am Markt (wird angelegt)')).toBeVisible();
  await wizard.getByRole('button', { name: 'Stimmt, weiter zur Kasse' }).click();

  await expect(wizard.getByText('Aktualisieren Sie die Kassensoftware auf mindestens V5.9.3.')).toBeVisible();
  await expect(wizard.getByText('Klicken Sie auf das „i“-Symbol.')).toBeVisible();
  await expect(wizard.getByText('Öffnen Sie den Reiter CLOUD und verbinden Sie die Kasse.')).toBeVisible();
  await expect(
    wizard.getByText('Starten Sie die Kasse neu, dann aktualisieren Sie diese Seite.'),
  ).toBeVisible();

  const till = newTill(plain, 'Kasse 1');
  await till.link(async (userCode) => {
    const field = wizard.getByLabel('Code, den die Kasse zeigt');
    await field.fill('BCDF-GHJ7');
    await expect(wizard.getByText('Das ist kein vollständiger Code')).toBeVisible();
    await field.fill(userCode.toLowerCase().replace('-', ' '));
    await expect(wizard.getByText('Gefunden: Kasse 1')).toBeVisible();
    await wizard.getByRole('button', { name: 'Diese Kasse verbinden' }).click();
    await expect(wizard.getByText('Verbindung freigegeben')).toBeVisible();
  });
  await expect(wizard.getByRole('button', { name: 'Weiter' })).toBeDisabled();

  await till.connect();
  await expect(wizard.getByText('Die Kasse ist verbunden')).toBeVisible();
  await expect(wizard.getByText(/Kasse 1 sendet ab jetzt ihre Belege für Am Markt\./)).toBeVisible();
  till.sell(1990);
  await wizard.getByRole('button', { name: 'Zu den Zahlen' }).click();

  await expect(wizard).toBeHidden();
  await expect(main.getByText('19,90 €').first()).toBeVisible();
  await expect(main.getByText('Sie sehen Beispielzahlen')).toBeHidden();
  await expect(main.getByText('Beispiel', { exact: true })).toHaveCount(0);
  await expect(main.getByText('1 von 1')).toBeVisible();
});

test(
  'a register that shows its code as an address is found at once (RFC 8628 3.3.1)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Theke');
    const page = await openAs(plain, 'owner@demo.example', '/setting/devices');
    const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
    await till.link(async (userCode) => {
      await page.goto(`/setting/devices?userCode=${userCode}`);
      await wizard.getByRole('radio', { name: /Windows-Kasse/ }).check();
      await wizard.getByRole('button', { name: 'Weiter' }).click();
      await wizard.getByLabel('Name der Kasse').fill('Theke');
      await wizard.getByRole('radio', { name: /Gastronomie/ }).check();
      await wizard.getByRole('radio', { name: 'Neue Filiale anlegen' }).check();
      await wizard.getByLabel('Name der Filiale').fill('Theke');
      await wizard.getByRole('button', { name: 'Weiter' }).click();
      await wizard.getByRole('button', { name: 'Stimmt, weiter zur Kasse' }).click();
      await expect(wizard.getByLabel('Code, den die Kasse zeigt')).toHaveValue(userCode);
      await expect(wizard.getByText('Gefunden: Theke')).toBeVisible();
      await wizard.getByRole('button', { name: 'Diese Kasse verbinden' }).click();
      await expect(wizard.getByText('Verbindung freigegeben')).toBeVisible();
    });
  },
);

test(
  'whoever may not link registers sees no way to, and is told so (REG-02)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, 'user@demo.example', '/dashboards/home?setup=register');
    const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
    await expect(wizard.getByText('Kassen verbindet die Inhaberin oder der Inhaber.')).toBeVisible();
  },
);
