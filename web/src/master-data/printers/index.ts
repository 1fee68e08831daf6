import { printer } from '@tresen/domain/master-data/printers';
import { PrinterDocument, PrintersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { PrintOutlinedIcon } from '../../kit/icons/print-outlined.tsx';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Printers on which registers print (PRN). */
export const printers = defineRecordFeature({
  entity: printer,
  list: PrintersDocument,
  record: PrinterDocument,
  icon: PrintOutlinedIcon,
  keywords: ['Bondrucker', 'Küchendrucker', 'Thekendrucker', 'Printer'],
  screens: () => import('./printer-screens.tsx').then(({ printerScreens }) => printerScreens),
});
