import type { Closing } from '@tresen/domain/sales/closings';
import { type CloseOptions, closeDay, closePeriod } from '../closings/index.ts';
import { closeStore, readClosings, type Store } from '../store/index.ts';
import { type Command, readArgs, required, UsageError } from './command.ts';
import { print } from './output.ts';
import { openOneStore } from './stores.ts';

const options = {
  store: { type: 'string' },
  register: { type: 'string' },
  day: { type: 'string' },
  period: { type: 'string' },
  counted: { type: 'string' },
  keep: { type: 'string' },
  comment: { type: 'string' },
  list: { type: 'boolean' },
} as const;

/** So many closings are listed. */
const listed = 20;

/** Closes a day, a month or a year by hand. */
export const closeCommand: Command = {
  summary: 'close a day, month or year',
  help: `close --store DIR [options]

  --store DIR         folder of the local stores
  --register NAME     which register, if the folder has several
  --day YYYY-MM-DD    closes this business day only; all open days by default
  --period YYYY-MM    closes a month (YYYY: a year) instead, from its daily closings
  --counted 123,45    cash counted in the drawer; the difference is recorded
  --keep 200,00       cash left in the drawer after the count; by default all of it, also for earlier days
  --comment TEXT      reason for a difference
  --list              lists the latest closings and the cloud’s answers instead
  The closing stays in the outbox until the register is online ("run").`,
  run(args) {
    const { values } = readArgs(args, options);
    const store = openOneStore(required(values.store, 'store'), values.register);
    try {
      if (values.list) list(store);
      else describe(close(store, values));
      return Promise.resolve(0);
    } finally {
      closeStore(store);
    }
  },
};

type Values = Readonly<Partial<Record<Exclude<keyof typeof options, 'list'>, string | undefined>>>;

function list(store: Store): void {
  for (const { type, zNumber, businessDay, state } of readClosings(store, listed))
    print(`${businessDay}  ${type.padEnd(8)} Z${zNumber}  ${state}`);
}

function close(store: Store, values: Values): Closing {
  const { period, day, comment } = values;
  if (period !== undefined) return closePeriod(store, matching(period, /^\d{4}(-\d\d)?$/, 'period'));
  const counted = centsOf(values.counted, 'counted');
  const keep = centsOf(values.keep, 'keep');
  const given: CloseOptions = {
    ...(day !== undefined && { day: matching(day, /^\d{4}-\d\d-\d\d$/, 'day') }),
    ...(counted !== undefined && { counted }),
    ...(keep !== undefined && { keep }),
    ...(comment !== undefined && { comment }),
  };
  return closeDay(store, given);
}

function matching(value: string, pattern: RegExp, option: string): string {
  if (!pattern.test(value)) throw new UsageError(`--${option} does not look right: ${value}`);
  return value;
}

/** Euro with a comma or a point, in cents. */
function centsOf(value: string | undefined, option: string): number | undefined {
  if (value === undefined) return undefined;
  const [whole = '', cents = ''] = matching(value, /^\d{1,9}([.,]\d{1,2})?$/, option).split(/[.,]/);
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

const euro = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

function describe({ type, zNumber, businessDay, receipts, turnover, cash }: Closing): void {
  print(`${type} closing Z${zNumber} of ${businessDay}: ${receipts} sales, ${euro(turnover.gross)}`);
  const counted = cash.counted === null ? 'not counted' : `counted ${euro(cash.counted)}`;
  const difference = cash.difference ? `, difference ${euro(cash.difference)}` : '';
  print(`drawer: expected ${euro(cash.expected)}, ${counted}${difference}`);
}
