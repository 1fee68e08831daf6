import type { ReactNode } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleOutlinedIcon } from '../../kit/icons/check-circle-outlined.tsx';
import { ErrorOutlineOutlinedIcon } from '../../kit/icons/error-outline-outlined.tsx';
import { RemoveCircleOutlineOutlinedIcon } from '../../kit/icons/remove-circle-outline-outlined.tsx';
import { SyncIcon } from '../../kit/icons/sync.tsx';
import { WarningAmberIcon } from '../../kit/icons/warning-amber.tsx';
import { liveStateOf } from './branch-rows.ts';
import styles from './overview.module.css';
import type { Branch } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';
import { type BranchOutcome, type Verdict, verdictOf } from './sync-runs.ts';

/** How the registers of a branch are seen now, in a word, a mark and numbers. */
export const BranchState = ({ branch }: { readonly branch: Branch }) => {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const state = liveStateOf(branch);
  return (
    <span className={styles.state} data-state={state}>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        {branch.isActive ? t[state] : t.inactive}
        <span className={styles.detail}>
          {branch.registers > 0
            ? t.onlineOf(f.number(branch.online), f.number(branch.registers), branch.registers === 1)
            : t.none}
        </span>
      </span>
    </span>
  );
};

const icons: Readonly<Record<Verdict, ReactNode>> = {
  running: <SyncIcon fontSize="small" className={styles.turning ?? ''} />,
  done: <CheckCircleOutlinedIcon fontSize="small" />,
  partly: <WarningAmberIcon fontSize="small" />,
  failed: <ErrorOutlineOutlinedIcon fontSize="small" />,
  unreached: <RemoveCircleOutlineOutlinedIcon fontSize="small" />,
};

/** How the last sync of a branch went (REG-13); nothing where there was none since the app began. */
export const BranchVerdict = ({ outcome }: { readonly outcome: BranchOutcome | undefined }) => {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  if (!outcome) return null;
  const { done, failed, silent, asked, registers } = outcome;
  const verdict = verdictOf(outcome);
  const words: Readonly<Record<Verdict, string>> = {
    running: t.running(f.number(done + failed + silent), f.number(asked)),
    done: t.done(f.number(registers), registers === 1),
    partly: t.partlyDone(f.number(done), f.number(registers)),
    failed: t.failedRun,
    unreached: t.unreached,
  };
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      {icons[verdict]}
      {words[verdict]}
    </span>
  );
};
