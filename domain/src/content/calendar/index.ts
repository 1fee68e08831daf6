export {
  type CalendarEventInput,
  calendarDaySchema,
  calendarEventSchema,
  calendarLimits,
  calendarRangeSchema,
} from './calendar-input.ts';
export {
  firstDayOf,
  type Recurrence,
  type RecurrenceFrequency,
  type RecurrenceOrdinal,
  type RecurrenceWeekday,
  readRecurrence,
  recurrenceFrequencies,
  recurrenceOrdinals,
  recurrenceRule,
  recurrenceWeekdays,
} from './recurrence.ts';
