import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CashDifference } from './cash-difference.tsx';
import styles from './closing-page.module.css';
import type { ClosingRow } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';

/** The figures that an owner looks for first. */
export const ClosingHeadline = ({ row }: { readonly row: ClosingRow }) => {
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
    <dl className={styles.headline} aria-label={t.headline}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
