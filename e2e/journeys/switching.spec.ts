import type { Page } from '@playwright/test';
import { isFull } from '@tresen/domain/kit/testing';
import { faultsOf, surplusOf } from '../support/accessibility.ts';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { schemes, sizes, untilSettled } from '../support/screens.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const vendor = 'superadmin@demo.example';
const owner = 'owner@demo.example';

const menu = (page: Page) => page.getByRole('button', { name: /^Benutzermenü/ });
const banner = (page: Page) => page.getByRole('region', { name: /^Sie handeln als/ });
const search = (page: Page) => page.getByRole('combobox', { name: 'Suchen' });
const clear = (page: Page) => banner(page).getByRole('button', { name: 'Zurück zum eigenen Konto' }).click();
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Heute' });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tresen.override') ?? 'null'));

const openList = async (page: Page): Promise<void> => {
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Handeln als …' }).click();
  await expect(search(page)).toBeFocused();
};

const switchTo = async (page: Page, name: string): Promise<void> => {
  await openList(page);
  await search(page).fill(name);
  // Until then the list shows what it found before, and moves below the pointer.
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name }).click();
  await expect(banner(page)).toContainText(name);
};

/** What the log of all tenants says of somebody's acting, newest last. */
const logOf = async ({ dataDir }: ServerProcess, actingAs: string) => {
  const database = openOwnerDatabase(dataDir);
  const { rows } = await database.query(
    `select t.name as tenant, l.actor_name, l.entity, l.action from audit_log l join tenants t on t.id = l.tenant_id
     where l.acting_as = $1 order by l.id`,
    [actingAs],
  );
  await database.end();
  return rows;
};

test.describe('switching', () => {
  test('switch, act, clear: both names are in the log, and the person is back (USR-09, USR-13 to USR-16)', async ({
    openAs,
    plain,
    newTill,
  }) => {
    await newTill(plain, 'Terrasse').linkTo('Gasthaus am Wechsel', owner);
    const page = await openAs(plain, vendor, '/manage/receipts');
    await openList(page);
    await search(page).fill('lindner lindenhof');
    const option = page.getByRole('option');
    await expect(option).toHaveCount(1);
    await expect(option).toContainText('Olga Lindner');
    await expect(option).toContainText('Gasthaus Lindenhof');
    await expect(option).toContainText(owner);
    await expect(option).toContainText('Inhaber/in');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
    await expect(banner(page)).toContainText('Sie handeln als Olga Lindner (Gasthaus Lindenhof)');
    expect(await kept(page)).toMatchObject({
      user: { role: 'owner', firstName: 'Olga', lastName: 'Lindner', imagePath: null, email: owner },
      oldUser: { userinfo: { given_name: 'Svenja', role: 'superAdmin' } },
    });
    await menu(page).click();
    await expect(page.getByRole('menu')).toContainText('Olga Lindner');
    await expect(page.getByRole('menu')).toContainText('Angemeldet: Svenja Albers');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Kassen', exact: true }).click();
    await page.getByRole('link', { name: 'Terrasse' }).click();
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Verbindung trennen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verbindung trennen' }).click();
    await expect(page.getByText('Terrasse ist von der Cloud getrennt.')).toBeVisible();
    await clear(page);

    await expect(banner(page)).toBeHidden();
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);
    await menu(page).click();
    await expect(page.getByRole('menu')).toContainText('Svenja Albers');
    expect(await kept(page)).toBeNull();
    const done = { tenant: 'Gasthaus Lindenhof', actor_name: 'Svenja Albers' };
    expect(await logOf(plain, 'Olga Lindner')).toEqual([
      { ...done, entity: 'acting', action: 'start' },
      { ...done, entity: 'device', action: 'unlink' },
      { ...done, entity: 'acting', action: 'end' },
    ]);
  });

  test('reloads the other tabs, there and back (USR-17)', inFull, async ({ openAs, plain }) => {
    const page = await openAs(plain, vendor, '/');
    const other = await page.context().newPage();
    await other.goto('/manage/receipts?number=7');
    await expect(other.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
    await switchTo(page, 'Selma Sommer');
    await expect(banner(other)).toContainText('Selma Sommer');
    await expect(other).toHaveURL(`${plain.url}/dashboards/home`);
    await clear(other);
    await expect(banner(page)).toBeHidden();
    await expect(home(page)).toBeVisible();
  });

  test(
    'never shows the data of the tenant before, also not by going back',
    inFull,
    async ({ openAs, filled }) => {
      const page = await openAs(filled, vendor, '/');
      await switchTo(page, 'Olga Lindner');
      await page.getByRole('link', { name: 'Belege', exact: true }).click();
      await expect(page.getByRole('cell', { name: 'Astoria' }).first()).toBeVisible();
      const tenant = (await kept(page)).tenantId;
      await switchTo(page, 'Selma Sommer');
      const headers: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (/^\/(graphql|connect\/userinfo|hubs\/pos\/negotiate)/.test(new URL(request.url()).pathname))
          headers.push(request.headers()['x-override-tenant']);
      });
      await page.getByRole('link', { name: 'Belege', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();
      await page.goBack();
      await expect(home(page)).toBeVisible();
      await page.goBack();
      await expect(banner(page)).toContainText('Selma Sommer');
      await expect(page.getByText('Astoria')).toHaveCount(0);
      expect(headers.length).toBeGreaterThan(0);
      expect(new Set(headers)).toEqual(new Set([(await kept(page)).tenantId]));
      expect(headers).not.toContain(tenant);
      await clear(page);
      await expect(banner(page)).toBeHidden();
    },
  );

  test('ends with a logout (IDN-56)', inFull, async ({ openAs, plain }) => {
    const page = await openAs(plain, vendor, '/');
    await switchTo(page, 'Selma Sommer');
    const before = (await logOf(plain, 'Selma Sommer')).length;
    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(await kept(page)).toBeNull();
    await expect
      .poll(async () => (await logOf(plain, 'Selma Sommer')).slice(before))
      .toEqual([{ tenant: 'Feinkost Sommer', actor_name: 'Svenja Albers', entity: 'acting', action: 'end' }]);
  });
});

