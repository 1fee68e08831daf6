import { isAdmitted, type Role, roles, routeAccess } from '@tresen/domain/account/access';
import { expect, test } from '../support/test.ts';

const emails: Readonly<Record<Role, string>> = {
  superAdmin: 'superadmin@demo.example',
  admin: 'admin@demo.example',
  reseller: 'reseller@demo.example',
  owner: 'owner@demo.example',
  manager: 'manager@demo.example',
  dealer: 'dealer@demo.example',
  user: 'user@demo.example',
};

/** Pages with an address of their own, of which the menu shows those that a role may open. */
const pages = Object.keys(routeAccess).filter((path) => !path.includes(':') && !/login|errors/.test(path));
const admits = (path: string, role: Role) => isAdmitted(routeAccess, path, role, 'wide');

test.describe('the menu', () => {
  for (const role of roles) {
    test(`of ${role} shows exactly the pages that the guards admit (ACC-31, ACC-32, ACC-33, ACC-35)`, async ({
      openAs,
      plain,
    }) => {
      const page = await openAs(plain, emails[role], '/');
      const links = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link');
      const wanted = pages.filter((path) => admits(path, role));
      await expect(links).toHaveCount(wanted.length);
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses.sort()).toEqual(wanted.sort());
    });
  }
});

test.describe('an address that is typed in (ACC-14)', () => {
  for (const path of pages.filter((each) => !admits(each, 'user'))) {
    test(`${path} leads a user to / and an owner to the page (ACC-17, ACC-22)`, async ({ openAs, plain }) => {
      const denied = await openAs(plain, emails.user, path);
      await expect(denied).toHaveURL(`${plain.url}/dashboards/home`);
      await expect(denied.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
      const admitted = await openAs(plain, emails.owner, path);
      await expect(admitted.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(admitted).toHaveURL(`${plain.url}${path}`);
    });
  }

  test('is matched without regard to case', async ({ openAs, plain }) => {
    const page = await openAs(plain, emails.owner, '/MANAGE/Receipts');
    await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
  });

  test('that does not exist leads to a page that says so, and home (ERR-49)', async ({ openAs, plain }) => {
    const page = await openAs(plain, emails.owner, '/gibt/es/nicht');
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible();
  });
});

test('a page whose data cannot be loaded says so and offers to try again', async ({ openAs, plain }) => {
  const page = await openAs(plain, emails.owner, '/dashboards/home');
  await page.route('**/graphql/pos', (route) => route.abort());
  await page.getByRole('link', { name: 'Belege', exact: true }).click();
  await expect(page.getByText('Das konnte nicht geladen werden')).toBeVisible();
  await page.unroute('**/graphql/pos');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByText('Das konnte nicht geladen werden')).toBeHidden();
});
