import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../kit/context/index.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { createAuditExport, parseExport } from './audit-export.ts';

let database: TestDatabase;
const tenantId = newId();
const entries = 20_500;

const ctxOf = (): Ctx => ({
  caller: {
    kind: 'user',
    principal: 'owner',
    tenantId,
    homeTenantId: tenantId,
    userId: newId(),
    sessionId: newId(),
    name: 'Olga Lindner',
    actingAs: null,
  },
  requestId: 'r',
  db: database.db,
  now: Date.now,
});

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    `insert into audit_log (tenant_id, id, actor_kind, actor_name, action, entity, entity_id, new_values)
     select $1, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'system', 'system', 'update', 'device', n::text, '{"name":"Theke"}'
     from generate_series(1, $2::int) n`,
    [tenantId, entries],
  );
}, 60_000);
afterAll(() => database.drop());

it('reads a batch when the one before was taken, however long the log is', async () => {
  let read = 0;
  const count = () => {
    read += 1;
  };
  database.db.app.on('acquire', count);
  const file = await createAuditExport()(ctxOf(), parseExport({}));
  let taken = 0;
  let lines = 0;
  let furthestAhead = 0;
  for await (const part of file) {
    furthestAhead = Math.max(furthestAhead, read - taken);
    taken += 1;
    lines += String(part).split('\r\n').length - 1;
  }
  database.db.app.off('acquire', count);
  expect(lines).toBe(entries + 1);
  expect(read).toBeGreaterThan(20);
  expect(furthestAhead).toBeLessThanOrEqual(3);
});

it('stops reading when the client is gone', async () => {
  const file = await createAuditExport()(ctxOf(), parseExport({}));
  let read = 0;
  const count = () => {
    read += 1;
  };
  await new Promise((resolve) => file.once('readable', resolve));
  database.db.app.on('acquire', count);
  const closed = new Promise((resolve) => file.once('close', resolve));
  file.destroy();
  await closed;
  database.db.app.off('acquire', count);
  expect(read).toBeLessThanOrEqual(2);
});
