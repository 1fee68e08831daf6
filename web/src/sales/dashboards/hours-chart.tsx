import type { HourFigures } from '@tresen/domain/sales/dashboards';
import { useTexts } from '../../kit/i18n/index.ts';
import { useChartFigures, useMoneyWords } from './chart-words.ts';
import { dashboardTexts } from './dashboards-texts.ts';
import { hoursOfDay } from './hours-of-day.ts';
import { useReceiptsLink } from './use-receipts-link.ts';
import { Widget } from './widget.tsx';

interface HoursChartProps {
  readonly hours: readonly HourFigures[];
  /** The hour in which the business day begins. */
  readonly firstHour: number;
  readonly comparisonHours?: readonly HourFigures[];
  /** What the hours are compared with, in words. */
  readonly comparison?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly period: string;
  readonly currency: string;
  readonly empty: string;
  readonly isSample: boolean;
  /** Whether the figures are of the same days in all branches: no list holds the receipts of several days behind them. */
  readonly isOfSameDays?: boolean;
}

/** Sales per hour of the branch's clock (DSH-08). */
export const HoursChart = (props: HoursChartProps) => {
  const {
    hours,
    firstHour,
    comparisonHours = [],
    comparison,
    from,
    to,
    period,
    currency,
    empty,
    isSample,
    isOfSameDays = true,
  } = props;
  const t = useTexts(dashboardTexts);
  const receiptsLink = useReceiptsLink(isSample || !isOfSameDays, currency);
  const { count } = useChartFigures(currency);
  const shown = hoursOfDay([...hours, ...comparisonHours], firstHour).map(({ hour }) => hour);
  const figuresOf = (list: readonly HourFigures[], hour: number) => list.find((one) => one.hour === hour);
  const rows = shown.map((hour) => ({
    key: String(hour),
    label: String(hour),
    name: t.hourName(`${hour}`, `${(hour + 1) % 24}`),
    value: figuresOf(hours, hour)?.turnover ?? 0,
    ...(comparison && { compared: [figuresOf(comparisonHours, hour)?.turnover ?? 0] }),
    facts: [figuresOf(hours, hour)?.receipts ?? 0],
    ...receiptsLink({ from, to, hours: [hour] }),
  }));
  return (
    <Widget
      id="hours"
      kind="columns"
      title={t.hours}
      subtitle={t.turnoverIn(currency, period)}
      rows={rows}
      words={{
        ...useMoneyWords(t.hour, currency),
        ...(comparison && { compared: [comparison] }),
        facts: [count(t.receipts)],
      }}
      empty={empty}
      isSample={isSample}
    />
  );
};
