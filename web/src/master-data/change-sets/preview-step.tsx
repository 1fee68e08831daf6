import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EntityWords, Fields } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { newUuid } from '../../kit/ids/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { AlongDialog } from './along-dialog.tsx';
import styles from './change-sets.module.css';
import {
  type BulkRequest,
  type ChangedRecord,
  morePreviewRows,
  type Preview,
  previewQuery,
  startChange,
} from './change-sets.queries.ts';
import { useChangeSetTexts } from './change-sets-texts.ts';
import { ChangedRows, scrolling } from './changed-rows.tsx';
import { useFollowChangeSet } from './follow-change-set.tsx';

interface PreviewStepProps {
  readonly words: EntityWords;
  readonly fields: Fields;
  readonly request: BulkRequest;
  /** Undefined where nothing was asked before. */
  readonly onBack: (() => void) | undefined;
  readonly onStarted: () => void;
}

/** As many as a page of a preview has. */
const pageSize = 50;

/** What a change would do: totals, then each record with its old and new values; and the button that starts it. */
export const PreviewStep = (props: PreviewStepProps) => {
  const query = useQuery(previewQuery(props.request));
  return (
    <div className={styles.form}>
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {(preview) => <Filled {...props} preview={preview} />}
      </Loaded>
    </div>
  );
};

function Filled(props: PreviewStepProps & { readonly preview: Preview }) {
  const { preview, request, onBack } = props;
  const t = useChangeSetTexts();
  const f = useFormats();
  const { rows, load, isLoading, hasMore } = useRows(request, preview);
  const { start, isBusy } = useStart(props, preview);
  const along = useAlong(request);
  const isDeletion = request.change.kind === 'delete';
  return (
    <>
      <Totals preview={preview} isDeletion={isDeletion} />
      {(rows.length > 0 || hasMore) && (
        <div className={styles.rows} {...scrolling(t.preview)}>
          {rows.length > 0 && (
            <ChangedRows
              entity={request.entity}
              label={t.preview}
              rows={rows}
              goes={t.goes}
              onAlong={isDeletion ? undefined : along.open}
            />
          )}
          {hasMore && (
            <Button fullWidth loading={isLoading} onClick={() => void load()}>
              {t.more}
            </Button>
          )}
        </div>
      )}
      {preview.changed === 0 && (
        <p className={styles.note}>{isDeletion ? t.nothingToDelete : t.nothingToDo}</p>
      )}
      <div className={styles.buttons}>
        {onBack && (
          <Button color="inherit" onClick={onBack}>
            {t.back}
          </Button>
        )}
        <Button
          variant="contained"
          color={isDeletion ? 'error' : 'primary'}
          disabled={preview.changed === 0}
          loading={isBusy}
          onClick={() => void start()}
        >
          {(isDeletion ? t.runDelete : t.run)(f.number(preview.changed))}
        </Button>
      </div>
      {along.dialog}
    </>
  );
}

/** Those that cannot be changed come first, then the others; more of either on demand. */
function useRows(request: BulkRequest, { faultyRows, changedRows }: Preview) {
  const notify = useNotify();
  const [more, setMore] = useState({
    faulty: faultyRows as readonly ChangedRecord[],
    changed: changedRows as readonly ChangedRecord[],
    isFaultyDone: faultyRows.length < pageSize,
    isChangedDone: changedRows.length < pageSize,
    isLoading: false,
  });
  const load = async (): Promise<void> => {
    const isFaulty = !more.isFaultyDone;
    const list = isFaulty ? more.faulty : more.changed;
    setMore({ ...more, isLoading: true });
    try {
      const rows = await morePreviewRows(request, isFaulty, list.at(-1)?.recordId ?? '');
      const isDone = rows.length < pageSize;
      setMore({
        ...more,
        isLoading: false,
        ...(isFaulty
          ? { faulty: [...list, ...rows], isFaultyDone: isDone }
          : { changed: [...list, ...rows], isChangedDone: isDone }),
      });
    } catch (error) {
      setMore({ ...more, isLoading: false });
      notify.failure(error);
    }
  };
  const rows = more.isFaultyDone ? [...more.faulty, ...more.changed] : more.faulty;
  return { rows, load, isLoading: more.isLoading, hasMore: !more.isFaultyDone || !more.isChangedDone };
}

function useStart({ request, onStarted }: PreviewStepProps, { seenSeq }: Preview) {
  const notify = useNotify();
  const follow = useFollowChangeSet();
  // A second click, or a second try after a lost answer, is the same start.
  const [requestKey] = useState(() => newUuid());
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      follow(await startChange(request, requestKey, seenSeq));
      onStarted();
    } catch (error) {
      setBusy(false);
      notify.failure(error);
    }
  };
  return { start, isBusy };
}

/** One of those that cannot be changed alone, changed together with what stands in its way; then the look is anew. */
function useAlong(request: BulkRequest) {
  const client = useQueryClient();
  const [row, setRow] = useState<ChangedRecord>();
  const dialog = row && (
    <AlongDialog
      kind={{ entity: kinds[request.entity] }}
      input={inputOf(row)}
      title={row.name}
      onClose={() => setRow(undefined)}
      onSaved={() => {
        setRow(undefined);
        void client.resetQueries({ queryKey: previewQuery(request).queryKey });
      }}
    />
  );
  return { dialog, open: setRow };
}

/** A record as the change would make it: what the change leaves alone stays as it is stored. */
function inputOf({ recordId, changes }: ChangedRecord) {
  return {
    id: recordId,
    ...Object.fromEntries(changes.map((change) => [change.field, JSON.parse(change.new ?? 'null')])),
  };
}

function Totals({ preview, isDeletion }: { readonly preview: Preview; readonly isDeletion: boolean }) {
  const t = useChangeSetTexts();
  const f = useFormats();
  const { changed, unchanged, faulty } = preview;
  return (
    <p role="status" className={styles.totals}>
      <strong>{(isDeletion ? t.willDelete : t.willChange)(f.number(changed), changed === 1)}</strong>
      {unchanged > 0 && <span>{t.stayUnchanged(f.number(unchanged), unchanged === 1)}</span>}
      {faulty > 0 && (
        <span className={styles.reason}>
          {(isDeletion ? t.cannotDelete : t.cannot)(f.number(faulty), faulty === 1)}
        </span>
      )}
    </p>
  );
}
