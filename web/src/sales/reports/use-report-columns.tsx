import { cellText } from '@tresen/domain/sales/closing-reports';
import {
  changeOf,
  comparedFigure,
  figureCell,
  isRanked,
  labelOf,
  type RankChange,
  type ReportFigure,
  type ReportFigures,
  type ReportView,
  rankChangeOf,
  rankText,
  unitOfFigure,
} from '@tresen/domain/sales/reports';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { Column } from '../../kit/list/index.ts';
import { markOfFigure } from './receipts-behind.ts';
import type { WholeReport } from './report-data.ts';
import styles from './reports.module.css';
import { reportTexts } from './reports-texts.ts';
import { useLabelStyle } from './use-label-style.ts';
import { useLineage } from './use-lineage.ts';

interface Row {
  readonly id: string;
  readonly key: string;
  readonly label: string;
  readonly figures: ReportFigures;
  readonly comparison: ReportFigures | null;
  readonly rankChange: RankChange | null;
  readonly isTotal: boolean;
}

/** Places won and lost, behind the name, as signs that are read out in words; what is new the change says. */
function RankMark({ change }: { readonly change: RankChange | null }) {
  const { words } = useLabelStyle();
  if (!change || change.kind === 'same' || change.kind === 'new') return null;
  const written = rankText(change, words);
  if (!('places' in change)) return <span className={styles.rank}> · {written}</span>;
  return (
    <span role="img" aria-label={written} title={written} className={styles.rank}>
      {' '}
      {change.kind === 'up' ? '▲' : '▼'}&nbsp;{change.places}
    </span>
  );
}

/** The rows of a report with the columns of its figures; the sum of all stands first, since rows may go on. */
export const useReportColumns = (report: WholeReport, view: ReportView) => {
  const t = useTexts(reportTexts);
  const f = useFormats();
  const style = useLabelStyle();
  const lineage = useLineage(report);
  const hasRanks = report.comparisonTotal !== null && isRanked(view.rows);
  const rows = useMemo<readonly Row[]>(
    () => [
      {
        id: 'total',
        key: '',
        label: style.words.total,
        figures: report.total,
        comparison: report.comparisonTotal,
        rankChange: null,
        isTotal: true,
      },
      ...report.rows.map((row) => ({
        ...row,
        id: `row ${row.key}`,
        label: labelOf(view.rows, row, style),
        rankChange: hasRanks ? rankChangeOf(row.rank, row.comparisonRank) : null,
        isTotal: false,
      })),
    ],
    [report, view.rows, style, hasRanks],
  );
  const figureNames = view.figures.join(' ');
  const columns = useMemo<readonly Column<Row>[]>(() => {
    const figures = figureNames.split(' ') as ReportFigure[];
    const compared = comparedFigure({ figures });
    // Days and hours are never new, and where nothing at all was sold then, nothing is.
    const canBeNew = hasRanks && Boolean(compared && report.comparisonTotal?.[compared]);
    const text = (of: ReportFigures | null, figure: ReportFigure) => {
      const cell = figureCell(of, figure, report.currency);
      return cell === null ? '–' : <bdi>{cellText(cell, f, 'UTC')}</bdi>;
    };
    const linkOf = ({ key, isTotal }: Row, figure?: ReportFigure) =>
      lineage({
        ...(!isTotal && { part: { dimension: view.rows, key } }),
        ...(figure && { figure }),
      });
    return [
      {
        key: 'name',
        name: style.words.dimensions[view.rows],
        role: 'title',
        cell: (row) => {
          const to = linkOf(row);
          const label = row.isTotal ? <strong>{row.label}</strong> : row.label;
          return (
            <>
              {to === undefined ? label : <Link to={to}>{label}</Link>}
              <RankMark change={row.rankChange} />
            </>
          );
        },
      },
      ...figures.map(
        (figure, index): Column<Row> => ({
          key: figure,
          name: style.words.figures[figure],
          sort: figure,
          role: index === 0 && unitOfFigure(figure) === 'money' ? 'amount' : 'number',
          isNamed: true,
          cell: (row) => {
            const to = markOfFigure[figure] && row.figures[figure] ? linkOf(row, figure) : undefined;
            const written = text(row.figures, figure);
            return to === undefined ? written : <Link to={to}>{written}</Link>;
          },
        }),
      ),
      ...(compared
        ? [
            {
              key: 'share',
              name: style.words.share,
              role: 'number',
              isNamed: true,
              cell: ({ figures: own, isTotal }: Row) => {
                const [part, whole] = [own[compared], report.total[compared]];
                return isTotal || part === null || !whole ? '–' : f.share(part / whole);
              },
            } satisfies Column<Row>,
          ]
        : []),
      ...(compared && report.comparisonTotal
        ? [
            {
              key: 'before',
              name: style.words.before,
              role: 'number',
              isNamed: true,
              cell: ({ comparison }: Row) => text(comparison, compared),
            } satisfies Column<Row>,
            {
              key: 'change',
              name: style.words.change,
              role: 'number',
              isNamed: true,
              cell: ({ figures: own, comparison, isTotal }: Row) => {
                const change = changeOf(own[compared], comparison?.[compared]);
                if (change !== null) return f.change(change);
                const isNew = canBeNew && comparison === null && !isTotal && Boolean(own[compared]);
                return isNew ? t.new : '–';
              },
            } satisfies Column<Row>,
          ]
        : []),
    ];
  }, [t, f, style, report, view.rows, figureNames, lineage, hasRanks]);
  return { columns, rows };
};
