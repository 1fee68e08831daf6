import { alertLink, alertMessage, readAlert } from '@tresen/domain/content/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { tellDueTaxNotifications } from '../../content/notifications/index.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import {
  beginNotificationTest,
  type NotificationTest,
  notificationCalls,
} from './testing/notification-calls.ts';
import { createTaxNotificationWatch } from './watch.ts';

let app: TestServer;
let db: Database;
let at: NotificationTest;
const { complete, send } = notificationCalls(() => at);

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
}, 60_000);
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(async () => {
  at = await beginNotificationTest(app);
});

describe('SHL-45: the day until which it must be told', () => {
  const dayMs = 86_400_000;
  /** Every tenant comes once an hour. */
  const watchOn = async (day: string) => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    for (let minute = 0; minute < 60; minute += 1)
      await createTaxNotificationWatch({
        db,
        now: () => noon + minute * 60_000,
        tell: tellDueTaxNotifications,
      })();
  };
  const alerts = async () => {
    const { rows } = await at.app.owner.query(
      'select kind, subject, data, resolved_at is not null as over, renewed_at from notifications where tenant_id = $1',
      [at.tenantId],
    );
    return rows.map(({ kind, subject, data, over, renewed_at }) => {
      const alert = readAlert(kind, data);
      if (!alert) throw new Error(`not read: ${kind}`);
      return {
        said: alertMessage(alert, 'de', over),
        link: alertLink(alert, subject),
        rang: Math.floor(renewed_at.getTime() / dayMs),
      };
    });
  };

  it('is told 14 and 3 days before and when it is over, and ends when it was sent', async () => {
    await complete(at.till);
    await watchOn('2026-11-22');
    expect(await alerts()).toEqual([]);
    const rang: number[] = [];
    for (const day of ['2026-11-23', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08']) {
      await watchOn(day);
      rang.push((await alerts())[0]?.rang ?? 0);
    }
    expect(rang.map((day) => day - (rang[0] ?? 0))).toEqual([0, 0, 11, 11, 15]);
    expect((await alerts())[0]).toMatchObject({
      said: 'Die Mitteilung ans Finanzamt für Markt war bis 7.12.2026 fällig.',
      link: `/manage/data/register/${at.till.unitId}`,
    });
    await send();
    await watchOn('2026-12-08');
    expect((await alerts())[0]?.said).toBe('Die Mitteilung ans Finanzamt für Markt ist erledigt.');
  });
});
