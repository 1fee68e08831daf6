import { de } from './company.de.ts';
import { en } from './company.en.ts';

export const companyWords = { de, en };
export { type CompanyValues, company } from './company.ts';
export {
  bankAccountKinds,
  germanTaxNumberOf,
  type NumberName,
  type TaxNumberName,
  taxNumberKind,
  taxNumberNames,
} from './company-numbers.ts';
export { type NumberedCompany, type PrintedNumbers, printedNumbersOf } from './printed-numbers.ts';
