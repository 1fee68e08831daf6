import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { stockKinds } from '@tresen/domain/master-data/stock';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './stock.module.css';
import { type Movement, movementsQuery } from './stock.queries.ts';
import { stockTexts } from './stock-texts.ts';

/** The last entries of the ledger: by how much, why, when, by whom. */
export const StockMovements = ({ articleId }: { readonly articleId: string }) => {
  const t = useTexts(stockTexts);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    movementsQuery(articleId),
  );
  if (data === undefined) return null;
  return (
    <>
      <h3 className={styles.heading}>{t.movements}</h3>
      {data.length === 0 ? (
        <p className={styles.note}>{t.noMovements}</p>
      ) : (
        <ol className={styles.movements} aria-label={t.movements}>
          {data.map((movement) => (
            <MovementRow key={movement.id} movement={movement} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </>
  );
};

function MovementRow({ movement }: { readonly movement: Movement }) {
  const t = useTexts(stockTexts);
  const f = useFormats();
  const { kind, quantity, change, madeAt, actorName, unitName, reason } = movement;
  const known = stockKinds.find((one) => one === kind);
  const signed = `${change > 0 ? '+' : change < 0 ? '−' : '±'}${f.number(Math.abs(change) / 1000)}`;
  const isLate = change === 0 && quantity > 0 && kind !== 'count';
  return (
    <li className={styles.movement}>
      <span className={styles.change}>{signed}</span>
      <span>
        <strong>{known ? t[known] : kind}</strong>
        {kind === 'count' && ` ${f.number(quantity / 1000)}`}
        {isLate && ` ${f.number(quantity / 1000)}, ${t.late}`}
        {reason !== null && ` · ${reason}`}
        <span className={styles.note}>{[f.dateTime(madeAt), actorName, unitName].join(' · ')}</span>
      </span>
    </li>
  );
}
