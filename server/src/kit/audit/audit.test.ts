import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../context/index.ts';
import { inTenant } from '../db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { newId } from '../ids/index.ts';
import { audit } from './index.ts';

let database: TestDatabase;
const tenantId = newId();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const write = (newValues: Record<string, unknown>, entityId = 'u') => {
  const ctx: Ctx = {
    caller: { kind: 'public', principal: 'public' },
    requestId: 'r',
    db: database.db,
    now: Date.now,
  };
  return inTenant(database.db, tenantId, (tx) =>
    audit(ctx, tx, tenantId, { action: 'update', entity: 'user', entityId, newValues }),
  );
};

it.each([{ passwordHash: 'x' }, { settings: { pin: '1234' } }])(
  'the audit log refuses the secret in %j, and with it the change',
  async (values) => {
    await expect(write(values)).rejects.toThrow('the audit log takes no secrets');
    const { rows } = await database.owner.query('select * from audit_log');
    expect(rows).toEqual([]);
  },
);

it('the audit log takes what is no secret', async () => {
  await write({ email: 'olga@demo.example' });
  const { rows } = await database.owner.query('select action, new_values from audit_log');
  expect(rows).toEqual([{ action: 'update', new_values: { email: 'olga@demo.example' } }]);
});

it('the audit log finds all of a record, however its id was written in the request', async () => {
  const id = newId();
  await write({ firstName: 'Olga' }, id.toUpperCase());
  const { rows } = await database.owner.query('select action from audit_log where entity_id = $1', [id]);
  expect(rows).toHaveLength(1);
});
