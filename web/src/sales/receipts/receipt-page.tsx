import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { NeighbourLinks, useWithListQuery } from '../../kit/record-list/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { type PaperFormat, ReceiptPaper } from './paper/receipt-paper.tsx';
import { RawDialog } from './raw-dialog.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptAnnotations } from './receipt-annotations.tsx';
import { useKindWord } from './receipt-columns.tsx';
import { CardFacts, GeneralFacts, receiptPath } from './receipt-facts.tsx';
import styles from './receipt-page.module.css';
import { ReceiptPositions } from './receipt-positions.tsx';
import { ReceiptReferences } from './receipt-references.tsx';
import { neighboursQuery, receiptQuery, type StoredReceipt } from './receipts.queries.ts';
import { receiptFilterOf } from './receipts-address.ts';
import { receiptTexts } from './receipts-texts.ts';
import { TseFacts } from './tse-facts.tsx';
import { TseVerification } from './tse-verification.tsx';

interface ContentProps {
  readonly stored: StoredReceipt;
  readonly format: PaperFormat;
}

/** /manage/receipts/:receiptId: the paper on the left, what the paper does not say on the right (RCP-03 to RCP-07). */
export const ReceiptPage = () => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const typeWord = useKindWord();
  const { receiptId = '' } = useParams();
  const query = useQuery(receiptQuery(receiptId));
  const { format, print } = usePrint();
  const row = query.data?.row;
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToList />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <PageHeader
        title={row ? t.receiptTitle(String(row.number)) : t.paper}
        subtitle={row ? `${typeWord(row.type)} · ${f.dateTime(row.end, row.zone)} · ${row.unitName}` : ' '}
      >
        <BackToList />
        <ListNeighbours id={receiptId} />
        {row && <ReceiptActions onPrint={print} />}
      </PageHeader>
      <Loaded query={query} skeleton={<ReceiptSkeleton />}>
        {(stored) => <Content stored={stored} format={format} />}
      </Loaded>
    </div>
  );
};

/** Prints once the paper has the form that was chosen. */
function usePrint() {
  const [wanted, setWanted] = useState<{ readonly format: PaperFormat } | null>(null);
  useEffect(() => {
    if (wanted) window.print();
  }, [wanted]);
  return {
    format: wanted?.format ?? 'roll',
    print: (format: PaperFormat) => setWanted({ format }),
  };
}

function BackToList() {
  const t = useTexts(receiptTexts);
  const { state } = useLocation();
  const withQuery = useWithListQuery();
  return (
    <Button
      component={Link}
      to={state?.list === undefined ? withQuery('/manage/receipts') : `/manage/receipts${state.list}`}
      startIcon={<ArrowBackIcon className="points" />}
    >
      {t.back}
    </Button>
  );
}

function ListNeighbours({ id }: { readonly id: string }) {
  const t = useTexts(receiptTexts);
  const [params] = useSearchParams();
  const { data } = useQuery(neighboursQuery(id, receiptFilterOf(params)));
  return <NeighbourLinks ids={data} pathOf={receiptPath} previous={t.previous} next={t.next} />;
}

function ReceiptSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton height={520} />
      <Skeleton height={420} />
    </div>
  );
}

function Content({ stored, format }: ContentProps) {
  // The server stores only what satisfied receipt contract version 1.
  const receipt = JSON.parse(stored.content) as Receipt;
  return (
    <>
      <div className={styles.columns}>
        <ReceiptPaper receipt={receipt} stored={stored} format={format} />
        <div className={styles.facts}>
          <GeneralFacts receipt={receipt} stored={stored} />
          <ReceiptPositions receipt={receipt} />
          <ReceiptAnnotations receipt={receipt} stored={stored} />
          <ReceiptReferences receipt={receipt} stored={stored} />
          <CardFacts receipt={receipt} stored={stored} />
          <TseVerification id={stored.row.id} />
          <TseFacts receipt={receipt} zone={stored.row.zone} />
        </div>
      </div>
      <RawDialog stored={stored} />
    </>
  );
}
