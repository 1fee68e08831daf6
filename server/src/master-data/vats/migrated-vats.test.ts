import { randomUUID } from 'node:crypto';
import { type Country, countries } from '@tresen/domain/kit/countries';
import { standardVatsOf } from '@tresen/domain/master-data/vats';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EmbeddedPostgres, startTestServer } from '../../kit/db/embedded/index.ts';
import { migrate } from '../../kit/db/migrate.ts';

let server: EmbeddedPostgres;
let owner: pg.Client;
const tenantId = randomUUID();

const insertUnit = async (country: Country, type: 'branch' | 'group' = 'branch'): Promise<string> => {
  const id = randomUUID();
  await owner.query(
    'insert into organization_units (tenant_id, id, name, type, country) values ($1, $2::uuid, $2::uuid::text, $3, $4)',
    [tenantId, id, type, country],
  );
  return id;
};

beforeAll(async () => {
  server = await startTestServer(inject('postgresPrograms'));
  await migrate(server.ownerUrl, '0014-news.sql');
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Old', 'customer')`, [tenantId]);
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

describe('branches that were there before there was master data', () => {
  it('VAT-03: have the three rates of their country, as a branch that is made now', async () => {
    const branches = new Map<string, Country>();
    for (const country of [...countries, 'DE' as const]) branches.set(await insertUnit(country), country);
    await insertUnit('DE', 'group');
    await migrate(server.ownerUrl);
    for (const [unitId, country] of branches) {
      const { rows } = await owner.query(
        `select name, symbol, value, key from vats where tenant_id = $1 and $2 = any (unit_ids) and is_standard
         order by key`,
        [tenantId, unitId],
      );
      expect(rows).toEqual(standardVatsOf(country, '2026-11-21'));
    }
  });

  it('share them by country, under numbers that the counter knows', async () => {
    const { rows } = await owner.query('select change_seq from vats where tenant_id = $1 order by 1', [
      tenantId,
    ]);
    expect(rows.map(({ change_seq }) => Number(change_seq))).toEqual(
      Array.from({ length: countries.length * 3 }, (_, index) => index + 1),
    );
    const counter = await owner.query('select last_seq from change_counters where tenant_id = $1', [
      tenantId,
    ]);
    expect(Number(counter.rows[0].last_seq)).toBe(countries.length * 3);
  });
});
