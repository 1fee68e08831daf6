import type { Feature } from '../../kit/features/index.ts';
import { addSalesReport } from './sales-report.resolvers.ts';

/** Reports over any measure and dimension of the sales. */
export const reports: Feature = { at: 'pos', fields: addSalesReport };
