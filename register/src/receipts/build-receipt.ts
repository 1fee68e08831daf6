import { businessDayOf } from '@tresen/domain/kit/business-day';
import { type Country, countryDefaults } from '@tresen/domain/kit/countries';
import type { Currency } from '@tresen/domain/kit/money';
import { vatRatesOn } from '@tresen/domain/master-data/vats';
import {
  addTax,
  linePriceOf,
  type PositionKind,
  type Receipt,
  type ReceiptPayment,
  type ReceiptPosition,
  splitGross,
} from '@tresen/domain/sales/receipts';
import { countryWords } from './country-words.ts';
import { receiptIdAt } from './receipt-id.ts';

/** The till that writes a receipt. */
export type Till = Readonly<{
  databaseId: string;
  serial: string;
  name: string;
  /** Whose VAT it takes; Germany's by default. */
  country?: Country;
}>;

type Optional = Pick<
  ReceiptPosition,
  | 'kindName'
  | 'unit'
  | 'factor'
  | 'baseUnit'
  | 'unitPriceExact'
  | 'priceBasis'
  | 'article'
  | 'discounts'
  | 'subItems'
  | 'cancellation'
  | 'cancels'
  | 'voucherNumber'
>;

/** One position as a cashier enters it; amount and VAT follow. */
export type PositionDraft = Optional &
  Readonly<{
    text: string;
    /** Price of one unit in cents, gross unless `priceBasis` is net; `unitPriceExact` in whole cents where that is given. */
    unitPrice: number;
    /** Thousandths, 1000 by default; negative when taken back. */
    quantity?: number;
    /** `Umsatz` by default. */
    kind?: PositionKind;
    /** Key of the VAT rate, 1 by default. */
    vatKey?: number;
    /** In hundredths of a percent; by default that of the key in the till's country on the day of the receipt. */
    vatRate?: number;
    /** True by default. */
    inHouse?: boolean;
  }>;

export type PaymentDraft = Readonly<{ kind: ReceiptPayment['kind']; name: string; amount: number }>;

type Given =
  | 'id'
  | 'version'
  | 'databaseId'
  | 'register'
  | 'start'
  | 'end'
  | 'gross'
  | 'positions'
  | 'payments'
  | 'currency';

/** A receipt as a till knows it before it does the sums. */
export type ReceiptDraft = Readonly<Partial<Omit<Receipt, Given | 'tse' | 'rksvCode'>>> &
  Readonly<{
    till: Till;
    positions: readonly PositionDraft[];
    /** When it was finished, milliseconds since 1970. */
    at: number;
    /** When it was begun; a minute earlier by default. */
    startedAt?: number;
    /** A new UUIDv7 of `at` by default. */
    id?: string;
    currency?: Currency;
    /** All in cash by default. */
    payments?: readonly PaymentDraft[];
  }>;

/**
 * A receipt that follows the contract, without the signature of a security device. Its sums, net and tax follow from
 * the positions; the payments given must add up to the gross, which the caller answers for.
 */
export function buildReceipt(draft: ReceiptDraft): Receipt {
  const { till, positions, at, startedAt, payments, currency = 'EUR', id, ...rest } = draft;
  const { country = 'DE' } = till;
  const rates = ratesAt(country, at);
  const built = positions.map((position, index) => buildPosition(position, index, rates));
  const gross = built.reduce((sum, position) => sum + position.amount, 0);
  return {
    version: 1,
    id: id ?? receiptIdAt(at),
    databaseId: till.databaseId,
    type: 'Beleg',
    number: 1,
    register: { serial: till.serial, name: till.name },
    start: new Date(startedAt ?? at - 60_000).toISOString(),
    end: new Date(at).toISOString(),
    currency,
    gross,
    ...rest,
    positions: built,
    payments: (payments ?? [{ kind: 'Bar', name: countryWords[country].cash, amount: gross }]).map(
      (payment) => ({
        ...payment,
        currency,
      }),
    ),
  };
}

/** Rates in hundredths of a percent by VAT key. */
type Rates = ReadonlyMap<number, number>;

function ratesAt(country: Country, at: number): Rates {
  const { day } = businessDayOf(at, countryDefaults[country].zone, 0);
  return new Map(vatRatesOn(country, day).map(({ key, rate }) => [key, rate]));
}

function buildPosition(draft: PositionDraft, index: number, rates: Rates): ReceiptPosition {
  const { text, unitPrice, quantity = 1000, kind = 'Umsatz', vatKey = 1, inHouse = true, ...more } = draft;
  const { vatRate: rate = rates.get(vatKey) ?? 0, ...rest } = more;
  const discounted = (rest.discounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const priced = linePriceOf({ ...rest, unitPrice, quantity }) + discounted;
  const amounts =
    rest.priceBasis === 'net'
      ? { net: priced, ...addTax(priced, rate) }
      : { ...splitGross(priced, rate), gross: priced };
  const vat = [{ key: vatKey, rate, ...amounts }];
  return {
    line: String(index + 1),
    kind,
    text,
    quantity,
    unitPrice,
    amount: amounts.gross,
    vat,
    inHouse,
    ...rest,
  };
}
