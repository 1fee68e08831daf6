import { type AccessPolicy, isAdmitted, routeAccess } from '@tresen/domain/account/access';
import { type Role, roles } from '@tresen/domain/kit/groups';
import { describe, expect, it } from 'vitest';
import { currentPage, navigationOf, pagesOf, visibleNavigation } from './navigation.ts';
import type { NavigationGroup, NavigationItem, Place } from './navigation-nodes.ts';
import { navigationTable } from './navigation-table.ts';

const urlsOf = (role: Role, policy: AccessPolicy) =>
  pagesOf(navigationOf(role, policy)).map(({ url }) => url);

const policies = ['wide', 'strict'] as const;
const cases = policies.flatMap((policy) => roles.map((role) => ({ role, policy })));

/** What each role finds in the menu, by policy: `all` for everybody, the others in addition. */
const all = [
  '/manage/exports',
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
];
const sales = ['/manage/receipts', '/manage/closings'];
const security = ['/manage/data/securityDevices', '/manage/data/register'];
const ownerGroup = [
  '/manage/e-commerce/products',
  '/manage/e-commerce/orders',
  '/setting/users',
  '/setting/auditLog',
];
const staticData = [
  'overview',
  'companies',
  'vats',
  'employees',
  'terminals',
  'printers',
  'rooms',
  'tables',
  'articleCategories',
  'articleSubcategories',
  'articlesList',
  'btnTemplates',
  'configurations',
].map((page) => `/manage/data/${page}`);
const settings = [
  '/manage/syncProblems',
  '/setting/organizations',
  '/setting/organizationUnits',
  '/setting/organizationAddresses',
  '/setting/devices',
  '/setting/licences',
  '/setting/backups',
  '/setting/myServices',
];
const customers = '/setting/customers';
const expected: Readonly<Record<AccessPolicy, Readonly<Record<Role, readonly string[]>>>> = {
  wide: {
    superAdmin: [...all, ...security, ...sales, ...staticData, ...settings, ...ownerGroup, customers],
    admin: [...all, ...security, ...sales, ...staticData, ...settings, ...ownerGroup, customers],
    reseller: [...all, ...security, ...sales, ...staticData, ...settings, ...ownerGroup, customers],
    owner: [...all, ...security, ...sales, ...staticData, ...settings, ...ownerGroup],
    manager: [...all, ...security, ...sales],
    dealer: [...all, ...security, ...sales],
    user: [...all, ...security, ...sales],
  },
  strict: {
    superAdmin: [...all, ...security, ...sales, ...staticData, ...settings, ...ownerGroup, customers],
    admin: [...all, ...security, ...settings, ...ownerGroup, customers],
    reseller: [...all, ...security, ...ownerGroup, customers],
    owner: [...all, ...security, ...ownerGroup],
    manager: all,
    dealer: all,
    user: all,
  },
};

describe.each(cases)('the menu of $role under the policy $policy', ({ role, policy }) => {
  it('ACC-28, ACC-29, ACC-30, ACC-31, ACC-32, ACC-34, ACC-35 has exactly its entries', () => {
    expect(urlsOf(role, policy).sort()).toEqual([...expected[policy][role]].sort());
  });

  it('SHL-74 shows exactly what the guard admits', () => {
    for (const { url, auth } of pagesOf(navigationOf('superAdmin', policy)))
      expect(urlsOf(role, policy).includes(url)).toBe(isAdmitted(routeAccess, auth ?? url, role, policy));
  });

  it('SHL-75 has no group without entries', () => {
    for (const group of navigationOf(role, policy)) expect(group.children.length).toBeGreaterThan(0);
  });
});

const icon = navigationTable[0]?.icon as NavigationItem['icon'];
const item = (id: NavigationItem['id'], more: Partial<NavigationItem> = {}): NavigationItem => ({
  type: 'item',
  id,
  icon,
  url: `/${id}`,
  ...more,
});
const link = { type: 'link', id: 'faq', icon, url: 'https://tresen.example/faq' } as const;
const divider = { type: 'divider' } as const;
const group = (...children: Place[]): NavigationGroup<Place> => ({
  type: 'group',
  id: 'settings',
  icon,
  children,
});
const namesOf = (groups: readonly NavigationGroup[]) =>
  groups.map(({ children }) => children.map((entry) => (entry.type === 'divider' ? '-' : entry.id)));

