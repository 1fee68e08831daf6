import Button from '@mui/material/Button';
import { useFaultWords } from '../faults/index.ts';
import { useTexts } from '../i18n/index.ts';
import { useFormContext } from './form-context.ts';
import { InTheWayNote } from './in-the-way-note.tsx';
import type { RecordKind } from './record-kind.ts';
import { Note } from './record-note.tsx';
import { recordTexts } from './record-texts.ts';
import { formValues } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';

interface RecordNotesProps {
  readonly kind: RecordKind;
  readonly title: string;
  readonly record: StoredRecord | undefined;
  readonly isDeleted: boolean;
  readonly onRestore: () => void;
}

/** What a person has to know before going on: a draft, another person's version, a deletion, a fault without a place. */
export const RecordNotes = ({ kind, title, record, isDeleted, onRestore }: RecordNotesProps) => {
  const t = useTexts(recordTexts);
  const faultWords = useFaultWords();
  const { form } = useFormContext();
  return (
    <>
      <DraftNotes record={record} />
      {record?.syncState === 'markedForDeletion' && (
        <Note
          severity="warning"
          actions={
            <Button color="inherit" onClick={onRestore}>
              {t.restore}
            </Button>
          }
        >
          {t.marked}
        </Note>
      )}
      {record && form.isOutdated && !form.conflict && <OutdatedNote record={record} />}
      {(form.isGone || isDeleted) && <GoneNote />}
      <InTheWayNote kind={kind} title={title} />
      {form.unplaced.length > 0 && (
        <Note severity="error">{t.unplaced(form.unplaced.map((fault) => faultWords(fault)).join(' '))}</Note>
      )}
    </>
  );
};

function DraftNotes({ record }: { readonly record: StoredRecord | undefined }) {
  const t = useTexts(recordTexts);
  const { form } = useFormContext();
  const { isRestored, older, forget } = form.draft;
  if (isRestored)
    return (
      <Note
        severity="info"
        actions={
          <Button color="inherit" onClick={form.discard}>
            {t.discard}
          </Button>
        }
      >
        {t.restored}
      </Note>
    );
  if (!older || !record) return null;
  const compare = () => form.setConflict({ mine: older, theirs: record, base: undefined });
  return (
    <Note
      severity="warning"
      actions={
        <>
          <Button color="inherit" onClick={compare}>
            {t.compare}
          </Button>
          <Button color="inherit" onClick={forget}>
            {t.dropDraft}
          </Button>
        </>
      }
    >
      {t.older}
    </Note>
  );
}

function OutdatedNote({ record }: { readonly record: StoredRecord }) {
  const t = useTexts(recordTexts);
  const { form } = useFormContext();
  const compare = () =>
    form.setConflict({
      mine: form.form.getValues(),
      theirs: record,
      base: form.base && formValues(form.entity, form.base),
    });
  return (
    <Note
      severity="warning"
      actions={
        <Button color="inherit" onClick={compare}>
          {t.compare}
        </Button>
      }
    >
      {t.outdated(record.lastModifiedByName)}
    </Note>
  );
}

function GoneNote() {
  const t = useTexts(recordTexts);
  const { form } = useFormContext();
  return (
    <Note
      severity="error"
      actions={
        <Button color="inherit" onClick={() => void form.submitAsNew()}>
          {t.saveAsNew}
        </Button>
      }
    >
      {t.gone}
    </Note>
  );
}
