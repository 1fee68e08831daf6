import { useQuery } from '@tanstack/react-query';
import { type SummaryData, type SummaryRow, salesSummary } from '@tresen/domain/sales/reports';
import { useAddress } from '../../kit/address/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { markOfFigure } from './receipts-behind.ts';
import { isEmpty, type WholeReport } from './report-data.ts';
import { ReportNotes } from './report-notes.tsx';
import styles from './reports.module.css';
import { salesSummaryQuery } from './reports.queries.ts';
import { SumTable } from './sum-table.tsx';
import { useLabelStyle } from './use-label-style.ts';
import { useLineage } from './use-lineage.ts';

/** One page of any days: from turnover to what lies in the drawer. */
export const Summary = () => {
  const { params } = useAddress();
  const query = useQuery(salesSummaryQuery(params));
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} />}>
      {(summary) => (
        <>
          <ReportNotes
            report={summary.whole}
            isEmpty={isEmpty(summary.whole) && summary.closings.closings === 0}
          />
          {!summary.whole.omitted && <Blocks summary={summary} isStale={query.isPlaceholderData} />}
        </>
      )}
    </Loaded>
  );
};

interface BlocksProps {
  readonly summary: SummaryData & { readonly whole: WholeReport };
  readonly isStale: boolean;
}

function Blocks({ summary, isStale }: BlocksProps) {
  const style = useLabelStyle();
  const lineage = useLineage(summary.whole);
  // Rows of counted cash and of rates are of no receipts that a list can find.
  const linkOf = ({ figure, part }: SummaryRow) =>
    part?.dimension === 'payment' || (figure && (figure === 'turnover' || figure in markOfFigure))
      ? lineage({ ...(part && { part }), ...(figure && { figure }) })
      : undefined;
  return (
    <div className={styles.blocks} data-stale={isStale || undefined}>
      {salesSummary(summary, style).map((table) => (
        <SumTable key={table.id} table={table} linkOf={linkOf} />
      ))}
    </div>
  );
}
