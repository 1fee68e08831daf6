import type { Entity } from '@tresen/domain/kit/entities';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftPlace } from '../leave/index.ts';
import { type FormValues, formValues, isStoredAs } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';
import type { Tries } from './tries.ts';

interface DraftOptions {
  readonly entity: Entity;
  /** Whose draft it is: the id, or the name of a new one's form. */
  readonly id: string;
  /** What the form was filled with; undefined for a new record. */
  readonly base: StoredRecord | undefined;
  readonly tries: Tries;
  readonly form: UseFormReturn<FormValues>;
}

/**
 * Keeps what is typed into a record's form through a reload, a closed tab or a detour. A draft of the version that is
 * still stored comes back by itself, and so does one that goes on from a try whose answer was lost. Any other is only
 * offered, since it would undo what somebody else has saved; one that says what is stored is over.
 */
export const useRecordDraft = ({ entity, id, base, tries, form }: DraftOptions) => {
  const version = base?.version ?? 0;
  const [place] = useState(() => draftPlace<FormValues>(`record.${entity.name}`, id));
  const [found] = useState(() => {
    const draft = place.read();
    return draft && { version: draft.version, values: formValues(entity, draft.values) };
  });
  const [kind] = useState(() => {
    if (!found || found.version === version) return found && 'current';
    if (base && isStoredAs(entity, found.values, base)) return 'saved';
    return base && tries.isOwn(base) ? 'current' : 'older';
  });
  const [isRestored, setRestored] = useState(kind === 'current');
  const [older, setOlder] = useState(kind === 'older' ? found?.values : undefined);
  const [restored] = useState(isRestored ? found?.values : undefined);
  useEffect(() => {
    if (kind === 'saved') place.forget();
    // What was sent belongs to what was typed: without that, the next record is another one.
    if (kind !== 'current') tries.forget();
  }, [kind, place, tries]);
  useEffect(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true });
  }, [form, restored]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) place.write({ version, values });
          else if (older === undefined) place.forget();
        },
      }),
    [form, place, version, older],
  );
  const forget = () => {
    setRestored(false);
    setOlder(undefined);
    place.forget();
  };
  return { isRestored, older, forget };
};
