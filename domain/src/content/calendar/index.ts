export {
  type CalendarEventInput,
  calendarDaySchema,
  calendarEventSchema,
  calendarLimits,
  calendarRangeSchema,
} from './calendar-input.ts';
export {
  type Recurrence,
  type RecurrenceFrequency,
  type RecurrenceWeekday,
  readRecurrence,
  recurrenceFrequencies,
  recurrenceRule,
  recurrenceWeekdays,
} from './recurrence.ts';
