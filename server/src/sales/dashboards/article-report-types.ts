import type { ArticleSale } from '@tresen/domain/sales/dashboards';
import type { Kit } from '../../kit/graphql/index.ts';
import type { ArticleReportPage } from './reports.service.ts';

/** A page of the articles that were sold. */
export const articleReportType = ({ builder, pageInfo }: Kit) => {
  const sale = builder.objectRef<ArticleSale>('ArticleSale').implement({
    fields: (t) => ({
      articleKey: t.exposeString('articleKey'),
      name: t.exposeString('name'),
      quantity: t.exposeFloat('quantity', { description: 'Quantity in pieces or units.' }),
      turnover: t.expose('turnover', { type: 'Cents' }),
      share: t.exposeFloat('share', { nullable: true, description: 'Share of total turnover, 0 to 1.' }),
      comparisonTurnover: t.expose('comparisonTurnover', {
        type: 'Cents',
        nullable: true,
        description: 'Whole months only.',
      }),
    }),
  });
  return builder.objectRef<ArticleReportPage>('ArticleReport').implement({
    description: 'Articles sold in all months the range touches, by all registers and employees.',
    fields: (t) => ({
      currency: t.exposeString('currency'),
      from: t.expose('from', { type: 'Day', description: 'First day of the first month.' }),
      to: t.expose('to', { type: 'Day', description: 'Last day of the last month.' }),
      turnover: t.expose('turnover', {
        type: 'Cents',
        description: 'Total of all articles, whether they match the search or not.',
      }),
      totalCount: t.exposeInt('totalCount'),
      nodes: t.expose('nodes', { type: [sale] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      isOmitted: t.exposeBoolean('isOmitted', {
        description: 'True if this many branches and months would take too long.',
      }),
    }),
  });
};
