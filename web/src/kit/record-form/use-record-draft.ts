import type { Entity } from '@tresen/domain/kit/entities';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftPlace } from '../leave/index.ts';
import { type FormValues, formValues } from './record-values.ts';

interface DraftOptions {
  readonly entity: Entity;
  /** Whose draft it is: the id, or the name of a new one's form. */
  readonly id: string;
  /** The version that the form was filled with; 0 for a new record. */
  readonly version: number;
  readonly form: UseFormReturn<FormValues>;
}

/**
 * Keeps what is typed into a record's form through a reload, a closed tab or a detour. A draft of the version that is
 * still stored comes back by itself; one of an older version is only offered, since it would undo what somebody else
 * has saved.
 */
export const useRecordDraft = ({ entity, id, version, form }: DraftOptions) => {
  const [place] = useState(() => draftPlace<FormValues>(`record.${entity.name}`, id));
  const [found] = useState(() => {
    const draft = place.read();
    return draft && { version: draft.version, values: formValues(entity, draft.values) };
  });
  const [isRestored, setRestored] = useState(found?.version === version);
  const [older, setOlder] = useState(found && found.version !== version ? found.values : undefined);
  const [restored] = useState(isRestored ? found?.values : undefined);
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
