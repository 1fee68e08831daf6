/**
 * A head or a word in the form in which it is compared: without case, accents, spaces and signs, ü and ue alike.
 * `Art.-Nr.` and `ARTNR` are the same, as are `Menü`, `Menue` and `Menu`.
 */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/([aou])e/g, '$1');

/** A name in the form in which references are compared: without case, accents and outer spaces. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim();
