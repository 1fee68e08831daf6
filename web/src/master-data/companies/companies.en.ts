import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './companies.de.ts';

export const en: Translation<typeof de> = {
  create: 'New company',
  emptyTitle: 'No companies yet',
  emptyText:
    'Add the companies that run your branches, with the address, tax numbers and bank account to show on receipts.',

  company: 'General',
  owner: 'Owner',
  addressPart: 'Address',
  contact: 'Contact',
  taxes: 'Taxes',
  taxesIntro: 'The tax numbers depend on the country of the address.',
  bank: 'Bank account',
  countryHint: 'Sets the format of postcode and tax numbers.',
  nameAdditionHint: 'For example the legal form or the name over the door.',
  state: 'State',
  canton: 'Canton',
  province: 'Province',
  taxNumberDE: 'Tax number (Steuernummer)',
  taxNumberAT: 'Tax number (Abgabenkonto)',
  taxIdDE: 'Tax ID (Steuer-ID)',
  taxIdCH: 'UID',
  taxIdES: 'NIF',
  salesTaxIdDE: 'VAT ID (USt-IdNr.)',
  salesTaxIdAT: 'VAT ID (UID)',
  salesTaxIdCH: 'VAT number (MWST)',
  salesTaxIdES: 'VAT ID (NIF-IVA)',
  example: (text) => `For example ${text}`,
  checkDigit: 'Check digit correct',
  ofState: (state, other) => `${state} · ${other}`,
  elster: (number) => `for ELSTER ${number}`,
  withoutState: 'Format correct. Choose the state for a more thorough check.',
  iban: 'Length and check digit correct',
  bic: (country) => `Format correct, bank in: ${country}`,
  bankCodeHint: 'Taken from the IBAN.',
};
