import { addDays, type Day } from '@tresen/domain/kit/business-day';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { type AnalyticsWidgetProps, useRangeText } from './analytics-widget.ts';
import { useChartFigures, useMoneyWords } from './chart-words.ts';
import { useChartComparison } from './comparison-name.ts';
import { useReceiptsLink } from './use-receipts-link.ts';
import { Widget } from './widget.tsx';

/** A Monday, from which weekdays are named. */
const monday: Day = '2024-01-01';

/** Up to so many days, each has its number on the axis; of more, only the first of each month is named. */
const numberedDays = 31;

/** Turnover by weekday, with what such a day brings on average (DSH-05). */
export const WeekdaysChart = ({ dashboard, isSample }: AnalyticsWidgetProps) => {
  const t = useTexts(analyticsTexts);
  const f = useFormats();
  const range = useRangeText();
  const comparison = useChartComparison(dashboard);
  const { from, to, weekdays, comparisonWeekdays, omitted, state } = dashboard;
  const { money, count } = useChartFigures(state.currency);
  const words = useMoneyWords(t.weekday, state.currency);
  const rows = weekdays.map(({ weekday, turnover, averageTurnover, receipts }) => {
    const day = addDays(monday, weekday);
    return {
      key: String(weekday),
      label: f.weekdayName(day, 'short'),
      name: f.weekdayName(day),
      value: turnover,
      ...(comparison && { compared: [comparisonWeekdays[weekday]?.turnover ?? 0] }),
      facts: [averageTurnover, receipts],
    };
  });
  return (
    <Widget
      id="weekdays"
      kind="columns"
      title={t.weekdays}
      subtitle={t.turnoverIn(state.currency, range(from, to))}
      rows={rows}
      words={{
        ...words,
        ...(comparison && { compared: [comparison] }),
        facts: [money(t.dayAverage), count(t.receipts)],
      }}
      empty={omitted.includes('WEEKDAYS') ? t.omitted : t.emptyRange}
      isSample={isSample}
    />
  );
};

/** Turnover of every day of the range (DSH-06). */
export const DaysChart = ({ dashboard, isSample }: AnalyticsWidgetProps) => {
  const t = useTexts(analyticsTexts);
  const f = useFormats();
  const range = useRangeText();
  const comparison = useChartComparison(dashboard);
  const receiptsLink = useReceiptsLink(isSample, dashboard.state.currency);
  const { from, to, days, comparisonDays, omitted, state } = dashboard;
  const { count } = useChartFigures(state.currency);
  const labelOf = (day: Day): string => {
    if (days.length <= numberedDays) return String(Number(day.slice(8)));
    return day.endsWith('-01') ? f.month(day) : '';
  };
  const rows = days.map(({ day, turnover, receipts, customers }, index) => ({
    key: day,
    label: labelOf(day),
    name: f.weekday(day),
    value: turnover,
    ...(comparison && { compared: [comparisonDays[index]?.turnover ?? 0] }),
    facts: [receipts, customers],
    ...receiptsLink({ from: day, to: day }),
  }));
  return (
    <Widget
      id="days"
      kind="columns"
      title={t.days}
      subtitle={t.turnoverIn(state.currency, range(from, to))}
      rows={rows}
      words={{
        ...useMoneyWords(t.day, state.currency),
        ...(comparison && { compared: [comparison] }),
        facts: [count(t.receipts), count(t.customers)],
      }}
      empty={omitted.includes('DAYS') ? t.omitted : t.emptyRange}
      isSample={isSample}
    />
  );
};
