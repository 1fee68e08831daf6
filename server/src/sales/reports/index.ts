import type { Feature } from '../../kit/features/index.ts';
import { addAssortment } from './assortment.resolvers.ts';
import { addSalesForecast } from './forecast.resolvers.ts';
import { addNamedCustomers } from './named-customers.resolvers.ts';
import { addReportPaperRoutes } from './report-paper.routes.ts';
import { addSalesReport } from './sales-report.resolvers.ts';
import { addSoldTogether } from './sold-together.resolvers.ts';
import { addTableTimes } from './table-times.resolvers.ts';
import { addUnusualSales } from './unusual.resolvers.ts';

export { paperAsPdf, paperAsXlsx } from './paper-files.ts';
export { askedPaper } from './report-paper.routes.ts';
export type { ReportPaper } from './report-paper.ts';

/** Reports over any measure and dimension of the sales, their files, and studies of what they mean. */
export const reports: Feature = {
  at: 'pos',
  fields: (kit) => {
    addSalesReport(kit);
    addUnusualSales(kit);
    addSalesForecast(kit);
    addAssortment(kit);
    addSoldTogether(kit);
    addTableTimes(kit);
    addNamedCustomers(kit);
  },
  routes: addReportPaperRoutes,
};
