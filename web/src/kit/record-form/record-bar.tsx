import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { FormBar } from '../form/index.ts';
import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import { saveAndNext } from '../leave/index.ts';
import { SyncBadge } from '../sync-badge/index.ts';
import { useFormContext } from './form-context.ts';
import { countFaults } from './form-faults.ts';
import { recordTexts } from './record-texts.ts';
import type { StoredRecord } from './stored-record.ts';

/** Stays at the lower edge: save, discard, and how the record is. */
export const RecordBar = ({ record }: { readonly record: StoredRecord | undefined }) => {
  const { form } = useFormContext();
  const { errors, isSubmitting, submitCount } = useFormState({ control: form.form.control });
  return (
    <FormBar
      formId={form.formId}
      isDirty={form.isDirty}
      isSubmitting={isSubmitting}
      faults={submitCount > 0 ? countFaults(errors) : 0}
      onDiscard={form.discard}
      more={form.isNew && <NextButton formId={form.formId} isSubmitting={isSubmitting} />}
    >
      {record && <Facts record={record} />}
    </FormBar>
  );
};

/** Saves a new record and begins the next one. */
function NextButton({ formId, isSubmitting }: { readonly formId: string; readonly isSubmitting: boolean }) {
  const t = useTexts(recordTexts);
  return (
    <Button
      type="submit"
      form={formId}
      name={saveAndNext}
      variant="outlined"
      disabled={isSubmitting}
      aria-keyshortcuts="Control+Shift+S Meta+Shift+S"
      title={t.saveAndNextKey}
    >
      {t.saveAndNext}
    </Button>
  );
}

function Facts({ record }: { readonly record: StoredRecord }) {
  const t = useTexts(recordTexts);
  const f = useFormats();
  const at = f.dateTime(record.lastModifiedAt);
  const { lastModifiedByName: name } = record;
  return (
    <>
      {record.syncState && <SyncBadge state={record.syncState} />}
      {record.syncedAt && <span>{t.takenAt(f.dateTime(record.syncedAt))}</span>}
      <span>{name ? t.changedBy(name, at) : t.changedAt(at)}</span>
    </>
  );
}
