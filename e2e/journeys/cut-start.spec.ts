import type { Page } from '@playwright/test';
import { expect, inFull, test } from '../support/test.ts';

// On a train: the line breaks while the app loads, at whichever file, and comes back.

/** Lets nothing through from the first file of a pattern on, until it is mended. */
const cutAt = async (page: Page, file: RegExp) => {
  let isCut = false;
  let isMended = false;
  await page.route('**/*', (route) => {
    isCut ||= file.test(new URL(route.request().url()).pathname);
    return isCut && !isMended ? route.abort('internetdisconnected') : route.continue();
  });
  return () => {
    isMended = true;
  };
};

for (const [what, file] of [
  ['the entry', /^\/assets\/index-.*\.js$/],
  ['the code of the frame', /^\/assets\/shell-.*\.js$/],
  ['the code of the page', /^\/assets\/home-.*\.js$/],
] as const)
  test(
    `a start that is cut off at ${what} says so, and goes on by itself`,
    what === 'the entry' ? {} : inFull,
    async ({ openAs, plain }) => {
      const page = await openAs(plain, 'owner@demo.example', '/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
      const mend = await cutAt(page, file);
      await page.goto('/dashboards/home');
      await expect(page.getByText(/Fehlt die Verbindung, geht es von selbst weiter/)).toBeVisible();
      mend();
      await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
      await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
      await expect(page.getByText(/Fehlt die Verbindung/)).toBeHidden();
    },
  );
