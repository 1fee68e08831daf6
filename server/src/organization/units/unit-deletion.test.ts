import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { meetAtLock } from '../../app/testing/meet-at-lock.ts';
import { closingFor, closingOutcomes, pushClosingBatch } from '../../app/testing/push-closings.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { deleteUnit, unitOf } from '../../app/testing/units.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
/** The vendor, acting for the owner's tenant: of the admin group. */
let vendor: string;
let forOwner: { readonly 'x-override-tenant': string };

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  vendor = await app.signIn('superadmin@demo.example');
  const { rows } = await app.owner.query(`select id from tenants where name = 'Gasthaus Lindenhof'`);
  forOwner = { 'x-override-tenant': rows[0].id };
});
afterAll(() => app.stop());

const deletionOf = async (id: string, person = owner, headers: Record<string, string> = {}) => {
  const query = `query($id: ID!) { organizationUnitDeletion(id: $id) { outcome uses { use count } } }`;
  const answer = await app.call('/graphql', person, query, { id }, headers);
  const { outcome, uses } = dataOf<{
    organizationUnitDeletion: { outcome: string; uses: { use: string; count: number }[] };
  }>(answer).organizationUnitDeletion;
  return { outcome, ...Object.fromEntries(uses.map(({ use, count }) => [use, count])) };
};
const codeOf = async (...args: Parameters<typeof deleteUnit> extends [unknown, ...infer R] ? R : never) =>
  errorOf(await deleteUnit(app, ...args))?.code ?? 'deleted';
const isThere = async (id: string) => (await unitOf(app, owner, id)) !== undefined;
const one = async (text: string, values: readonly unknown[]) =>
  (await app.owner.query(text, [...values])).rows[0];

const unlink = (deviceId: string) =>
  app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
    id: deviceId,
  });

/** A branch whose register has sold something and is gone; with a printer of its own and one that it shares. */
const usedBranch = async () => {
  const register = await linkRegister(app, owner);
  const { unitId } = register;
  expect(outcomesOf(await pushBatch(app, register, [receiptOf(register)]))).toEqual(['stored']);
  const other = await createUnit(app, owner);
  const own = await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
  const shared = await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId, other] }));
  const everywhere = await saveRecord(app, owner, 'printer', printerOf({ unitIds: null }));
  dataOf(await unlink(register.deviceId));
  return { unitId, other, own, shared, everywhere };
};

describe('a unit with closings', () => {
  it('ORG-21: has data: they count, those that wait too, and stay when it is deleted anyway', async () => {
    const register = await linkRegister(app, owner);
    const { unitId } = register;
    const wrong = { ...closingFor(register, [], { zNumber: 2 }), currency: 'CHF' as const };
    const pushed = await pushClosingBatch(app, register, [closingFor(register, []), wrong]);
    expect(closingOutcomes(pushed)).toEqual(['stored', 'CURRENCY_DIFFERS']);
    dataOf(await unlink(register.deviceId));
    expect(await deletionOf(unitId)).toEqual({ outcome: 'vendor', closings: 2 });
    expect(await codeOf(owner, unitId)).toBe('UNIT_HAS_DATA');
    expect(await codeOf(vendor, unitId, { anyway: true, ...forOwner })).toBe('deleted');
    expect(await one('select count(*) from closings where unit_id = $1', [unitId])).toEqual({ count: 1 });
  });
});

describe('a unit without anything', () => {
  it('is deleted, with the standard rates that came with it, and its name is free again', async () => {
    const id = await createUnit(app, owner, { name: 'Versehen', country: 'ES' });
    expect(await deletionOf(id)).toEqual({ outcome: 'free' });
    expect(await codeOf(owner, id)).toBe('deleted');
    expect(await isThere(id)).toBe(false);
    expect(
      await one('select count(*) from vats where unit_ids = array[$1::uuid] and status >= 0', [id]),
    ).toEqual({
      count: 0,
    });
    await createUnit(app, owner, { name: 'Versehen' });
  });

  it('is deleted once by two clicks', async () => {
    const id = await createUnit(app, owner);
    const clicks = await Promise.all([deleteUnit(app, owner, id), deleteUnit(app, owner, id)]);
    for (const click of clicks) dataOf(click);
    expect(
      await one(`select count(*) from audit_log where entity_id = $1 and action = 'delete'`, [id]),
    ).toEqual({
      count: 1,
    });
  });
});

