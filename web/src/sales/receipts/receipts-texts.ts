import type { PaymentKind, ReceiptType, TseCheckName, TseReason } from '@tresen/domain/sales/receipts';
import * as german from './receipts.de.ts';
import * as english from './receipts.en.ts';

/** A new code of the domain without words does not compile. */
type Words<Key extends string> = Readonly<Record<Key, string>>;
interface CodeWords {
  readonly types: Words<ReceiptType>;
  readonly payments: Words<PaymentKind>;
  readonly tseChecks: Words<TseCheckName>;
  readonly tseReasons: Words<TseReason>;
}

const germanWords: CodeWords = {
  types: german.receiptTypes,
  payments: german.paymentKinds,
  tseChecks: german.tseChecks,
  tseReasons: german.tseReasons,
};
const englishWords: CodeWords = {
  types: english.receiptTypes,
  payments: english.paymentKinds,
  tseChecks: english.tseChecks,
  tseReasons: english.tseReasons,
};

export const receiptTexts = {
  de: { ...german.de, ...germanWords },
  en: { ...english.en, ...englishWords },
};
