import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import {
  type Decision,
  foreseenQuery,
  type Outcome,
  type ProblemTarget,
  useDecideProblems,
} from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

interface Foreseen {
  readonly total: number;
  readonly looked: number;
  readonly rightNow: number;
  readonly storable: number;
}

interface DecideDialogProps {
  readonly target: ProblemTarget;
  readonly decision: Decision;
  readonly onClose: () => void;
  /** Told when all were decided about. */
  readonly onDone: () => void;
}

/** Asks before a decision about several problems, and tells beforehand what it will do. */
export const DecideDialog = ({ target, decision, onClose, onDone }: DecideDialogProps) => {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  const notify = useNotify();
  const foretold = useForetold();
  const outcomeWords = useOutcomeWords();
  const query = useQuery(foreseenQuery(target));
  const [done, setDone] = useState(0);
  const total = query.data?.total ?? 0;
  const title = decision === 'retry' ? t.manyRetryTitle : t.manyAcceptTitle;
  const finish = (outcome: Outcome) => {
    if (outcome.wrong > 0) notify.warning(outcomeWords(outcome));
    else notify.success(outcomeWords(outcome));
    onDone();
  };
  const decide = useDecideProblems({ onSuccess: finish, onError: notify.failure });
  const run = () => decide.mutate({ target, decision, onProgress: setDone });
  return (
    <FormDialog title={query.data ? title(f.number(total)) : t.check} onClose={onClose}>
      <DialogContent>
        <Loaded query={query} skeleton={<Skeleton height={80} />}>
          {(foreseen) => foretold(foreseen, decision).map((sentence) => <p key={sentence}>{sentence}</p>)}
        </Loaded>
        <p role="status">{decide.isPending && done > 0 ? t.progress(f.number(done), f.number(total)) : ''}</p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" disabled={total === 0} loading={decide.isPending} onClick={run}>
          {decision === 'retry' ? t.retry : t.accept}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};

/** What a decision would do, one sentence each. */
function useForetold() {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  return ({ total, looked, rightNow, storable }: Foreseen, decision: Decision): readonly string[] => {
    const stored = decision === 'retry' ? rightNow : storable;
    const rest = looked - stored;
    const [storedWords, restWords] =
      decision === 'retry' ? [t.manyRight, t.manyWrong] : [t.manyStorable, t.manyNoted];
    return [
      ...(stored > 0 ? [storedWords(f.number(stored))] : []),
      ...(rest > 0 ? [restWords(f.number(rest))] : []),
      ...(total > looked ? [t.manyLooked(f.number(looked))] : []),
    ];
  };
}

/** How many decisions fared how, in one line. */
function useOutcomeWords() {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  return ({ stored, noted, wrong, gone }: Outcome): string =>
    [
      stored > 0 && t.manyStored(f.number(stored)),
      noted > 0 && t.manyNotedDone(f.number(noted)),
      wrong > 0 && t.manyStillWrong(f.number(wrong)),
      gone > 0 && t.manyGone(f.number(gone)),
    ]
      .filter(Boolean)
      .join(' ') || t.goneMeanwhile;
}
