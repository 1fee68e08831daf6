import { describe, expect, test } from 'vitest';
import { type Group, groups, isIn, type Principal, principals, roles } from '../../kit/groups/index.ts';
import { type AccessPolicy, apiAccess, httpAccess, isAdmitted, routeAccess } from './index.ts';
import { pagesOfRecords } from './record-access.ts';

const members = (group: Group) => principals.filter((principal) => isIn(group, principal));
const admittedTo = (table: typeof apiAccess, key: string, policy: AccessPolicy) =>
  principals.filter((principal) => isAdmitted(table, key, principal, policy));

test('ACC-01, ACC-38: seven roles from high to low, by their wire values', () => {
  expect(roles).toEqual(['superAdmin', 'admin', 'reseller', 'owner', 'manager', 'dealer', 'user']);
});

test.each(['owner', 'reseller'] as const)(
  'ACC-02: whoever has the role %s links registers, sees dashboards, manages and buys',
  (role) => {
    const pages = [
      ...['/dashboards/home', '/dashboards/analytics', '/manage/data/articlesList', '/setting/devices'],
      ...['/setting/licences', '/setting/backups', '/apps/shop'],
    ];
    for (const path of pages)
      expect([path, isAdmitted(routeAccess, path, role, 'wide')]).toEqual([path, true]);
    expect(isAdmitted(apiAccess, 'Mutation.approveRegister', role, 'wide')).toBe(true);
  },
);

test('ACC-02: staff see dashboards and buy, and leave the settings to others', () => {
  for (const path of ['/dashboards/home', '/apps/shop'])
    expect(isAdmitted(routeAccess, path, 'user', 'wide')).toBe(true);
  for (const path of ['/setting/devices', '/setting/backups'])
    expect(isAdmitted(routeAccess, path, 'user', 'wide')).toBe(false);
});

describe('calls that the specification names without showing them', () => {
  test.each([
    ['master data', ['Query.articles', 'Mutation.saveArticle', 'Query.printers', 'Mutation.savePrinter']],
    ['receipts', ['Query.receipts', 'Query.receipt']],
    ['closings', ['Query.closings', 'Query.closing']],
    ['orders', ['Query.shopOrders', 'Mutation.placeShopOrder']],
    ['devices', ['Query.devices', 'Mutation.updateDevice']],
    ['licences', ['Query.licences', 'Query.licence']],
    ['backups', ['Query.backups', 'Mutation.archiveBackups', 'Mutation.deleteBackups']],
  ])('API-31: there are some for %s', (_what, keys) => {
    for (const key of keys) expect(Object.keys(apiAccess)).toContain(key);
  });

  test.each([
    ['the refresh of a dashboard', ['Query.homeDashboard', 'Query.analyticsDashboard']],
    ['invitations', ['Query.invitations', 'Mutation.inviteUser', 'Mutation.resendInvitation']],
    ['downloads', ['Query.contentEntries', 'GET /files/contentFiles/:id/:name']],
    ['backups', ['Mutation.signBackupDownload', 'POST /files/backups']],
  ])('API-34: there are some for %s', (_what, keys) => {
    for (const key of keys) expect(Object.keys({ ...apiAccess, ...httpAccess })).toContain(key);
  });
});

describe('access groups (spec §6)', () => {
  test.each<[string, Group, readonly Principal[]]>([
    ['ACC-03', 'superAdmin', ['superAdmin']],
    ['ACC-04', 'admin', ['superAdmin', 'admin']],
    ['ACC-05', 'reseller', ['superAdmin', 'admin', 'reseller']],
    ['ACC-06', 'user', roles],
    ['ACC-07, ACC-11', 'dealer', ['superAdmin', 'admin', 'reseller']],
    ['ACC-08', 'owner', ['superAdmin', 'admin', 'reseller', 'owner']],
    ['ACC-09', 'manager', ['superAdmin', 'admin', 'reseller', 'owner', 'manager']],
    ['ACC-10, ACC-13', 'guest', ['public']],
    ['ACC-12', 'everyone', principals],
    ['contract 1', 'register', ['register']],
  ])('%s: %s has exactly its members', (_requirement, group, expected) => {
    expect(members(group)).toEqual(expected);
  });

  test('ACC-11: no group above user has the role dealer', () => {
    const withDealer = (Object.keys(groups) as Group[]).filter((group) => isIn(group, 'dealer'));
    expect(withDealer).toEqual(['everyone', 'user']);
  });
});

