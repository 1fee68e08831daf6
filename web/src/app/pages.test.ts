import { routeAccess } from '@tresen/domain/account/access';
import { roles } from '@tresen/domain/kit/groups';
import { describe, expect, it } from 'vitest';
import { helpFor } from '../content/documentation/index.ts';
import { navigationOf, pagesOf } from '../shell/navigation.ts';
import { pageAt, pageKey, pages, pathParameters, redirects, redirectsTo } from './pages.ts';

const paths = pages.map(({ path }) => path);

describe('pages', () => {
  it('stand in the access table, each of them', () => {
    for (const path of paths) expect(Object.keys(routeAccess)).toContain(path);
  });

  it.each(roles)('exist for every menu entry of %s', (role) => {
    for (const { url } of pagesOf(navigationOf(role, 'wide')))
      expect(pageAt(url.split('?')[0] ?? ''), url).toBeDefined();
  });

  it('SHL-71: the path of the organisation menu leads to the organisations as soon as they have a page (decisions SHL-72)', () => {
    expect(redirectsTo([{ path: '/setting/organizations' }])).toEqual({
      '/setting': '/setting/organizations',
      '/setting/structure': '/setting/organizations',
    });
  });

  it.each([
    ['/', '/dashboards/home'],
    ['/dashboards', '/dashboards/analytics'],
    ['/manage/receipts/01a1', '/manage/receipts/:receiptId'],
    ['/MANAGE/SyncProblems/', '/manage/syncProblems'],
    ['/setting/devices', '/setting/devices'],
    ['/documentation', '/documentation/:topic?'],
    ['/setting/organizations/01a1', '/setting/organizations/:organizationId/:organizationHandle?'],
    ['/setting/organizations/01a1/cafe', '/setting/organizations/:organizationId/:organizationHandle?'],
    ['/apps/shop', '/apps/shop/*'],
    ['/apps/shop/a/b/c/d/e/f/g/h/i/17', '/apps/shop/*'],
    ['/documentation/receipts', '/documentation/:topic?'],
  ])('at %s is %s, whatever the case (SHL-79, SHL-86)', (path, page) =>
    expect(pageAt(path)?.path).toBe(page),
  );

  it.each([
    ['/manage/data/printers/:printerId', '/Manage/Data/Printers/01a1', { printerId: '01a1' }],
    ['/documentation/:topic?', '/documentation', {}],
    ['/apps/shop/*', '/apps/shop/a/17', { '*': 'a/17' }],
    ['/apps/shop/*', '/apps/shop', { '*': '' }],
  ])('%s: %s gives the parameters %o', (path, address, parameters) =>
    expect(pathParameters({ path }, address)).toEqual(parameters),
  );

  it.each([
    ['/dashboards/reports', '/dashboards/reports/units', true],
    ['/dashboards/reports/units', '/Dashboards/Reports/vat', true],
    ['/manage/data/printers/01a1', '/manage/data/printers/01a2', false],
    ['/manage/data/printers', '/manage/data/printers/01a1', false],
    ['/manage/nothing', '/manage/nothing/else', false],
  ])('%s and %s are views of one page, where what is typed stays: %s', (one, other, isOne) =>
    expect(pageKey(one) === pageKey(other)).toBe(isOne),
  );

  it('is none at an address that does not exist', () => expect(pageAt('/manage/nothing')).toBeUndefined());

  it('SHL-57: each of the menu has a topic in the help', () => {
    for (const { url } of pagesOf(navigationOf('superAdmin', 'wide')))
      expect(helpFor(url), url).not.toBe('/documentation');
  });

  it.each([
    ['/dashboards/home', '/documentation/figures'],
    ['/Manage/Receipts/01a1', '/documentation/receipts'],
    ['/manage/syncProblems', '/documentation/sync-problems'],
    ['/setting/device/01a1', '/documentation/registers'],
    ['/profile/edit', '/documentation/profile'],
    ['/gibt/es/nicht', '/documentation'],
  ])('%s is explained at %s', (page, help) => expect(helpFor(page)).toBe(help));

  it('has no redirect to nowhere', () => {
    for (const target of Object.values(redirects)) expect(paths).toContain(target);
  });
});
