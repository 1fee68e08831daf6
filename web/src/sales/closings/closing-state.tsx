import type { ClosingState } from '@tresen/domain/sales/closings';
import { useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleIcon } from '../../kit/icons/check-circle.tsx';
import { ErrorIcon } from '../../kit/icons/error.tsx';
import { HourglassTopIcon } from '../../kit/icons/hourglass-top.tsx';
import { PendingIcon } from '../../kit/icons/pending.tsx';
import styles from './closing-state.module.css';
import { closingTexts } from './closings-texts.ts';

const icons: Readonly<Record<ClosingState, typeof CheckCircleIcon>> = {
  matches: CheckCircleIcon,
  differs: ErrorIcon,
  incomplete: HourglassTopIcon,
  unchecked: PendingIcon,
};

/** What the check against the receipts found: a sign and a word, never a colour alone. */
export const ClosingStateMark = ({ state }: { readonly state: ClosingState }) => {
  const t = useTexts(closingTexts);
  const Icon = icons[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon fontSize="small" aria-hidden />
      {t.states[state]}
    </span>
  );
};
