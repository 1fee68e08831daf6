import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CashDifference } from './cash-difference.tsx';
import styles from './closings.module.css';
import type { ClosingConnection } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';

/** Sums of all that the filter matches. Months hold their days again, so each type has a sum of its own. */
export const ClosingTotals = ({ totals }: { readonly totals: ClosingConnection['totals'] }) => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  return (
    <ul className={styles.totals} aria-label={t.totalsTitle}>
      {totals.map(({ type, currency, closings, receipts, turnover, cashDifference }) => (
        <li key={`${type} ${currency}`} className={styles.total}>
          <span className={styles.totalName}>
            <bdi>
              {f.number(closings)} {closings === 1 ? t.typeSingulars[type] : t.typePlurals[type]}
            </bdi>
          </span>
          <bdi className={styles.totalAmount}>{f.money(turnover, currency)}</bdi>
          <span className={styles.totalNote}>
            <bdi>
              {t.totalsReceipts(f.number(receipts))}
              {' · '}
              {t.difference} <CashDifference cents={cashDifference} currency={currency} />
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  );
};
