import type { AuditFilter } from '@tresen/domain/account/audit-log';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { existingKinds, matchingIds } from './audit-conditions.store.ts';

let database: TestDatabase;
const tenantId = newId();
const often = newId();
const seldom = newId();

// Enough that reading past what a filter does not want shows in the number of rows: what most filters want is old.
const entries = 30_000;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    `insert into audit_log (tenant_id, id, at, actor_kind, actor_id, actor_name, actor_tenant_id, action, entity, entity_id)
     select $1::uuid, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' ||
         substr(md5(n::text), 1, 15))::uuid, at, 'user', case when n % 1000 = 0 then $3::uuid else $2::uuid end, 'x',
       case when n % 7 = 0 and n > 25000 then $3::uuid else $1::uuid end, case when n % 5 = 0 and n > 25000 then 'link' else 'update' end,
       case when n > 20000 then 'device' else (array['user', 'organizationUnit'])[1 + n % 2] end, (n % 300)::text
     from (select n, timestamptz '2026-11-20 10:00:00Z' - n * interval '10 minutes' as at
       from generate_series(1, ${entries}) n) s`,
    [tenantId, often, seldom],
  );
  await database.owner.query('vacuum analyze audit_log');
});
afterAll(() => database.drop());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows of the log that a plan looked at. */
const rowsRead = (plan: Plan): number => {
  const own = /Index|Seq|Bitmap Heap/.test(plan['Node Type'])
    ? (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), own);
};

const readBy = (query: ReturnType<typeof existingKinds>): Promise<number> =>
  inTenant(database.db, tenantId, async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, format json) ${query}`.execute(tx);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan ? rowsRead(plan) : Number.NaN;
  });

const period = { from: '2026-08-01T00:00:00.000Z', to: '2026-08-04T00:00:00.000Z' };

type Choice = readonly [name: string, filter: AuditFilter];
const choices: readonly (readonly Choice[])[] = [
  [
    ['anybody', {}],
    ['somebody busy', { person: often }],
    ['somebody else', { person: seldom }],
  ],
  [
    ['any record', {}],
    ['registers', { entity: 'device' }],
    ['one register', { entity: 'device', entityId: '3' }],
    ['printers', { entity: 'printer' }],
  ],
  [
    ['anything', {}],
    ['linked', { action: 'link' }],
    ['changed', { action: 'update' }],
  ],
  [
    ['whoever', {}],
    ['support', { actingOnly: true }],
  ],
  [
    ['ever', {}],
    ['in three days', period],
  ],
];
const combinations = choices.reduce<readonly Choice[]>(
  (chosen, next) =>
    chosen.flatMap(([name, filter]) =>
      next.map(([word, more]): Choice => [`${name} ${word}`.trim(), { ...filter, ...more }]),
    ),
  [['', {}]],
);

describe('a page of the log', () => {
  it.each(combinations.map(([name, filter]) => ({ name, filter })))(
    'reads little for: $name',
    async ({ filter }) => {
      expect(await readBy(matchingIds(filter, undefined, 26))).toBeLessThan(600);
    },
  );

  it('reads as little far down', async () => {
    const before = newId(Date.parse('2026-06-01T00:00:00Z'));
    expect(await readBy(matchingIds({ entity: 'device' }, before, 26))).toBeLessThan(600);
  });

  it('finds what kinds there are without reading the entries', async () => {
    expect(await readBy(existingKinds({}))).toBeLessThan(50);
  });
});
