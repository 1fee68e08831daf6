import type { PaymentKind, ReceiptType } from '@tresen/domain/sales/receipts';
import * as german from './receipts.de.ts';
import * as english from './receipts.en.ts';

/** A new code of the domain without words does not compile. */
type Words<Key extends string> = Readonly<Record<Key, string>>;
interface CodeWords {
  readonly types: Words<ReceiptType>;
  readonly payments: Words<PaymentKind>;
}

const germanWords: CodeWords = { types: german.receiptTypes, payments: german.paymentKinds };
const englishWords: CodeWords = { types: english.receiptTypes, payments: english.paymentKinds };

export const receiptTexts = {
  de: { ...german.de, ...germanWords },
  en: { ...english.en, ...englishWords },
};
