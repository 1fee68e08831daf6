import type { Country } from '../../kit/countries/index.ts';
import type { ClosingType } from '../../sales/closings/index.ts';
import type { PaymentKind, ReceiptType, targetKinds } from '../../sales/receipts/index.ts';

/** Languages of the few words that a print-out says by itself. */
export const printLanguages = ['de', 'en', 'fr', 'it', 'es'] as const;
export type PrintLanguage = (typeof printLanguages)[number];

/** What can be chosen for receipts: one of them, or that of the branch's country. */
export const receiptLanguages = ['country', ...printLanguages] as const;

/** The language that a print-out of a country speaks; whatever is chosen and no language is that of the country. */
export function printLanguageOf(chosen: unknown, country: Country): PrintLanguage {
  return printLanguages.find((one) => one === chosen) ?? (country === 'ES' ? 'es' : 'de');
}

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** The few words that a print-out says by itself; all others are texts of its layout. */
export interface PrintWords {
  readonly targets: Words<(typeof targetKinds)[number]>;
  readonly receiptTypes: Words<ReceiptType>;
  readonly closingTypes: Words<ClosingType>;
  readonly paymentKinds: Words<PaymentKind>;
  readonly noCategory: string;
  readonly nobody: string;
  readonly cancelled: string;
  readonly outOfHouse: string;
  readonly testPrint: string;
}
