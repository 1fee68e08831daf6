import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../kit/db/testing.ts';
import { newId } from '../../../kit/ids/index.ts';

const register = newId();
const [tenantId, unitId] = [newId(), newId()];
const startAt = Date.parse('2026-11-03T08:00:00Z');

/** A receipt with the number 1 each second, as a register numbers them that forgets what it counted. */
const runsOf = (from: number, count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => {
      const at = new Date(startAt + (from + index) * 1_000).toISOString();
      return {
        ...{ kind: 'receipt', series: register, device: register, unit: unitId },
        ...{ first: 1, first_at: at, last: 1, last_at: at, first_signature: null, last_signature: null },
      };
    }),
  );

it('a register that counts from one again and again costs a push no more than others, also before anybody looked at the table', async () => {
  const test = await createTestDatabase();
  onTestFinished(() => test.drop());
  const { owner } = test;
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Imbiss', 'customer')`, [tenantId]);
  await owner.query('alter table counter_runs set (autovacuum_enabled = false)');
  await owner.query('select add_counter_runs($1, $2)', [tenantId, runsOf(0, 2_000)]);
  const { rows } = await owner.query(
    `explain (analyze, buffers, format json) select add_counter_runs('${tenantId}', '${runsOf(2_000, 500)}')`,
  );
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = rows[0]['QUERY PLAN'][0].Plan;
  // Some twenty pages for each of 500; every run of the register for each would be three million.
  expect(hit + read).toBeLessThan(30_000);
  const stored = await owner.query('select count(*)::int from counter_runs where tenant_id = $1', [tenantId]);
  expect(stored.rows).toEqual([{ count: 2_500 }]);
});
