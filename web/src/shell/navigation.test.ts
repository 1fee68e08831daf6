import { isAdmitted, roles, routeAccess } from '@tresen/domain/account/access';
import { describe, expect, it } from 'vitest';
import { navigationOf } from './navigation.ts';

const urlsOf = (role: (typeof roles)[number]) =>
  navigationOf(role).flatMap(({ children }) => children.map(({ url }) => url));

describe.each(roles)('menu of %s', (role) => {
  it('SHL-74 shows exactly what the guard admits', () => {
    for (const url of urlsOf('superAdmin'))
      expect(urlsOf(role).includes(url)).toBe(isAdmitted(routeAccess, url, role, 'wide'));
  });

  it('SHL-75 has no group without entries', () => {
    for (const group of navigationOf(role)) expect(group.children.length).toBeGreaterThan(0);
  });
});

describe('menu', () => {
  it('a user without the Owner group sees neither settings nor sync problems', () =>
    expect(urlsOf('user')).toEqual(['/dashboards/home', '/dashboards/analytics', '/manage/receipts']));
});
