import type { Deletion } from '@tresen/domain/kit/entities';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeletionWords } from '../deletions/index.ts';
import { useTexts } from '../i18n/index.ts';
import { saveAndNext, useSaveKey } from '../leave/index.ts';
import { useNotify } from '../notices/index.ts';
import { useWithListQuery } from '../record-list/neighbour-links.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RecordFormProvider } from './form-context.ts';
import type { AnySection } from './form-section.ts';
import { HistoryPanel } from './history-panel.tsx';
import { useKindWords } from './plain-words.ts';
import { RecordBar } from './record-bar.tsx';
import { RecordHeader } from './record-header.tsx';
import type { RecordKind } from './record-kind.ts';
import { RecordNotes } from './record-notes.tsx';
import styles from './record-page.module.css';
import { recordTexts } from './record-texts.ts';
import { SectionNav } from './section-nav.tsx';
import { SectionPanels } from './section-panels.tsx';
import type { StoredRecord } from './stored-record.ts';
import { useNames } from './use-names.ts';
import { useRecordForm } from './use-record-form.ts';
import { useRefresh } from './use-refresh.ts';

export interface RecordScreenProps {
  readonly kind: RecordKind;
  readonly sections: readonly AnySection[];
  /** Undefined for a new one. */
  readonly record: StoredRecord | undefined;
  /** Somebody has deleted it since it was opened. */
  readonly isDeleted?: boolean;
  /** What a new one begins with. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  /** The record that a new one copies, whose names behind references it takes over. */
  readonly original?: StoredRecord | undefined;
  readonly draftName: string;
  /** Leads to other pages of the record. */
  readonly nav?: ReactNode;
  /** Goes on with the next new record, once a new one is saved. */
  readonly onNext: (saved: StoredRecord) => void;
}

/** A record's page once the record is there: header, sections, bar, and what may open above them. */
export const RecordScreen = (props: RecordScreenProps) => {
  const { kind, sections, record, isDeleted = false, initial, original, draftName, nav, onNext } = props;
  const t = useTexts(recordTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const withQuery = useWithListQuery();
  const words = useKindWords(kind);
  const refresh = useRefresh(kind);
  const names = useNames(kind, record ?? original ?? initial);
  const [isDeleting, setDeleting] = useState(false);
  const goesOn = useRef(false);
  const onSaved = (saved: StoredRecord) => {
    refresh(saved);
    const name = String(saved[kind.entity.title]);
    notify.success(
      kind.entity.isSynced && saved.syncState !== 'synchronized'
        ? t.savedNotOnRegisters(words.one, name)
        : t.saved(words.one, name),
    );
    if (goesOn.current) onNext(saved);
    else if (saved.id !== record?.id)
      void navigate(withQuery(kind.pathOf(saved.id, saved)), { replace: true });
  };
  const form = useRecordForm({ kind, record, initial, draftName, save: kind.api.save, onSaved });
  const submit = (event: FormEvent) => {
    goesOn.current = isSentBy(event, saveAndNext);
    void form.submit(event);
  };
  useSaveKey(form.formId);
  useFocusOnName(form.formId, kind.entity.title, record === undefined);
  // Who wants to change it takes the deletion back first.
  const isMarked = record?.syncState === 'markedForDeletion';
  const title = record ? String(record[kind.entity.title]) : t.create(words.one);
  const deleting = useDeleting(props, title);
  const leave = (deletion: Deletion, bringBack?: () => Promise<void>) => {
    form.discard();
    form.settle();
    // The list may take a while: until then nobody is to delete it twice, or to be kept from the way back.
    setDeleting(false);
    deleting.leave(deletion, bringBack);
  };
  return (
    <RecordFormProvider value={{ form, words, ...names }}>
      <div className={styles.screen}>
        <RecordHeader
          kind={kind}
          words={words}
          title={title}
          id={record?.id}
          nav={nav}
          onDelete={() => setDeleting(true)}
        />
        <div className={styles.columns}>
          <SectionNav sections={sections} />
          <form
            id={form.formId}
            className={styles.form}
            noValidate
            onSubmit={isMarked ? (event) => event.preventDefault() : submit}
          >
            <RecordNotes
              kind={kind}
              title={title}
              record={record}
              isDeleted={isDeleted}
              onRestore={deleting.restore}
            />
            <fieldset className={styles.sections} disabled={isMarked}>
              <SectionPanels sections={sections} />
            </fieldset>
          </form>
        </div>
        {!isMarked && <RecordBar record={record} />}
      </div>
      {form.conflict && (
        <ConflictDialog
          kind={kind}
          words={words}
          names={names.names}
          conflict={form.conflict}
          onClose={() => form.setConflict(undefined)}
          onChosen={(values) => void form.settleConflict(values)}
        />
      )}
      {record && <HistoryPanel kind={kind} record={record} />}
      {record && isDeleting && (
        <DeleteDialog
          kind={kind}
          words={words}
          record={{ id: record.id, title }}
          onClose={() => setDeleting(false)}
          onDeleted={leave}
        />
      )}
    </RecordFormProvider>
  );
};

function isSentBy({ nativeEvent }: FormEvent, name: string): boolean {
  return ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.name === name;
}

/** A new record begins with its name, wherever that stands. */
function useFocusOnName(formId: string, name: string, isNew: boolean) {
  useEffect(() => {
    if (!isNew) return;
    document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [formId, name, isNew]);
}

function useDeleting({ kind, record }: Pick<RecordScreenProps, 'kind' | 'record'>, title: string) {
  const t = useTexts(recordTexts);
  const told = useDeletionWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const withQuery = useWithListQuery();
  const refresh = useRefresh(kind);
  const words = useKindWords(kind);
  const restore = async (bringBack: (() => Promise<void>) | undefined) => {
    if (!record) return;
    try {
      await (bringBack ?? (() => kind.api.restore([record.id])))();
      refresh();
      notify.success(t.isBack(words.one, title));
      void navigate(withQuery(kind.pathOf(record.id, record)));
    } catch (error) {
      notify.failure(error);
    }
  };
  const leave = (deletion: Deletion, bringBack?: () => Promise<void>) => {
    refresh();
    notify.success(told.outcome(deletion), () => void restore(bringBack));
    void navigate(withQuery(kind.listPath));
  };
  return { restore: () => void restore(undefined), leave };
}
