import type { Country } from '../../kit/countries/index.ts';
import type { Fault } from '../../kit/entities/index.ts';
import { postcodes } from '../../kit/identifiers/index.ts';

interface Place {
  readonly zipCode: string | null;
  readonly country: Country;
}

/** A postcode has to be built as those of its country are (ORG-17). */
export const postcodeFaults = ({ zipCode, country }: Place): readonly Fault[] => {
  const { tidy, faultOf } = postcodes[country];
  const fault = zipCode === null ? undefined : faultOf(tidy(zipCode));
  return fault ? [{ path: 'zipCode', ...fault }] : [];
};

/** The same values with the postcode as it is kept: `D-80331` is `80331`. */
export const tidyPlace = <Values extends Place>(values: Values): Values => {
  const { zipCode, country } = values;
  return zipCode === null ? values : { ...values, zipCode: postcodes[country].tidy(zipCode) };
};
