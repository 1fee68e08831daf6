export { addDashboards } from './dashboards.resolvers.ts';
export { type ArticlePlace, type ArticleRow, readArticles } from './reports.store.ts';
export { readSalesFilter } from './sales-filter-input.ts';
export { askSales } from './sales-question.ts';
