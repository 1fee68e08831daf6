import type { Country } from '../../kit/countries/index.ts';
import { type TaxNumberName, taxNumberKind } from './company-numbers.ts';

/** What of a company decides the numbers on its receipts; as they are kept, without what stands between their digits. */
export interface NumberedCompany extends Readonly<Record<TaxNumberName, string | null>> {
  readonly country: Country;
  readonly state: string | null;
}

/** As people read them; null where the company has none. */
export interface PrintedNumbers {
  readonly taxNumber: string | null;
  readonly vatId: string | null;
}

/**
 * The numbers that a receipt of a company names. In Spain the tax number is the NIF, which its VAT ID holds, too, and in
 * Switzerland that of the enterprise (UID); a German's tax ID is a person's own and nobody else's business.
 */
export function printedNumbersOf(company: NumberedCompany): PrintedNumbers {
  const { country, taxNumber, taxId, salesTaxId } = company;
  const shown = (name: TaxNumberName, value: string | null) =>
    value && (taxNumberKind(name, company)?.display(value) ?? value);
  const vatId = shown('salesTaxId', salesTaxId);
  if (country === 'ES') return { taxNumber: taxId ?? salesTaxId?.replace(/^ES/, '') ?? taxNumber, vatId };
  if (country === 'CH') return { taxNumber: shown('taxId', taxId) ?? taxNumber, vatId };
  return { taxNumber: shown('taxNumber', taxNumber), vatId };
}
