import { useQuery } from '@tanstack/react-query';
import type { HomeDashboard } from '@tresen/domain/sales/dashboards';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { Late, lateCode, optional } from '../../kit/feature/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded, useAfterPaint } from '../../kit/states/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { DashboardNotices, useMayManageRegisters } from './dashboard-notices.tsx';
import { homeQuery } from './dashboards.queries.ts';
import { dashboardTexts } from './dashboards-texts.ts';
import { DataFrom, useHeldDataFrom } from './data-from.tsx';
import { HeadlineFigures, HeadlineSkeleton, Tile } from './headline-figures.tsx';
import { HomeChartsSkeleton } from './home-charts-skeleton.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { useRefreshFigures } from './use-refresh-figures.ts';

// The figures come first; the charts load behind them into places that are held for them.
const charts = lateCode(async () => ({ default: (await import('./home-charts.tsx')).HomeCharts }));
charts.preload().catch(() => undefined);

// Only who has not linked a register yet sees samples.
const sample = lateCode(async () => ({ default: (await import('./sample-home.tsx')).SampleHome }));

// Few tenants have branches whose days part.
const OtherTodays = optional(async () => (await import('./other-todays.tsx')).OtherTodays);

// Few tenants sell in two currencies.
const CurrencyFilter = optional(async () => (await import('./currency-filter.tsx')).CurrencyFilter);

/** /dashboards/home: today at a glance (DSH-03). */
export const HomePage = () => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const { params } = useAddress();
  const query = useQuery(homeQuery(params));
  const refresh = useRefreshFigures(query.refetch);
  const subtitle = query.data && (
    <>
      {f.weekday(query.data.today)} · <DataFrom state={query.data.state} />
    </>
  );
  const heldSubtitle = `${f.weekday(new Date().toISOString().slice(0, 10))} · ${useHeldDataFrom()}`;
  const skeleton = (
    <>
      <HeadlineSkeleton count={5} />
      <HomeChartsSkeleton />
    </>
  );
  return (
    <>
      <PageHeader title={t.homeTitle} subtitle={subtitle} heldSubtitle={heldSubtitle}>
        <BranchFilter />
        {(query.data?.state.currencies.length ?? 0) > 1 && (
          <Suspense fallback={null}>
            <CurrencyFilter state={query.data?.state} />
          </Suspense>
        )}
        <RefreshButton busy={query.isFetching} onRefresh={() => void refresh()} />
      </PageHeader>
      <Loaded query={query} skeleton={skeleton}>
        {(dashboard) => <HomeFigures dashboard={dashboard} />}
      </Loaded>
    </>
  );
};

function HomeFigures({ dashboard }: { readonly dashboard: HomeDashboard }) {
  if (!isUnused(dashboard)) return <Figures dashboard={dashboard} shown={dashboard} isSample={false} />;
  const children = (shown: HomeDashboard) => <Figures dashboard={dashboard} shown={shown} isSample />;
  return (
    <Suspense fallback={<HeadlineSkeleton count={5} />}>
      <Late code={sample} props={{ today: dashboard.today, children }} />
    </Suspense>
  );
}

interface FiguresProps {
  readonly dashboard: HomeDashboard;
  /** What is shown in its place, while nothing is linked. */
  readonly shown: HomeDashboard;
  readonly isSample: boolean;
}

function Figures({ dashboard, shown, isSample }: FiguresProps) {
  const isPainted = useAfterPaint();
  return (
    <>
      <DashboardNotices state={dashboard.state} isSample={isSample} />
      {!isSample && dashboard.otherTodays.length > 0 && (
        <Suspense fallback={null}>
          <OtherTodays others={dashboard.otherTodays} />
        </Suspense>
      )}
      <HeadlineFigures
        figures={shown.figures}
        {...useDayComparison(shown)}
        comparisonSince={shown.comparisonSince}
        currency={shown.state.currency}
        isSample={isSample}
      >
        <RegistersTile dashboard={dashboard} />
      </HeadlineFigures>
      <Suspense fallback={<HomeChartsSkeleton />}>
        {isPainted ? <Late code={charts} props={{ dashboard: shown, isSample }} /> : <HomeChartsSkeleton />}
      </Suspense>
    </>
  );
}

function isUnused({ state, figures, comparison, topArticles }: HomeDashboard) {
  return state.linkedDevices === 0 && figures.receipts + comparison.receipts + topArticles.length === 0;
}

/** The same weekday of last week up to this time of the day; all of it while nothing had been sold by then. */
function useDayComparison({ today, comparison, comparisonSoFar }: HomeDashboard) {
  const t = useTexts(dashboardTexts);
  const name = t.lastWeek(useFormats().weekdayName(today));
  return comparisonSoFar.receipts === 0
    ? { comparison, comparisonName: name, isRunning: true }
    : {
        comparison: comparisonSoFar,
        comparisonName: t.atThisTime(name),
        isRunning: false,
        isEstimated: true,
      };
}

function RegistersTile({ dashboard }: { readonly dashboard: HomeDashboard }) {
  const t = useTexts(dashboardTexts);
  const { onlineDevices, linkedDevices } = dashboard.state;
  const mayOpen = useMayManageRegisters();
  const value = linkedDevices === 0 ? '–' : t.ofRegisters(onlineDevices, linkedDevices);
  return (
    <Tile name={t.registers} value={value} isSample={false}>
      {linkedDevices === 0 && t.noRegister}
      {linkedDevices > 0 && mayOpen && <Link to="/setting/devices">{t.registersHint}</Link>}
    </Tile>
  );
}
