import { type CalendarEventInput, calendarEventSchema } from '@tresen/domain/content/calendar';
import { type Database, inSystem } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { valuesOf } from './calendar-editing.service.ts';
import { insertEvents } from './calendar-editing.store.ts';
import { hasEvents } from './event-counts.store.ts';

/** An event of the demo. */
export type DemoEvent = Omit<CalendarEventInput, 'id' | 'version' | 'ofDay' | 'unitId'>;

/** Enters events for the tenant of a person where it has none yet. @param now milliseconds since 1970 */
export const fillCalendar = (
  db: Database,
  email: string,
  events: readonly DemoEvent[],
  now: number,
): Promise<void> =>
  inSystem(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('tenant_id as tenantId')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user || (await hasEvents(tx, user.tenantId))) return;
    const rows = events.map((event) => ({ id: newId(), ...valuesOf(calendarEventSchema.parse(event)) }));
    await insertEvents(tx, user.tenantId, rows, new Date(now));
  });
