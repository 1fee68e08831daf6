import { bankCodeOfIban, lettersAndDigits, postcodes } from '@tresen/domain/kit/identifiers';
import {
  type CompanyValues,
  type company,
  germanTaxNumberOf,
  type TaxNumberName,
  taxNumberKind,
} from '@tresen/domain/master-data/companies';
import type { FormSection, FormValues, SectionField } from '../../kit/record-form/index.ts';
import type { de } from './companies.de.ts';
import { NumberHint } from './number-hint.tsx';

type Texts = typeof de;
type Section = FormSection<typeof company>;
type Field = SectionField<typeof company>;

const bankCodeWriting = {
  tidy: lettersAndDigits,
  display: (code: string) => code.replace(/^(\d{3})(\d{3})(\d{2})$/, '$1 $2 $3'),
  faultOf: () => undefined,
};

/** The sections of a company's page. */
export const companySections = (t: Texts): readonly Section[] => [
  {
    id: 'company',
    title: t.company,
    fields: [
      { name: 'name', isWide: true },
      { name: 'nameAddition', hint: t.nameAdditionHint, isWide: true },
    ],
  },
  {
    id: 'owner',
    title: t.owner,
    fields: [{ name: 'salutation', isWide: true }, 'firstName', 'lastName'],
  },
  addressSection(t),
  { id: 'contact', title: t.contact, fields: ['phone', 'mobile', 'email', 'website'] },
  taxSection(t),
  bankSection(t),
];

function addressSection(t: Texts): Section {
  return {
    id: 'addressPart',
    title: t.addressPart,
    fields: [
      { name: 'country', hint: t.countryHint, isWide: true },
      { name: 'address', isWide: true },
      { name: 'additionalAddress', isWide: true },
      { name: 'zipCode', writing: (values) => postcodes[companyOf(values).country] },
      'city',
      { name: 'state', label: stateLabel(t) },
    ],
  };
}

// The form holds what the fields of a company take; what is typed is text there, too.
function companyOf(values: FormValues) {
  return values as CompanyValues;
}

function stateLabel(t: Texts) {
  return (values: FormValues): string =>
    ({ DE: t.state, AT: t.state, CH: t.canton, ES: t.province })[companyOf(values).country];
}

function taxSection(t: Texts): Section {
  return {
    id: 'taxes',
    title: t.taxes,
    intro: t.taxesIntro,
    fields: [
      { ...taxField(t, 'taxNumber'), fills: stateOfNumber },
      taxField(t, 'salesTaxId'),
      taxField(t, 'taxId'),
    ],
  };
}

/** A country's own number, by its own name. One of another country stays in sight until somebody empties it. */
function taxField(t: Texts, name: TaxNumberName): Field {
  return {
    name,
    label: (values) => taxLabels(t)[name][companyOf(values).country] ?? t.taxNumberDE,
    hint: <NumberHint name={name} />,
    writing: (values) => taxNumberKind(name, companyOf(values)),
    isShown: (values) => taxNumberKind(name, companyOf(values)) !== undefined || values[name] !== null,
  };
}

function taxLabels(t: Texts): Readonly<Record<TaxNumberName, Partial<Record<string, string>>>> {
  return {
    taxNumber: { DE: t.taxNumberDE, AT: t.taxNumberAT },
    taxId: { DE: t.taxIdDE, CH: t.taxIdCH, ES: t.taxIdES },
    salesTaxId: { DE: t.salesTaxIdDE, AT: t.salesTaxIdAT, CH: t.salesTaxIdCH, ES: t.salesTaxIdES },
  };
}

/** The number for ELSTER tells its state. */
function stateOfNumber(taxNumber: unknown, values: FormValues): FormValues {
  const { country, state } = companyOf(values);
  const number = typeof taxNumber === 'string' ? taxNumber : null;
  const found = state === null ? germanTaxNumberOf({ country, state, taxNumber: number }) : undefined;
  return found ? { state: found.state.name } : {};
}

function bankSection(t: Texts): Section {
  return {
    id: 'bank',
    title: t.bank,
    fields: [
      { name: 'iban', hint: <NumberHint name="iban" />, fills: bankOfIban, isWide: true },
      { name: 'bic', hint: <NumberHint name="bic" /> },
      { name: 'bankCode', hint: t.bankCodeHint, writing: () => bankCodeWriting },
      { name: 'bankName', isWide: true },
    ],
  };
}

function bankOfIban(iban: unknown): FormValues {
  const bankCode = typeof iban === 'string' ? bankCodeOfIban(iban) : undefined;
  return bankCode === undefined ? {} : { bankCode };
}
