import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './printer-page.de.ts';

export const en: Translation<typeof de> = {
  printer: 'General',
  nameHint: 'What the register calls the printer, such as “Bar” or “Upper kitchen”.',
  groupHint: 'What is printed here: receipts for guests, orders for kitchen or bar, or labels.',
  paper: 'Paper and characters',
  printWidthHint: 'Usually 42 on paper of 80 mm, and 32 on 58 mm.',
  copiesHint: 'How often each receipt is printed.',
  codePageHint: 'Change it only when umlauts or the euro sign are printed wrong.',
  signalsHint: 'What else the printer does when something arrives.',
};
