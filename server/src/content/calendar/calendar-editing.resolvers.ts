import type { Kit } from '../../kit/graphql/index.ts';
import { removeEvent, restoreEvent, saveEvent } from './calendar-editing.service.ts';
import { type CalendarFeed, createFeed, feedOf, revokeFeed } from './feed.service.ts';

/** Writing events, and the secret address of one's own calendar. */
export const addCalendarEditing = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const input = inputType(kit);
  const feed = feedType(kit);
  builder.queryField('calendarFeed', (t) =>
    t.field({ type: feed, nullable: true, resolve: (_root, _args, ctx) => feedOf(ctx) }),
  );
  builder.mutationFields((t) => ({
    saveCalendarEvent: t.field({
      type: saveResult,
      args: { event: t.arg({ type: input, required: true }) },
      resolve: (_root, { event }, ctx) => saveEvent(ctx, event),
    }),
    removeCalendarEvent: t.field({
      type: saveResult,
      args: {
        id: t.arg.id({ required: true }),
        ofDay: t.arg.string({ description: 'Only this day of the series.' }),
      },
      resolve: (_root, { id, ofDay }, ctx) => removeEvent(ctx, id, ofDay),
    }),
    restoreCalendarEvent: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }), ofDay: t.arg.string() },
      resolve: (_root, { id, ofDay }, ctx) => restoreEvent(ctx, id, ofDay),
    }),
    createCalendarFeed: t.field({
      type: 'String',
      description: 'The secret path of the caller’s calendar (iCalendar), shown once. Ends the one before.',
      args: { language: t.arg.string({ required: true }) },
      resolve: (_root, { language }, ctx) => createFeed(ctx, language),
    }),
    revokeCalendarFeed: t.field({
      type: saveResult,
      resolve: (_root, _args, ctx) => revokeFeed(ctx),
    }),
  }));
};

function feedType({ builder }: Kit) {
  return builder.objectRef<CalendarFeed>('CalendarFeed').implement({
    fields: (t) => ({ createdAt: t.expose('createdAt', { type: 'DateTime' }) }),
  });
}

function inputType({ builder }: Kit) {
  return builder.inputType('CalendarEventInput', {
    fields: (t) => ({
      id: t.id({ description: 'Omit to create a new one.' }),
      version: t.int({ description: 'Version the change is based on.' }),
      ofDay: t.string({ description: 'Change only this day of the series.' }),
      title: t.string({ required: true }),
      description: t.string({ required: true }),
      titleEn: t.string({ required: true }),
      descriptionEn: t.string({ required: true }),
      day: t.string({ required: true }),
      endDay: t.string({ required: true }),
      startMinutes: t.int(),
      endMinutes: t.int(),
      recurrence: t.string({
        required: true,
        description:
          'RRULE of FREQ (DAILY, WEEKLY, MONTHLY, YEARLY), INTERVAL, BYDAY (of weeks), COUNT or UNTIL (`YYYYMMDD`), or empty.',
      }),
      unitId: t.id(),
      isForAll: t.boolean({ required: true }),
    }),
  });
}
