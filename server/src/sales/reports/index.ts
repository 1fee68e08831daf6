import type { Feature } from '../../kit/features/index.ts';
import { addReportPaperRoutes } from './report-paper.routes.ts';
import { addSalesReport } from './sales-report.resolvers.ts';

/** Reports over any measure and dimension of the sales, and their files. */
export const reports: Feature = { at: 'pos', fields: addSalesReport, routes: addReportPaperRoutes };
