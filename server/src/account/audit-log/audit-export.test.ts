import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../kit/context/index.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { guardHttpRoutes } from '../../kit/http/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { createAuditExport, parseExport } from './audit-export.ts';
import { addAuditLogRoutes } from './audit-log.routes.ts';

let database: TestDatabase;
const tenantId = newId();
// Long ones: more than the buffers between a server and a client that takes nothing hold.
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
     select $1, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'system', 'system', 'update', 'device', n::text, jsonb_build_object('name', repeat('Theke ', 60))
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

it('a client that takes nothing is cut off, holds no connection meanwhile, and its turn is free again', async () => {
  const app = Fastify({ forceCloseConnections: true });
  guardHttpRoutes(app, async () => ctxOf(), 'wide');
  addAuditLogRoutes(app, 1_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = () =>
    new Promise<IncomingMessage>((resolve) => {
      get({ port, path: '/api/audit-log.csv', agent: false }, resolve);
    });
  const stalled = await Promise.all([ask(), ask()]);
  const { app: pool } = database.db;
  expect((await ask()).statusCode).not.toBe(200);
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  await expect.poll(async () => (await ask()).statusCode).toBe(200);
  await expect(Promise.all(stalled.map(text))).rejects.toThrow('aborted');
  await app.close();
});
