import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { isUnderWay, sampleAnalyticsDashboard } from '@tresen/domain/sales/dashboards';
import { Suspense } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { Late, lateCode } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { AnalyticsChartsSkeleton } from './analytics-charts-skeleton.tsx';
import { analyticsTexts } from './analytics-texts.ts';
import { type AnalyticsData, useRangeText } from './analytics-widget.ts';
import { ComparedHolidays } from './compared-holidays.tsx';
import { useComparisonName } from './comparison-name.ts';
import { DashboardNotices } from './dashboard-notices.tsx';
import { analyticsQuery, analyticsUnitsQuery } from './dashboards.queries.ts';
import { DataFrom, useHeldDataFrom } from './data-from.tsx';
import { DataOfUnits } from './data-of-units.tsx';
import { HeadlineFigures, HeadlineSkeleton } from './headline-figures.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { FoldedFilters, SalesFilters } from './sales-filters.tsx';
import { useRefreshFigures } from './use-refresh-figures.ts';

const charts = lateCode(async () => ({ default: (await import('./analytics-charts.tsx')).AnalyticsCharts }));
charts.preload().catch(() => undefined);

/** /dashboards/analytics: any days and branches, under one filter bar (DSH-03). */
export const AnalyticsPage = () => {
  const t = useTexts(analyticsTexts);
  const { params } = useAddress();
  const query = useQuery(analyticsQuery(params));
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const refresh = useRefreshFigures(query.refetch);
  const skeleton = (
    <>
      <HeadlineSkeleton count={4} />
      <AnalyticsChartsSkeleton />
    </>
  );
  return (
    <>
      <PageHeader
        title={t.analyticsTitle}
        subtitle={query.data && <Subtitle dashboard={query.data} />}
        heldSubtitle={useHeldSubtitle()}
      >
        {isPhone && <FoldedFilters shown={query.data} />}
        <RefreshButton busy={query.isFetching} onRefresh={() => void refresh()} />
      </PageHeader>
      {!isPhone && <SalesFilters shown={query.data} />}
      <Loaded query={query} skeleton={skeleton}>
        {(dashboard) => <AnalyticsFigures dashboard={dashboard} />}
      </Loaded>
    </>
  );
};

function Subtitle({ dashboard }: { readonly dashboard: AnalyticsData }) {
  const t = useTexts(analyticsTexts);
  const range = useRangeText();
  const { from, to, comparisonFrom, comparisonTo, state } = dashboard;
  const isOtherTime = comparisonFrom !== null && comparisonTo !== null && comparisonFrom !== from;
  return (
    <>
      <bdi>
        {isOtherTime ? t.comparedWith(range(from, to), range(comparisonFrom, comparisonTo)) : range(from, to)}
      </bdi>{' '}
      · <DataFrom state={state} />
      {isOtherTime && (
        <ComparedHolidays {...{ from, to, otherFrom: comparisonFrom, otherTo: comparisonTo }} />
      )}
    </>
  );
}

/** As long as the subtitle of the usual days. */
function useHeldSubtitle(): string {
  const t = useTexts(analyticsTexts);
  const range = useRangeText();
  const someDays = range('2000-12-30', '2000-12-31');
  return `${t.comparedWith(someDays, someDays)} · ${useHeldDataFrom()}`;
}

function AnalyticsFigures({ dashboard }: { readonly dashboard: AnalyticsData }) {
  const isSample = isUnused(dashboard);
  const shown = isSample ? sampleAnalyticsDashboard(dashboard.today) : dashboard;
  const comparisonName = useComparisonName(shown);
  return (
    <>
      <DashboardNotices state={dashboard.state} isSample={isSample} />
      <HeadlineFigures
        figures={shown.figures}
        comparison={shown.comparison}
        comparisonName={comparisonName ?? ''}
        currency={shown.state.currency}
        isSample={isSample}
        comparisonSince={shown.comparisonSince}
        isRunning={!isSample && isUnderWay({ from: shown.from, to: shown.to }, shown.today)}
      />
      {!isSample && <UnitsAhead />}
      <Suspense fallback={<AnalyticsChartsSkeleton />}>
        <Late code={charts} props={{ dashboard: shown, isSample }} />
      </Suspense>
      {!isSample && <DataOfUnits />}
    </>
  );
}

function isUnused({ state, figures, comparison, months, previousMonths }: AnalyticsData) {
  return (
    state.linkedDevices === 0 &&
    figures.receipts + (comparison?.receipts ?? 0) === 0 &&
    [...months, ...previousMonths].every(({ receipts }) => receipts === 0)
  );
}

/** Branches are asked for while the other charts are drawn: theirs is the last chart, and would ask last. */
function UnitsAhead() {
  usePrefetchQuery(analyticsUnitsQuery(useAddress().params));
  return null;
}