test.describe('an override that the server does not admit', () => {
  const ended = 'Sie handeln nicht mehr für andere und arbeiten wieder mit Ihrem eigenen Konto.';

  test(
    'is dropped when it is forged, and the page goes on as the real user (ACC-38, USR-18)',
    inFull,
    async ({ openAs, plain }) => {
      const page = await openAs(plain, owner, '/');
      await expect(home(page)).toBeVisible();
      const database = openOwnerDatabase(plain.dataDir);
      const { rows } = await database.query(`select id from tenants where name = 'Feinkost Sommer'`);
      await database.end();
      await page.goto('/favicon.svg'); // a page that runs is one step ahead and loads itself anew
      await page.evaluate((tenantId) => {
        const user = {
          sub: 'x',
          role: 'superAdmin',
          firstName: 'X',
          lastName: 'Y',
          imagePath: null,
          email: 'x@y',
        };
        const oldUser = { userinfo: { ...user, role: 'superAdmin' }, me: {} };
        localStorage.setItem(
          'tresen.override',
          JSON.stringify({ tenantId, resellerId: null, user, oldUser }),
        );
        localStorage.setItem('tresen.role', 'superAdmin');
      }, rows[0].id);
      await page.goto('/setting/devices');
      await expect(page.getByText(ended)).toBeVisible();
      await expect(home(page)).toBeVisible();
      expect(await kept(page)).toBeNull();
      await menu(page).click();
      await expect(page.getByRole('menu')).toContainText('Olga Lindner');
      await expect(page.getByRole('menuitem', { name: 'Handeln als …' })).toBeHidden();
    },
  );

  test('is dropped when the right ends during the acting', inFull, async ({ openAs, plain }) => {
    const page = await openAs(plain, vendor, '/');
    await switchTo(page, 'Selma Sommer');
    const database = openOwnerDatabase(plain.dataDir);
    const setRole = (role: string) =>
      database.query('update users set role = $1 where email = $2', [role, vendor]);
    await setRole('admin');
    try {
      await page.getByRole('link', { name: 'Belege', exact: true }).click();
      await expect(page.getByText(ended)).toBeVisible();
      await expect(banner(page)).toBeHidden();
      await menu(page).click();
      await expect(page.getByRole('menu')).toContainText('Svenja Albers');
    } finally {
      await setRole('superAdmin');
      await database.end();
    }
  });
});

test.describe('the list', () => {});

const allLooks = Object.values(sizes).flatMap((viewport) =>
  schemes.map((colorScheme) => ({ viewport, colorScheme })),
);
const looks = isFull ? allLooks : ([allLooks[0], allLooks[3]] as typeof allLooks);

test(
  'list and banner are accessible and fit, light and dark, on phones and desktops',
  inFull,
  async ({ openAs, plain }) => {
    test.slow();
    const page = await openAs(plain, vendor, '/dashboards/home?switch=user');
    const faults = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const { viewport, colorScheme } of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await untilSettled(page);
        found.push(...(await faultsOf(page)), ...(await surplusOf(page)));
      }
      return found;
    };
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await faults()).toEqual([]);
    await page.getByRole('option', { name: 'Selma Sommer' }).click();
    await expect(banner(page)).toBeVisible();
    expect(await faults()).toEqual([]);
  },
);
