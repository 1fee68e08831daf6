import Button from '@mui/material/Button';
import { closingList, closingListWords } from '@tresen/domain/sales/closings';
import { ListPage } from '../../account/list-page/index.ts';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { AssignmentTurnedInIcon } from '../../kit/icons/assignment-turned-in.tsx';
import { placeNames } from '../../kit/list/index.ts';
import {
  ChoiceFilter,
  DaysFilter,
  FlagFilter,
  LinkedList,
  useRecordList,
} from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { BranchFilter, useBranches } from '../../organization/units/index.ts';
import { sellingDevices } from '../selling-devices.ts';
import { useClosingColumns } from './closing-columns.tsx';
import { ClosingTotals } from './closing-totals.tsx';
import { type ClosingRow, closingsQuery } from './closings.queries.ts';
import { withListFilters } from './closings-address.ts';
import { closingTexts } from './closings-texts.ts';
import { MissingClosings } from './missing-closings.tsx';

const exported = [{ source: 'closings' }];
const sources = { device: sellingDevices };

/** /manage/closings: newest first, with the sums of all that the filter matches (RCP-02). */
export const ClosingsPage = () => (
  <LinkedList read={withListFilters}>
    <ClosingRecords />
  </LinkedList>
);

function ClosingRecords() {
  const t = useTexts(closingTexts);
  const words = useWords(closingListWords);
  const list = useRecordList({ name: 'closings', entity: closingList, words, query: closingsQuery });
  const totals = list.query.data?.totals ?? [];
  return (
    <ListPage
      list={list}
      columns={useClosingColumns()}
      nameOf={({ type, zNumber }: ClosingRow) => `${t.types[type]} Z ${zNumber}`}
      intro={<MissingClosings />}
      currency={useBranches()[0]?.currency ?? 'EUR'}
      sources={sources}
      searchLabel={t.searchLabel}
      filters={
        <>
          <BranchFilter resets={placeNames} />
          <ChoiceFilter list={list} field="type" />
          <ChoiceFilter list={list} field="state" />
          <DaysFilter list={list} field="businessDay" />
          <FlagFilter list={list} field="hasDifference" label={t.onlyDifference} />
        </>
      }
      exported={exported}
      above={totals.length > 0 && <ClosingTotals totals={totals} />}
      empty={<NoClosings />}
    />
  );
}

function NoClosings() {
  const t = useTexts(closingTexts);
  const { change } = useAddress();
  return (
    <EmptyState icon={<AssignmentTurnedInIcon />} title={t.emptyTitle} text={t.emptyText}>
      <Button variant="contained" onClick={() => change({ setup: 'register' })}>
        {t.connect}
      </Button>
    </EmptyState>
  );
}
