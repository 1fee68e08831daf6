import type { ExportSource } from '../../kit/exports/index.ts';
import { articleSalesExport } from './article-sales-export.ts';
import { closingsExport } from './closings-export.ts';
import { receiptLinesExport, receiptRatesExport } from './receipt-lines-export.ts';
import { receiptsExport } from './receipts-export.ts';
import { syncProblemsExport } from './sync-problems-export.ts';

/** What of the sales can be taken along as a file. */
export const salesExports: readonly ExportSource[] = [
  receiptsExport,
  receiptLinesExport,
  receiptRatesExport,
  closingsExport,
  syncProblemsExport,
  articleSalesExport,
];
