import type { OrderVat, VatReason } from './order-vat.ts';

const de: Readonly<Record<VatReason, (vat: OrderVat) => string>> = {
  domestic: (vat) => `MwSt. ${rateIn('de-DE', vat)}`,
  destination: (vat) => `MwSt. ${rateIn('de-DE', vat)} (im Land der Lieferung)`,
  reverseCharge: () => 'MwSt. (Steuerschuldnerschaft des Leistungsempfängers)',
  export: () => 'MwSt. (Ausfuhr, steuerfrei)',
};

const en: typeof de = {
  domestic: (vat) => `VAT ${rateIn('en-GB', vat)}`,
  destination: (vat) => `VAT ${rateIn('en-GB', vat)} (country of delivery)`,
  reverseCharge: () => 'VAT (reverse charge)',
  export: () => 'VAT (export, exempt)',
};

const words = { de, en } as const;

/** What stands beside the VAT of an order, on screens, in mails and on paper: the rate, or why there is none. */
export const vatWords = (language: 'de' | 'en', vat: OrderVat): string => words[language][vat.reason](vat);

function rateIn(locale: string, { rate }: OrderVat): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
}
