import type { Page } from '@playwright/test';
import { sizes, untilSettled } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Hilfe durchsuchen' });

test.describe('the help', () => {
  test('SHL-57: open it, search, jump to a section, and back', async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/dashboards/home');
    await page.getByRole('button', { name: /^Benutzermenü/ }).click();
    await page.getByRole('menuitem', { name: 'Hilfe' }).click();
    await expect(title(page, 'Start und Auswertungen')).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('daten tse');
    await expect(page).toHaveURL(`${plain.url}/documentation/figures?q=daten+tse`);
    await expect(page.getByRole('link', { name: 'Daten der TSE' }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${plain.url}/documentation/receipts#tse`);
    const section = page.getByRole('heading', { name: 'Daten der TSE' });
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    // not under the toolbar
    await expect.poll(async () => (await section.boundingBox())?.y).toBeGreaterThan(64);

    await page.goBack();
    await expect(search(page)).toHaveValue('daten tse');
    await page.goBack();
    await expect(title(page, 'Start und Auswertungen')).toBeVisible();
  });

  test(
    'a sent link to a section works, and no text loads but what is read, until somebody searches',
    inFull,
    async ({ openAs, plain }) => {
      const page = await openAs(plain, owner, '/dashboards/home');
      await expect(title(page, 'Heute')).toBeVisible();
      await untilSettled(page);
      const texts = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .flatMap(({ name }) => /[^/]*\.de-[^/]*(?=\.js$)|(?:german|english)-topics/.exec(name)?.[0] ?? [])
            .map((name) => name.replace(/\.de-.*/, '')),
        );
      expect(await texts()).toEqual([]);
      await page.goto('/documentation/receipts#tse');
      await expect(page.getByRole('heading', { name: 'Daten der TSE' })).toBeInViewport();
      expect(await texts()).toEqual(['receipts']);
      await search(page).fill('tse');
      await expect(page.getByRole('list', { name: 'Treffer' })).toBeVisible();
      expect(await texts()).toEqual(['receipts', 'german-topics']);
      await page.goto('/documentation/register-integration#4-stay-online-the-hub');
      await expect(page.getByRole('heading', { name: '4. Stay online: the hub' })).toBeInViewport();
      expect(await texts()).toEqual([]);
    },
  );

  test(
    'guests read it without the shell, and are led to the login where a page needs it',
    inFull,
    async ({ browser, plain }) => {
      const context = await browser.newContext({ viewport: sizes.phone, baseURL: plain.url });
      const page = await context.newPage();
      await page.goto('/Documentation/sign-in#forgotten');
      await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeInViewport();
      await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toHaveCount(0);

      await page.getByText('Inhalt', { exact: true }).click();
      await page
        .getByRole('navigation', { name: 'Inhalt der Hilfe' })
        .getByRole('link', { name: 'Belege', exact: true })
        .click();
      await expect(title(page, 'Belege')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Inhalt der Hilfe' })).toBeHidden();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(title(page, 'Receipts')).toBeVisible();
      await page.getByRole('button', { name: 'Deutsch' }).click();
      await page.getByRole('article').getByRole('link', { name: 'Belege', exact: true }).click();
      await expect(page).toHaveURL(`${plain.url}/login`);
      await page.goBack();
      await expect(title(page, 'Belege')).toBeVisible();
      await context.close();
    },
  );

  test('printed, it is the text alone', inFull, async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/documentation/users');
    await expect(title(page, 'Benutzer, Rollen und Einladungen')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    await expect(search(page)).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