describe('a unit with units or registers', () => {
  it('stays until these are gone, whoever asks', async () => {
    const group = await createUnit(app, owner, { type: 'group' });
    const below = await createUnit(app, owner, { parentId: group });
    expect(await deletionOf(group)).toEqual({ outcome: 'blocked', children: 1 });
    expect(await codeOf(owner, group)).toBe('UNIT_IN_USE');
    expect(await codeOf(vendor, group, { anyway: true, ...forOwner })).toBe('UNIT_IN_USE');
    expect(await codeOf(owner, below)).toBe('deleted');
    expect(await codeOf(owner, group)).toBe('deleted');
  });

  it('a register keeps its branch (spec §8)', async () => {
    const { unitId, deviceId } = await linkRegister(app, owner);
    expect(await deletionOf(unitId)).toEqual({ outcome: 'blocked', registers: 1 });
    expect(await codeOf(vendor, unitId, { anyway: true, ...forOwner })).toBe('UNIT_IN_USE');
    dataOf(await unlink(deviceId));
    expect(await codeOf(owner, unitId)).toBe('deleted');
  });

  it('of a unit that is being deleted and one that is made below it, one is refused', async () => {
    const group = await createUnit(app, owner, { type: 'group' });
    const tenant = forOwner['x-override-tenant'];
    const lock = {
      text: `select pg_advisory_xact_lock(hashtextextended('organization_units', 0) # hashtextextended($1, 1))`,
      values: [tenant],
    };
    const [gone, made] = await meetAtLock(app, lock, [
      () => deleteUnit(app, owner, group),
      () =>
        app.call(
          '/graphql',
          owner,
          'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }',
          { unit: { name: 'Darunter', parentId: group } },
        ),
    ]);
    expect([gone, made].filter((answer) => answer && answer.errors.length === 0)).toHaveLength(1);
  });
});

describe('a unit with data (ORG-20 to ORG-22)', () => {
  it('is not for owners to delete: they are told to contact the vendor', async () => {
    const { unitId } = await usedBranch();
    expect(await deletionOf(unitId)).toEqual({ outcome: 'vendor', receipts: 1, records: 1 });
    expect(errorOf(await deleteUnit(app, owner, unitId))).toMatchObject({
      code: 'UNIT_HAS_DATA',
      parameters: { receipts: 1, records: 1 },
    });
    expect(await codeOf(owner, unitId, { anyway: true })).toBe('UNIT_HAS_DATA');
    expect(await isThere(unitId)).toBe(true);
  });

  it('the admin group deletes it anyway, and has to say so: master data goes, receipts and figures stay', async () => {
    const { unitId, other, own, shared, everywhere } = await usedBranch();
    expect(await deletionOf(unitId, vendor, forOwner)).toMatchObject({ outcome: 'anyway' });
    expect(await codeOf(vendor, unitId, forOwner)).toBe('UNIT_HAS_DATA');
    expect(await codeOf(vendor, unitId, { anyway: true, ...forOwner })).toBe('deleted');
    expect(await isThere(unitId)).toBe(false);
    const printer = 'select status, unit_ids, left_unit_ids from printers where id = $1';
    expect(await one(printer, [own])).toMatchObject({ status: -2 });
    expect(await one(printer, [shared])).toEqual({ status: 1, unit_ids: [other], left_unit_ids: [unitId] });
    expect(await one(printer, [everywhere])).toMatchObject({ status: 1, unit_ids: null });
    expect(await one('select count(*) from receipts where unit_id = $1', [unitId])).toEqual({ count: 1 });
    expect(
      await one('select sum(receipts)::int as count from sales_day where unit_id = $1', [unitId]),
    ).toEqual({
      count: 1,
    });
    expect(
      await one(`select old_values, acting_as from audit_log where entity_id = $1 and action = 'delete'`, [
        unitId,
      ]),
    ).toEqual({
      old_values: { name: expect.any(String), type: 'branch', receipts: 1, records: 1 },
      acting_as: 'Gasthaus Lindenhof',
    });
  });

  it('gives its database back: its register can be linked to another branch', async () => {
    const { databaseId, hardwareSerial, unitId, ...register } = await linkRegister(app, owner);
    await pushBatch(app, register, [receiptOf({ ...register, databaseId, hardwareSerial, unitId })]);
    dataOf(await unlink(register.deviceId));
    expect(await codeOf(vendor, unitId, { anyway: true, ...forOwner })).toBe('deleted');
    const again = await linkRegister(app, owner, { databaseId, hardwareSerial });
    expect(again.deviceId).toBe(register.deviceId);
  });
});

describe('a unit of another tenant', () => {
  it('is neither seen nor deleted', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const theirs = await createUnit(app, stranger);
    expect(await codeOf(owner, theirs)).toBe('NOT_FOUND');
    expect(await codeOf(owner, newId())).toBe('NOT_FOUND');
    const query = 'query($id: ID!) { organizationUnitDeletion(id: $id) { outcome } }';
    expect(errorOf(await app.call('/graphql', owner, query, { id: theirs }))?.code).toBe('NOT_FOUND');
    expect(await unitOf(app, stranger, theirs)).toMatchObject({ status: 1 });
  });
});
