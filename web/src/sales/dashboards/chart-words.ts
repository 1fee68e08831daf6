import type { ChartWords } from '../../kit/charts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** How a chart of turnover names and writes its figures; `rows` says what the rows are. */
export const useMoneyWords = (rows: string, currency: string): ChartWords => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  return {
    rows,
    value: t.turnover,
    format: (cents) => f.money(cents, currency),
    formatAxis: (cents) => f.shortMoney(cents, currency),
  };
};
