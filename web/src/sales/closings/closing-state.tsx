import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import HourglassTop from '@mui/icons-material/HourglassTop';
import Pending from '@mui/icons-material/Pending';
import type { ClosingState } from '@tresen/domain/sales/closings';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './closing-state.module.css';
import { closingTexts } from './closings-texts.ts';

const icons: Readonly<Record<ClosingState, typeof CheckCircle>> = {
  matches: CheckCircle,
  differs: ErrorIcon,
  incomplete: HourglassTop,
  unchecked: Pending,
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
