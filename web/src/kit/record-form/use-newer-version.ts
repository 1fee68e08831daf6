import type { Entity } from '@tresen/domain/kit/entities';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormValues, isStoredAs } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';
import type { Tries } from './tries.ts';

interface NewerVersionOptions {
  readonly entity: Entity;
  readonly record: StoredRecord | undefined;
  /** The version that the form was filled with. */
  readonly base: StoredRecord | undefined;
  readonly form: UseFormReturn<FormValues>;
  readonly tries: Tries;
  /** What is typed here was stored by a try whose answer was lost. */
  readonly onSaved: (stored: StoredRecord) => void;
  /** An earlier try was stored; what is typed goes on from it. */
  readonly onOwn: (stored: StoredRecord) => void;
  /** Somebody else has saved, and nothing typed here is in the way. */
  readonly onOthers: (stored: StoredRecord) => void;
}

/** Follows what is stored, as far as it is nobody's choice. True while it is newer than what the form was filled with. */
export const useNewerVersion = (options: NewerVersionOptions): boolean => {
  const { entity, record, base, form, tries, onSaved, onOwn, onOthers } = options;
  const { isDirty, isSubmitting } = form.formState;
  const hearOf = useEffectEvent((stored: StoredRecord, isTyped: boolean) => {
    const isOwn = tries.isOwn(stored);
    const isSame = isStoredAs(entity, form.getValues(), stored);
    if (isOwn && isSame) onSaved(stored);
    else if (isOwn) onOwn(stored);
    else if (isSame || !isTyped) onOthers(stored);
  });
  const isNewer = record !== undefined && base !== undefined && record.version > base.version;
  useEffect(() => {
    // A save that is under way brings an answer of its own.
    if (isNewer && !isSubmitting) hearOf(record, isDirty);
  }, [record, isNewer, isDirty, isSubmitting]);
  return isNewer;
};
