import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './printers.de.ts';

export const en: Translation<typeof de> = {
  create: 'New printer',
  emptyTitle: 'No printers yet',
  emptyText: 'Add the printers your registers use for receipts and for kitchen and bar orders.',

  printer: 'General',
  nameHint: 'The printer’s name on the register, such as “Bar” or “Upstairs kitchen”.',
  groupHint: 'What this printer is for: guest receipts, kitchen or bar orders, or labels.',
  paper: 'Paper and text',
  printWidthHint: 'Usually 42 on 80 mm paper and 32 on 58 mm paper.',
  copiesHint: 'Number of copies printed per receipt.',
  codePageHint: 'Only change this if accented characters or the euro sign print incorrectly.',
  signalsHint: 'What the printer also does when a print job arrives.',
};
