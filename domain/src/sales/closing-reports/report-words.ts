import type { ClosingCash, ClosingNote, ClosingType, MoneyKind, TipRecipient } from '../closings/index.ts';
import type { PaymentKind, PositionKind } from '../receipts/index.ts';
import type { de } from './report-words.de.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** German is the source; a code of the contract without words does not compile. */
export type ReportWords = typeof de & {
  readonly types: Words<ClosingType>;
  readonly cash: Words<keyof ClosingCash>;
  readonly notes: Words<ClosingNote>;
  readonly moneyKinds: Words<MoneyKind>;
  readonly tipRecipients: Words<TipRecipient>;
  readonly positionKinds: Words<PositionKind>;
  readonly paymentKinds: Words<PaymentKind>;
};

/** Figures that not everybody knows, each with a definition. */
export type ReportTerm = keyof ReportWords['terms'];
