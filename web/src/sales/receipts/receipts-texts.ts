import type { PaymentKind, ReceiptType } from '@tresen/domain/sales/receipts';
import * as german from './receipts.de.ts';
import * as english from './receipts.en.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** A new code of the domain without words does not compile. */
const words = ({ receiptTypes, paymentKinds }: typeof german | typeof english) => ({
  types: receiptTypes satisfies Words<ReceiptType>,
  payments: paymentKinds satisfies Words<PaymentKind>,
});

export const receiptTexts = {
  de: { ...german.de, ...words(german) },
  en: { ...english.en, ...words(english) },
};
