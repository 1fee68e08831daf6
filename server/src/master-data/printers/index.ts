import { printer } from '@tresen/domain/master-data/printers';
import { defineSource } from '../../kit/records/index.ts';

/** Printers. */
export const printerSource = defineSource({
  entity: printer,
  table: 'printers',
  type: 'Printer',
  plural: 'printers',
});
