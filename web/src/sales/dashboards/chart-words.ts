import type { ChartFigure, ChartWords } from '../../kit/charts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** The kinds of figures that dashboards show, by their names. */
export const useChartFigures = (currency: string) => {
  const f = useFormats();
  const money = (name: string): ChartFigure => ({
    name,
    unit: 'cents',
    format: (cents) => f.money(cents, currency),
  });
  const count = (name: string): ChartFigure => ({ name, unit: 'number', format: f.number });
  const share = (name: string): ChartFigure => ({ name, unit: 'ratio', format: f.share });
  return { money, count, share } as const;
};

/** How a chart of turnover names and writes its figures; `rows` says what the rows are. */
export const useMoneyWords = (rows: string, currency: string): ChartWords => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const { money } = useChartFigures(currency);
  return { rows, value: money(t.turnover), formatAxis: (cents) => f.shortMoney(cents, currency) };
};
