import { type ContentKind, contentEntrySchema } from '@tresen/domain/content/entries';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { draftPlace, useDraftForm } from '../../kit/leave/index.ts';
import { type EntryForm, fieldOf, inputOf, shapeOf } from './entry-values.ts';
import { de } from './faults.de.ts';
import { en } from './faults.en.ts';

const faultWords = defineTexts(de, en);

// The domain's rules, which the server applies, too.
const resolverOf =
  (kind: ContentKind): Resolver<EntryForm> =>
  (values) => {
    const parsed = contentEntrySchema.safeParse(inputOf(kind, values));
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of parsed.error.issues) errors[fieldOf(path)] ??= { type: 'rule', message };
    return { values: {}, errors: errors as FieldErrors<EntryForm> };
  };

/** The form of an entry with its draft; version 0 is for a new one. */
export const useEntryForm = (kind: ContentKind, place: string, saved: EntryForm, version: number) =>
  useDraftForm<EntryForm>({
    place: draftPlace('content', `${kind}.${place}`),
    resolver: resolverOf(kind),
    saved,
    version,
    shape: shapeOf,
  });

/** The words of a fault; what the server said where it has none. */
export const useFaultWords = () => {
  const words = useTexts(faultWords);
  return (message: string | undefined): string | undefined =>
    message !== undefined && message in words ? words[message as keyof typeof words] : message;
};
