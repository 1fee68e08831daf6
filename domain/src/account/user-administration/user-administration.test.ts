import { describe, expect, test } from 'vitest';
import { type Role, roles } from '../../kit/groups/index.ts';
import {
  type Administration,
  mayAdminister,
  refusalOfChange,
  refusalOfRemoval,
  rolesOfTenant,
  rolesToGive,
  type TenantKind,
  tenantKinds,
  type UserRefusal,
  type UserStanding,
} from './index.ts';

const everyday: readonly Role[] = ['owner', 'manager', 'dealer', 'user'];

describe('roles of a tenant', () => {
  test.each<[TenantKind, readonly Role[]]>([
    ['vendor', roles],
    ['reseller', ['admin', 'reseller', ...everyday]],
    ['customer', ['admin', ...everyday]],
  ])('contract 2: a %s knows exactly its roles', (kind, expected) => {
    expect(rolesOfTenant(kind)).toEqual(expected);
  });
});

describe('USR-08: roles that somebody may give', () => {
  test.each<[Role, TenantKind, readonly Role[]]>([
    ['superAdmin', 'vendor', roles],
    ['superAdmin', 'reseller', ['admin', 'reseller', ...everyday]],
    ['superAdmin', 'customer', ['admin', ...everyday]],
    ['admin', 'vendor', ['admin', 'reseller', ...everyday]],
    ['admin', 'reseller', ['admin', 'reseller', ...everyday]],
    ['admin', 'customer', ['admin', ...everyday]],
    ['reseller', 'reseller', ['reseller', ...everyday]],
    ['reseller', 'customer', everyday],
    ['owner', 'vendor', everyday],
    ['owner', 'reseller', everyday],
    ['owner', 'customer', everyday],
    ['manager', 'customer', []],
    ['dealer', 'customer', []],
    ['user', 'vendor', []],
  ])('%s in a tenant of kind %s', (giver, kind, expected) => {
    expect(rolesToGive(giver, kind)).toEqual(expected);
  });

  test('nobody gives a role above their own, wherever', () => {
    for (const kind of tenantKinds)
      for (const giver of roles)
        for (const role of rolesToGive(giver, kind))
          expect(roles.indexOf(role)).toBeGreaterThanOrEqual(roles.indexOf(giver));
  });
});

describe('USR-08: whom somebody may change or remove', () => {
  test.each<[Role, readonly Role[]]>([
    ['superAdmin', roles],
    ['admin', ['admin', 'reseller', ...everyday]],
    ['reseller', ['reseller', ...everyday]],
    ['owner', everyday],
    ['manager', []],
    ['dealer', []],
    ['user', []],
  ])('%s: nobody above their own rank', (actor, expected) => {
    expect(roles.filter((target) => mayAdminister(actor, target))).toEqual(expected);
  });
});

const anna: UserStanding = { id: 'anna', role: 'admin', disabled: false };
const berta: UserStanding = { id: 'berta', role: 'admin', disabled: false };
const olga: UserStanding = { id: 'olga', role: 'owner', disabled: false };
const asleep: UserStanding = { id: 'asleep', role: 'admin', disabled: true };
const ulf: UserStanding = { id: 'ulf', role: 'user', disabled: false };
const vendor = { id: 'svenja', role: 'superAdmin' } as const;

const by = (
  actor: Administration['actor'],
  administrators: readonly UserStanding[],
  kind: TenantKind = 'customer',
): Administration => ({ actor, kind, administrators });
const disabled = ({ role }: UserStanding) => ({ role, disabled: true });
const as = (role: Role, isDisabled = false) => ({ role, disabled: isDisabled });

type Change = readonly [UserStanding, { readonly role: Role; readonly disabled: boolean }];

