import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { createPingLog } from './ping-log.ts';

let test: TestDatabase;
const tenantId = newId();
const unitId = newId();
const deviceId = newId();
const anHour = 3_600_000;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [tenantId]);
  await test.owner.query(`insert into organization_units (tenant_id, id, name) values ($1, $2, 'Branch')`, [
    tenantId,
    unitId,
  ]);
  await test.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id) values ($1, $2, $3, 'Bar', 'desktop', 'Windows', 'retail', '5.9.3', 'S1', $4)`,
    [tenantId, deviceId, unitId, randomUUID()],
  );
});
afterAll(() => test.drop());

const fail = (error: unknown): never => {
  throw error;
};
const stored = async () =>
  (await test.owner.query('select last_ping_at from devices where id = $1', [deviceId])).rows[0].last_ping_at;

describe('the sign of life of a register (REG-16, contract 10)', () => {
  it('is known at once, and stored later', async () => {
    const log = createPingLog(test.db, fail, anHour);
    const lastPing = new Date('2026-11-21T12:00:00Z');
    log.note([{ tenantId, deviceId, lastPing }]);
    expect(log.lastPing(deviceId)).toEqual(lastPing);
    expect(await stored()).toBeNull();
    await log.stop();
    expect(await stored()).toEqual(lastPing);
    // Whoever read the database before asks the log behind it.
    expect(log.lastPing(deviceId)).toEqual(lastPing);
    await log.stop();
    expect(log.lastPing(deviceId)).toBeUndefined();
  });

  it('that comes while an older one is being stored is not lost', async () => {
    const log = createPingLog(test.db, fail, anHour);
    const [older, newer] = [new Date('2026-11-21T12:01:00Z'), new Date('2026-11-21T12:02:00Z')];
    log.note([{ tenantId, deviceId, lastPing: older }]);
    const storing = log.stop();
    log.note([{ tenantId, deviceId, lastPing: newer }]);
    await storing;
    expect(log.lastPing(deviceId)).toEqual(newer);
    await log.stop();
    expect(await stored()).toEqual(newer);
  });
});
