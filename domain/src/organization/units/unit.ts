import * as z from 'zod/mini';
import { defaultCutOffMinutes, isTimeZone, maxCutOffMinutes } from '../../kit/business-day/index.ts';
import { type Country, countries, countryDefaults } from '../../kit/countries/index.ts';
import type { Currency } from '../../kit/money/index.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { type PlaceFault, placeFaults } from './unit-place.ts';
import { unitTypes } from './unit-type.ts';

/** Characters that a description may have. */
export const maxUnitDescription = 500;

/** Codes of what can be wrong with a unit; the words are in the web. */
export const unitMessages = [
  'UNIT_NAME_MISSING', // ORG-13
  'UNIT_NAME_TOO_LONG',
  'UNIT_DESCRIPTION_TOO_LONG',
  'UNIT_TYPE_UNKNOWN',
  'UNIT_TYPE_LINKED',
  'UNIT_TYPE_UNFIT',
  'ZONE_UNKNOWN',
  'CUT_OFF_OUT_OF_RANGE',
  'COUNTRY_UNKNOWN',
  'ORGANIZATION_UNKNOWN',
  'OPENING_HOURS_WRONG',
  'OPENING_HOURS_MISSING',
  'OPENING_HOURS_OVERLAP',
  'CLOSED_DAY_WRONG',
  ...placeFaults,
] as const;
export type UnitMessage = (typeof unitMessages)[number] | PlaceFault;
const cutOff = message('CUT_OFF_OUT_OF_RANGE');

/**
 * What a user enters for a unit. Name and description are trimmed, the name 1 to 100 characters; the cut-off is in
 * minutes after midnight, 0 to 720; the zone is a name of the IANA database. What is absent stays as it is. Null means
 * the same, but for parent, organization and opening hours: there it is none. The version is the one that was edited.
 */
export const unitInputSchema = z.object({
  id: z.nullish(z.uuid()),
  version: z.nullish(z.int()),
  name: z
    .string(message('UNIT_NAME_MISSING'))
    .check(
      z.trim(),
      z.minLength(1, message('UNIT_NAME_MISSING')),
      z.maxLength(100, message('UNIT_NAME_TOO_LONG')),
    ),
  description: z.nullish(
    z.string().check(z.trim(), z.maxLength(maxUnitDescription, message('UNIT_DESCRIPTION_TOO_LONG'))),
  ),
  parentId: z.nullish(z.uuid(message('UNIT_PARENT_UNKNOWN'))),
  organizationId: z.nullish(z.uuid(message('ORGANIZATION_UNKNOWN'))),
  type: z.nullish(z.enum(unitTypes, message('UNIT_TYPE_UNKNOWN'))),
  zone: z.nullish(z.string().check(z.refine(isTimeZone, message('ZONE_UNKNOWN')))),
  cutOffMinutes: z.nullish(z.int(cutOff).check(z.minimum(0, cutOff), z.maximum(maxCutOffMinutes, cutOff))),
  country: z.nullish(z.enum(countries, message('COUNTRY_UNKNOWN'))),
  openingHours: z.nullish(openingHoursSchema),
});
export type UnitInput = z.infer<typeof unitInputSchema>;

/** Where a unit lives and when its business day ends. */
export interface UnitLocale {
  readonly country: Country;
  readonly zone: string;
  readonly cutOffMinutes: number;
  readonly currency: Currency;
}

/**
 * Country, zone, cut-off and currency of a unit after the input: what it gives, else what the unit has, else
 * the country's defaults (Germany, 04:00). Another country without a zone takes that country's zone.
 */
export const localeOfUnit = (
  { country, zone, cutOffMinutes }: Pick<UnitInput, 'country' | 'zone' | 'cutOffMinutes'>,
  current?: UnitLocale,
): UnitLocale => {
  const newCountry = country ?? current?.country ?? 'DE';
  const defaults = countryDefaults[newCountry];
  const keptZone = newCountry === current?.country ? current.zone : undefined;
  return {
    country: newCountry,
    zone: zone ?? keptZone ?? defaults.zone,
    cutOffMinutes: cutOffMinutes ?? current?.cutOffMinutes ?? defaultCutOffMinutes,
    currency: defaults.currency,
  };
};

function message(code: UnitMessage): UnitMessage {
  return code;
}
