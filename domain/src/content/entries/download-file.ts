/** Bytes that a file may have which an author stores for a download: 200 MB. */
export const downloadFileLimit = 200 * 1_048_576;

const folder = '/files/contentFiles/';

/** Where readers load a stored file. @param name as `downloadFileName` gives it */
export const downloadFilePath = (id: string, name: string): string => `${folder}${id}/${name}`;

const umlauts: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};
const longestName = 100;

/** The name of a file as every disk and every address takes it; its end, which says what it is, stays. */
export const downloadFileName = (given: string): string => {
  const plain = given
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .slice(-longestName)
    .replace(/^[.-]+/, '');
  return plain === '' ? 'download' : plain;
};
