import type { Page } from '@playwright/test';
import { type AccessPolicy, isAdmitted, routeAccess } from '@tresen/domain/account/access';
import { type Role, roles } from '@tresen/domain/kit/groups';
import { isFull } from '@tresen/domain/kit/testing';
import { layLine } from '../support/line.ts';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { startPrepared } from '../support/prepared-data.ts';
import { untilSettled } from '../support/screens.ts';
import { browserOf } from '../support/sessions.ts';
import { expect, inFull, test } from '../support/test.ts';

const emails: Readonly<Record<Role, string>> = {
  superAdmin: 'superadmin@demo.example',
  admin: 'admin@demo.example',
  reseller: 'reseller@demo.example',
  owner: 'owner@demo.example',
  manager: 'manager@demo.example',
  dealer: 'dealer@demo.example',
  user: 'user@demo.example',
};

/** Pages that have an entry in the menu. */
const pages = [
  '/dashboards/home',
  '/dashboards/analytics',
  '/dashboards/reports',
  '/dashboards/reportMails',
  '/apps/news',
  '/apps/calendar',
  '/apps/faq',
  '/apps/academy/courses',
  '/apps/knowledge-base',
  '/apps/downloads?downloads=true',
  '/software-applications',
  '/apps/shop',
  '/apps/shop-orders',
  '/manage/receipts',
  '/manage/closings',
  '/manage/syncProblems',
  '/manage/exports',
  '/manage/data/overview',
  '/manage/data/companies',
  '/manage/data/vats',
  '/manage/data/employees',
  '/manage/data/terminals',
  '/manage/data/printers',
  '/manage/data/rooms',
  '/manage/data/tables',
  '/manage/data/articleCategories',
  '/manage/data/articleSubcategories',
  '/manage/data/articlesList',
  '/manage/data/btnTemplates',
  '/manage/data/configurations',
  '/manage/data/securityDevices',
  '/manage/data/register',
  '/manage/e-commerce/products',
  '/manage/e-commerce/orders',
  '/setting/organizations',
  '/setting/organizationUnits',
  '/setting/organizationAddresses',
  '/setting/devices',
  '/setting/licences',
  '/setting/backups',
  '/setting/myServices',
  '/setting/customers',
  '/setting/users',
  '/setting/auditLog',
];
const admits = (path: string, role: Role, policy: AccessPolicy = 'wide') =>
  isAdmitted(routeAccess, routeOf(path), role, policy);

/** The route of a page: some have a part that may be left out, or a query. */
const routeOf = (address: string): string => {
  const [path = ''] = address.split('?');
  const isWithPart = (route: string) => route.startsWith(`${path}/:`) && route.endsWith('?');
  return path in routeAccess ? path : (Object.keys(routeAccess).find(isWithPart) ?? path);
};

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });

/** The table of each role is proven in the domain and the menu's own tests; that a page shows it, by one of the narrowest. */
const inMenu = (role: Role) => (role === 'user' ? {} : inFull);

