import Button from '@mui/material/Button';
import type { Entity } from '@tresen/domain/kit/entities';
import type { FormEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { FormDialog } from '../form/index.ts';
import { useTexts } from '../i18n/index.ts';
import { useNotify } from '../notices/index.ts';
import { RecordFormProvider } from './form-context.ts';
import type { AnySection, FormSection } from './form-section.ts';
import { useKindWords } from './plain-words.ts';
import styles from './record-dialog.module.css';
import type { RecordKind } from './record-kind.ts';
import { RecordNotes } from './record-notes.tsx';
import { recordTexts } from './record-texts.ts';
import { SectionEntries } from './section-panels.tsx';
import type { StoredRecord } from './stored-record.ts';
import { useNames } from './use-names.ts';
import { useRecordForm } from './use-record-form.ts';
import { useRefresh } from './use-refresh.ts';

interface RecordDialogProps<E extends Entity> {
  readonly kind: RecordKind;
  readonly title: string;
  /** The fields that are asked for; the others stay as they begin. */
  readonly fields: FormSection<E>['fields'];
  /** What the record begins with. */
  readonly initial: Readonly<Record<string, unknown>>;
  /** Tells its draft from those of other new records. */
  readonly draftName: string;
  /** What was made, before the dialog closes. */
  readonly onSaved?: (saved: StoredRecord) => void;
  readonly onClose: () => void;
}

/** Makes a record where somebody needs it, without leaving the page that they are on. */
export const RecordDialog = <E extends Entity>(props: RecordDialogProps<E>) => {
  const { kind, title, fields, initial, draftName, onClose } = props;
  const t = useTexts(recordTexts);
  const words = useKindWords(kind);
  const notify = useNotify();
  const names = useNames(kind, undefined);
  const refresh = useRefresh(kind);
  const onSaved = (saved: StoredRecord) => {
    refresh(saved);
    notify.success(t.saved(words.one, String(saved[kind.entity.title])));
    props.onSaved?.(saved);
    onClose();
  };
  const form = useRecordForm({ kind, record: undefined, initial, draftName, save: kind.api.save, onSaved });
  const submit = (event: FormEvent) => {
    // The page that the dialog stands on may be a form itself, and what happens here reaches it through React.
    event.stopPropagation();
    void form.submit(event);
  };
  const close = () => {
    form.discard();
    form.settle();
    onClose();
  };
  return (
    <RecordFormProvider value={{ form, words, ...names }}>
      <FormDialog title={title} width="md" onClose={close}>
        <form id={form.formId} className={styles.form} noValidate onSubmit={submit}>
          <RecordNotes kind={kind} title={title} record={undefined} isDeleted={false} onRestore={close} />
          <div className={styles.fields}>
            <SectionEntries fields={fields as unknown as AnySection['fields']} />
          </div>
          <Buttons form={form} onClose={close} />
        </form>
      </FormDialog>
    </RecordFormProvider>
  );
};

function Buttons({
  form: { form },
  onClose,
}: {
  readonly form: ReturnType<typeof useRecordForm>;
  readonly onClose: () => void;
}) {
  const t = useTexts(recordTexts);
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <div className={styles.actions}>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {t.save}
      </Button>
    </div>
  );
}