describe('what a policy admits', () => {
  test.each<[AccessPolicy, readonly Principal[]]>([
    ['wide', ['superAdmin', 'admin', 'reseller', 'owner']],
    ['strict', ['superAdmin', 'admin']],
  ])('ACC-32: settings under the policy %s', (policy, expected) => {
    for (const key of ['Mutation.saveOrganizationUnit', 'Query.devices', 'Mutation.approveRegister']) {
      expect(admittedTo(apiAccess, key, policy)).toEqual(expected);
    }
    for (const path of ['/setting/devices', '/setting/device/:deviceId']) {
      expect(admittedTo(routeAccess, path, policy)).toEqual(expected);
    }
  });

  test.each<AccessPolicy>(['wide', 'strict'])(
    'USR-08: under %s the Owner group administers users',
    (policy) => {
      const keys = Object.keys(apiAccess).filter((key) =>
        /\.(users|saveUser|removeUsers|invitations|inviteUser|\w+Invitation)$/.test(key),
      );
      expect(keys).toHaveLength(8);
      for (const key of keys) expect(admittedTo(apiAccess, key, policy)).toEqual(groups.owner);
      expect(admittedTo(routeAccess, '/setting/users', policy)).toEqual(groups.owner);
    },
  );

  test.each<AccessPolicy>(['wide', 'strict'])('ACC-21: under %s every role sees the dashboards', (policy) => {
    expect(admittedTo(apiAccess, 'Query.homeDashboard', policy)).toEqual(roles);
    expect(admittedTo(apiAccess, 'Query.analyticsDashboard', policy)).toEqual(roles);
    expect(admittedTo(routeAccess, '/dashboards/home', policy)).toEqual(roles);
  });

  test.each<[string, readonly string[], readonly Principal[]]>([
    ['ACC-20, ACC-26: only guests see', ['/login', '/register/:invitationCode?'], ['public']],
    [
      'ACC-25, ACC-26: everybody sees',
      [
        '/mail-confirm',
        '/confirmed',
        '/forgot-password',
        '/reset-confirm',
        '/reset-password',
        '/passwordChanged',
        '/pages/errors/error-500',
      ],
      principals,
    ],
    [
      'ACC-21, ACC-24, ACC-27, ACC-37: all seven roles see',
      [
        ...['/', '/dashboards', '/dashboards/home', '/dashboards/analytics', '/profile', '/apps/faq'],
        ...['/apps/academy/:slug', '/apps/knowledge-base/:slug?', '/apps/news', '/apps/calendar'],
        ...[
          '/release-notes/:softwareApplicationId',
          '/apps/shop/*',
          '/apps/shop-checkout',
          '/apps/shop-orders',
        ],
        ...['/software-applications', '/apps/downloads/:slug?'],
      ],
      roles,
    ],
    [
      'ACC-37: the Owner group sees',
      [
        ...['/manage/e-commerce', '/manage/e-commerce/products', '/manage/e-commerce/orders'],
        ...['/manage/e-commerce/debits', '/manage/e-commerce/debits/creditor'],
      ],
      groups.owner,
    ],
  ])('%s %j, whatever the policy', (_rule, paths, expected) => {
    for (const path of paths)
      for (const policy of ['wide', 'strict'] as const)
        expect(admittedTo(routeAccess, path, policy)).toEqual(expected);
  });

  const areas: readonly [string, RegExp, number, readonly Principal[], readonly Principal[]][] = [
    [
      'ACC-23, ACC-29, ACC-33: static data',
      /^\/manage\/data(?!\/(securityDevices|register))/,
      12 + pagesOfRecords.length,
      groups.owner,
      groups.superAdmin,
    ],
    [
      'ACC-24, ACC-29, ACC-35: receipts and closings',
      /^\/manage\/(receipts|closings)/,
      4,
      roles,
      groups.superAdmin,
    ],
    [
      'ACC-30, ACC-34: security devices and their registration',
      /^\/manage\/data\/(securityDevices|register)/,
      6,
      roles,
      groups.owner,
    ],
    [
      'ACC-22, ACC-31, ACC-32: organisation, devices, licences, backups',
      /^\/setting($|\/(organization|device|licence|backups|myServices))/,
      15,
      groups.owner,
      groups.admin,
    ],
    ['ACC-36: the own organisation', /^\/profile\/organization/, 2, roles, groups.admin],
  ];
  test.each(areas)('%s: the wider reading, or the narrower one', (_name, pattern, count, wide, strict) => {
    const paths = Object.keys(routeAccess).filter((path) => pattern.test(path));
    expect(paths).toHaveLength(count);
    for (const path of paths) {
      expect(admittedTo(routeAccess, path, 'wide')).toEqual(wide);
      expect(admittedTo(routeAccess, path, 'strict')).toEqual(strict);
    }
  });

  test('ACC-15, ACC-19: without a role one is a guest, and sees no page of the signed-in', () => {
    const ofGuests = Object.keys(routeAccess).filter((path) =>
      isAdmitted(routeAccess, path, 'public', 'wide'),
    );
    expect(ofGuests).toHaveLength(11);
    for (const path of ofGuests) expect(path).not.toMatch(/^\/(dashboards|manage|setting|apps|profile)/);
  });

  test.each<AccessPolicy>(['wide', 'strict'])('under %s only a register pushes receipts', (policy) => {
    expect(admittedTo(apiAccess, 'Mutation.pushReceipts', policy)).toEqual(['register']);
    expect(admittedTo(apiAccess, 'Mutation.reportSystemInfo', policy)).toEqual(['register']);
  });

  test('a strict policy never admits whom the wide one refuses', () => {
    for (const table of [apiAccess, routeAccess]) {
      for (const key of Object.keys(table)) {
        expect(admittedTo(table, key, 'wide')).toEqual(
          expect.arrayContaining(admittedTo(table, key, 'strict')),
        );
      }
    }
  });

  test('no field of the API is open to the public or to anyone at all', () => {
    for (const key of Object.keys(apiAccess)) {
      expect(admittedTo(apiAccess, key, 'wide')).not.toContain('public');
      expect(admittedTo(apiAccess, key, 'wide')).not.toEqual([]);
    }
  });

  test.each(['Query.nothing', '', '__proto__', 'toString', 'constructor'])(
    'ACC-38: the unknown key %j admits nobody',
    (key) => {
      expect(admittedTo(apiAccess, key, 'wide')).toEqual([]);
      expect(admittedTo(routeAccess, key, 'wide')).toEqual([]);
    },
  );
});
