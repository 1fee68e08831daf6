import type { Country } from '@tresen/domain/kit/countries';

/** A branch, and where it is. */
interface Branch {
  readonly unitId: string;
  readonly country: Country;
}

/** The countries of these branches, null for all of them, each once. */
export const countriesAmong = (
  branches: readonly Branch[],
  unitIds: readonly string[] | null,
): readonly Country[] => {
  const concerned = branches.filter(({ unitId }) => unitIds?.includes(unitId) ?? true);
  return [...new Set(concerned.map(({ country }) => country))].sort();
};

/** The country whose law counts for these branches, null for all of them; null where they are in several. */
export const commonCountry = (
  branches: readonly Branch[],
  unitIds: readonly string[] | null,
): Country | null => {
  const [country = null, ...others] = countriesAmong(branches, unitIds);
  return others.length > 0 ? null : country;
};
