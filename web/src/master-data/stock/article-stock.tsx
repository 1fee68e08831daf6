import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { optional } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { FailedDialog } from '../../kit/states/index.ts';
import styles from './stock.module.css';
import { stockQuery } from './stock.queries.ts';
import { StockAmounts } from './stock-amounts.tsx';
import { StockMovements } from './stock-movements.tsx';
import { stockTexts } from './stock-texts.ts';

const BookDialog = optional(async () => (await import('./book-dialog.tsx')).BookDialog, FailedDialog);

interface ArticleStockProps {
  /** Undefined for an article that is not saved yet. */
  readonly articleId: string | undefined;
  readonly articleName: string;
}

/** How much there is of an article, what made it so, and what is to be booked (contract 22, ART-11). */
export const ArticleStock = ({ articleId, articleName }: ArticleStockProps) => {
  const t = useTexts(stockTexts);
  if (articleId === undefined) return <p className={styles.note}>{t.unsaved}</p>;
  return (
    <div className={styles.stock}>
      <Stored articleId={articleId} articleName={articleName} />
    </div>
  );
};

function Stored({ articleId, articleName }: ArticleStockProps & { readonly articleId: string }) {
  const t = useTexts(stockTexts);
  const { data: stock, isError, refetch } = useQuery(stockQuery(articleId));
  const [isBooking, setBooking] = useState(false);
  if (isError)
    return (
      <p role="alert" className={styles.note}>
        {t.failed} <Button onClick={() => void refetch()}>{t.retry}</Button>
      </p>
    );
  if (stock === undefined) return null;
  return (
    <>
      <StockAmounts stock={stock} />
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={stock.length === 0}
        onClick={() => setBooking(true)}
      >
        {t.book}
      </Button>
      <StockMovements articleId={articleId} />
      {isBooking && (
        <Suspense fallback={null}>
          <BookDialog
            articleId={articleId}
            articleName={articleName}
            branches={stock}
            onClose={() => setBooking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
