import { de } from './printer.de.ts';
import { en } from './printer.en.ts';

export { codePages, type PrinterValues, printer, printerGroups, printerSignals } from './printer.ts';
/** What people call printers and their fields. */
export const printerWords = { de, en };
