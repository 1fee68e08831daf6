import type { Country } from '../countries/index.ts';
import { describeIdentifier, type Identifier } from './identifier.ts';

/** Postcodes by country; their first digits in Spain are the province, 01 to 52. */
export const postcodes: Readonly<Record<Country, Identifier>> = {
  DE: postcode('80331', /^(?!00)\d{5}$/),
  AT: postcode('1010', /^[1-9]\d{3}$/),
  ES: postcode('28001', /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/),
  CH: postcode('8001', /^[1-9]\d{3}$/),
};

function postcode(example: string, pattern: RegExp): Identifier {
  const described = describeIdentifier({ example, pattern });
  // Letters of the country in front of it went out of use with the postcodes of today, not out of habit.
  return { ...described, tidy: (text) => described.tidy(text).replace(/^(?:DE?|AT?|CH|ES?)(?=\d)/, '') };
}
