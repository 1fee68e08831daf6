import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { type ContentKind, contentEntrySchema } from '@tresen/domain/content/entries';
import { useEffect, useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { FormBar } from '../../kit/form/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useSaveKey, useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { AudienceSection } from './audience-section.tsx';
import styles from './authoring.module.css';
import { type StoredEntry, storedEntryQuery, useSaveEntry } from './authoring.queries.ts';
import { authoringTexts } from './authoring-texts.ts';
import { DetailsSection } from './details-section.tsx';
import { EntryConflict } from './entry-conflict.tsx';
import { checkedInput, type EntryForm as Form, fieldOf, formOf, inputOf } from './entry-values.ts';
import { PublicationSection } from './publication-section.tsx';
import { RevisionsSection } from './revisions-section.tsx';
import { TextSection } from './text-section.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface EntryFormProps {
  readonly kind: ContentKind;
  /** Undefined for a new one. */
  readonly entry: StoredEntry | undefined;
  readonly start: Form;
  readonly onSaved: (id: string) => void;
}

const formId = 'content-entry-form';

/** The form of an entry: with a draft, never over what somebody else has saved, faults at their fields. */
export const EntryForm = ({ kind, entry, start, onSaved }: EntryFormProps) => {
  const t = useTexts(authoringTexts);
  const notify = useNotify();
  const save = useSaveEntry();
  const conflict = useConflict(entry);
  const { form, version, base, isRestored, startFrom, takeChoice } = useEntryForm(
    kind,
    entry?.id ?? 'new',
    start,
    entry?.version ?? 0,
  );
  const { isDirty, isSubmitting, submitCount, errors } = useFormState({ control: form.control });
  const startAnew = () => startFrom(start, entry?.version ?? 0);
  const settle = useUnsaved(isDirty, { onDiscard: startAnew });
  useSaveKey(formId);
  useEffect(() => {
    // Somebody else has saved, and nothing typed here is in the way.
    if (entry && entry.version > version && !isDirty) startFrom(formOf(entry), entry.version);
  }, [entry, version, isDirty, startFrom]);

  const refused = async (error: unknown) => {
    const fault = faultOf(error);
    if (error instanceof RequestError && error.code === 'CONFLICT') await conflict.look();
    else if (fault) form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
    else notify.failure(error);
  };
  const submitAt = (at: number) =>
    form.handleSubmit(async (values) => {
      conflict.settle();
      const input = checkedInput(contentEntrySchema.parse(inputOf(kind, values)));
      const stored = entry ? { id: entry.id, version: at } : {};
      await save.mutateAsync({ ...input, ...stored }).then((id) => {
        startFrom({ ...values, isStillRight: false }, at + 1);
        settle();
        notify.success(t.saved(values.titleDe || values.titleEn));
        onSaved(id);
      }, refused);
    });
  const settleConflict = (theirs: Form, at: number) => (values: Form, isTheirs: boolean) => {
    conflict.settle();
    if (isTheirs) return startFrom(values, at);
    takeChoice(values, theirs, at);
    void submitAt(at)();
  };
  return (
    <FormProvider {...form}>
      <form id={formId} className={styles.form} noValidate onSubmit={submitAt(version)}>
        {isRestored && <Alert severity="info">{t.draftRestored}</Alert>}
        <TextSection entry={entry} />
        <DetailsSection kind={kind} />
        <PublicationSection kind={kind} />
        <AudienceSection />
      </form>
      {entry && <RevisionsSection entry={entry} />}
      {conflict.theirs && (
        <EntryConflict
          mine={form.getValues()}
          theirs={formOf(conflict.theirs)}
          base={base}
          onClose={conflict.settle}
          onChosen={settleConflict(formOf(conflict.theirs), conflict.theirs.version)}
        />
      )}
      <FormBar
        formId={formId}
        isDirty={isDirty}
        isSubmitting={isSubmitting}
        faults={submitCount > 0 ? Object.keys(errors).length : 0}
        onDiscard={startAnew}
      />
    </FormProvider>
  );
};

/** What somebody else has saved meanwhile, asked for once the server has refused to write over it. */
function useConflict(entry: StoredEntry | undefined) {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<StoredEntry>();
  const look = async () => {
    if (entry) setTheirs(await client.fetchQuery({ ...storedEntryQuery(entry.id), staleTime: 0 }));
  };
  return { theirs, look, settle: () => setTheirs(undefined) };
}

/** What the server refuses, as a fault of a field; undefined where it is none. */
function faultOf(error: unknown): { readonly field: keyof Form; readonly message: string } | undefined {
  if (!(error instanceof RequestError) || error.code !== 'INVALID_INPUT') return undefined;
  const { field, message } = error.parameters;
  return { field: fieldOf(String(field).split('.')), message: String(message) };
}
