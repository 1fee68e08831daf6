import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { annotationLimits } from '@tresen/domain/sales/receipts';
import { type FormEvent, useState } from 'react';
import { isSame, ValuesConflict } from '../../kit/conflicts/index.ts';
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
type Version = ReturnType<typeof versionOf>;

const names = ['note', 'tags', 'customer'] as const;

interface ConflictProps {
  readonly versions: Readonly<Record<'mine' | 'theirs' | 'base', Entry>>;
  readonly onClose: () => void;
  readonly onChosen: (entry: Entry, isTheirs: boolean) => void;
}

interface DialogProps {
  readonly stored: StoredReceipt;
  readonly onClose: () => void;
}

/** Changes note, tags and customer of a receipt; asks before what was typed is lost. */
export const AnnotationDialog = (props: DialogProps) => {
  const t = useTexts(receiptTexts);
  const { entry, change, faults, save, update, conflict } = useEntry(props);
  return (
    <FormDialog title={t.annotations} onClose={props.onClose}>
      <form noValidate onSubmit={save}>
        <DialogContent className={styles.form}>
          <LongTextBox
            label={t.note}
            autoFocus
            max={annotationLimits.note}
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
      {conflict && <Conflict {...conflict} />}
    </FormDialog>
  );
};

/** The customer's id and name are one thing to choose. */
function versionOf({ note, tags, customerId, customerName }: Entry) {
  return {
    note,
    tags,
    customer: { customerId, customerName },
  };
}

function useEntry({ stored, onClose }: DialogProps) {
  const t = useTexts(receiptTexts);
  const notify = useNotify();
  const update = useUpdateReceipt();
  const [start] = useState(() => entryOf(stored));
  const [entry, setEntry] = useState(start);
  const [version, setVersion] = useState(stored.version);
  const [isRefused, setRefused] = useState(false);
  const settle = useUnsaved(!isSame(entry, start), { onDiscard: onClose, params: ['edit'] });
  const faults = useFaults(entry);
  const onError = (error: unknown) => {
    if (failureCode(error) === 'CONFLICT') setRefused(true);
    else if (failureCode(error) === 'NO_CONNECTION') notify.failure(error);
    else notify.error(t.saveFailed);
  };
  const end = () => {
    settle();
    onClose();
  };
  const saveAt = (at: number, values: Entry) => {
    const onSuccess = () => {
      notify.success(t.saved);
      end();
    };
    update.mutate(
      { id: stored.row.id, version: at, ...values, tags: [...values.tags] },
      { onSuccess, onError },
    );
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    saveAt(version, entry);
  };
  const settleConflict = (chosen: Entry, isTheirs: boolean) => {
    setRefused(false);
    if (isTheirs) return end();
    setEntry(chosen);
    setVersion(stored.version);
    saveAt(stored.version, chosen);
  };
  const putOff = () => setRefused(false);
  return {
    entry,
    change: (part: Partial<Entry>) => setEntry({ ...entry, ...part }),
    faults,
    save,
    update,
    // What somebody else wrote is asked for after a refusal.
    conflict:
      isRefused && stored.version !== version
        ? {
            versions: { mine: entry, theirs: entryOf(stored), base: start },
            onClose: putOff,
            onChosen: settleConflict,
          }
        : undefined,
  };
}

function entryOf({ row, customerId, customerName }: StoredReceipt): Entry {
  return {
    note: row.note ?? '',
    tags: row.tags,
    customerId,
    customerName: customerName ?? '',
  };
}

function useFaults({ note, tags, customerName }: Entry) {
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
}

function Conflict({ versions, onClose, onChosen }: ConflictProps) {
  const t = useTexts(receiptTexts);
  const wordsOf = (name: keyof Version, { note, tags, customer }: Version): string =>
    ({ note, tags: tags.join(', '), customer: customer.customerName })[name] || t.empty;
  return (
    <ValuesConflict
      mine={versionOf(versions.mine)}
      theirs={versionOf(versions.theirs)}
      base={versionOf(versions.base)}
      names={names}
      titleOf={(name) => t[name]}
      wordsOf={wordsOf}
      onClose={onClose}
      onChosen={({ customer, ...chosen }, isTheirs) => onChosen({ ...chosen, ...customer }, isTheirs)}
    />
  );
}
