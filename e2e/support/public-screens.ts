import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const person = {
  firstName: 'Olga',
  lastName: 'Lindner',
  company: 'Gasthaus Lindenhof',
  email: 'olga.lindner@demo.example',
};

const invitation = { email: 'mia@demo.example', company: 'Gasthaus Lindenhof', role: 'manager' };

/** The pages of guests, in all that they can show. */
export const publicScreens: readonly Screen[] = [
  { name: 'login', path: '/login', isTypical: true },
  { name: 'login-wrong', path: '/login', open: wrongPassword },
  { name: 'signup', path: '/register' },
  { name: 'signup-wrong', path: '/register', open: fillWrong, isTypical: true },
  { name: 'signup-right', path: '/register', open: fillRight },
  {
    name: 'signup-invited',
    path: '/register',
    open: answered('/register/code', 'Invitation', 200, invitation),
  },
  { name: 'signup-over', path: '/register/unknown' },
  { name: 'mail-confirm-none', path: '/mail-confirm' },
  { name: 'mail-confirm', path: '/mail-confirm', open: awaitMail },
  { name: 'confirmed', path: '/confirmed?email=olga@demo.example', isTypical: true },
  { name: 'confirmed-over', path: '/confirmed?token=wrong&email=olga@demo.example' },
  { name: 'not-me', path: '/not-me?token=wrong&email=rita@cafe-rita.de' },
  { name: 'confirmed-failed', path: '/login', open: withoutServer },
  { name: 'forgot', path: '/forgot-password' },
  { name: 'forgot-unknown', path: '/forgot-password?email=nobody@demo.example', open: unknownEmail },
  { name: 'forgot-waiting', path: '/forgot-password', open: tooMany },
  { name: 'reset-confirm', path: '/reset-confirm?email=olga@demo.example' },
  { name: 'reset', path: '/reset-password?resttoken=wrong&email=olga@demo.example', isTypical: true },
  { name: 'reset-spent', path: '/reset-password?resttoken=wrong&email=olga@demo.example', open: spentLink },
  { name: 'reset-incomplete', path: '/reset-password' },
  { name: 'changed', path: '/passwordChanged' },
  { name: 'guest-help', path: '/documentation/sign-in', isTypical: true },
  { name: 'guest-help-code', path: '/documentation/register-integration#3-push-receipts' },
  { name: 'guest-help-found', path: '/documentation?q=tse' },
];

async function type(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(text);
  await page.keyboard.press('Tab');
}

async function wrongPassword(page: Page): Promise<void> {
  await type(page, { email: 'owner@demo.example', password: 'Wrong-1234' });
  await page.locator('main form [type="submit"]').click();
  await untilError(page);
}

function untilError(page: Page): Promise<void> {
  return page.locator('[aria-invalid="true"]').first().waitFor();
}

async function fillWrong(page: Page): Promise<void> {
  await type(page, {
    ...person,
    firstName: 'O',
    email: 'olga',
    password: 'linden1',
    confirmPassword: 'linde',
  });
  await untilError(page);
}

async function fillRight(page: Page): Promise<void> {
  await type(page, { ...person, password: 'Hof-Laube-12', confirmPassword: 'Hof-Laube-12' });
}

/** Opens a page again, with an answer of the server that does not come by itself. */
function answered(path: string, action: string, status: number, body: object, headers = {}) {
  return async (page: Page): Promise<void> => {
    await page.route(`**/Account/${action}`, (route) => route.fulfill({ status, json: body, headers }));
    await page.goto(path);
  };
}

async function awaitMail(page: Page): Promise<void> {
  await page.evaluate((email) => localStorage.setItem('tresen.mailConfirm', email), person.email);
  await page.reload();
}

async function withoutServer(page: Page): Promise<void> {
  await page.route('**/Account/Confirm', (route) => route.abort());
  await page.goto('/confirmed?token=t&email=olga@demo.example');
  await page.getByRole('alert').waitFor();
}

async function unknownEmail(page: Page): Promise<void> {
  await page.locator('main form [type="submit"]').click();
  await untilError(page);
}

async function tooMany(page: Page): Promise<void> {
  const path = '/forgot-password?email=owner@demo.example';
  await answered(path, 'Forget', 429, {}, { 'retry-after': '42' })(page);
  await page.locator('main form [type="submit"]').click();
  await page.getByRole('alert').waitFor();
}

async function spentLink(page: Page): Promise<void> {
  await type(page, { password: 'Hof$Laube12', confirmPassword: 'Hof$Laube12' });
  await page.locator('main form [type="submit"]').click();
  await page.getByRole('alert').waitFor();
}
