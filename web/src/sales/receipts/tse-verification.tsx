import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { tseCheckNames, tseReasons } from '@tresen/domain/sales/receipts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleIcon } from '../../kit/icons/check-circle.tsx';
import { ErrorIcon } from '../../kit/icons/error.tsx';
import { HelpOutlinedIcon } from '../../kit/icons/help-outlined.tsx';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './receipt-page.module.css';
import { type TseCheck, verificationQuery } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';

const icons = { passed: CheckCircleIcon, failed: ErrorIcon, impossible: HelpOutlinedIcon } as const;
type Outcome = keyof typeof icons;

/** The verification of a receipt's signature, check by check in plain words. */
export const TseVerification = ({ id }: { readonly id: string }) => {
  const t = useTexts(receiptTexts);
  const query = useQuery(verificationQuery(id));
  return (
    <Panel title={t.verification}>
      <Loaded query={query} skeleton={<Skeleton height={220} />}>
        {(checks) => <Checks checks={checks} />}
      </Loaded>
    </Panel>
  );
};

function Checks({ checks }: { readonly checks: readonly TseCheck[] }) {
  const t = useTexts(receiptTexts);
  const { severity, text } = useSummary(checks);
  return (
    <>
      <Alert severity={severity}>{text}</Alert>
      <ul className={styles.checks} aria-label={t.verification}>
        {checks.map((check) => (
          <Check key={check.check} check={check} />
        ))}
      </ul>
    </>
  );
}

function useSummary(checks: readonly TseCheck[]) {
  const t = useTexts(receiptTexts);
  const [first] = checks;
  if (first?.check === 'signed' && first.outcome !== 'passed')
    return first.reason === 'notRequired'
      ? ({ severity: 'info', text: t.verificationNotNeeded } as const)
      : ({ severity: 'warning', text: t.verificationMissing } as const);
  const outcomes = new Set(checks.map(outcomeOf));
  if (outcomes.has('failed')) return { severity: 'error', text: t.verificationFailed } as const;
  if (outcomes.has('impossible')) return { severity: 'info', text: t.verificationPartly } as const;
  return { severity: 'success', text: t.verificationPassed } as const;
}

function outcomeOf({ outcome }: TseCheck): Outcome {
  return outcome === 'passed' || outcome === 'failed' ? outcome : 'impossible';
}

function Check({ check }: { readonly check: TseCheck }) {
  const t = useTexts(receiptTexts);
  const outcome = outcomeOf(check);
  const Icon = icons[outcome];
  const name = tseCheckNames.find((each) => each === check.check);
  const reason = tseReasons.find((each) => each === check.reason);
  return (
    <li className={styles.check} data-outcome={outcome}>
      <Icon aria-hidden fontSize="small" />
      <div>
        <span>{name ? t.tseChecks[name] : check.check}</span>
        <span className={styles.outcome}>{t[outcome]}</span>
        {reason && <p className={styles.reason}>{t.tseReasons[reason]}</p>}
        <Compared check={check} />
      </div>
    </li>
  );
}

function Compared({ check }: { readonly check: TseCheck }) {
  const t = useTexts(receiptTexts);
  if (check.expected === null && check.found === null) return null;
  const isOrder = check.reason === 'outOfOrder';
  return (
    <dl className={styles.compared}>
      {[
        [isOrder ? t.neighbour : t.expected, check.expected],
        [isOrder ? t.thisReceipt : t.found, check.found],
      ].map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.code}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
