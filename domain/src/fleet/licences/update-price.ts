import * as z from 'zod/mini';
import { appTypes, type Licence, licenceName, licenceTypes } from './licence.ts';
import type { SoughtVersion } from './upgrade-values.ts';

/** What can be wrong with a price of the list; the web has words for each. */
export const updatePriceMessages = [
  'NOT_A_VERSION',
  'PRICE_MISSING',
  'VERSION_NOT_HIGHER',
  'PRICE_LISTED',
] as const;
export type UpdatePriceMessage = (typeof updatePriceMessages)[number];

const version = z
  .int(message('NOT_A_VERSION'))
  .check(z.minimum(1, message('NOT_A_VERSION')), z.maximum(998, message('NOT_A_VERSION')));

/** Which price is meant: of what the licence is, and what the update or upgrade leads to. */
const place = {
  appType: z.enum(appTypes),
  /** The licence's edition before. */
  licenceType: z.enum(licenceTypes),
  isUpgrade: z.boolean(),
  mainVersion: version,
  fromVersion: version,
};

/** Names a price of the list. */
export const updatePricePlaceSchema = z.object(place);
export type UpdatePricePlace = z.output<typeof updatePricePlaceSchema>;

/**
 * A price of the list as it is entered: with the version that was looked at it changes the price that is there, without
 * one it is a new one. Messages are `UpdatePriceMessage`s.
 */
export const updatePriceInputSchema = z
  .object({
    ...place,
    /** Cents, net; 0 is a present. */
    price: z
      .int(message('PRICE_MISSING'))
      .check(z.minimum(0, message('PRICE_MISSING')), z.maximum(999_999_999, message('PRICE_MISSING'))),
    version: z.nullish(z.int()),
  })
  .check(({ value, issues }) => {
    // An upgrade may stay in the version; an update that does leads nowhere.
    const least = value.isUpgrade ? value.fromVersion : value.fromVersion + 1;
    if (value.mainVersion < least)
      issues.push({
        code: 'custom',
        path: ['mainVersion'],
        message: message('VERSION_NOT_HIGHER'),
        input: value.mainVersion,
      });
  });
export type UpdatePriceInput = z.output<typeof updatePriceInputSchema>;

/** What people call what a price is for, in both languages: 'Gastro Basic 5 → Gastro Professional 6'. */
export const updatePriceName = ({
  appType,
  licenceType,
  fromVersion,
  isUpgrade,
  mainVersion,
}: Pick<Licence, 'appType' | 'licenceType'> & SoughtVersion & { readonly fromVersion: number }): string => {
  const target = isUpgrade ? 'professional' : licenceType;
  const [before, after] = [licenceType, target].map((type) => licenceName({ appType, licenceType: type }));
  return `${before} ${fromVersion} → ${after} ${mainVersion}`;
};

function message(code: UpdatePriceMessage): UpdatePriceMessage {
  return code;
}
