import type { ArticleFigures } from '@tresen/domain/sales/dashboards';
import type { ComponentProps } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useChartFigures, useMoneyWords } from './chart-words.ts';
import { dashboardTexts } from './dashboards-texts.ts';
import { useReceiptsLink } from './use-receipts-link.ts';
import { Widget } from './widget.tsx';

interface ArticlesChartProps extends Pick<ComponentProps<typeof Widget>, 'whole'> {
  readonly articles: readonly ArticleFigures[];
  readonly currency: string;
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly isSample: boolean;
  readonly empty?: string;
}

/** The articles that sold best (DSH-14). */
export const ArticlesChart = ({ articles, currency, period, from, to, ...others }: ArticlesChartProps) => {
  const t = useTexts(dashboardTexts);
  const receiptsLink = useReceiptsLink(others.isSample, currency);
  const { count } = useChartFigures(currency);
  const rows = articles.map(({ articleKey, name, quantity, turnover }) => ({
    key: articleKey,
    label: name,
    value: turnover,
    facts: [quantity],
    ...receiptsLink({ from, to, article: articleKey }),
  }));
  return (
    <Widget
      id="articles"
      kind="bars"
      title={t.topArticles}
      subtitle={t.turnoverIn(currency, period)}
      rows={rows}
      words={{ ...useMoneyWords(t.article, currency), facts: [count(t.quantity)] }}
      empty={t.emptyArticles}
      {...others}
    />
  );
};
