import { printer } from '@tresen/domain/master-data/printers';
import { defineSource } from '../../kit/records/index.ts';

// answers printers, printer, printerNeighbours, printerDeletions, savePrinter, deletePrinters, restorePrinters:
// kit/records
/** Printers. */
export const printerSource = defineSource({
  entity: printer,
  table: 'printers',
  type: 'Printer',
  plural: 'printers',
});
