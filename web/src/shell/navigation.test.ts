import { type AccessPolicy, isAdmitted, type Role, roles, routeAccess } from '@tresen/domain/account/access';
import { describe, expect, it } from 'vitest';
import { navigationOf } from './navigation.ts';

const urlsOf = (role: Role, policy: AccessPolicy) =>
  navigationOf(role, policy).flatMap(({ children }) => children.map(({ url }) => url));

const policies = ['wide', 'strict'] as const;
const cases = policies.flatMap((policy) => roles.map((role) => ({ role, policy })));

/** What each role finds in the menu, by policy: `all` for everybody, the others in addition. */
const all = ['/dashboards/home', '/dashboards/analytics'];
const receipts = '/manage/receipts';
const ownerGroup = ['/setting/users', '/setting/auditLog'];
const settings = ['/manage/syncProblems', '/setting/devices'];
const expected: Readonly<Record<AccessPolicy, Readonly<Record<Role, readonly string[]>>>> = {
  wide: {
    superAdmin: [...all, receipts, ...settings, ...ownerGroup],
    admin: [...all, receipts, ...settings, ...ownerGroup],
    reseller: [...all, receipts, ...settings, ...ownerGroup],
    owner: [...all, receipts, ...settings, ...ownerGroup],
    manager: [...all, receipts],
    dealer: [...all, receipts],
    user: [...all, receipts],
  },
  strict: {
    superAdmin: [...all, receipts, ...settings, ...ownerGroup],
    admin: [...all, ...settings, ...ownerGroup],
    reseller: [...all, ...ownerGroup],
    owner: [...all, ...ownerGroup],
    manager: all,
    dealer: all,
    user: all,
  },
};

describe.each(cases)('the menu of $role under the policy $policy', ({ role, policy }) => {
  it('ACC-28, ACC-29, ACC-31, ACC-32, ACC-35 has exactly its entries', () => {
    expect(urlsOf(role, policy).sort()).toEqual([...expected[policy][role]].sort());
  });

  it('SHL-74 shows exactly what the guard admits', () => {
    for (const url of urlsOf('superAdmin', policy))
      expect(urlsOf(role, policy).includes(url)).toBe(isAdmitted(routeAccess, url, role, policy));
  });

  it('SHL-75 has no group without entries', () => {
    for (const group of navigationOf(role, policy)) expect(group.children.length).toBeGreaterThan(0);
  });
});
