import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FactList } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { useProblemWords } from './problem-words.ts';
import { RawData } from './raw-data.tsx';
import {
  type Decision,
  type Outcome,
  type SyncProblem,
  syncProblemQuery,
  useDecideProblems,
} from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';
import { TwoVersions } from './two-versions.tsx';

interface ContentProps {
  readonly problem: SyncProblem & { readonly raw: string };
  readonly stored: string | null;
  readonly foreseen: { readonly rightNow: number; readonly storable: number };
}

/** One problem with what the register sent, and the two decisions; open while the address names it. */
export const ProblemDialog = ({ id }: { readonly id: string }) => {
  const t = useTexts(syncProblemTexts);
  const { change } = useAddress();
  const query = useQuery(syncProblemQuery(id));
  const close = () => change({ problem: null }, { replace: true });
  const isOpen = query.data?.syncProblem.problem.resolvedAt === null;
  return (
    <FormDialog title={t.check} width="md" onClose={close}>
      <DialogContent>
        <Loaded query={query} skeleton={<Skeleton height={320} />}>
          {({ syncProblem, foreseeSyncProblems }) => (
            <Content
              problem={syncProblem.problem}
              stored={syncProblem.stored}
              foreseen={foreseeSyncProblems}
            />
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t.close}
        </Button>
        {isOpen && <Decisions id={id} onClose={close} />}
      </DialogActions>
    </FormDialog>
  );
};

function Content({ problem, stored, foreseen }: ContentProps) {
  const t = useTexts(syncProblemTexts);
  const { record, sentence, advice } = useProblemWords()(problem);
  const isOpen = problem.resolvedAt === null;
  return (
    <>
      <Alert severity={isOpen ? 'warning' : 'info'}>
        <strong>{record}</strong>: {sentence}
      </Alert>
      {isOpen ? (
        <FactList
          facts={[
            { name: t.whatToDo, value: advice },
            { name: t.retry, value: foreseen.rightNow > 0 ? t.retryStores : t.retryLeaves },
            { name: t.accept, value: foreseen.storable > 0 ? t.acceptStores : t.acceptNotes },
          ]}
        />
      ) : (
        <p>{problem.resolution === 'stored' ? t.outcomeStored : t.outcomeAccepted}</p>
      )}
      <Facts problem={problem} />
      {stored !== null && stored !== problem.raw && <TwoVersions stored={stored} sent={problem.raw} />}
      <RawData title={t.raw} name={`${problem.recordId ?? problem.id}.json`} raw={problem.raw} />
    </>
  );
}

function Facts({ problem }: { readonly problem: SyncProblem }) {
  const t = useTexts(syncProblemTexts);
  const { path } = useProblemWords()(problem);
  const f = useFormats();
  const { gross, currency, endedAt, zone, resolvedAt } = problem;
  return (
    <FactList
      facts={[
        { name: t.branch, value: problem.unitName },
        { name: t.register, value: problem.deviceName },
        { name: t.amount, value: gross !== null && currency ? f.money(gross, currency) : null },
        { name: t.soldAt, value: endedAt && f.exactTime(endedAt, zone) },
        { name: t.received, value: f.exactTime(problem.receivedAt, zone) },
        { name: t.recordId, value: problem.recordId },
        { name: t.place, value: path && <code dir="ltr">{path}</code> },
        {
          name: t.settled,
          value: resolvedAt && t.settledBy(problem.resolvedByName || t.nobody, f.dateTime(resolvedAt, zone)),
        },
      ]}
    />
  );
}

function Decisions({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts(syncProblemTexts);
  const notify = useNotify();
  const tell = useTold();
  const decide = useDecideProblems({
    onSuccess: (outcome, { decision }) => tell(outcome, decision) && onClose(),
    onError: notify.failure,
  });
  const run = (decision: Decision) => decide.mutate({ target: { ids: [id] }, decision });
  return (
    <>
      <Button disabled={decide.isPending} onClick={() => run('retry')}>
        {t.retry}
      </Button>
      <Button variant="contained" loading={decide.isPending} onClick={() => run('accept')}>
        {t.accept}
      </Button>
    </>
  );
}

/** What is said after a decision about one problem; undefined when it still waits. */
function useTold() {
  const t = useTexts(syncProblemTexts);
  const notify = useNotify();
  return ({ wrong, gone, stored }: Outcome, decision: Decision): boolean => {
    if (wrong > 0) notify.warning(t.stillWrong);
    else if (gone > 0 || (stored === 0 && decision === 'retry')) notify.warning(t.goneMeanwhile);
    else notify.success(decision === 'retry' ? t.retried : t.accepted);
    return wrong === 0;
  };
}
