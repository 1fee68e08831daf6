import { countryOfBic, type Identifier, lettersAndDigits } from '@tresen/domain/kit/identifiers';
import {
  bankAccountKinds,
  type CompanyValues,
  germanTaxNumberOf,
  type NumberName,
  taxNumberKind,
  taxNumberNames,
} from '@tresen/domain/master-data/companies';
import { useWatch } from 'react-hook-form';
import { defineTexts, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleOutlinedIcon } from '../../kit/icons/check-circle-outlined.tsx';
import { useFormContext } from '../../kit/record-form/index.ts';
import { de } from './companies.de.ts';
import { en } from './companies.en.ts';
import styles from './number-hint.module.css';

const texts = defineTexts(de, en);

/** Shows below a number what a right one looks like, and once it is right what was verified. */
export const NumberHint = ({ name }: { readonly name: NumberName }) => {
  const t = useTexts(texts);
  const { control } = useFormContext().form.form;
  const values = useWatch({ control }) as CompanyValues;
  const kind = kindOf(name, values);
  const verified = useVerified(name, values);
  const value = values[name];
  if (!kind) return null;
  if (value === null || kind.faultOf(kind.tidy(value))) return t.example(kind.example);
  if (verified === undefined) return t.withoutState;
  return (
    <span className={styles.verified}>
      <CheckCircleOutlinedIcon className={styles.sign} aria-hidden="true" />
      {verified}
    </span>
  );
};

function kindOf(name: NumberName, values: CompanyValues): Identifier | undefined {
  const taxName = taxNumberNames.find((one) => one === name);
  return taxName ? taxNumberKind(taxName, values) : bankAccountKinds[name === 'bic' ? 'bic' : 'iban'];
}

/** What was verified of a number that is right, in words; undefined where its form is all there is to say. */
function useVerified(name: NumberName, values: CompanyValues): string | undefined {
  const t = useTexts(texts);
  const language = useLanguage();
  if (name === 'iban') return t.iban;
  if (name === 'bic') {
    const country = countryOfBic(values.bic ?? '');
    // What is still being typed names no country.
    const words =
      /^[A-Z]{2}$/.test(country) && new Intl.DisplayNames(language, { type: 'region' }).of(country);
    return words ? t.bic(words) : undefined;
  }
  if (name !== 'taxNumber' || values.country !== 'DE') return t.checkDigit;
  const found = germanTaxNumberOf(values);
  if (!found) return undefined;
  const isElster = lettersAndDigits(values.taxNumber ?? '') === found.elster;
  return t.ofState(found.state.name, isElster ? found.regional : t.elster(found.elster));
}
