import { type Answer, dataOf, type TestServer } from '../../app/testing/test-app.ts';

/** An event as it is entered, with what a test changes. */
const eventInput = (changes: object = {}) => ({
  title: 'Inventur',
  description: '',
  titleEn: '',
  descriptionEn: '',
  day: '2026-03-12',
  endDay: '2026-03-12',
  startMinutes: 600,
  endMinutes: 660,
  recurrence: '',
  unitId: null,
  isForAll: false,
  ...changes,
});

interface Shown {
  readonly eventId: string;
  readonly title: string;
  readonly day: string;
  readonly startsAt: string;
  readonly mayChange: boolean;
}

/** What tests do with the calendar, as whoever the token belongs to. */
export const calendarOf = (app: TestServer) => {
  const save = (token: string, changes: object = {}): Promise<Answer> =>
    app.call(
      '/graphql',
      token,
      'mutation S($event: CalendarEventInput!) { saveCalendarEvent(event: $event) { modelId } }',
      { event: eventInput(changes) },
    );
  const written =
    (name: 'removeCalendarEvent' | 'restoreCalendarEvent') => (token: string, id: string, ofDay?: string) =>
      app.call(
        '/graphql',
        token,
        `mutation W($id: ID!, $ofDay: String) { ${name}(id: $id, ofDay: $ofDay) { isSuccess } }`,
        {
          id,
          ofDay,
        },
      );
  return {
    save,
    saved: async (token: string, changes: object = {}): Promise<string> =>
      dataOf<{ saveCalendarEvent: { modelId: string } }>(await save(token, changes)).saveCalendarEvent
        .modelId,
    remove: written('removeCalendarEvent'),
    restore: written('restoreCalendarEvent'),
    shown: async (token: string, language = 'de'): Promise<readonly Shown[]> =>
      dataOf<{ calendar: { occurrences: readonly Shown[] } }>(
        await app.call(
          '/graphql',
          token,
          `query C($language: String!) { calendar(from: "2026-03-01", to: "2026-03-31", language: $language) {
            occurrences { eventId title day startsAt mayChange } } }`,
          { language },
        ),
      ).calendar.occurrences,
    event: (token: string, id: string) =>
      app.call(
        '/graphql',
        token,
        'query E($id: ID!) { calendarEvent(id: $id) { title day version leftOut } }',
        { id },
      ),
  };
};