/** Folded groups are opened: their pages are not there before. */
const expectMenu = (page: Page, wanted: readonly string[]) =>
  expect(async () => {
    for (const group of await menuOf(page).getByRole('button', { expanded: false }).all())
      await group.click({ timeout: 1_000 });
    // The foot of the menu leads out of the app.
    const links = menuOf(page).locator('a[data-entry]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.sort()).toEqual([...wanted].sort());
  }).toPass({ timeout: 60_000 });

test.describe('the menu', () => {
  for (const role of roles) {
    test(
      `of ${role} shows exactly the pages that the guards admit (ACC-31, ACC-32, ACC-33, ACC-35)`,
      inMenu(role),
      async ({ openAs, plain }) => {
        const page = await openAs(plain, emails[role], '/');
        await expectMenu(
          page,
          pages.filter((path) => admits(path, role)),
        );
      },
    );
  }

  test(
    'of the policy strict is narrower, and its guards are (ACC-32, ACC-36)',
    inFull,
    async ({ openAs }) => {
      const strict = await startPrepared('plain', { settings: { ACCESS_POLICY: 'strict' } });
      try {
        for (const role of ['admin', 'owner'] as const) {
          const page = await openAs(strict, emails[role], '/setting/devices');
          const home = admits('/setting/devices', role, 'strict') ? '/setting/devices' : '/dashboards/home';
          await expect(page).toHaveURL(`${strict.url}${home}`);
          await expectMenu(
            page,
            pages.filter((path) => admits(path, role, 'strict')),
          );
        }
      } finally {
        await strict.remove();
      }
    },
  );

  test(
    'of a role that somebody wrote into the browser lasts until the server has answered (IDN-63, ACC-38)',
    inFull,
    async ({ browser, plain }) => {
      const kept = await browserOf(plain, emails.user, { 'tresen.role': 'superAdmin' });
      const context = await browser.newContext(kept);
      const page = await context.newPage();
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/connect/userinfo', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/setting/devices');
      await expectMenu(
        page,
        pages.filter((path) => admits(path, 'superAdmin')),
      );
      await expect(page.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible();
      answer();
      await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
      await expectMenu(
        page,
        pages.filter((path) => admits(path, 'user')),
      );
      expect(await page.evaluate(() => localStorage.getItem('tresen.role'))).toBe('user');
      await context.close();
    },
  );
});

test(
  'a role that is taken away changes the menu within a minute, and loses no form (ACC-14)',
  inFull,
  async ({ openAs, plain }) => {
    test.slow();
    const page = await openAs(plain, emails.owner, '/setting/devices?setup=register');
    const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
    await wizard.getByRole('radio', { name: /Windows-Kasse/ }).check();
    await wizard.getByRole('button', { name: 'Weiter' }).click();
    await wizard.getByLabel('Name der Kasse').fill('Theke');
    // Behind the server's back: it notices within 30 s, the page within another 25.
    const giveRole = async (role: Role) => {
      const pool = openOwnerDatabase(plain.dataDir);
      await pool.query('update users set role = $2 where email = $1', [emails.owner, role]);
      await pool.end();
    };
    try {
      await giveRole('user');
      // Behind the dialog the menu is hidden from the accessibility tree, not from the page.
      const links = page.locator('nav a[href="/setting/devices"]');
      await expect(links).toHaveCount(0, { timeout: 60_000 });
      await expect(wizard.getByLabel('Name der Kasse')).toHaveValue('Theke');
      await expect(page).toHaveURL(/setting\/devices/);
      await wizard.getByRole('button', { name: 'Schließen' }).click();
      await page.reload();
      await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
    } finally {
      await giveRole('owner');
    }
  },
);

test.describe('an address that is typed in (ACC-14)', () => {
  const closed = pages.filter((path) => !admits(path, 'user'));

  test(
    'leads a user to / where they are not admitted (ACC-17, ACC-22)',
    inFull,
    async ({ openAs, plain }) => {
      test.slow();
      const page = await openAs(plain, emails.user, '/');
      // Every guard goes by the same table: some of each part of the app, or all.
      for (const path of closed.filter((_, index) => isFull || index % 6 === 0)) {
        await page.goto(path);
        await expect(page, path).toHaveURL(`${plain.url}/dashboards/home`);
        await expect(page.getByRole('heading', { level: 1, name: 'Heute' }), path).toBeVisible();
      }
    },
  );

  test('leads an owner to each of these pages (ACC-17, ACC-22)', inFull, async ({ openAs, plain }) => {
    test.slow();
    const page = await openAs(plain, emails.owner, '/');
    for (const path of closed.filter((one) => admits(one, 'owner'))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page, path).toHaveURL(`${plain.url}${path}`);
    }
  });
});

test(
  'a page whose data cannot be loaded says so and offers to try again',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, emails.owner, '/dashboards/home');
    // Without the line to the hub nothing but the button asks again.
    await page.route('**/hubs/**', (route) => route.abort());
    const line = await layLine(page, '**/graphql/pos');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
    await untilSettled(page);
    line.cut();
    await page.getByRole('link', { name: 'Belege', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
    await expect(page.getByText('Das konnte nicht geladen werden')).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByText('Das konnte nicht geladen werden')).toBeHidden();
  },
);
