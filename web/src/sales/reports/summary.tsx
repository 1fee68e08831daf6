import { useQuery } from '@tanstack/react-query';
import { salesSummary } from '@tresen/domain/sales/reports';
import { useAddress } from '../../kit/address/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { isEmpty } from './report-data.ts';
import { ReportNotes } from './report-notes.tsx';
import styles from './reports.module.css';
import { salesSummaryQuery } from './reports.queries.ts';
import { SumTable } from './sum-table.tsx';
import { useLabelStyle } from './use-label-style.ts';

/** One page of any days: from turnover to what lies in the drawer. */
export const Summary = () => {
  const { params } = useAddress();
  const query = useQuery(salesSummaryQuery(params));
  const style = useLabelStyle();
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} />}>
      {({ whole, vat, payments, takings, closings }) => (
        <>
          <ReportNotes report={whole} isEmpty={isEmpty(whole) && closings.closings === 0} />
          {!whole.omitted && (
            <div className={styles.blocks} data-stale={query.isPlaceholderData || undefined}>
              {salesSummary({ whole, vat, payments, takings, closings }, style).map((table) => (
                <SumTable key={table.id} table={table} />
              ))}
            </div>
          )}
        </>
      )}
    </Loaded>
  );
};
