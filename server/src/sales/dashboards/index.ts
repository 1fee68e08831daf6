import type { Feature } from '../../kit/features/index.ts';
import { addDashboards } from './dashboards.resolvers.ts';

export { nameBranches, oldestToday, unitIdsOf, unitNamesOf } from './branches.service.ts';
export { readBranches } from './branches.store.ts';
export { articleRows } from './figure-rows.store.ts';
export { salesPeople } from './reports.service.ts';
export { type ArticlePlace, type ArticleRow, readArticles } from './reports.store.ts';
export { readSalesFilter, type SalesFilterTypes, salesFilterTypes } from './sales-filter-input.ts';
export { askSales, type SalesQuestion } from './sales-question.ts';

/** Figures. */
export const dashboards: Feature<{ readonly devices: { readonly isOnline: (deviceId: string) => boolean } }> =
  {
    at: 'pos',
    fields: (kit, { devices }) => addDashboards(kit, devices),
  };
