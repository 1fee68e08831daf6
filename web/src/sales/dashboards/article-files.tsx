import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { type Chart, useChartDownload } from '../../kit/charts/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type ArticleSales, allArticlesQuery } from './all-articles.ts';
import { useRangeText } from './analytics-widget.ts';
import { useChartFigures, useMoneyWords } from './chart-words.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** The table of articles as a chart of its rows, which is what files are made of. */
const useArticlesChart = ({ currency, from, to }: ArticleSales) => {
  const t = useTexts(dashboardTexts);
  const range = useRangeText();
  const { count, share } = useChartFigures(currency);
  const words = useMoneyWords(t.article, currency);
  return (nodes: ArticleSales['nodes']): Chart => ({
    title: t.articleTable,
    subtitle: t.turnoverIn(currency, range(from, to)),
    kind: 'bars',
    rows: nodes.map(({ articleKey, name, turnover, quantity, share: part }) => ({
      key: articleKey,
      label: name,
      value: turnover,
      facts: [quantity, part ?? 0],
    })),
    words: { ...words, facts: [count(t.quantity), share(t.share)] },
    isSample: false,
  });
};

/** Saves all articles that the search leaves, of all pages, as they are ordered. */
export const ArticleFiles = ({ sales }: { readonly sales: ArticleSales }) => {
  const t = useTexts(dashboardTexts);
  const { params } = useAddress();
  const client = useQueryClient();
  const notify = useNotify();
  const chartOf = useArticlesChart(sales);
  const download = useChartDownload();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: 'csv' | 'xlsx'): Promise<void> => {
    setBusy(true);
    try {
      download(chartOf(await client.fetchQuery(allArticlesQuery(params))))[format]();
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        startIcon={<Download />}
        disabled={isBusy}
        aria-label={t.articlesCsv}
        title={t.articlesCsv}
        onClick={() => void save('csv')}
      >
        CSV
      </Button>
      <Button
        startIcon={<Download />}
        disabled={isBusy}
        aria-label={t.articlesXlsx}
        title={t.articlesXlsx}
        onClick={() => void save('xlsx')}
      >
        Excel
      </Button>
    </>
  );
};
