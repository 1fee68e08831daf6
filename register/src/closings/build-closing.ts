import type { Currency } from '@tresen/domain/kit/money';
import {
  type Closing,
  type ClosingType,
  countedCash,
  type DrawerCount,
  mergeClosings,
  sumClosing,
} from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { receiptIdAt, type SigningTill } from '../receipts/index.ts';

/** The numbers of a closing, and when it is made (milliseconds since 1970). */
export type ClosingFrame = Readonly<{
  type: ClosingType;
  at: number;
  zNumber: number;
  transaction: number;
  signatureCounter: number;
  businessDay: string;
  currency: Currency;
  softwareVersion: string;
  previousClosingId?: string | undefined;
}>;

/** The id of a closing follows from what it is, so that the one after it can name it before it is made. */
export const closingIdOf = (
  serial: string,
  { type, zNumber, at }: Pick<ClosingFrame, 'type' | 'zNumber' | 'at'>,
): string => receiptIdAt(at, `${serial}|closing|${type}|${zNumber}`);

type Contents = Omit<
  Closing,
  | 'version'
  | 'id'
  | 'databaseId'
  | 'type'
  | 'register'
  | 'zNumber'
  | 'createdAt'
  | 'businessDay'
  | 'currency'
  | 'tse'
>;

const brand = 'Tresen';

const germanTypes = {
  daily: 'Tagesabschluss',
  monthly: 'Monatsabschluss',
  yearly: 'Jahresabschluss',
} as const;

/** The count that ends a day. */
export type DayCount = DrawerCount &
  Readonly<{
    /** The protocol behind it. */
    protocol: NonNullable<Closing['counts']>[number];
  }>;

type Signed = NonNullable<Receipt['tse']>;

/** A daily closing of receipts in the order in which they ended; without a count nobody has counted. */
export function buildDailyClosing(
  till: SigningTill,
  frame: ClosingFrame,
  receipts: readonly Receipt[],
  zone: string,
  count?: DayCount,
): Closing {
  const [first, last] = [receipts[0], receipts.at(-1)];
  const sums = sumClosing(receipts, zone);
  const createdAt = new Date(frame.at).toISOString();
  return signClosing(till, frame, {
    period: {
      from: first?.end ?? createdAt,
      to: last?.end ?? createdAt,
      ...(first && last && { first: endOf(first), last: endOf(last) }),
    },
    operator: receipts.findLast(({ employee }) => employee)?.employee ?? null,
    ...sums,
    ...(count && { cash: countedCash(sums.cash, count), counts: [count.protocol] }),
    tseUse: tseUseOf(receipts),
  });
}

/** A closing of a month or a year: the sum of its daily closings, in the order of their Z numbers. */
export function buildPeriodClosing(
  till: SigningTill,
  frame: ClosingFrame,
  dailies: readonly Closing[],
): Closing {
  const [first, last] = [dailies[0], dailies.at(-1)];
  const createdAt = new Date(frame.at).toISOString();
  return signClosing(till, frame, {
    dailyZNumbers: dailies.map(({ zNumber }) => zNumber),
    period: {
      from: first?.period.from ?? createdAt,
      to: last?.period.to ?? createdAt,
      ...(first?.period.first && { first: first.period.first }),
      ...(last?.period.last && { last: last.period.last }),
    },
    operator: last?.operator ?? null,
    ...mergeClosings(dailies),
  });
}

/** The closing with all that the register adds, signed by its security device. */
function signClosing({ till, tse }: SigningTill, frame: ClosingFrame, contents: Contents): Closing {
  const { type, at, zNumber, businessDay, currency, softwareVersion, previousClosingId } = frame;
  const createdAt = new Date(at).toISOString();
  const { gross, tax } = contents.turnover;
  const signed = tse.sign({
    transaction: frame.transaction,
    signatureCounter: frame.signatureCounter,
    start: createdAt,
    end: createdAt,
    processType: 'SonstigerVorgang',
    processData: `${germanTypes[type]}^${zNumber}^${businessDay}^${gross}^${tax}`,
  });
  return {
    version: 1,
    id: closingIdOf(till.serial, frame),
    databaseId: till.databaseId,
    type,
    register: {
      serial: till.serial,
      name: till.name,
      brand,
      model: 'Virtual register',
      softwareBrand: brand,
      softwareVersion,
    },
    zNumber,
    ...(previousClosingId !== undefined && { previousClosingId }),
    createdAt,
    businessDay,
    currency,
    ...contents,
    tse: signed,
  };
}

function endOf({ id, number }: Receipt) {
  return { id, number };
}

function tseUseOf(receipts: readonly Receipt[]): NonNullable<Closing['tseUse']> {
  const signatures = receipts.flatMap(({ tse }): Signed[] => (tse ? [tse] : []));
  return [...Map.groupBy(signatures, ({ serial }) => serial)].map(([serial, ofOne]) => {
    const transactions = ofOne.map(({ transaction }) => transaction);
    const counters = ofOne.map(({ signatureCounter }) => signatureCounter);
    return {
      serial,
      firstTransaction: Math.min(...transactions),
      lastTransaction: Math.max(...transactions),
      firstSignatureCounter: Math.min(...counters),
      lastSignatureCounter: Math.max(...counters),
    };
  });
}
