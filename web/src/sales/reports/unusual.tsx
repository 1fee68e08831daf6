import { useQuery } from '@tanstack/react-query';
import { fewestOwnWeeks, fewestReceipts, ownWeeks, type WatchedFigure } from '@tresen/domain/sales/reports';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import type { UnusualSalesQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { omittedReport, ReportNotes } from './report-notes.tsx';
import styles from './reports.module.css';
import { unusualSalesQuery } from './reports.queries.ts';
import { studyTexts } from './studies-texts.ts';
import { useLabelStyle } from './use-label-style.ts';
import { useLineage } from './use-lineage.ts';

type Answer = UnusualSalesQuery['unusualSales'];
type Row = Answer['weeks'][number] & { readonly id: string };

const figureOf: Readonly<Record<Row['figure'], WatchedFigure>> = {
  CANCELLED: 'cancelled',
  DISCOUNTS: 'discounts',
  REFUNDED: 'refunded',
};

/** Weeks in which an employee cancelled, discounted or took back much more than usual, with the receipts behind. */
export const Unusual = () => {
  const t = useTexts(studyTexts);
  const f = useFormats();
  const { params } = useAddress();
  const query = useQuery(unusualSalesQuery(params));
  return (
    <>
      <p className={styles.about}>{t.unusualAbout(f.number(fewestOwnWeeks), f.number(ownWeeks))}</p>
      <Loaded query={query} skeleton={<RowsSkeleton rows={5} />}>
        {(answer) => <Weeks answer={answer} isStale={query.isPlaceholderData} />}
      </Loaded>
    </>
  );
};

function Weeks({ answer, isStale }: { readonly answer: Answer; readonly isStale: boolean }) {
  const t = useTexts(studyTexts);
  const f = useFormats();
  const columns = useColumns(answer);
  const { isOmitted, isCounting, judged, tooNew, weeks } = answer;
  if (isOmitted) return <ReportNotes report={omittedReport} isEmpty />;
  const rows = weeks.map((week) => ({ ...week, id: `${week.employeeKey} ${week.week} ${week.figure}` }));
  return (
    <>
      <ReportNotes report={{ omitted: null, isCounting, source: 'BREAKDOWNS' }} isEmpty={false} />
      {rows.length > 0 ? (
        <ListTable label={t.unusual} columns={columns} rows={rows} isStale={isStale} />
      ) : (
        <EmptyState
          title={judged > 0 ? t.nothingUnusual : t.nobodyJudged}
          text={judged > 0 ? t.judgedText(judged, f.number(judged)) : t.nobodyJudgedText}
        />
      )}
      {tooNew > 0 && <p>{t.tooNew(tooNew, f.number(tooNew), f.number(fewestReceipts))}</p>}
    </>
  );
}

function useColumns({ currency, from, to }: Answer) {
  const t = useTexts(studyTexts);
  const f = useFormats();
  const style = useLabelStyle();
  const lineage = useLineage({ currency, from, to });
  return useMemo<readonly Column<Row>[]>(
    () => [
      {
        key: 'employee',
        name: style.words.dimensions.employee,
        role: 'title',
        cell: (row) => {
          const label = row.name || style.words.noEmployee;
          const way = lineage({
            part: { dimension: 'employee', key: row.employeeKey },
            within: { dimension: 'week', key: row.week },
            figure: figureOf[row.figure],
          });
          return (
            <>
              {way === undefined ? label : <Link to={way}>{label}</Link>}
              {row.unitName && <> · {row.unitName}</>}
            </>
          );
        },
      },
      { key: 'week', name: style.words.dimensions.week, cell: ({ week }) => t.weekFrom(f.day(week)) },
      { key: 'figure', name: t.what, cell: ({ figure }) => style.words.figures[figureOf[figure]] },
      {
        key: 'amount',
        name: t.amount,
        role: 'amount',
        isNamed: true,
        cell: ({ amount }) => <bdi>{f.money(amount, currency)}</bdi>,
      },
      { key: 'rate', name: t.rate, role: 'number', isNamed: true, cell: ({ rate }) => f.share(rate) },
      {
        key: 'usual',
        name: t.usual,
        role: 'number',
        isNamed: true,
        cell: ({ usualRate, ownWeeks: weeks }) => t.usualOf(f.share(usualRate), f.number(weeks)),
      },
      {
        key: 'excess',
        name: t.excess,
        role: 'number',
        isNamed: true,
        cell: ({ excess }) => <bdi>{f.money(excess, currency)}</bdi>,
      },
    ],
    [t, f, style, lineage, currency],
  );
}
