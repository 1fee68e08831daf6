import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type { DraftPlace } from './drafts.ts';

interface DraftFormOptions<Values extends FieldValues> {
  readonly place: DraftPlace<Values>;
  readonly resolver: Resolver<Values>;
  /** The record as it is saved, with its version. */
  readonly saved: Values;
  readonly version: number;
  /** Makes what was kept fit the form: it may be older than the form, or written by anybody. */
  readonly shape: (values: Values) => Values;
  /** False where the form itself leads to its first fault. */
  readonly shouldFocusError?: boolean;
}

/** A form with its draft: what was typed comes back, and is kept while it is typed. */
export const useDraftForm = <Values extends FieldValues>({
  place,
  resolver,
  saved,
  version: savedVersion,
  shape,
  shouldFocusError = true,
}: DraftFormOptions<Values>) => {
  const [{ draft, shaped }] = useState(() => {
    const found = place.read();
    return { draft: found, shaped: found && shape(found.values) };
  });
  // A draft belongs to the version that it was typed into: what was changed since then shows as a conflict.
  const [version, setVersion] = useState(draft?.version ?? savedVersion);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [base, setBase] = useState(draft && draft.version !== savedVersion ? undefined : saved);
  const [kept] = useState(place);
  const form = useForm<Values>({
    resolver,
    mode: 'onTouched',
    shouldFocusError,
    defaultValues: saved as DefaultValues<Values>,
  });
  useEffect(() => {
    for (const [name, value] of Object.entries(shaped ?? {}))
      form.setValue(name as Path<Values>, value, { shouldDirty: true, shouldValidate: true });
  }, [shaped, form]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) kept.write({ version, values });
          else kept.forget();
        },
      }),
    [form, kept, version],
  );
  /** Begins anew from what is stored. */
  const startFrom = (values: Values, at: number) => {
    form.reset(values);
    setVersion(at);
    setBase(() => values);
    setRestored(false);
    kept.forget();
  };
  /** Goes on with what somebody chose between what is typed here and what another person has saved meanwhile. */
  const takeChoice = (chosen: Values, theirs: Values, at: number) => {
    form.reset(chosen, { keepDefaultValues: true });
    setVersion(at);
    setBase(() => theirs);
  };
  return {
    ...{ form, version, isRestored, startFrom, takeChoice },
    /** From what all that is typed began, to tell who changed what; undefined for a draft of an older version. */
    base,
  };
};