describe('a menu', () => {
  it('SHL-76 has groups of items, links, dividers and parts that fold away', () => {
    const folded: Place = {
      type: 'collapse',
      id: 'staticData',
      icon,
      children: [item('vats'), divider, link],
    };
    const [shown] = visibleNavigation([group(item('home'), divider, folded)], () => true);
    expect(shown?.children.map(({ type }) => type)).toEqual(['item', 'divider', 'collapse']);
  });

  it('SHL-75 drops groups and folded parts of which nothing is left', () => {
    const folded: Place = { type: 'collapse', id: 'staticData', icon, children: [item('vats')] };
    const table = [group(folded), group(item('home'))];
    expect(namesOf(visibleNavigation(table, (page) => page === '/home'))).toEqual([['home']]);
  });

  it('shows no page that does not exist yet, and no divider that divides nothing', () => {
    const table = [group(divider, 'calendar', item('home'), divider, 'news', divider, item('faq'), divider)];
    expect(namesOf(visibleNavigation(table, () => true))).toEqual([['home', '-', 'faq']]);
  });

  it('SHL-78 goes by the rights of another page where an entry says so', () => {
    const table = [group(item('downloads', { url: '/apps/downloads', auth: '/apps/downloads/:slug?' }))];
    expect(namesOf(visibleNavigation(table, (page) => page.endsWith('?')))).toEqual([['downloads']]);
  });

  it('knows its pages in their order, also those that are folded away', () => {
    const folded: Place = { type: 'collapse', id: 'staticData', icon, children: [item('vats'), divider] };
    const shown = visibleNavigation([group(item('home'), link, folded)], () => true);
    expect(pagesOf(shown).map(({ id }) => id)).toEqual(['home', 'vats']);
  });
});

describe('the current page', () => {
  const pages = [
    item('shop', { url: '/apps/shop' }),
    item('shopOrders', { url: '/apps/shop/orders' }),
    item('news', { url: '/apps/news', exact: true }),
    item('devices', { url: '/setting/devices', covers: '/setting/device/' }),
  ];

  it.each([
    ['the page itself, in any case', '/Apps/Shop/', 'shop'],
    ['what lies below it', '/apps/shop/tills', 'shop'],
    ['the most exact of several', '/apps/shop/orders/7', 'shopOrders'],
    ['what it covers', '/setting/device/01a1', 'devices'],
    ['SHL-77: an exact one itself', '/apps/news', 'news'],
    ['SHL-77: of an exact one nothing below', '/apps/news/7', undefined],
    ['nothing that only begins alike', '/apps/shop-orders', undefined],
  ])('is %s', (_what, path, id) => expect(currentPage(pages, path)?.id).toBe(id));
});

describe('the table', () => {
  const idsOf = (place: Place): readonly string[] => {
    if (typeof place === 'string') return [place];
    if (place.type === 'collapse') return place.children.flatMap(idsOf);
    return place.type === 'divider' ? [] : [place.id];
  };
  const names = navigationTable.map(({ id, children }) => [id, children.flatMap(idsOf)]);

  it('lays down the whole order: CNT-09, SHL-61, SHL-62, SHL-63, SHL-64, SHL-65, SHL-66, SHL-67, SHL-68, SHL-69, SHL-70, SHL-73', () => {
    expect(Object.fromEntries(names)).toEqual({
      applications:
        'home analytics reports reportMails news calendar faq academy knowledgeBase downloads releaseNotes shop shopOrders'.split(
          ' ',
        ),
      administration:
        'receipts closings syncProblems exports overview companies vats employees terminals printers rooms tables articleCategories articleSubcategories articles surfaces configurations shopProducts customerOrders'.split(
          ' ',
        ),
      security: ['securityDevices', 'tseRegistration'],
      settings:
        'organization organizationUnits organizationAddresses devices licences backups myServices customers users auditLog'.split(
          ' ',
        ),
    });
  });
});
