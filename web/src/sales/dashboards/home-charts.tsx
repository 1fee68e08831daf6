import { startOfMonth } from '@tresen/domain/kit/business-day';
import type { HomeDashboard } from '@tresen/domain/sales/dashboards';
import { Suspense } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { optional, useHomeParts } from '../../kit/feature/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FailedPart, Skeleton } from '../../kit/states/index.ts';
import { ArticlesChart } from './articles-chart.tsx';
import { paymentRange, periodOf } from './dashboard-address.ts';
import styles from './dashboards.module.css';
import { dashboardTexts } from './dashboards-texts.ts';
import { HoursChart } from './hours-chart.tsx';
import { PaymentsChart } from './payments-chart.tsx';
import { PeriodChoice, PeriodDays } from './period-choice.tsx';

// It must not hold up the figures.
const HomeMore = optional(async () => (await import('./home-more.tsx')).HomeMore, FailedPart);

interface HomeChartsProps {
  readonly dashboard: HomeDashboard;
  readonly isSample: boolean;
}

/** The charts of Home; each answers one question. */
export const HomeCharts = ({ dashboard, isSample }: HomeChartsProps) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const { params } = useAddress();
  const parts = useHomeParts();
  const { today, otherTodays, state, hours, payments, topArticles } = dashboard;
  const isOfSameDays = otherTodays.length === 0;
  const { currency } = state;
  return (
    <>
      <div className={styles.charts}>
        <div className={styles.wide}>
          <HoursChart
            hours={hours}
            firstHour={state.firstHour}
            from={today}
            to={today}
            period={`${t.today}, ${f.day(today)}`}
            currency={currency}
            empty={t.emptyHours}
            isSample={isSample}
            isOfSameDays={isOfSameDays}
          />
        </div>
        <PaymentsChart
          payments={payments}
          {...paymentRange(params, today)}
          currency={currency}
          isSample={isSample}
          isOfSameDays={isOfSameDays || periodOf(params) === 'RANGE'}
          controls={<PeriodChoice today={today} />}
          boxes={periodOf(params) === 'RANGE' && <PeriodDays />}
        />
        <ArticlesChart
          articles={topArticles}
          currency={currency}
          period={t.thisMonth}
          from={startOfMonth(today)}
          to={today}
          isSample={isSample}
        />
      </div>
      <Suspense fallback={<MoreSkeleton />}>
        {!isSample && parts.map(({ id, Part }) => <Part key={id} today={today} />)}
        <HomeMore />
      </Suspense>
    </>
  );
};

/** Holds the places of the tiles. */
function MoreSkeleton() {
  return (
    <div className={styles.more}>
      <Skeleton height={220} />
      <Skeleton height={220} />
    </div>
  );
}
