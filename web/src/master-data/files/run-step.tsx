import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { newUuid } from '../../kit/ids/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import {
  type ChangeSet,
  cancelChangeSet,
  changeSetQuery,
  isUnderWay,
  undoChangeSet,
} from '../change-sets/index.ts';
import styles from './files.module.css';
import type { Import } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';

interface RunStepProps {
  readonly file: Import;
  readonly onClose: () => void;
}

/** How far an import is, then what came of it, with the way back. */
export const RunStep = ({ file, onClose }: RunStepProps) => {
  const sets = useSets(file.sets.map(({ id }) => id));
  return (
    <div className={styles.step}>
      {sets.length < file.sets.length || sets.some(isUnderWay) ? (
        <Running sets={sets} />
      ) : (
        <Ended sets={sets} onClose={onClose} />
      )}
    </div>
  );
};

/** The sets of an import, and those that undo them. */
function useSets(ids: readonly string[]): readonly ChangeSet[] {
  const language = useLanguage();
  return useQueries({ queries: ids.map((id) => changeSetQuery(id, language)) }).flatMap(
    ({ data }) => data ?? [],
  );
}

function Running({ sets }: { readonly sets: readonly ChangeSet[] }) {
  const t = useFilesTexts();
  const f = useFormats();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [total, done] = [
    sum(sets, (set) => set.total),
    sum(sets, (set) => set.changed + set.unchanged + restOf(set)),
  ];
  const stop = async (): Promise<void> => {
    setBusy(true);
    // The last first: what it names is then not made in vain.
    for (const set of sets.toReversed())
      if (isUnderWay(set)) await cancelChangeSet(set.id).catch(notify.failure);
  };
  return (
    <>
      <p role="status">{t.running(f.number(done), f.number(total))}</p>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : Math.min(100, (100 * done) / total)}
        aria-label={t.progressLabel}
      />
      <p className={styles.facts}>{t.background}</p>
      <div className={styles.buttons}>
        <Button color="inherit" loading={isBusy} onClick={() => void stop()}>
          {t.stop}
        </Button>
      </div>
    </>
  );
}

function sum(sets: readonly ChangeSet[], of: (set: ChangeSet) => number): number {
  return sets.reduce((before, set) => before + of(set), 0);
}

function restOf({ faulty, changedSince, gone }: ChangeSet): number {
  return faulty + changedSince + gone;
}

function Ended({ sets, onClose }: { readonly sets: readonly ChangeSet[]; readonly onClose: () => void }) {
  const t = useFilesTexts();
  const f = useFormats();
  const { undo, isBusy } = useUndo(sets);
  const own = sets.at(-1);
  const changed = f.number(own?.changed ?? 0);
  const isUndone = sets.every((set) => set.changed === 0 || set.undoneBy !== null);
  const rest = sum(sets, restOf);
  const result =
    own?.state === 'failed'
      ? t.failed(changed, own.changed === 1)
      : own?.state === 'cancelled'
        ? t.wasStopped(changed, own.changed === 1)
        : t.done(changed, own?.changed === 1);
  const canUndo = sum(sets, (set) => set.changed) > 0 && !isUndone;
  return (
    <>
      <p role="status">
        {isBusy ? t.undoing : isUndone && sum(sets, (set) => set.changed) > 0 ? t.undone : result}
      </p>
      {rest > 0 && <p className={styles.facts}>{t.rest(f.number(rest), rest === 1)}</p>}
      <div className={styles.buttons}>
        {canUndo && (
          <Button color="inherit" loading={isBusy} onClick={() => void undo()}>
            {t.undo}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </>
  );
}

/** Undoing takes back first what was done last: records before those that they name. */
function useUndo(sets: readonly ChangeSet[]) {
  const client = useQueryClient();
  const notify = useNotify();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const untilEnded = async (id: string): Promise<void> => {
    const set = await client.fetchQuery({ ...changeSetQuery(id, language), staleTime: 0 });
    if (set === null || !isUnderWay(set)) return;
    await new Promise((again) => setTimeout(again, 500));
    await untilEnded(id);
  };
  const undo = async (): Promise<void> => {
    setBusy(true);
    try {
      for (const { id, changed, undoneBy } of sets.toReversed())
        if (changed > 0) await untilEnded(undoneBy ?? (await undoChangeSet(id, newUuid())));
    } catch (error) {
      notify.failure(error);
    }
    await client.invalidateQueries({ queryKey: ['changeSets'] });
    setBusy(false);
  };
  return { undo, isBusy };
}
