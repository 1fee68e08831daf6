import type { Locator, Page } from '@playwright/test';
import { countRecords, findShown } from '@tresen/register';
import { faultsOf, surplusOf } from '../support/accessibility.ts';
import { linkIn, untilMail } from '../support/mailbox.ts';
import { goWithin } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

const password = 'Hof-Laube-34';

const box = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const save = async (page: Page, name: string): Promise<void> => {
  await button(page, 'Speichern').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const register = async (page: Page, server: ServerProcess, email: string): Promise<void> => {
  await page.goto(`${server.url}/register`);
  const values = { Vorname: 'Ida', Nachname: 'Berg', Firma: 'Seeblick', 'E-Mail': email };
  const passwords = { Passwort: password, 'Passwort wiederholen': password };
  for (const [label, value] of Object.entries({ ...values, ...passwords }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await button(page, 'Registrieren').click();
  await page.goto(linkIn(await untilMail(server, email), '/confirmed'));
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await button(page, 'Anmelden').click();
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
};

/** Goes through the setup wizard, which is open; the branch is made where it is told to be new. */
const linkByWizard = async (page: Page, till: Till, newBranch?: string): Promise<void> => {
  const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
  await wizard.getByRole('radio', { name: /Windows-Kasse/ }).check();
  await button(wizard, 'Weiter').click();
  await wizard.getByLabel('Name der Kasse').fill(till.name);
  await wizard.getByRole('radio', { name: /Gastronomie/ }).check();
  if (newBranch) {
    await wizard.getByRole('radio', { name: 'Neue Filiale anlegen' }).check();
    await wizard.getByLabel('Name der Filiale').fill(newBranch);
  }
  await button(wizard, 'Weiter').click();
  await button(wizard, 'Stimmt, weiter zur Kasse').click();
  await till.link(async (userCode) => {
    await wizard.getByLabel('Code, den die Kasse zeigt').fill(userCode);
    await button(wizard, 'Diese Kasse verbinden').click();
    await expect(wizard.getByText('Verbindung freigegeben')).toBeVisible();
  });
  await till.connect();
  await expect(wizard.getByText('Die Kasse ist verbunden')).toBeVisible();
  await button(wizard, 'Zu den Zahlen').click();
  await expect(wizard).toBeHidden();
};

const hire = async (page: Page): Promise<void> => {
  await goWithin(page, '/manage/data/employees/new');
  await box(page, 'Vorname').fill('Lea');
  await box(page, 'Nachname').fill('Kurz');
  await page.getByRole('combobox', { name: /^Rolle/ }).click();
  await page.getByRole('option', { name: 'Kellner (Gastronomie)' }).click();
  await save(page, 'Lea Kurz');
};

/** A room, and a row of three tables in its plan. */
const furnish = async (page: Page): Promise<void> => {
  await goWithin(page, '/manage/data/rooms/new');
  await box(page, 'Name').fill('Terrasse');
  await save(page, 'Terrasse');
  await page.getByRole('link', { name: 'Raumplan', exact: true }).click();
  await button(page, 'Ersten Tisch aufstellen').click();
  await button(page, 'Reihe von Tischen').click();
  const dialog = page.getByRole('dialog', { name: 'Reihe aus Tisch 1' });
  await box(dialog, 'Anzahl der Kopien').fill('2');
  await button(dialog, 'Tische aufstellen').click();
  await button(page, 'Speichern').click();
  await expect(page.getByText('Raumplan gespeichert.')).toBeVisible();
};

const writeMenu = async (page: Page): Promise<void> => {
  await goWithin(page, '/manage/data/articleCategories/new/main');
  await box(page, 'Name').fill('Getränke');
  await save(page, 'Getränke');
  await goWithin(page, '/manage/data/articlesList/new');
  await box(page, 'Name').fill('Espresso');
  await box(page, 'Preis').fill('2,80');
  const choice = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  // The only category and the standard rate of the country are proposed.
  await expect(choice('Hauptkategorie')).toHaveValue('Getränke');
  await expect(choice('Mehrwertsteuer im Haus')).toHaveValue(/19 %/);
  await choice('Mehrwertsteuer außer Haus').click();
  await page.getByRole('option', { name: '7 %' }).click();
  await save(page, 'Espresso');
};

test(
  'a new restaurant: from the registration to two registers with staff, a room and a menu (ORG-09, REG-02, EMP-01, ROM-07)',
  inFull,
  async ({ page, plain, newTill }) => {
    test.slow();
    await register(page, plain, 'ida.berg@neu.example');
    await page.getByRole('main').getByRole('button', { name: 'Kasse verbinden' }).click();
    const bar = newTill(plain, 'Theke');
    await linkByWizard(page, bar, 'Am See');
    await hire(page);
    await furnish(page);
    await writeMenu(page);

    // The second register gets all of it at once, the first one has it by now.
    await page.goto(`${plain.url}/setting/devices?setup=register`);
    const terrace = newTill(plain, 'Terrasse', bar);
    await linkByWizard(page, terrace);
    for (const { store } of [bar, terrace]) {
      await expect.poll(() => findShown(store, 'article', 'Espresso')?.content.price).toBe(280);
      await expect
        .poll(() => ['employee', 'room', 'table'].map((entity) => countRecords(store)[entity as 'room']))
        .toEqual([1, 1, 3]);
    }
    await page.goto(`${plain.url}/manage/data/overview`);
    await expect(page.getByText('1 von 1 Filialen aktiv · 2 von 2 Kassen online')).toBeVisible();
  },
);

test(
  'a reseller sets up the second branch of a customer, with its register (ACC-38)',
  inFull,
  async ({ openAs, plain, newTill }) => {
    await newTill(plain, 'Kasse 1').linkTo('Am Markt', 'owner@retail.demo.example');
    const page = await openAs(plain, 'reseller@demo.example', '/setting/customers');
    await page.getByRole('link', { name: 'Betreute Betriebe' }).click();
    await expect(page.getByRole('link', { name: 'Feinkost Sommer' })).toBeVisible();
    expect([...(await faultsOf(page)), ...(await surplusOf(page))]).toEqual([]);
    await page.getByRole('link', { name: 'Feinkost Sommer' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Am Markt' })).toContainText('1 Kasse · aktiv');
    await button(page, 'Neue Filiale').click();
    const dialog = page.getByRole('dialog', { name: 'Neue Filiale' });
    await dialog.getByLabel('Name der Filiale').fill('Am Hafen');
    await button(dialog, 'Filiale anlegen').click();
    await expect(page.getByText('Die Filiale „Am Hafen“ ist angelegt.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect([...(await faultsOf(page)), ...(await surplusOf(page))]).toEqual([]);

    const till = newTill(plain, 'Hafenkasse');
    await till.link(async (userCode) => {
      await button(page, 'Kasse verbinden: Am Hafen').click();
      const form = page.getByRole('dialog', { name: 'Kasse mit „Am Hafen“ verbinden' });
      await form.getByLabel('Code, den die Kasse zeigt').fill(userCode);
      await form.getByLabel('Name der Kasse').fill('Hafenkasse');
      await form.getByRole('radio', { name: /Handel/ }).check();
      expect(await faultsOf(page)).toEqual([]);
      await button(form, 'Verbinden').click();
      await expect(page.getByText('Hafenkasse ist freigegeben und meldet sich gleich.')).toBeVisible();
    });
    await till.connect();
    await expect(page.getByRole('listitem').filter({ hasText: 'Am Hafen' })).toContainText('1 Kasse · aktiv');

    // The customer finds branch and register, and who made them.
    const owner = await openAs(plain, 'owner@retail.demo.example', '/setting/devices');
    await expect(owner.getByRole('row').filter({ hasText: 'Hafenkasse' })).toContainText('Am Hafen');
    await goWithin(owner, '/setting/auditLog');
    await expect(owner.getByText(/die Filiale „Am Hafen“ angelegt/).first()).toBeVisible();
  },
);
