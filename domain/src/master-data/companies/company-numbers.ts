import type { Country } from '../../kit/countries/index.ts';
import type { Fault } from '../../kit/entities/index.ts';
import {
  austrianTaxNumber,
  austrianVatId,
  bankCodeOfIban,
  bic,
  countryOfBic,
  countryOfIban,
  findGermanState,
  type GermanTaxNumber,
  germanTaxId,
  germanTaxNumberExample,
  germanTaxNumberFault,
  germanVatId,
  type Identifier,
  iban,
  lettersAndDigits,
  readGermanTaxNumber,
  spanishNif,
  spanishVatId,
  swissUid,
  swissVatId,
} from '../../kit/identifiers/index.ts';

/** The numbers that tax offices give a company. */
export const taxNumberNames = ['taxNumber', 'taxId', 'salesTaxId'] as const;
export type TaxNumberName = (typeof taxNumberNames)[number];

/** The numbers of its account. */
export const bankAccountKinds = { iban, bic } as const;

/** A number that can be verified. */
export type NumberName = TaxNumberName | keyof typeof bankAccountKinds;

/** What of a company decides which numbers it can have. */
interface NumbersOfCompany extends Readonly<Record<TaxNumberName, string | null>> {
  readonly country: Country;
  readonly state: string | null;
  readonly bankCode: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
}
type Place = Pick<NumbersOfCompany, 'country' | 'state'>;

/** Which number of a country stands in which field; a country that has none of the kind leaves it out. */
const ofCountry: Readonly<
  Record<Exclude<Country, 'DE'>, Readonly<Partial<Record<TaxNumberName, Identifier>>>>
> = {
  AT: { taxNumber: austrianTaxNumber, salesTaxId: austrianVatId },
  CH: { taxId: swissUid, salesTaxId: swissVatId },
  ES: { taxId: spanishNif, salesTaxId: spanishVatId },
};

/** What a tax field of a company holds; undefined where its country has no such number. */
export const taxNumberKind = (name: TaxNumberName, { country, state }: Place): Identifier | undefined => {
  if (country !== 'DE') return ofCountry[country][name];
  return { taxNumber: germanTaxNumber(state), taxId: germanTaxId, salesTaxId: germanVatId }[name];
};

/** A German company's tax number in both of its forms, where its state is known by itself or by the number. */
export const germanTaxNumberOf = ({
  country,
  state,
  taxNumber,
}: Pick<NumbersOfCompany, 'country' | 'state' | 'taxNumber'>): GermanTaxNumber | undefined =>
  country === 'DE' && taxNumber !== null
    ? readGermanTaxNumber(lettersAndDigits(taxNumber), findGermanState(state))
    : undefined;

/** CMP-02: every tax number is one of the company's country, with the right check digit where it has one. */
export const taxNumberFaults = (values: NumbersOfCompany): readonly Fault[] =>
  taxNumberNames.flatMap((name) => taxNumberFault(values, name));

/** CMP-02: IBAN, BIC and bank code are of one bank, as far as they tell. */
export const bankFaults = ({ iban, bic, bankCode }: NumbersOfCompany): readonly Fault[] => {
  if (iban === null) return [];
  const country = bic === null ? undefined : countryOfBic(bic);
  const ofIban = bankCodeOfIban(iban);
  return [
    ...(country !== undefined && country !== countryOfIban(iban)
      ? [{ path: 'bic', code: 'IDENTIFIER_COUNTRY', parameters: { country } } as const]
      : []),
    ...(bankCode !== null && ofIban !== undefined && lettersAndDigits(bankCode) !== ofIban
      ? [{ path: 'bankCode', code: 'BANK_CODE_OF_IBAN', parameters: { example: ofIban } } as const]
      : []),
  ];
};

/** The same values with their numbers as they are kept, and the bank's number where the IBAN tells it. */
export const tidyNumbers = <Values extends NumbersOfCompany>(values: Values): Values => {
  const tidied = Object.fromEntries(
    taxNumberNames.map((name) => {
      const value = values[name];
      return [name, value === null ? null : (taxNumberKind(name, values)?.tidy(value) ?? value)];
    }),
  );
  const { iban, bankCode } = values;
  const ofIban = iban === null ? undefined : bankCodeOfIban(iban);
  const kept = bankCode === null ? (ofIban ?? null) : lettersAndDigits(bankCode);
  return { ...values, ...tidied, bankCode: kept };
};

/** A German tax number is right by its state; in between it is only digits. */
function germanTaxNumber(state: string | null): Identifier {
  const known = findGermanState(state);
  return {
    example: germanTaxNumberExample(known),
    tidy: lettersAndDigits,
    faultOf: (tidy) => germanTaxNumberFault(tidy, known),
    display: (tidy) => (tidy.length === 13 ? tidy : (readGermanTaxNumber(tidy, known)?.regional ?? tidy)),
  };
}

function taxNumberFault(values: NumbersOfCompany, path: TaxNumberName): readonly Fault[] {
  const value = values[path];
  if (value === null) return [];
  const kind = taxNumberKind(path, values);
  if (!kind) return [{ path, code: 'NOT_IN_COUNTRY', parameters: { country: values.country } }];
  const fault = kind.faultOf(kind.tidy(value));
  return fault ? [{ path, ...fault }] : [];
}
