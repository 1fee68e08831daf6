import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { endOfMonth } from '@tresen/domain/sales/business-day';
import type { AnalyticsDashboard } from '@tresen/domain/sales/dashboards';
import { useAddress } from '../../kit/address/index.ts';
import { ChartCard } from '../../kit/charts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { chosenUnits } from '../../organization/units/index.ts';
import { ArticlesChart } from './articles-chart.tsx';
import { useMoneyWords } from './chart-words.ts';
import styles from './dashboards.module.css';
import { dashboardTexts } from './dashboards-texts.ts';
import { useReceiptsLink } from './use-receipts-link.ts';

interface AnalyticsChartsProps {
  readonly dashboard: AnalyticsDashboard;
  readonly isSample: boolean;
}

const YearPicker = ({ year }: { readonly year: number }) => {
  const t = useTexts(dashboardTexts);
  const { change } = useAddress();
  const go = (to: number) => change({ year: String(to) });
  return (
    <fieldset className={styles.year} aria-label={t.year}>
      <IconButton aria-label={t.earlierYear} onClick={() => go(year - 1)}>
        <ChevronLeft className="points" />
      </IconButton>
      <span role="status">{year}</span>
      <IconButton aria-label={t.laterYear} onClick={() => go(year + 1)}>
        <ChevronRight className="points" />
      </IconButton>
    </fieldset>
  );
};

const MonthsChart = ({ dashboard, isSample }: AnalyticsChartsProps) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const receiptsLink = useReceiptsLink(isSample);
  const units = chosenUnits(useAddress().params);
  const { months, previousMonths, state } = dashboard;
  const year = Number(months[0]?.month.slice(0, 4) ?? dashboard.to.slice(0, 4));
  const rows = months.map(({ month, turnover, receipts, customers }, index) => ({
    key: month,
    label: f.month(month),
    name: f.month(month, 'long'),
    value: turnover,
    before: previousMonths[index]?.turnover ?? 0,
    facts: [f.number(receipts), f.number(customers)],
    ...receiptsLink(units, month, endOfMonth(month)),
  }));
  return (
    <ChartCard
      id="months"
      kind="columns"
      title={t.months}
      subtitle={t.turnoverIn(state.currency, String(year))}
      rows={rows}
      words={{
        ...useMoneyWords(t.month, state.currency),
        value: String(year),
        before: String(year - 1),
        facts: [t.receipts, t.customers],
      }}
      empty={t.emptyRange}
      isSample={isSample}
      controls={<YearPicker year={year} />}
    />
  );
};

const UnitsChart = ({ dashboard, isSample }: AnalyticsChartsProps) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const receiptsLink = useReceiptsLink(isSample);
  const { units, from, to, state } = dashboard;
  const rows = units
    .map(({ unitId, name, turnover, receipts }) => ({
      key: unitId,
      label: name,
      value: turnover,
      facts: [f.number(receipts)],
      ...receiptsLink([unitId], from, to),
    }))
    .sort((one, other) => other.value - one.value);
  return (
    <ChartCard
      id="units"
      kind="bars"
      title={t.units}
      subtitle={t.turnoverIn(state.currency, t.range(f.day(from), f.day(to)))}
      rows={rows}
      words={{ ...useMoneyWords(t.unit, state.currency), facts: [t.receipts] }}
      empty={t.emptyRange}
      isSample={isSample}
    />
  );
};

/** The charts of Analytics. */
export const AnalyticsCharts = ({ dashboard, isSample }: AnalyticsChartsProps) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const { from, to, topArticles, state } = dashboard;
  // The roll-up of articles knows whole months only (architecture.md section 7), and the subtitle says so.
  const first = `${from.slice(0, 7)}-01`;
  return (
    <div className={styles.charts}>
      <div className={styles.wide}>
        <MonthsChart dashboard={dashboard} isSample={isSample} />
      </div>
      <UnitsChart dashboard={dashboard} isSample={isSample} />
      <ArticlesChart
        articles={topArticles}
        currency={state.currency}
        period={t.wholeMonths(f.monthOfYear(first), f.monthOfYear(to))}
        from={first}
        to={endOfMonth(to)}
        isSample={isSample}
      />
    </div>
  );
};
