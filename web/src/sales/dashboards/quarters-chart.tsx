import { addMonths, endOfMonth } from '@tresen/domain/kit/business-day';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import type { AnalyticsWidgetProps } from './analytics-widget.ts';
import { useMoneyWords } from './chart-words.ts';
import { useReceiptsLink } from './use-receipts-link.ts';
import { Widget } from './widget.tsx';
import { YearPicker } from './year-picker.tsx';

const quarters = [1, 2, 3, 4] as const;

/** Turnover of the quarters of three years, side by side (DSH-12, DSH-13). */
export const QuartersChart = ({ dashboard, isSample }: AnalyticsWidgetProps) => {
  const t = useTexts(analyticsTexts);
  const receiptsLink = useReceiptsLink(isSample, dashboard.state.currency);
  const { quarterYear, state } = dashboard;
  const words = useMoneyWords(t.quarter, state.currency);
  const turnoverOf = (year: number, quarter: number): number =>
    dashboard.quarters.find((one) => one.year === year && one.quarter === quarter)?.turnover ?? 0;
  const rows = quarters.map((quarter) => {
    const from = addMonths(`${quarterYear}-01-01`, (quarter - 1) * 3);
    return {
      key: String(quarter),
      label: `Q${quarter}`,
      name: t.quarterName(String(quarter)),
      value: turnoverOf(quarterYear, quarter),
      compared: [turnoverOf(quarterYear - 1, quarter), turnoverOf(quarterYear - 2, quarter)],
      ...receiptsLink({ from, to: endOfMonth(addMonths(from, 2)) }),
    };
  });
  return (
    <Widget
      id="quarters"
      kind="columns"
      title={t.quarters}
      subtitle={t.turnoverIn(state.currency, `${quarterYear - 2}–${quarterYear}`)}
      rows={rows}
      words={{
        ...words,
        value: { ...words.value, name: String(quarterYear) },
        compared: [String(quarterYear - 1), String(quarterYear - 2)],
      }}
      empty={t.emptyRange}
      isSample={isSample}
      controls={<YearPicker param="quarterYear" label={t.quarterYear} year={quarterYear} />}
    />
  );
};
