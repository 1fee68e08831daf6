import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FactList } from '../../kit/page/index.ts';
import { useProblemWords } from './problem-words.ts';
import styles from './sync-problems.module.css';
import { type Decision, type SyncProblem, useDecideProblem } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

/** JSON indented for reading; what is no JSON shows as it came. */
const readable = (raw: string): string => {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
};

/** Text of the catalogue that tells what accepting does to a record that is wrong in this way. */
const acceptHints: Readonly<Record<string, 'acceptDiffersHint' | 'acceptCurrencyHint'>> = {
  CONTENT_DIFFERS: 'acceptDiffersHint',
  CURRENCY_DIFFERS: 'acceptCurrencyHint',
};

const ProblemContent = ({ problem }: { readonly problem: SyncProblem }) => {
  const t = useTexts(syncProblemTexts);
  const { reason, detail } = useProblemWords()(problem);
  return (
    <DialogContent>
      <Alert severity="warning">
        {reason}
        {detail && <div>{detail}</div>}
      </Alert>
      <FactList
        facts={[
          { name: t.branch, value: problem.unitName },
          { name: t.register, value: problem.deviceName },
          { name: t.recordId, value: problem.recordId },
          { name: t.retry, value: t.retryHint },
          { name: t.accept, value: t[acceptHints[problem.reason] ?? 'acceptHint'] },
        ]}
      />
      <h3 className={styles.rawTitle} id="raw-title">
        {t.raw}
      </h3>
      <textarea
        className={styles.raw}
        readOnly
        rows={12}
        aria-labelledby="raw-title"
        value={readable(problem.raw)}
      />
    </DialogContent>
  );
};

/** One problem with what the register sent, and the two decisions; open while the address names it. */
export const ProblemDialog = ({ problems }: { readonly problems: readonly SyncProblem[] }) => {
  const t = useTexts(syncProblemTexts);
  const notify = useNotify();
  const { params, change } = useAddress();
  const decide = useDecideProblem();
  const problem = problems.find(({ id }) => id === params.get('problem'));
  const close = () => change({ problem: null }, { replace: true });
  const run = (id: string, decision: Decision) =>
    decide.mutate(
      { id, decision },
      {
        onSuccess: (settled) => {
          if (!settled) notify.warning(t.stillWrong);
          else notify.success(decision === 'retry' ? t.retried : t.accepted);
          if (settled) close();
        },
        onError: notify.failure,
      },
    );
  if (!problem) return null;
  return (
    <Dialog open onClose={close} aria-labelledby="problem-title" maxWidth="md" fullWidth>
      <DialogTitle id="problem-title">{t.check}</DialogTitle>
      <ProblemContent problem={problem} />
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t.close}
        </Button>
        <Button disabled={decide.isPending} onClick={() => run(problem.id, 'retry')}>
          {t.retry}
        </Button>
        <Button variant="contained" loading={decide.isPending} onClick={() => run(problem.id, 'accept')}>
          {t.accept}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
