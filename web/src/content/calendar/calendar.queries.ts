import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CalendarDocument,
  CalendarEventDocument,
  type CalendarEventInput,
  type CalendarEventQuery,
  CalendarFeedDocument,
  type CalendarQuery,
  CreateCalendarFeedDocument,
  RemoveCalendarEventDocument,
  RestoreCalendarEventDocument,
  RevokeCalendarFeedDocument,
  SaveCalendarEventDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';

export type ShownCalendar = CalendarQuery['calendar'];
export type Occurrence = ShownCalendar['occurrences'][number];
export type Holiday = ShownCalendar['holidays'][number];
export type StoredEvent = CalendarEventQuery['calendarEvent'];
export type { CalendarEventInput };

/** An event, or one day of a series. */
export interface EventDay {
  readonly id: string;
  readonly ofDay: string | null;
}

interface Asked {
  readonly from: string;
  readonly to: string;
}

/** Events and holidays of some days. */
export const calendarQuery = (asked: Asked, language: Language) =>
  queryOptions({
    queryKey: ['calendar', asked, language],
    queryFn: () => generalApi.request(CalendarDocument, { ...asked, language }),
    placeholderData: keepPreviousData,
    meta: { isKept: true, topics: ['units'] },
    select: ({ calendar }) => calendar,
  });

/** An event as it is stored, for its form. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['calendarEvent', id],
    queryFn: () => generalApi.request(CalendarEventDocument, { id }),
    select: ({ calendarEvent }) => calendarEvent,
    // The form begins with what is stored now.
    staleTime: 0,
    gcTime: 0,
  });

export const feedQuery = queryOptions({
  queryKey: ['calendarFeed'],
  queryFn: () => generalApi.request(CalendarFeedDocument, {}),
  select: ({ calendarFeed }) => calendarFeed,
});

export const useSaveEvent = () =>
  useChange((event: CalendarEventInput) => generalApi.request(SaveCalendarEventDocument, { event }));

export const useRemoveEvent = () =>
  useChange((one: EventDay) => generalApi.request(RemoveCalendarEventDocument, one));

export const useRestoreEvent = () =>
  useChange((one: EventDay) => generalApi.request(RestoreCalendarEventDocument, one));

/** Makes the secret address anew. @returns its path @throws {RequestError} */
export const createFeed = async (language: Language): Promise<string> =>
  (await generalApi.request(CreateCalendarFeedDocument, { language })).createCalendarFeed;

/** @throws {RequestError} */
export const revokeFeed = () => generalApi.request(RevokeCalendarFeedDocument, {});

function useChange<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all(
        ['calendar', 'calendarEvent', 'quickPanel'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
}
