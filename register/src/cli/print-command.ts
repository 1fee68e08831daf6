import { readFileSync, writeFileSync } from 'node:fs';
import { countries } from '@tresen/domain/kit/countries';
import {
  type LayoutRules,
  layoutFaults,
  layoutFaultWords,
  type ReceiptLayout,
  readLayout,
  renderReceipt,
  textOfPrintOut,
  toEscPos,
} from '@tresen/domain/master-data/receipt-layouts';
import { ownContext, ownCountry, ownDay, ownLayout } from '../print/index.ts';
import { findKeptReceipt, type Store } from '../store/index.ts';
import { type Command, count, oneOf, readArgs, UsageError } from './command.ts';
import { grouped, print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

const options = {
  ...recordOptions,
  receipt: { type: 'string' },
  kind: { type: 'string' },
  country: { type: 'string' },
  layout: { type: 'string' },
  out: { type: 'string' },
} as const;

const kinds = ['receipt', 'kitchenTicket'] as const;

/** Prints a receipt by a layout: in the terminal, and as the bytes that a printer gets. */
export const printCommand: Command = {
  summary: 'print a receipt by a layout',
  help: `print --store DIR [options]

${recordOptionsHelp}
  --receipt NUMBER    which one; the last one by default
  --kind KIND         ${kinds.join(' or ')}; receipt by default
  --country CODE      ${countries.join(', ')}; that of the register by default
  --layout FILE       a layout as JSON; otherwise the one that holds for the
                      register on the receipt’s day
  --out FILE          writes the bytes for the printer (ESC/POS) there, too
  Receipts are here until the cloud has them and some days longer.`,
  async run(args) {
    const { values } = readArgs(args, options);
    const chosen = oneOf(countries, values.country, 'country');
    const kind = oneOf(kinds, values.kind, 'kind') ?? 'receipt';
    const number = count(values.receipt, 'receipt');
    return withStore(values, (store) => {
      const country = chosen ?? ownCountry(store);
      const receipt = keptReceipt(store, number);
      const day = ownDay(store, Date.parse(receipt.end));
      const context = ownContext(store, day, country);
      const layout =
        values.layout === undefined
          ? ownLayout(store, kind, day, country)
          : layoutOf(values.layout, { kind, country, placeholders: Object.keys(context.placeholders) });
      const out = renderReceipt(layout, receipt, context);
      print(textOfPrintOut(out));
      if (values.out !== undefined) writeBytes(values.out, toEscPos(out));
      return 0;
    });
  },
};

function keptReceipt(store: Store, number: number | undefined) {
  const receipt = findKeptReceipt(store, number);
  if (receipt === undefined) {
    throw new UsageError(`this register has no receipt${number === undefined ? '' : ` ${number}`} any more`);
  }
  return receipt;
}

/** The layout of a file; says in one line what is wrong with it. */
function layoutOf(file: string, rules: LayoutRules): ReceiptLayout {
  const value = readJson(file);
  const [fault] = layoutFaults(value, rules);
  const layout = readLayout(value);
  if (fault === undefined && layout !== undefined) return layout;
  const words = fault ? layoutFaultWords.en[fault.code](fault.params) : '';
  throw new UsageError(`${file}: ${[fault?.path, words].filter(Boolean).join(': ')}`);
}

function readJson(file: string): unknown {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is no JSON file`);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

function writeBytes(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes);
  print(`${grouped(bytes.length)} bytes in ${file}`);
}
