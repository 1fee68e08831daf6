import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookServices, recurringLine } from '../../app/testing/booked-services.ts';
import { addTenant } from '../../app/testing/people.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { inTenant, openDatabase, type Tx } from '../../kit/db/pools.ts';
import { servicesExport } from './services-export.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

/** A transaction that tells how many rows each of its answers has. */
const watched = (tx: Tx) => {
  const answers: number[] = [];
  const told = tx.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers.push(result.rows.length);
      return result;
    },
  });
  return { told, answers };
};

it('services are counted by the database and fetched by the hundred, however many there are', async () => {
  const tenantId = await addTenant(app);
  const lines = Array.from({ length: 230 }, (_, index) => recurringLine({ name: `Dienst ${index}` }));
  await bookServices(app, tenantId, lines, new Date());
  const db = openDatabase(app.ownerUrl, () => undefined);
  const open = servicesExport.open({
    ...{ tenantId, filter: {}, sort: '', columns: '', language: 'de', zone: 'Europe/Berlin' },
    now: Date.now(),
  });
  await inTenant(db, tenantId, async (tx) => {
    const counting = watched(tx);
    expect(await open.count(counting.told)).toBe(230);
    expect(counting.answers).toEqual([1]);
    const reading = watched(tx);
    const pages = await Array.fromAsync(open.pages(reading.told));
    expect(pages.map(({ counted }) => counted)).toEqual([100, 100, 30]);
    // One more tells that there is a next page.
    expect(Math.max(...reading.answers)).toBe(101);
  });
  await db.close();
});
