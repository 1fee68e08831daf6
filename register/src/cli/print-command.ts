import { readFileSync, writeFileSync } from 'node:fs';
import { countries } from '@tresen/domain/kit/countries';
import {
  type LayoutKind,
  type LayoutRules,
  layoutFaults,
  layoutFaultWords,
  type PrintContext,
  type PrintOut,
  type ReceiptLayout,
  readLayout,
  renderClosing,
  renderReceipt,
  textOfPrintOut,
  toEscPos,
} from '@tresen/domain/master-data/receipt-layouts';
import type { Closing } from '@tresen/domain/sales/closings';
import { ownContext, ownDay, ownLayout } from '../print/index.ts';
import {
  findClosing,
  findKeptReceipt,
  type MadeClosing,
  ownCountry,
  readClosings,
  type Store,
} from '../store/index.ts';
import { type Command, count, oneOf, readArgs, UsageError } from './command.ts';
import { grouped, print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

const options = {
  ...recordOptions,
  receipt: { type: 'string' },
  closing: { type: 'string' },
  kind: { type: 'string' },
  country: { type: 'string' },
  layout: { type: 'string' },
  out: { type: 'string' },
} as const;

const kinds = ['receipt', 'kitchenTicket', 'closing'] as const satisfies readonly LayoutKind[];

/** Prints a receipt or a closing by a layout: in the terminal, and as the bytes that a printer gets. */
export const printCommand: Command = {
  summary: 'print a receipt or a closing by a layout',
  help: `print --store DIR [options]

${recordOptionsHelp}
  --receipt NUMBER    which one; the last one by default
  --kind KIND         ${kinds.join(', ')}; receipt by default
  --closing NUMBER    which daily closing; the last closing by default
  --country CODE      ${countries.join(', ')}; that of the register by default
  --layout FILE       a layout as JSON; otherwise the one that holds for the
                      register on that day
  --out FILE          writes the bytes for the printer (ESC/POS) there, too
  Receipts are here until the cloud has them and some days longer.`,
  async run(args) {
    const { values } = readArgs(args, options);
    const chosen = oneOf(countries, values.country, 'country');
    const kind = oneOf(kinds, values.kind, 'kind') ?? 'receipt';
    const numbers = {
      receipt: count(values.receipt, 'receipt'),
      closing: count(values.closing, 'closing'),
    };
    return withStore(values, (store) => {
      const country = chosen ?? ownCountry(store);
      const { day, render } =
        kind === 'closing' ? ofClosing(store, numbers.closing) : ofReceipt(store, numbers.receipt);
      const context = ownContext(store, day, country);
      const layout =
        values.layout === undefined
          ? ownLayout(store, kind, day, country)
          : layoutOf(values.layout, { kind, country, placeholders: Object.keys(context.placeholders) });
      const out = render(layout, context);
      print(textOfPrintOut(out));
      if (values.out !== undefined) writeBytes(values.out, toEscPos(out));
      return 0;
    });
  },
};

/** What is printed, and of which business day: the layout is the one that holds then. */
interface Printed {
  readonly day: string;
  readonly render: (layout: ReceiptLayout, context: PrintContext) => PrintOut;
}

function ofReceipt(store: Store, number: number | undefined): Printed {
  const receipt = keptReceipt(store, number);
  return {
    day: ownDay(store, Date.parse(receipt.end)),
    render: (layout, context) => renderReceipt(layout, receipt, context),
  };
}

function ofClosing(store: Store, number: number | undefined): Printed {
  const { businessDay, raw } = keptClosing(store, number);
  return {
    day: businessDay,
    render: (layout, context) => renderClosing(layout, JSON.parse(raw) as Closing, context),
  };
}

function keptClosing(store: Store, number: number | undefined): MadeClosing {
  const [last] = readClosings(store, 1);
  const found = number === undefined ? last : findClosing(store, 'daily', number);
  if (!found)
    throw new UsageError(`this register has no closing${number === undefined ? '' : ` Z${number}`}`);
  return found;
}

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
