import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCalendar } from '../content/calendar/index.ts';
import { openDatabase } from '../kit/db/pools.ts';
import { demoOwnEvents, demoVendorEvents } from './demo-calendar.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
let app: TestServer;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-11-27T12:00:00Z' });
});
afterAll(() => app.stop());

describe('CNT-10: the calendar of the demo', () => {
  it('is a year of the vendor’s events for all, and the first owner’s own, entered once', async () => {
    const db = openDatabase(app.ownerUrl, () => undefined);
    for (const _start of [1, 2]) {
      await fillCalendar(db, 'admin@demo.example', demoVendorEvents(now), now);
      await fillCalendar(db, 'owner@demo.example', demoOwnEvents(now), now);
    }
    await db.close();
    const { rows } = await app.owner.query(
      `select is_for_all, count(*)::int events, min(day)::text first, max(day)::text last from calendar_events
       group by is_for_all order by is_for_all`,
    );
    expect(rows).toEqual([
      { is_for_all: false, events: 4, first: '2026-11-23', last: '2027-02-01' },
      { is_for_all: true, events: 28, first: '2026-11-08', last: '2027-10-20' },
    ]);
  });
});
