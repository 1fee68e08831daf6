import type { Language } from '../../kit/i18n/index.ts';
import { readCatalogueAddress } from './catalogue-address.ts';

/** Products that are loaded at a time. */
const pageSize = 24;

/**
 * What the catalogue asks the server for at an address, but the place.
 * @param path slugs from the top down; of an unknown way the server takes the part that it knows
 */
export const catalogueVariables = (path: readonly string[], params: URLSearchParams, language: Language) => {
  const { search, filter, order } = readCatalogueAddress(params);
  return { language, categoryPath: [...path], search, filter, order, first: pageSize };
};