describe('a change of a user', () => {
  test.each<[string, Administration, Change, UserRefusal | undefined]>([
    ['an admin makes a user a manager', by(anna, [anna]), [ulf, as('manager')], undefined],
    ['an admin disables a user', by(anna, [anna]), [ulf, disabled(ulf)], undefined],
    ['an admin enables a user', by(anna, [anna, asleep]), [asleep, as('admin')], undefined],
    ['an admin makes somebody an admin, too', by(anna, [anna]), [ulf, as('admin')], undefined],
    ['an admin lowers another admin', by(anna, [anna, berta]), [berta, as('user')], undefined],
    ['an owner cannot change an admin', by(olga, [anna, olga]), [anna, as('user')], 'ROLE_NOT_ALLOWED'],
    ['an owner cannot disable an admin', by(olga, [anna, olga]), [anna, disabled(anna)], 'ROLE_NOT_ALLOWED'],
    ['an owner cannot make an admin', by(olga, [olga]), [ulf, as('admin')], 'ROLE_NOT_ALLOWED'],
    ['an owner cannot rise', by(olga, [olga]), [olga, as('admin')], 'ROLE_NOT_ALLOWED'],
    [
      'no super administrator outside the vendor',
      by(vendor, [anna]),
      [ulf, as('superAdmin')],
      'ROLE_NOT_ALLOWED',
    ],
    ['no reseller in a customer', by(anna, [anna]), [ulf, as('reseller')], 'ROLE_NOT_ALLOWED'],
    ['a reseller in a reseller', by(anna, [anna], 'reseller'), [ulf, as('reseller')], undefined],
    [
      'a manager changes nobody',
      by({ id: 'm', role: 'manager' }, [anna]),
      [ulf, disabled(ulf)],
      'ROLE_NOT_ALLOWED',
    ],
    [
      'a role out of place may stay',
      by(anna, [anna]),
      [{ ...ulf, role: 'reseller' }, as('reseller', true)],
      undefined,
    ],
    ['USR-06: the last admin is not disabled', by(vendor, [anna]), [anna, disabled(anna)], 'LAST_ADMIN'],
    ['USR-06: the last admin is not lowered', by(vendor, [anna]), [anna, as('manager')], 'LAST_ADMIN'],
    ['USR-06: a disabled admin does not count', by(vendor, [anna, asleep]), [anna, as('user')], 'LAST_ADMIN'],
    ['USR-06: an owner counts as one', by(vendor, [anna, olga]), [anna, as('user')], undefined],
    ['USR-06: lowered to owner is still one', by(vendor, [anna]), [anna, as('owner')], undefined],
    ['the only admin lowers herself', by(anna, [anna]), [anna, as('user')], 'LAST_ADMIN'],
    ['nobody lowers themselves', by(anna, [anna, berta]), [anna, as('owner')], 'OWN_ACCOUNT'],
    ['nobody disables themselves', by(anna, [anna, berta]), [anna, disabled(anna)], 'OWN_ACCOUNT'],
    ['the own account as it is', by(anna, [anna]), [anna, as('admin')], undefined],
  ])('%s', (_rule, administration, [target, next], expected) => {
    expect(refusalOfChange(administration, target, next)).toBe(expected);
  });
});

describe('a removal of users', () => {
  test.each<[string, Administration, readonly UserStanding[], UserRefusal | undefined]>([
    ['an admin removes users', by(anna, [anna]), [ulf, { ...ulf, id: 'other' }], undefined],
    ['an admin removes another admin', by(anna, [anna, berta]), [berta], undefined],
    ['an owner cannot remove an admin', by(olga, [anna, olga]), [anna], 'ROLE_NOT_ALLOWED'],
    ['one above the own rank refuses all', by(olga, [anna, olga]), [ulf, anna], 'ROLE_NOT_ALLOWED'],
    ['USR-06: not all admins at once', by(vendor, [anna, berta]), [anna, berta], 'LAST_ADMIN'],
    ['USR-06: not the last beside a disabled one', by(vendor, [anna, asleep]), [anna], 'LAST_ADMIN'],
    ['USR-06: all but one', by(vendor, [anna, berta, olga]), [anna, berta], undefined],
    ['a disabled admin is not the last', by(vendor, [asleep]), [asleep], undefined],
    ['USR-06: the only admin removes herself', by(anna, [anna]), [anna], 'LAST_ADMIN'],
    ['nobody removes themselves', by(anna, [anna, berta]), [anna], 'OWN_ACCOUNT'],
    ['nobody removes themselves among others', by(anna, [anna, berta]), [ulf, anna], 'OWN_ACCOUNT'],
  ])('%s', (_rule, administration, targets, expected) => {
    expect(refusalOfRemoval(administration, targets)).toBe(expected);
  });
});
