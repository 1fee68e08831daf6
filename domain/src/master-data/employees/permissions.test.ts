import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { employee } from './employee.ts';
import {
  differencesFrom,
  employeeRoleIds,
  employeeRoles,
  employeeRoleWords,
  employeeWords,
  permissionGroups,
  permissions,
  permissionsOf,
  permissionWords,
  presetOf,
  rightsAfter,
  rightsOf,
  roleById,
  tillViewOf,
} from './index.ts';

const roles = employeeRoleIds.map(roleById);
const anyRights = fc.subarray([...permissions]);
const anyRole = fc.constantFrom(...roles);

describe('the rights of employees', () => {
  it.each([
    ['EMP-08', 'apps', 9],
    ['EMP-09', 'article', 6],
    ['EMP-10', 'print', 3],
    ['EMP-11', 'table', 3],
    ['EMP-12', 'general', 10],
    ['EMP-13', 'cashBook', 3],
    ['EMP-14', 'timeRecording', 2],
    ['EMP-15', 'fastCheckout', 2],
  ] as const)('%s: the group %s has %i', (_id, group, count) => {
    expect(permissionsOf(group)).toHaveLength(count);
  });

  it('EMP-08, EMP-13, EMP-14: say which add-on they need', () => {
    const needing = permissionGroups.flatMap(permissionsOf).filter(({ addOn }) => addOn);
    expect(needing.map(({ id, addOn }) => `${id} ${addOn}`)).toEqual([
      'eventBar event',
      'eventTerminal event',
      'eventCheckout event',
      'balanceQuery cashBook',
      'ledgerView cashBook',
      'depositWithdrawal cashBook',
      'timeRecording timeRecording',
      'signInClockedIn timeRecording',
    ]);
  });

  it('are each told once, by a name that no other has', () => {
    expect(new Set(permissions).size).toBe(permissions.length);
    for (const { names } of Object.values(permissionWords))
      expect(new Set(Object.values(names)).size).toBe(permissions.length);
  });

  it('have names that can stand in one cell of a file', () => {
    for (const { names } of Object.values(permissionWords))
      for (const name of Object.values(names)) expect(name).not.toMatch(/[,;|\n]/);
  });
});

describe('the roles of employees', () => {
  it('EMP-05, EMP-06, EMP-07: have the ids of the specification', () => {
    expect(employeeRoles).toEqual({
      ...{ system: 0, none: 1, waiter: 2, headWaiter: 3, eventBarStaff: 4, eventSupervisor: 5 },
      ...{ manager: 6, eventCashier: 7, deliveryDriver: 8, departmentHead: 9, employee: 10 },
    });
    for (const id of employeeRoleIds) expect(employeeRoles[roleById(id)]).toBe(id);
    expect(Object.keys(employeeRoleWords.de)).toHaveLength(11);
  });

  it('EMP-16: have each a preset of known rights, in their order', () => {
    for (const role of roles) {
      const preset = presetOf(role);
      expect(preset).toEqual(permissions.filter((id) => preset.includes(id)));
    }
    expect(presetOf('none')).toEqual([]);
    expect(presetOf('manager')).toContain('administration');
  });

  it('EMP-16: whoever leads may do all that those may whom they lead', () => {
    expect(presetOf('headWaiter')).toEqual(expect.arrayContaining([...presetOf('waiter')]));
    expect(presetOf('departmentHead')).toEqual(expect.arrayContaining([...presetOf('waiter')]));
    expect(presetOf('manager')).toEqual(expect.arrayContaining([...presetOf('headWaiter')]));
  });

  it.each(['waiter', 'eventBarStaff', 'eventCashier', 'deliveryDriver', 'employee', 'none'] as const)(
    'EMP-16: %s neither cancels nor discounts, nor opens the drawer or the settings',
    (role) => {
      for (const right of ['cancellation', 'discount', 'manualDrawerOpen', 'administration'] as const)
        expect(presetOf(role)).not.toContain(right);
    },
  );
});

