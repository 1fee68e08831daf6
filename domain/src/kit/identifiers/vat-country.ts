/** Countries of which numbers for value added tax begin with letters of their own, with those letters. */
const prefixes: Readonly<Record<string, string>> = Object.fromEntries([
  ...'AT BE BG CY CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    .split(' ')
    .map((country) => [country, country]),
  ['EL', 'GR'],
  ['CHE', 'CH'],
]);

/** The country of a number for value added tax by its first letters; undefined where it has none, or `own` ones. */
export const otherVatCountry =
  (own: string) =>
  (tidy: string): string | undefined => {
    const country = /\d/.test(tidy) ? (prefixes[tidy.slice(0, 3)] ?? prefixes[tidy.slice(0, 2)]) : undefined;
    return country === own ? undefined : country;
  };
