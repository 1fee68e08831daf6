import {
  markAsTest,
  type PrintOut,
  type PrintTest,
  readPrintTest,
  renderClosing,
  renderReceipt,
  sampleClosing,
  sampleReceipt,
  toEscPos,
} from '@tresen/domain/master-data/receipt-layouts';
import { ownCountry, type Store } from '../store/index.ts';
import { ownContext, ownDay } from './own-print.ts';
import { printOn } from './printer.ts';

/**
 * Prints by a layout that is tried in the cloud (command `PrintTest`); it says on paper that it is no receipt. A layout
 * that misses what the law wants is printed, too: it is still under work.
 * @throws where it cannot be printed
 */
export function printTest(store: Store, args: unknown) {
  const test = readPrintTest(args);
  if (test === undefined) throw new Error('this is no layout that the register can print');
  const bytes = toEscPos(testOf(store, test));
  printOn(store, bytes);
  return { bytes: bytes.length };
}

function testOf(store: Store, { layout, receipt, placeholders }: PrintTest): PrintOut {
  const country = ownCountry(store);
  const context = { ...ownContext(store, ownDay(store, Date.now()), country), placeholders };
  const out =
    layout.kind === 'closing'
      ? renderClosing(layout, sampleClosing(country), context)
      : renderReceipt(layout, receipt ?? sampleReceipt(country), context);
  return markAsTest(out, context.language);
}
