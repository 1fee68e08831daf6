import { endOfMonth } from '@tresen/domain/kit/business-day';
import type { MonthFigures } from '@tresen/domain/sales/dashboards';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import type { AnalyticsWidgetProps } from './analytics-widget.ts';
import { useChartFigures, useMoneyWords } from './chart-words.ts';
import { useReceiptsLink } from './use-receipts-link.ts';
import { Widget } from './widget.tsx';
import { YearPicker } from './year-picker.tsx';

/** Annual sales by month beside the year before (DSH-04). */
export const MonthsChart = (props: AnalyticsWidgetProps) => {
  const { dashboard, isSample } = props;
  const t = useTexts(analyticsTexts);
  const { year, state } = dashboard;
  const words = useMoneyWords(t.month, state.currency);
  const { count } = useChartFigures(state.currency);
  const rowsOf = useMonthRows(props);
  return (
    <Widget
      id="months"
      kind="columns"
      title={t.months}
      subtitle={t.turnoverIn(state.currency, String(year))}
      rows={rowsOf(
        ({ turnover }) => turnover,
        ({ receipts, customers }) => [receipts, customers],
      )}
      words={{
        ...words,
        value: { ...words.value, name: String(year) },
        ...(hasPrevious(dashboard) && { compared: [String(year - 1)] }),
        facts: [count(t.receipts), count(t.customers)],
      }}
      empty={t.emptyRange}
      isSample={isSample}
      controls={<YearPicker param="year" label={t.year} year={year} />}
    />
  );
};

/** Customers of the same months (DSH-07). */
export const CustomersChart = (props: AnalyticsWidgetProps) => {
  const { dashboard, isSample } = props;
  const t = useTexts(analyticsTexts);
  const f = useFormats();
  const { year, state } = dashboard;
  const { count } = useChartFigures(state.currency);
  const rowsOf = useMonthRows(props);
  return (
    <Widget
      id="customers"
      kind="columns"
      title={t.customersOfMonths}
      subtitle={t.customersIn(String(year))}
      rows={rowsOf(
        ({ customers }) => customers,
        ({ receipts }) => [receipts],
      )}
      words={{
        rows: t.month,
        value: count(String(year)),
        ...(hasPrevious(dashboard) && { compared: [String(year - 1)] }),
        facts: [count(t.receipts)],
        formatAxis: f.number,
      }}
      empty={t.emptyRange}
      isSample={isSample}
    />
  );
};

/** The rows of a chart of twelve months beside those of the year before. */
function useMonthRows({ dashboard, isSample }: AnalyticsWidgetProps) {
  const f = useFormats();
  const receiptsLink = useReceiptsLink(isSample, dashboard.state.currency);
  const { months, previousMonths } = dashboard;
  const isCompared = hasPrevious(dashboard);
  return (figureOf: (month: MonthFigures) => number, factsOf: (month: MonthFigures) => readonly number[]) =>
    months.map((figures, index) => {
      const before = previousMonths[index];
      return {
        key: figures.month,
        label: f.month(figures.month),
        name: f.month(figures.month, 'long'),
        value: figureOf(figures),
        ...(isCompared && { compared: [before === undefined ? 0 : figureOf(before)] }),
        facts: factsOf(figures),
        ...receiptsLink({ from: figures.month, to: endOfMonth(figures.month) }),
      };
    });
}

/** A year in which nothing was sold has no columns. */
function hasPrevious({ previousMonths }: AnalyticsWidgetProps['dashboard']): boolean {
  return previousMonths.some(({ receipts }) => receipts > 0);
}
