import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import type { ArticleSalesQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import {
  type Column,
  FilterBar,
  ListTable,
  Pager,
  placeNames,
  RowsSkeleton,
  SearchBox,
  useRowsPerPage,
} from '../../kit/list/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { useRangeText } from './analytics-widget.ts';
import { articleSort, usualArticleSort } from './article-address.ts';
import { ArticleFiles } from './article-files.tsx';
import { articleSalesQuery } from './dashboards.queries.ts';
import { useReceiptsLink } from './use-receipts-link.ts';

type ArticleSales = ArticleSalesQuery['articleSales'];
type Row = ArticleSales['nodes'][number] & { readonly id: string };

const fromStart = Object.fromEntries(placeNames.map((name) => [name, null]));

/** All articles that were sold in the months of the filter, beyond the top five: searched, ordered, by pages. */
export const ArticleTable = () => {
  const t = useTexts(analyticsTexts);
  const { params } = useAddress();
  const range = useRangeText();
  const query = useQuery(articleSalesQuery(params, useRowsPerPage()));
  return (
    <>
      <FilterBar label={t.searchArticles}>
        <SearchBox label={t.searchArticles} param="search" />
        {query.data && query.data.totalCount > 0 && (
          <ArticleFiles count={query.data.totalCount} range={range(query.data.from, query.data.to)} />
        )}
      </FilterBar>
      <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
        {(sales) => <Articles sales={sales} isStale={query.isPlaceholderData} />}
      </Loaded>
    </>
  );
};

function Articles({ sales, isStale }: { readonly sales: ArticleSales; readonly isStale: boolean }) {
  const t = useTexts(analyticsTexts);
  const f = useFormats();
  const { params, change } = useAddress();
  const { nodes, totalCount, isOmitted } = sales;
  const columns = useArticleColumns(
    sales,
    nodes.some(({ comparisonTurnover }) => comparisonTurnover !== null),
  );
  const rows = useMemo(() => nodes.map((node) => ({ ...node, id: node.articleKey })), [nodes]);
  if (isOmitted) return <p>{t.omitted}</p>;
  const count = totalCount === 1 ? t.oneArticle : t.articleCount(f.number(totalCount));
  const sort = articleSort(params);
  return (
    <>
      <p role="status">{totalCount === 0 ? t.noArticleFound : count}</p>
      {totalCount > 0 && (
        <>
          <ListTable
            label={t.articleTable}
            columns={columns}
            rows={rows}
            isStale={isStale}
            order={{
              value: sort,
              onChange: (next) =>
                change({ ...fromStart, sort: next === usualArticleSort ? null : next }, { replace: true }),
            }}
          />
          <Pager connection={sales} />
        </>
      )}
    </>
  );
}

function useArticleColumns(
  { currency, from, to }: Pick<ArticleSales, 'currency' | 'from' | 'to'>,
  isCompared: boolean,
): readonly Column<Row>[] {
  const t = useTexts(analyticsTexts);
  const f = useFormats();
  const receiptsLink = useReceiptsLink(false, currency);
  return useMemo(() => {
    const money = (cents: number | null) => (cents === null ? '–' : <bdi>{f.money(cents, currency)}</bdi>);
    return [
      {
        key: 'name',
        name: t.article,
        sort: 'name',
        role: 'title',
        cell: ({ articleKey, name }) => {
          const { to: receipts } = receiptsLink({ from, to, article: articleKey });
          return receipts === undefined ? name : <Link to={receipts}>{name}</Link>;
        },
      },
      {
        key: 'quantity',
        name: t.quantity,
        sort: 'quantity',
        role: 'number',
        isNamed: true,
        cell: ({ quantity }) => f.number(quantity),
      },
      {
        key: 'turnover',
        name: t.turnover,
        sort: 'turnover',
        role: 'amount',
        cell: ({ turnover }) => money(turnover),
      },
      {
        key: 'share',
        name: t.share,
        role: 'number',
        isNamed: true,
        cell: ({ share }) => (share === null ? '–' : f.share(share)),
      },
      ...(isCompared
        ? [
            {
              key: 'before',
              name: t.comparison,
              role: 'number',
              isNamed: true,
              cell: ({ comparisonTurnover }) => money(comparisonTurnover),
            } as const satisfies Column<Row>,
          ]
        : []),
    ];
  }, [t, f, receiptsLink, currency, from, to, isCompared]);
}
