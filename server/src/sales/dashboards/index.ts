import type { Feature } from '../../kit/features/index.ts';
import { addDashboards } from './dashboards.resolvers.ts';

export { articleRows } from './figure-rows.store.ts';
export { type ArticlePlace, type ArticleRow, readArticles } from './reports.store.ts';
export { readSalesFilter } from './sales-filter-input.ts';
export { askSales } from './sales-question.ts';

/** Figures. */
export const dashboards: Feature<{ readonly devices: { readonly isOnline: (deviceId: string) => boolean } }> =
  {
    at: 'pos',
    fields: (kit, { devices }) => addDashboards(kit, devices),
  };
