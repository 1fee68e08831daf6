import IconButton from '@mui/material/IconButton';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ChevronLeftIcon } from '../../kit/icons/chevron-left.tsx';
import { ChevronRightIcon } from '../../kit/icons/chevron-right.tsx';
import { analyticsTexts } from './analytics-texts.ts';
import styles from './dashboards.module.css';

interface YearPickerProps {
  /** Parameter of the address that holds the year. */
  readonly param: 'year' | 'quarterYear';
  readonly label: string;
  readonly year: number;
}

/** Goes a year back or on (DSH-13). */
export const YearPicker = ({ param, label, year }: YearPickerProps) => {
  const t = useTexts(analyticsTexts);
  const { change } = useAddress();
  const go = (to: number) => change({ [param]: String(to) });
  return (
    <fieldset className={styles.year} aria-label={label}>
      <IconButton aria-label={t.earlierYear} onClick={() => go(year - 1)}>
        <ChevronLeftIcon className="points" />
      </IconButton>
      <span role="status">{year}</span>
      <IconButton aria-label={t.laterYear} onClick={() => go(year + 1)}>
        <ChevronRightIcon className="points" />
      </IconButton>
    </fieldset>
  );
};
