import Button from '@mui/material/Button';
import { receiptList, receiptListWords } from '@tresen/domain/sales/receipts';
import { ListPage } from '../../account/list-page/index.ts';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { ReceiptLongIcon } from '../../kit/icons/receipt-long.tsx';
import { placeNames } from '../../kit/list/index.ts';
import { DaysFilter, LinkedList, useRecordList } from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { BranchFilter, useBranches } from '../../organization/units/index.ts';
import { useReceiptColumns } from './receipt-columns.tsx';
import { useReceiptSources } from './receipt-sources.ts';
import { type ReceiptRow, receiptsQuery } from './receipts.queries.ts';
import { withListFilters } from './receipts-address.ts';
import { receiptTexts } from './receipts-texts.ts';
import { SearchedUntil } from './searched-until.tsx';

/** /manage/receipts: newest first, found by whatever is known of a receipt (RCP-01). */
export const ReceiptsPage = () => (
  <LinkedList read={withListFilters}>
    <ReceiptRecords />
  </LinkedList>
);

function ReceiptRecords() {
  const words = useWords(receiptListWords);
  const t = useTexts(receiptTexts);
  const currency = useBranches()[0]?.currency ?? 'EUR';
  const list = useRecordList<ReceiptRow>({
    name: 'receipts',
    entity: receiptList,
    words,
    query: receiptsQuery,
  });
  const columns = useReceiptColumns(words);
  return (
    <ListPage
      title={t.title}
      list={list}
      columns={columns}
      nameOf={nameOf}
      currency={currency}
      sources={useReceiptSources()}
      searchLabel={t.searchLabel}
      filters={
        <>
          <BranchFilter resets={placeNames} />
          <DaysFilter list={list} field="businessDay" />
        </>
      }
      exported={useExported()}
      above={<SearchedUntil list={list} currency={currency} />}
      empty={<NoReceipts />}
    />
  );
}

function nameOf({ number }: ReceiptRow): string {
  return String(number);
}

/** A row each, or a row for each position. */
function useExported() {
  const t = useTexts(receiptTexts);
  return [
    { source: 'receipts', label: t.exportReceipts },
    { source: 'receiptLines', label: t.exportLines },
    { source: 'receiptRates', label: t.exportRates },
  ];
}

function NoReceipts() {
  const t = useTexts(receiptTexts);
  const { change } = useAddress();
  return (
    <EmptyState icon={<ReceiptLongIcon />} title={t.emptyTitle} text={t.emptyText}>
      <Button variant="contained" onClick={() => change({ setup: 'register' })}>
        {t.connect}
      </Button>
    </EmptyState>
  );
}
