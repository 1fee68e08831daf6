import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReportView } from '@tresen/domain/sales/reports';
import { useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { Matrix } from './matrix.tsx';
import { isEmpty, type WholeReport } from './report-data.ts';
import { ReportNotes } from './report-notes.tsx';
import { salesReportQuery } from './reports.queries.ts';
import { orderOf, type ReportName, rowSteps, viewOf } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';
import { useReportColumns } from './use-report-columns.tsx';

/** A report as a list of rows, or as a table of rows by columns. */
export const ReportList = ({ name }: { readonly name: ReportName }) => {
  const { params } = useAddress();
  const [step, setStep] = useState(0);
  const view = viewOf(name, params);
  const query = useQuery(salesReportQuery(name, params, rowSteps[step] ?? rowSteps[0]));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
      {(report) => (
        <>
          <ReportNotes report={report} isEmpty={isEmpty(report)} />
          {!isEmpty(report) && (
            <>
              {view.columns ? (
                <Matrix report={report} view={view} isStale={query.isPlaceholderData} />
              ) : (
                <Rows report={report} view={view} isStale={query.isPlaceholderData} />
              )}
              <MoreRows
                report={report}
                onMore={step < rowSteps.length - 1 ? () => setStep(step + 1) : undefined}
              />
            </>
          )}
        </>
      )}
    </Loaded>
  );
};

interface ShownReport {
  readonly report: WholeReport;
  readonly view: ReportView;
  readonly isStale: boolean;
}

function Rows({ report, view, isStale }: ShownReport) {
  const t = useTexts(reportTexts);
  const { params, change } = useAddress();
  const { columns, rows } = useReportColumns(report, view);
  const { figure, isAscending } = orderOf(view, params);
  return (
    <ListTable
      label={t.title}
      columns={columns}
      rows={rows}
      isStale={isStale}
      order={{
        value: isAscending ? String(figure) : `-${figure}`,
        onChange: (sort) => change({ sort }, { replace: true }),
      }}
    />
  );
}

function MoreRows({
  report: { rows, totalCount },
  onMore,
}: {
  readonly report: WholeReport;
  readonly onMore: (() => void) | undefined;
}) {
  const t = useTexts(reportTexts);
  const f = useFormats();
  return (
    <>
      <p role="status">{totalCount === 1 ? t.oneRow : t.rowCount(f.number(totalCount))}</p>
      {rows.length < totalCount && onMore && (
        <Button onClick={onMore}>{t.more(f.number(totalCount - rows.length))}</Button>
      )}
    </>
  );
}
