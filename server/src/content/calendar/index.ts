import type { Feature } from '../../kit/features/index.ts';
import { addCalendar } from './calendar.resolvers.ts';
import { addCalendarEditing } from './calendar-editing.resolvers.ts';
import { addCalendarFeedRoute } from './feed.routes.ts';

export { type BranchHoliday, branchHolidays, branchPlaces } from './branch-holidays.ts';
export { nextOccurrences, wordsOf } from './calendar.service.ts';
export { zoneOfTenant } from './calendar.store.ts';
export { type DemoEvent, fillCalendar } from './fill-calendar.ts';
export type { Occurrence } from './occurrences.ts';

/** Events of the vendor and of each tenant, and public holidays. */
export const calendar: Feature = {
  at: 'general',
  fields: (kit) => {
    addCalendar(kit);
    addCalendarEditing(kit);
  },
  routes: addCalendarFeedRoute,
};
