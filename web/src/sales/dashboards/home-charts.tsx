import { type Period, periods, rangeOfPeriod, startOfMonth } from '@tresen/domain/sales/business-day';
import type { HomeDashboard } from '@tresen/domain/sales/dashboards';
import { paymentGroups } from '@tresen/domain/sales/receipts';
import { useAddress } from '../../kit/address/index.ts';
import { ChartCard } from '../../kit/charts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { chosenUnits } from '../../organization/units/index.ts';
import { ArticlesChart } from './articles-chart.tsx';
import { useMoneyWords } from './chart-words.ts';
import { periodOf } from './dashboard-address.ts';
import styles from './dashboards.module.css';
import { dashboardTexts } from './dashboards-texts.ts';
import { hoursOfDay } from './hours-of-day.ts';
import { useReceiptsLink } from './use-receipts-link.ts';

interface HomeChartsProps {
  readonly dashboard: HomeDashboard;
  readonly isSample: boolean;
}

const HoursChart = ({ dashboard, isSample }: HomeChartsProps) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const receiptsLink = useReceiptsLink(isSample);
  const units = chosenUnits(useAddress().params);
  const { today, state } = dashboard;
  const words = useMoneyWords(t.hour, state.currency);
  const rows = hoursOfDay(dashboard.hours).map(({ hour, turnover, receipts }) => ({
    key: String(hour),
    label: String(hour),
    name: t.hourName(`${hour}`, `${(hour + 1) % 24}`),
    value: turnover,
    facts: [f.number(receipts)],
    ...receiptsLink(units, today, today),
  }));
  return (
    <ChartCard
      id="hours"
      kind="columns"
      title={t.hours}
      subtitle={t.turnoverIn(state.currency, `${t.today}, ${f.day(today)}`)}
      rows={rows}
      words={{ ...words, facts: [t.receipts] }}
      empty={t.emptyHours}
      isSample={isSample}
    />
  );
};

const PeriodChoice = ({ period }: { readonly period: Period }) => {
  const t = useTexts(dashboardTexts);
  const { change } = useAddress();
  return (
    <select
      className={styles.period}
      aria-label={`${t.payments}: ${t.period}`}
      value={period}
      onChange={({ target }) => change({ period: target.value === 'TODAY' ? null : target.value })}
    >
      {periods.map((each) => (
        <option key={each} value={each}>
          {t[each]}
        </option>
      ))}
    </select>
  );
};

const PaymentsChart = ({ dashboard, isSample }: HomeChartsProps) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const receiptsLink = useReceiptsLink(isSample);
  const { params } = useAddress();
  const period = periodOf(params);
  const { payments, state, today } = dashboard;
  const { from, to } = rangeOfPeriod(period, today);
  const total = paymentGroups.reduce((sum, group) => sum + payments[group], 0);
  const rows = paymentGroups.map((group) => ({
    key: group,
    label: t[group],
    value: payments[group],
    facts: [f.share(total === 0 ? 0 : payments[group] / total)],
    ...receiptsLink(chosenUnits(params), from, to),
  }));
  const days = from === to ? f.day(from) : t.range(f.day(from), f.day(to));
  return (
    <ChartCard
      id="payments"
      kind="bars"
      title={t.payments}
      subtitle={t.amountIn(state.currency, days)}
      rows={rows}
      words={{ ...useMoneyWords(t.payment, state.currency), facts: [t.share] }}
      empty={t.emptyPayments}
      isSample={isSample}
      controls={<PeriodChoice period={period} />}
    />
  );
};

/** The charts of Home; each answers one question. */
export const HomeCharts = ({ dashboard, isSample }: HomeChartsProps) => {
  const t = useTexts(dashboardTexts);
  const { today, state, topArticles } = dashboard;
  return (
    <div className={styles.charts}>
      <div className={styles.wide}>
        <HoursChart dashboard={dashboard} isSample={isSample} />
      </div>
      <PaymentsChart dashboard={dashboard} isSample={isSample} />
      <ArticlesChart
        articles={topArticles}
        currency={state.currency}
        period={t.thisMonth}
        from={startOfMonth(today)}
        to={today}
        isSample={isSample}
      />
    </div>
  );
};
