import type { Kit } from '../../kit/graphql/index.ts';
import type { BranchHoliday } from './branch-holidays.ts';
import {
  calendarOf,
  readEvent,
  type ShownCalendar,
  type ShownOccurrence,
  searchEvents,
} from './calendar.service.ts';
import type { CalendarEvent } from './calendar.store.ts';

type OccurrenceType = ReturnType<typeof occurrenceType>;

/** The calendar answers at /graphql. */
export const addCalendar = (kit: Kit): void => {
  const occurrence = occurrenceType(kit);
  const calendar = calendarType(kit, occurrence);
  const event = eventType(kit);
  kit.builder.queryFields((t) => ({
    calendar: t.field({
      type: calendar,
      description: 'Events and public holidays of 1 to 400 days (`YYYY-MM-DD`, both included).',
      args: {
        from: t.arg.string({ required: true }),
        to: t.arg.string({ required: true }),
        language: t.arg.string({ required: true }),
        unitId: t.arg.id({ description: 'One branch, and what belongs to no branch.' }),
      },
      resolve: (_root, args, ctx) => calendarOf(ctx, args),
    }),
    calendarEvent: t.field({
      type: event,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => readEvent(ctx, id),
    }),
    searchCalendar: t.field({
      type: [occurrence],
      description: 'The next occurrence of up to six events that hold the words, the nearest first.',
      args: { search: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: (_root, { search, language }, ctx) => searchEvents(ctx, search, language),
    }),
  }));
};

function occurrenceType({ builder }: Kit) {
  return builder.objectRef<ShownOccurrence>('CalendarOccurrence').implement({
    description: 'An event on one of its days. Days and minutes are by the clock of its zone.',
    fields: (t) => ({
      eventId: t.id({ resolve: ({ event }) => event.id }),
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      day: t.exposeString('day'),
      endDay: t.exposeString('endDay'),
      startMinutes: t.int({
        nullable: true,
        description: 'Minutes after midnight; null for whole days.',
        resolve: ({ event }) => event.startMinutes,
      }),
      endMinutes: t.int({ nullable: true, resolve: ({ event }) => event.endMinutes }),
      startsAt: t.expose('startsAt', { type: 'DateTime' }),
      endsAt: t.expose('endsAt', { type: 'DateTime' }),
      zone: t.exposeString('zone'),
      unitId: t.id({ nullable: true, resolve: ({ event }) => event.unitId }),
      unitName: t.string({ nullable: true, resolve: ({ event }) => event.unitName }),
      isForAll: t.boolean({ description: 'Written by the vendor.', resolve: ({ event }) => event.isForAll }),
      recurrence: t.string({
        description: 'RRULE of its series, or empty.',
        resolve: ({ event }) => event.recurrence,
      }),
      mayChange: t.exposeBoolean('mayChange'),
    }),
  });
}

function calendarType({ builder }: Kit, occurrence: OccurrenceType) {
  const holiday = builder.objectRef<BranchHoliday>('CalendarHoliday').implement({
    description: 'A public holiday, by country and region of the branches.',
    fields: (t) => ({
      day: t.exposeString('day'),
      name: t.exposeString('name'),
      unitNames: t.exposeStringList('unitNames', { description: 'Branches where it is one.' }),
      isEverywhere: t.exposeBoolean('isEverywhere'),
    }),
  });
  return builder.objectRef<ShownCalendar>('Calendar').implement({
    fields: (t) => ({
      occurrences: t.expose('occurrences', { type: [occurrence] }),
      holidays: t.expose('holidays', { type: [holiday] }),
      mayWrite: t.exposeBoolean('mayWrite'),
      mayWriteForAll: t.exposeBoolean('mayWriteForAll', {
        description: 'True for whoever writes events that all tenants see.',
      }),
    }),
  });
}

function eventType({ builder }: Kit) {
  return builder.objectRef<CalendarEvent>('CalendarEvent').implement({
    description: 'An event, or a series, as it is entered.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      titleEn: t.exposeString('titleEn'),
      descriptionEn: t.exposeString('descriptionEn'),
      day: t.exposeString('day'),
      endDay: t.exposeString('endDay'),
      startMinutes: t.exposeInt('startMinutes', { nullable: true }),
      endMinutes: t.exposeInt('endMinutes', { nullable: true }),
      recurrence: t.exposeString('recurrence'),
      leftOut: t.exposeStringList('leftOut', { description: 'Days that the series leaves out.' }),
      unitId: t.exposeID('unitId', { nullable: true }),
      isForAll: t.exposeBoolean('isForAll'),
      version: t.exposeInt('version'),
    }),
  });
}
