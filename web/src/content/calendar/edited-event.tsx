import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from '../../kit/notices/index.ts';
import { eventQuery, type Occurrence } from './calendar.queries.ts';
import { entryOf, newEntry } from './event-entry.ts';
import { EventForm } from './event-form.tsx';

/** A new event on a day, or what of an event is changed. */
export type Editing =
  | { readonly day: string }
  | {
      readonly occurrence: Occurrence;
      /** Only its day of the series. */
      readonly isDay: boolean;
    };

interface EditedEventProps {
  readonly editing: Editing;
  readonly mayWriteForAll: boolean;
  readonly onClose: () => void;
}

/** The form of an event, once what is stored of it has come. */
export const EditedEvent = ({ editing, ...props }: EditedEventProps) =>
  'day' in editing ? (
    <EventForm start={newEntry(editing.day)} stored={null} {...props} />
  ) : (
    <StoredForm {...editing} {...props} />
  );

type StoredProps = Exclude<Editing, { readonly day: string }> & Omit<EditedEventProps, 'editing'>;

function StoredForm({ occurrence, isDay, onClose, mayWriteForAll }: StoredProps) {
  const notify = useNotify();
  const { data: event, error } = useQuery(eventQuery(occurrence.eventId));
  useEffect(() => {
    if (!error) return;
    notify.failure(error);
    onClose();
  });
  if (!event) return null;
  const ofDay = isDay ? occurrence.day : null;
  return (
    <EventForm
      start={entryOf(event, ofDay, occurrence.endDay)}
      stored={{ id: event.id, version: event.version, ofDay }}
      mayWriteForAll={mayWriteForAll}
      onClose={onClose}
    />
  );
}
