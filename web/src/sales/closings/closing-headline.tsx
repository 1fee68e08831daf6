import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ReceiptLongIcon } from '../../kit/icons/receipt-long.tsx';
import { CashDifference } from './cash-difference.tsx';
import styles from './closing-page.module.css';
import type { ClosingRow } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';

interface ClosingHeadlineProps {
  readonly row: ClosingRow;
  /** The list of what the closing is made of; undefined where nothing was sold. */
  readonly receipts: string | undefined;
}

/** The figures that an owner looks for first, and the way to the receipts behind them. */
export const ClosingHeadline = ({ row, receipts }: ClosingHeadlineProps) => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const { currency, countedCash } = row;
  const facts = [
    { name: t.turnover, value: <bdi>{f.money(row.turnover, currency)}</bdi> },
    { name: t.receipts, value: f.number(row.receipts) },
    { name: t.expectedCash, value: <bdi>{f.money(row.expectedCash, currency)}</bdi> },
    {
      name: t.countedCash,
      value: countedCash === null ? t.notCounted : <bdi>{f.money(countedCash, currency)}</bdi>,
    },
    { name: t.difference, value: <CashDifference cents={row.cashDifference} currency={currency} /> },
  ];
  return (
    <div className={styles.headline}>
      <dl className={styles.figures} aria-label={t.headline}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {receipts !== undefined && (
        <Button
          component={Link}
          to={receipts}
          startIcon={<ReceiptLongIcon />}
          className={styles.receipts ?? ''}
        >
          {t.showReceipts}
        </Button>
      )}
    </div>
  );
};
