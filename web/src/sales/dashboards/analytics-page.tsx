import { useQuery } from '@tanstack/react-query';
import { type AnalyticsDashboard, figuresOf, sampleAnalyticsDashboard } from '@tresen/domain/sales/dashboards';
import { Suspense } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { Late, lateCode } from '../../kit/feature/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { AnalyticsFilters } from './analytics-filters.tsx';
import { DashboardNotices } from './dashboard-notices.tsx';
import { analyticsQuery } from './dashboards.queries.ts';
import { dashboardTexts } from './dashboards-texts.ts';
import { DataFrom } from './data-from.tsx';
import { HeadlineFigures, HeadlineSkeleton } from './headline-figures.tsx';
import { HomeChartsSkeleton } from './home-charts-skeleton.tsx';

const charts = lateCode(async () => ({ default: (await import('./analytics-charts.tsx')).AnalyticsCharts }));
charts.preload().catch(() => undefined);

const noFigures = figuresOf({
  turnover: 0,
  net: 0,
  tax: 0,
  receipts: 0,
  customers: 0,
  discounts: 0,
  cancelled: 0,
});

const isUnused = ({ state, figures, comparison, months, previousMonths }: AnalyticsDashboard) =>
  state.linkedDevices === 0 &&
  figures.receipts + (comparison?.receipts ?? 0) === 0 &&
  [...months, ...previousMonths].every(({ receipts }) => receipts === 0);

const AnalyticsFigures = ({ dashboard }: { readonly dashboard: AnalyticsDashboard }) => {
  const t = useTexts(dashboardTexts);
  const isSample = isUnused(dashboard);
  const shown = isSample ? sampleAnalyticsDashboard(dashboard.to) : dashboard;
  return (
    <>
      <DashboardNotices state={dashboard.state} isSample={isSample} />
      <HeadlineFigures
        figures={shown.figures}
        comparison={shown.comparison ?? noFigures}
        comparisonName={t.lastYear}
        currency={shown.state.currency}
        isSample={isSample}
        isToday={false}
      />
      <Suspense fallback={<HomeChartsSkeleton />}>
        <Late code={charts} props={{ dashboard: shown, isSample }} />
      </Suspense>
    </>
  );
};

/** /dashboards/analytics: a range, a year and the branches, under one filter bar (DSH-03). */
export const AnalyticsPage = () => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const { params } = useAddress();
  const query = useQuery(analyticsQuery(params));
  const subtitle = query.data && (
    <>
      {t.range(f.day(query.data.from), f.day(query.data.to))} · <DataFrom state={query.data.state} />
    </>
  );
  const skeleton = (
    <>
      <HeadlineSkeleton count={4} />
      <HomeChartsSkeleton />
    </>
  );
  return (
    <>
      <PageHeader title={t.analyticsTitle} subtitle={subtitle ?? ' '} />
      <AnalyticsFilters from={query.data?.from} to={query.data?.to} />
      <Loaded query={query} skeleton={skeleton}>
        {(dashboard) => <AnalyticsFigures dashboard={dashboard} />}
      </Loaded>
    </>
  );
};
