export { ownContext, ownDay, ownLayout } from './own-print.ts';
export { printTest } from './print-test.ts';
export { printerFile } from './printer.ts';
