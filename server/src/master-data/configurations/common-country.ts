import type { Country } from '@tresen/domain/kit/countries';

/** The country whose law counts for these branches, null for all of them; null where they are in several. */
export const commonCountry = (
  branches: readonly { readonly unitId: string; readonly country: Country }[],
  unitIds: readonly string[] | null,
): Country | null => {
  const concerned = branches.filter(({ unitId }) => unitIds?.includes(unitId) ?? true);
  const [country = null, ...others] = new Set(concerned.map((one) => one.country));
  return others.length > 0 ? null : country;
};
