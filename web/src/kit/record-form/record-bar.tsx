import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import { SyncSign } from '../sync-sign/index.ts';
import { useFormContext } from './form-context.ts';
import { countFaults } from './form-faults.ts';
import styles from './record-bar.module.css';
import { recordTexts } from './record-texts.ts';
import type { StoredRecord } from './stored-record.ts';

const Facts = ({ record }: { readonly record: StoredRecord }) => {
  const t = useTexts(recordTexts);
  const f = useFormats();
  const at = f.dateTime(record.lastModifiedAt);
  const { lastModifiedByName: name } = record;
  return (
    <>
      <SyncSign state={record.syncState} />
      {record.syncedAt && <span>{t.takenAt(f.dateTime(record.syncedAt))}</span>}
      <span>{name ? t.changedBy(name, at) : t.changedAt(at)}</span>
    </>
  );
};

/** Stays at the lower edge: save, discard, and how the record is. */
export const RecordBar = ({ record }: { readonly record: StoredRecord | undefined }) => {
  const t = useTexts(recordTexts);
  const f = useFormats();
  const { form } = useFormContext();
  const { errors, isSubmitting, submitCount } = useFormState({ control: form.form.control });
  const faults = submitCount > 0 ? countFaults(errors) : 0;
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <Button type="submit" form={form.formId} variant="contained" loading={isSubmitting}>
          {t.save}
        </Button>
        <Button disabled={!form.isDirty || isSubmitting} onClick={form.discard}>
          {t.discard}
        </Button>
      </div>
      <div className={styles.facts}>
        <span role="status" className={faults > 0 ? styles.faults : undefined}>
          {faults > 0 ? t.faults(f.number(faults), faults === 1) : form.isDirty && t.unsaved}
        </span>
        {record && faults === 0 && !form.isDirty && <Facts record={record} />}
      </div>
    </div>
  );
};
