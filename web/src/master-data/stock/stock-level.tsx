import { type StockLevel as Level, stockLevels } from '@tresen/domain/master-data/stock';
import type { ReactNode } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleOutlinedIcon } from '../../kit/icons/check-circle-outlined.tsx';
import { ErrorOutlineOutlinedIcon } from '../../kit/icons/error-outline-outlined.tsx';
import { HelpOutlineOutlinedIcon } from '../../kit/icons/help-outline-outlined.tsx';
import { WarningAmberOutlinedIcon } from '../../kit/icons/warning-amber-outlined.tsx';
import styles from './stock.module.css';
import { stockTexts } from './stock-texts.ts';

const icons: Readonly<Record<Level, ReactNode>> = {
  unknown: <HelpOutlineOutlinedIcon fontSize="small" />,
  empty: <ErrorOutlineOutlinedIcon fontSize="small" />,
  low: <WarningAmberOutlinedIcon fontSize="small" />,
  enough: <CheckCircleOutlinedIcon fontSize="small" />,
};

/** Whether an amount has to be ordered: a colour, an icon and the word (ART-11). */
export const StockLevelBadge = ({ level }: { readonly level: string }) => {
  const t = useTexts(stockTexts);
  const known = stockLevels.find((one) => one === level) ?? 'unknown';
  return (
    <span className={styles.level} data-level={known}>
      {icons[known]}
      {t[known]}
    </span>
  );
};