describe('what somebody may do differently (EMP-16)', () => {
  it('EMP-16: is told as more and as less than the preset', () => {
    const own = [...presetOf('waiter').filter((id) => id !== 'infoReceipt'), 'discount'] as const;
    expect(differencesFrom('waiter', own)).toEqual({ more: ['discount'], less: ['infoReceipt'] });
    expect(differencesFrom('waiter', presetOf('waiter'))).toEqual({ more: [], less: [] });
  });

  it('EMP-16: is kept through a change of role, or gives way to the preset', () => {
    const own = [...presetOf('waiter').filter((id) => id !== 'infoReceipt'), 'minimise'] as const;
    const kept = rightsAfter(own, 'waiter', 'headWaiter', 'keep');
    expect(differencesFrom('headWaiter', kept)).toEqual({ more: ['minimise'], less: ['infoReceipt'] });
    expect(rightsAfter(own, 'waiter', 'headWaiter', 'replace')).toEqual(presetOf('headWaiter'));
  });

  it('EMP-16: never grows by a change of role, and comes back with the role', () => {
    fc.assert(
      fc.property(anyRights, anyRole, anyRole, (own, from, to) => {
        const before = differencesFrom(from, own);
        const after = differencesFrom(to, rightsAfter(own, from, to, 'keep'));
        expect(before.more).toEqual(expect.arrayContaining([...after.more]));
        expect(before.less).toEqual(expect.arrayContaining([...after.less]));
        expect(rightsAfter(own, from, from, 'keep')).toEqual(permissions.filter((id) => own.includes(id)));
      }),
    );
  });
});

describe('what somebody sees at the register', () => {
  it('EMP-16: each right is somewhere: a button, an area or a habit', () => {
    for (const id of permissions) {
      const { areas, habits } = tillViewOf([id, 'tableSelection']);
      const isShown = areas.some(
        ({ area, items }) => items.some((item) => item.id === id && item.isThere) || area === 'tables',
      );
      expect(isShown || habits.includes(id), id).toBe(true);
    }
  });

  it('EMP-08: without the table selection nothing of tables is there', () => {
    const { hidden } = tillViewOf(['transferSplit']);
    expect(hidden).toContain('tables');
    expect(tillViewOf(['tableSelection', 'transferSplit']).hidden).not.toContain('tables');
  });

  it('EMP-13: areas without a single button are not there', () => {
    expect(tillViewOf([]).areas.map(({ area }) => area)).toEqual(['sale', 'pay', 'receipts']);
    expect(tillViewOf(['balanceQuery']).areas.map(({ area }) => area)).toContain('cashBook');
  });
});

describe('an employee', () => {
  it('EMP-04: goes by the first and last name where none is said', () => {
    const named = employee.check({ name: ' ', firstName: 'Mia', lastName: 'Huber' });
    expect(named.values).toMatchObject({ name: 'Mia Huber' });
    expect(employee.check({ name: 'Mi', firstName: 'Mia' }).values).toMatchObject({ name: 'Mi' });
    expect(employee.check({ name: null }).faults).toEqual([{ path: 'name', code: 'MISSING' }]);
  });

  it('EMP-16: has the rights of the role where none are said; none at all have to be said', () => {
    expect(employee.check({ name: 'Mia', role: 2 }).values?.permissions).toEqual(rightsOf(2));
    expect(employee.check({ name: 'Mia' }).values?.permissions).toEqual(rightsOf(10));
    expect(employee.check({ name: 'Mia', role: 2, permissions: [] }).values?.permissions).toEqual([]);
  });

  it('EMP-03: has one of three salutations', () => {
    expect(employeeWords.de.choices.salutation).toEqual({ Mr: 'Herr', Ms: 'Frau', Other: 'Divers' });
    expect(employee.check({ name: 'Mia', salutation: 'Dr' }).faults).toEqual([
      { path: 'salutation', code: 'UNKNOWN_CHOICE' },
    ]);
  });
});
