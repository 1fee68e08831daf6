import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { reportPresetNames } from '@tresen/domain/sales/reports';
import { useParams } from 'react-router';
import { ViewsMenu } from '../../account/saved-views/index.ts';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { FoldedFilters, SalesFilters, useRangeText } from '../dashboards/index.ts';
import { HoursFilter } from './hours-filter.tsx';
import type { WholeReport } from './report-data.ts';
import { ReportFiles } from './report-files.tsx';
import { ReportList } from './report-list.tsx';
import { ReportShape } from './report-shape.tsx';
import styles from './reports.module.css';
import { salesReportQuery, salesSummaryQuery } from './reports.queries.ts';
import { type ReportName, reportNameOf, rowSteps, viewOf } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';
import { Summary } from './summary.tsx';

/** What belongs to one report alone; the others keep days, branches and the rest of the filter. */
const ownParams = { rows: null, columns: null, figures: null, sort: null, view: null };

/** /dashboards/reports: the summary of any days, reports that everybody asks for, and one's own. */
export const ReportsPage = () => {
  const t = useTexts(reportTexts);
  const { report: path } = useParams();
  const name = reportNameOf(path);
  const shown = useShown(name);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const filtered = shown && {
    from: shown.from,
    to: shown.to,
    today: shown.today,
    state: { currency: shown.currency, currencies: shown.currencies },
  };
  const own = (
    <>
      {name && <ReportShape name={name} />}
      <HoursFilter />
    </>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={t.title} subtitle={shown && <Subtitle shown={shown} />} heldSubtitle={t.title}>
        {isPhone && <FoldedFilters shown={filtered}>{own}</FoldedFilters>}
        {name && <SavedReports name={name} />}
        <ReportFiles name={name} />
        {!isPhone && (
          <Button startIcon={<Print />} onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </PageHeader>
      <ReportLinks current={name} />
      {!isPhone && <SalesFilters shown={filtered}>{own}</SalesFilters>}
      {name ? <ReportList key={name} name={name} /> : <Summary />}
    </div>
  );
};

function ReportLinks({ current }: { readonly current: ReportName | null }) {
  const t = useTexts(reportTexts);
  const { params } = useAddress();
  const query = changedParams(params, ownParams).toString();
  const to = (path: string) => `/dashboards/reports${path}${query ? `?${query}` : ''}`;
  return (
    <ViewLinks
      label={t.views}
      links={[
        { to: to(''), title: t.summary, isCurrent: current === null },
        ...([...reportPresetNames, 'own'] as const).map((name) => ({
          to: to(`/${name}`),
          title: t[name],
          isCurrent: current === name,
        })),
      ]}
    />
  );
}

function Subtitle({ shown }: { readonly shown: WholeReport }) {
  const t = useTexts(reportTexts);
  const range = useRangeText();
  const { from, to, comparisonFrom, comparisonTo } = shown;
  const isOtherTime = comparisonFrom !== null && comparisonTo !== null && comparisonFrom !== from;
  return (
    <bdi>
      {isOtherTime ? t.comparedWith(range(from, to), range(comparisonFrom, comparisonTo)) : range(from, to)}
    </bdi>
  );
}

/** The reports of a tenant that somebody has named: filter, rows, columns and figures, whichever report they began with. */
function SavedReports({ name }: { readonly name: ReportName }) {
  const { params } = useAddress();
  const { rows, columns, figures } = viewOf(name, params);
  const shape = { rows, columns: columns ?? 'none', figures, view: null };
  const query = changedParams(params, shape).toString();
  return <ViewsMenu list="salesReports" query={query} columns="[]" onColumns={() => undefined} />;
}

function useShown(name: ReportName | null): WholeReport | undefined {
  const { params } = useAddress();
  const summary = useQuery({ ...salesSummaryQuery(params), enabled: name === null });
  const report = useQuery({
    ...salesReportQuery(name ?? 'own', params, rowSteps[0]),
    enabled: name !== null,
  });
  return name === null ? summary.data?.whole : report.data;
}
