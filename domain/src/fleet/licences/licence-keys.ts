/** A key as it is compared and stored: people copy it with spaces, and in small letters. */
export const normalLicenceKey = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** The keys of a form that holds one in each line or between commas, without empty ones. */
export const licenceKeysIn = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map(normalLicenceKey)
    .filter((key) => key !== '');

/** The keys that are written more than once, each once: a form that assigns several refuses them (LIC-11, LIC-12). */
export const repeatedKeys = (keys: readonly string[]): string[] => {
  const normal = keys.map(normalLicenceKey);
  return [...new Set(normal.filter((key, index) => key !== '' && normal.indexOf(key) !== index))];
};
