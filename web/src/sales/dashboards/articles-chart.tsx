import type { ArticleFigures } from '@tresen/domain/sales/dashboards';
import { useAddress } from '../../kit/address/index.ts';
import { ChartCard } from '../../kit/charts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { chosenUnits } from '../../organization/units/index.ts';
import { useMoneyWords } from './chart-words.ts';
import { dashboardTexts } from './dashboards-texts.ts';
import { useReceiptsLink } from './use-receipts-link.ts';

interface ArticlesChartProps {
  readonly articles: readonly ArticleFigures[];
  readonly currency: string;
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly isSample: boolean;
}

/** The articles that sold best (DSH-14). */
export const ArticlesChart = ({ articles, currency, period, from, to, isSample }: ArticlesChartProps) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  const receiptsLink = useReceiptsLink(isSample);
  const units = chosenUnits(useAddress().params);
  const rows = articles.map(({ articleKey, name, quantity, turnover }) => ({
    key: articleKey,
    label: name,
    value: turnover,
    facts: [f.number(quantity)],
    ...receiptsLink(units, from, to),
  }));
  return (
    <ChartCard
      id="articles"
      kind="bars"
      title={t.topArticles}
      subtitle={t.turnoverIn(currency, period)}
      rows={rows}
      words={{ ...useMoneyWords(t.article, currency), facts: [t.quantity] }}
      empty={t.emptyArticles}
      isSample={isSample}
    />
  );
};
