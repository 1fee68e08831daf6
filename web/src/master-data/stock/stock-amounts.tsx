import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './stock.module.css';
import type { BranchStock } from './stock.queries.ts';
import { StockLevelBadge } from './stock-level.tsx';
import { stockTexts } from './stock-texts.ts';

/** How much there is in each branch, and whether it is enough. */
export const StockAmounts = ({ stock }: { readonly stock: readonly BranchStock[] }) => {
  const t = useTexts(stockTexts);
  const f = useFormats();
  return (
    <ul className={styles.amounts} aria-label={t.title}>
      {stock.map(({ unitId, unitName, amount, level, countedAt }) => (
        <li key={unitId} className={styles.branch}>
          <span className={styles.branchName}>{unitName}</span>
          <strong className={styles.amount}>{amount === null ? '–' : f.number(amount / 1000)}</strong>
          <StockLevelBadge level={level} />
          <span className={styles.note}>
            {countedAt === null ? t.notCounted : t.counted(f.dateTime(countedAt))}
          </span>
        </li>
      ))}
    </ul>
  );
};
