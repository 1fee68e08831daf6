import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { Link, useLocation, useParams } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import styles from './receipt-page.module.css';
import { ReceiptPaper } from './receipt-paper.tsx';
import { useTypeWord } from './receipt-table.tsx';
import { receiptQuery } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';

const BackToList = () => {
  const t = useTexts(receiptTexts);
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={`/manage/receipts${state?.list ?? ''}`}
      startIcon={<ArrowBack className="points" />}
    >
      {t.back}
    </Button>
  );
};

const ReceiptSkeleton = () => (
  <div className={styles.columns}>
    <Skeleton height={520} />
    <Skeleton height={420} />
  </div>
);

/** /manage/receipts/:receiptId: the paper on the left, what the paper does not say on the right (RCP-03 to RCP-06). */
export const ReceiptPage = () => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const typeWord = useTypeWord();
  const { receiptId = '' } = useParams();
  const query = useQuery(receiptQuery(receiptId));
  const row = query.data?.row;
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToList />
      </EmptyState>
    );
  return (
    <>
      <PageHeader
        title={row ? t.receiptTitle(String(row.number)) : t.paper}
        subtitle={row ? `${typeWord(row.type)} · ${f.dateTime(row.end, row.zone)} · ${row.unitName}` : ' '}
      >
        <BackToList />
      </PageHeader>
      <Loaded query={query} skeleton={<ReceiptSkeleton />}>
        {(stored) => {
          // The server stores only what satisfied receipt contract version 1.
          const receipt = JSON.parse(stored.content) as Receipt;
          return (
            <div className={styles.columns}>
              <ReceiptPaper receipt={receipt} unitName={stored.row.unitName} zone={stored.row.zone} />
              <ReceiptFacts receipt={receipt} stored={stored} />
            </div>
          );
        }}
      </Loaded>
    </>
  );
};
