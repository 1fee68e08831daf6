import { endOfMonth, startOfMonth } from '@tresen/domain/kit/business-day';
import { Suspense } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { optional } from '../../kit/feature/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FailedPart, Skeleton } from '../../kit/states/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { type AnalyticsWidgetProps, useRangeText } from './analytics-widget.ts';
import { ArticlesChart } from './articles-chart.tsx';
import { useChartComparison } from './comparison-name.ts';
import styles from './dashboards.module.css';
import { DaysChart, WeekdaysChart } from './days-charts.tsx';
import { HoursChart } from './hours-chart.tsx';
import { CustomersChart, MonthsChart } from './months-chart.tsx';
import { EmployeesChart, RegistersChart } from './parts-charts.tsx';
import { PaymentsChart } from './payments-chart.tsx';
import { QuartersChart } from './quarters-chart.tsx';
import { AnalyticsUnits } from './units-chart.tsx';

const ArticleTable = optional(async () => (await import('./article-table.tsx')).ArticleTable, FailedPart);

/** The charts of Analytics; each answers one question. */
export const AnalyticsCharts = (props: AnalyticsWidgetProps) => {
  const { dashboard, isSample } = props;
  const { payments, comparisonPayments, from, to, state } = dashboard;
  const comparison = useChartComparison(dashboard);
  return (
    <div className={styles.charts}>
      <div className={styles.wide}>
        <MonthsChart {...props} />
      </div>
      <WeekdaysChart {...props} />
      <AnalyticsHours {...props} />
      <div className={styles.wide}>
        <DaysChart {...props} />
      </div>
      <CustomersChart {...props} />
      <QuartersChart {...props} />
      <PaymentsChart
        payments={payments}
        comparisonPayments={comparisonPayments}
        comparison={comparison}
        from={from}
        to={to}
        currency={state.currency}
        isSample={isSample}
      />
      <AnalyticsArticles {...props} />
      <AnalyticsUnits {...props} />
      <RegistersChart {...props} />
      <EmployeesChart {...props} />
    </div>
  );
};

function AnalyticsHours({ dashboard, isSample }: AnalyticsWidgetProps) {
  const t = useTexts(analyticsTexts);
  const range = useRangeText();
  const { from, to, hours, comparisonHours, omitted, state } = dashboard;
  return (
    <HoursChart
      hours={hours}
      firstHour={state.firstHour}
      comparisonHours={comparisonHours}
      comparison={useChartComparison(dashboard)}
      from={from}
      to={to}
      period={t.hoursOf(range(from, to))}
      currency={state.currency}
      empty={omitted.includes('HOURS') ? t.omitted : t.emptyRange}
      isSample={isSample}
    />
  );
}

function AnalyticsArticles({ dashboard, isSample }: AnalyticsWidgetProps) {
  const t = useTexts(analyticsTexts);
  const f = useFormats();
  const { params } = useAddress();
  const { from, to, topArticles, omitted, state } = dashboard;
  // The roll-up of articles knows whole months only, of all registers and employees; the subtitle says so.
  const first = startOfMonth(from);
  const months = t.wholeMonths(f.monthOfYear(first), f.monthOfYear(to));
  const isNarrowed = params.has('devices') || params.has('employees');
  return (
    <ArticlesChart
      articles={topArticles}
      currency={state.currency}
      period={isNarrowed ? `${months}, ${t.ofAllSources}` : months}
      from={first}
      to={endOfMonth(to)}
      empty={omitted.includes('ARTICLES') ? t.omitted : t.emptyArticles}
      isSample={isSample}
      {...(!isSample && {
        whole: {
          name: t.allArticles,
          title: t.articleTable,
          content: (
            <Suspense fallback={<Skeleton height={480} />}>
              <ArticleTable />
            </Suspense>
          ),
        },
      })}
    />
  );
}
