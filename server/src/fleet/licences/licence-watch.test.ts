import { alertMessage, readAlert } from '@tresen/domain/content/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLicence } from '../../app/testing/licences.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { createLicenceWatch } from './licence-watch.ts';

let database: TestDatabase;
let now: number;
const changes: string[] = [];

/** One minute's work of the server. */
const watch = async (): Promise<void> => {
  changes.length = 0;
  await createLicenceWatch({ db: database.db, now: () => now })();
};

/** What the tenant is told, in German. */
const alertsOf = async (tenantId: string): Promise<string[]> => {
  const { rows } = await database.owner.query(
    'select kind, data, resolved_at is not null as over from notifications where tenant_id = $1',
    [tenantId],
  );
  return rows.map(({ kind, data, over }) => {
    const alert = readAlert(kind, data);
    return alert ? `${over ? 'over: ' : ''}${alertMessage(alert, 'de', over)}` : kind;
  });
};

const addTenant = async (): Promise<string> => {
  const id = newId();
  await database.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [id]);
  return id;
};

const day = 86_400_000;

beforeAll(async () => {
  database = await createTestDatabase();
  database.db.events.listen(({ topic }) => changes.push(topic));
});
afterAll(() => database.drop());

it('SHL-45: people are told a month before a licence ends, when it has ended, and when it goes on', async () => {
  const tenantId = await addTenant();
  const endsAt = new Date('2027-03-01T12:00:00Z');
  const { serial } = await addLicence(database, { tenantId, endsAt });
  const stateOf = async () =>
    (await database.owner.query('select state from licences where serial = $1', [serial])).rows[0].state;

  now = endsAt.getTime() - 31 * day;
  await watch();
  expect(await alertsOf(tenantId)).toEqual([]);

  now = endsAt.getTime() - 30 * day;
  await watch();
  expect(await alertsOf(tenantId)).toEqual([`Die Lizenz Gastro Basic (${serial}) endet am 1.3.2027.`]);
  expect(changes).toEqual(['alerts']);
  await watch();
  expect(changes).toEqual([]);
  expect(await stateOf()).toBe('active');

  now = endsAt.getTime();
  await watch();
  expect(changes.sort()).toEqual(['alerts', 'licences']);
  expect(await stateOf()).toBe('expired');
  expect(await alertsOf(tenantId)).toEqual([`Die Lizenz Gastro Basic (${serial}) endete am 1.3.2027.`]);

  await database.owner.query(
    `update licences set ends_at = '2028-03-01', state = 'active' where serial = $1`,
    [serial],
  );
  await watch();
  expect(await alertsOf(tenantId)).toEqual(['over: Keine Lizenz endet in den nächsten Wochen.']);
});

it('several licences are one alert, which names the first; blocked ones and those of nobody are no news', async () => {
  const tenantId = await addTenant();
  now = Date.parse('2029-01-01T12:00:00Z');
  const first = await addLicence(database, { tenantId, endsAt: new Date(now + 5 * day) });
  await addLicence(database, { tenantId, endsAt: new Date(now + 9 * day) });
  await addLicence(database, { tenantId, endsAt: new Date(now + 2 * day), state: 'blocked' });
  await addLicence(database, { endsAt: new Date(now + day) });
  await watch();
  expect(await alertsOf(tenantId)).toEqual([
    `2 Lizenzen enden, die erste (Gastro Basic, ${first.serial}) am 6.1.2029.`,
  ]);
});
