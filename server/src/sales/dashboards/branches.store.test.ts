import { oldBefore } from '@tresen/domain/fleet/devices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { type GroupedBranches, readBranches, readBranchGroups } from './branches.store.ts';
import { groupBranches } from './group-branches.ts';

let test: TestDatabase;
const tenantId = newId();
const other = newId();
const now = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;

interface Unit {
  readonly name: string;
  readonly type?: string;
  readonly status?: number;
  readonly zone?: string;
  readonly currency?: string;
  readonly cutOffMinutes?: number;
  /** Of each register: its status, and hours since its newest receipt; null is none. */
  readonly tills?: readonly (readonly [status: number, age: number | null])[];
}

const units: readonly Unit[] = [
  {
    name: 'Bahnhof',
    tills: [
      [1, 1],
      [1, 30],
    ],
  },
  { name: 'ärmel', tills: [[0, 2]] },
  { name: 'Zürich', zone: 'Europe/Zurich', currency: 'CHF', tills: [[1, null]] },
  { name: 'Genf', zone: 'Europe/Zurich', currency: 'CHF', tills: [[0, 25]] },
  { name: 'Basel', zone: 'Europe/Zurich', currency: 'CHF', cutOffMinutes: 0 },
  { name: 'Markt', type: 'event', tills: [[1, 24]] },
  { name: 'alt', status: -2, tills: [[1, 100]] },
  { name: 'Bereich', type: 'warehouse', tills: [[1, 3]] },
  { name: 'leer' },
];

const insertUnit = async (tenant: string, unit: Unit): Promise<string> => {
  const id = newId();
  await test.owner.query(
    `insert into organization_units (tenant_id, id, name, type, status, zone, currency, cut_off_minutes)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      tenant,
      id,
      unit.name,
      unit.type ?? 'branch',
      unit.status ?? 1,
      unit.zone ?? 'Europe/Berlin',
      unit.currency ?? 'EUR',
      unit.cutOffMinutes ?? 240,
    ],
  );
  for (const [status, age] of unit.tills ?? [])
    await test.owner.query(
      `insert into devices (tenant_id, id, unit_id, database_id, name, device_type, register_type, business_type,
         pos_version, hardware_serial, status, last_receipt_at)
       values ($1, $2, $3, gen_random_uuid(), 'Bar', 'desktop', 'Windows', 'retail', '6.0.0', $2::uuid::text, $4, $5)`,
      [tenant, newId(), id, status, age === null ? null : new Date(now - age * hour)],
    );
  return id;
};

const ids = new Map<string, string>();
beforeAll(async () => {
  test = await createTestDatabase();
  for (const id of [tenantId, other])
    await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [id]);
  for (const unit of units) ids.set(unit.name, await insertUnit(tenantId, unit));
  await insertUnit(other, { name: 'Fremd', tills: [[1, 1]] });
});
afterAll(() => test.drop());

const sorted = ({ groups, ...others }: GroupedBranches) => ({
  ...others,
  groups: groups
    .map((group) => ({
      ...group,
      unitIds: group.unitIds.toSorted(),
      activeDeviceIds: group.activeDeviceIds.toSorted(),
      linkedDeviceIds: group.linkedDeviceIds.toSorted(),
    }))
    .toSorted((one, next) => (one.unitIds.join() < next.unitIds.join() ? -1 : 1)),
});

const read = (names: readonly string[] | null) => {
  const unitIds = names?.map((name) => ids.get(name) ?? '') ?? null;
  return inTenant(test.db, tenantId, async (tx) => {
    const { branches, currencies } = await readBranches(tx, unitIds);
    return {
      byDatabase: await readBranchGroups(tx, unitIds, new Date(oldBefore(now))),
      oneByOne: { ...groupBranches(branches, now), currencies },
    };
  });
};

describe('branches in groups', () => {
  it.each<readonly [string, readonly string[] | null]>([
    ['all', null],
    ['one', ['Bahnhof']],
    ['those of another currency', ['Zürich', 'Genf', 'Basel']],
    ['one without a register', ['leer']],
    ['former ones alone', ['alt', 'Bereich']],
    ['none', []],
  ])('are what they are one by one: %s', async (_, names) => {
    const { byDatabase, oneByOne } = await read(names);
    expect(sorted(byDatabase)).toEqual(sorted(oneByOne));
  });

  it('tell those whose data is old by name, and the registers that are expected', async () => {
    const { groups, silent, firstCurrency } = (await read(null)).byDatabase;
    expect(silent.map(({ name, since }) => [name, since])).toEqual([
      ['Genf', '2026-11-20T11:00:00.000Z'],
      ['Zürich', null],
    ]);
    expect(firstCurrency).toBe('EUR');
    expect(
      groups.map(({ zone, isFormer, unitIds }) => `${zone} ${isFormer} ${unitIds.length}`).sort(),
    ).toEqual([
      'Europe/Berlin false 4',
      'Europe/Berlin true 2',
      'Europe/Zurich false 1',
      'Europe/Zurich false 2',
    ]);
    const berlin = groups.find(({ zone, isFormer }) => zone === 'Europe/Berlin' && !isFormer);
    expect([berlin?.activeDeviceIds.length, berlin?.linkedDeviceIds]).toEqual([3, []]);
    expect(berlin?.dataFrom).toBe('2026-11-21T11:00:00.000Z');
  });
});
