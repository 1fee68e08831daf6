import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { annotationLimits } from '@tresen/domain/sales/receipts';
import { type FormEvent, useState } from 'react';
import { FormDialog, LongTextBox } from '../../kit/form/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { CustomerBox } from './customer-box.tsx';
import styles from './receipt-page.module.css';
import { type StoredReceipt, useUpdateReceipt } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';
import { TagsBox } from './tags-box.tsx';

/** What is being written; the customer is one of the list where there is an id. */
interface Entry {
  readonly note: string;
  readonly tags: readonly string[];
  readonly customerId: string | null;
  readonly customerName: string;
}

const entryOf = ({ row, customerId, customerName }: StoredReceipt): Entry => ({
  note: row.note ?? '',
  tags: row.tags,
  customerId,
  customerName: customerName ?? '',
});

const isSame = (one: Entry, other: Entry): boolean => JSON.stringify(one) === JSON.stringify(other);

const useFaults = ({ note, tags, customerName }: Entry) => {
  const t = useTexts(receiptTexts);
  const tagsFault = tags.some((tag) => tag.length > annotationLimits.tag)
    ? t.tagTooLong
    : tags.length > annotationLimits.tags
      ? t.tooManyTags
      : undefined;
  return {
    note: note.trim().length > annotationLimits.note ? t.noteTooLong : undefined,
    tags: tagsFault,
    customer: customerName.trim().length > annotationLimits.customer ? t.customerTooLong : undefined,
  };
};

const Conflict = ({ stored }: { readonly stored: StoredReceipt }) => {
  const t = useTexts(receiptTexts);
  const { note, tags, customerName } = entryOf(stored);
  const words = [note, tags.join(', '), customerName].filter(Boolean).join(' · ');
  return (
    <Alert severity="warning">
      {t.conflict} {t.conflictNow(words || t.empty)}
    </Alert>
  );
};

interface DialogProps {
  readonly stored: StoredReceipt;
  readonly onClose: () => void;
}

const useEntry = ({ stored, onClose }: DialogProps) => {
  const t = useTexts(receiptTexts);
  const notify = useNotify();
  const update = useUpdateReceipt();
  const [start] = useState(() => entryOf(stored));
  const [entry, setEntry] = useState(start);
  const [version, setVersion] = useState(stored.version);
  const isConflict = stored.version !== version;
  const settle = useUnsaved(!isSame(entry, start), { onDiscard: onClose, params: ['edit'] });
  const faults = useFaults(entry);
  const onError = (error: unknown) => {
    if (failureCode(error) === 'CONFLICT') return;
    if (failureCode(error) === 'NO_CONNECTION') notify.failure(error);
    else notify.error(t.saveFailed);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    // Who was told of a conflict saves over what they were shown.
    setVersion(stored.version);
    const onSuccess = () => {
      settle();
      notify.success(t.saved);
      onClose();
    };
    update.mutate(
      { id: stored.row.id, version: stored.version, ...entry, tags: [...entry.tags] },
      { onSuccess, onError },
    );
  };
  return {
    entry,
    change: (part: Partial<Entry>) => setEntry({ ...entry, ...part }),
    faults,
    save,
    update,
    isConflict,
  };
};

/** Changes note, tags and customer of a receipt; asks before what was typed is lost. */
export const AnnotationDialog = (props: DialogProps) => {
  const t = useTexts(receiptTexts);
  const { entry, change, faults, save, update, isConflict } = useEntry(props);
  return (
    <FormDialog title={t.annotations} onClose={props.onClose}>
      <form noValidate onSubmit={save}>
        <DialogContent className={styles.form}>
          {isConflict && <Conflict stored={props.stored} />}
          <LongTextBox
            label={t.note}
            autoFocus
            most={annotationLimits.note}
            value={entry.note}
            error={faults.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          <TagsBox value={entry.tags} error={faults.tags} onValue={(tags) => change({ tags })} />
          <CustomerBox
            id={entry.customerId}
            name={entry.customerName}
            error={faults.customer}
            onValue={(customerId, customerName) => change({ customerId, customerName })}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={update.isPending}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
