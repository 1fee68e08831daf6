import * as z from 'zod/mini';

// Values of the specification where it names any; the rest is decided (decisions LIC-09, LIC-04).

export const appTypes = ['gastro', 'retail', 'event'] as const;
export type AppType = (typeof appTypes)[number];

export const licenceTypes = ['basic', 'professional'] as const;
export type LicenceType = (typeof licenceTypes)[number];

export const licenceStates = ['active', 'inactive', 'expired', 'blocked', 'needsReactivation'] as const;
export type LicenceState = (typeof licenceStates)[number];

/** The tabs of a licence's page, in the address as they stand here (LIC-01). */
export const licenceTabs = ['general', 'addons', 'updates', 'details'] as const;
export type LicenceTab = (typeof licenceTabs)[number];

/** What the licence service knows of a licence, as far as rules go. */
export const licenceSchema = z.object({
  serial: z.string().check(z.minLength(1), z.maxLength(100)),
  appName: z.string().check(z.maxLength(100)),
  appType: z.enum(appTypes),
  licenceType: z.enum(licenceTypes),
  state: z.enum(licenceStates),
  /** The version that was paid for: 5 for all of 5.x. */
  mainVersion: z.int().check(z.minimum(0), z.maximum(999)),
  /** Bits of the registration levels that the licence has: its own and those of its add-ons. */
  regLevels: z.int().check(z.minimum(0)),
  /** Shop numbers of the add-ons that it has now. */
  addOnNumbers: z.optional(z.array(z.int())),
  /** It ends, or has ended. */
  isLimited: z.boolean(),
});
export type Licence = z.infer<typeof licenceSchema>;

/** What people call it, in both languages: 'Gastro Basic', before the words of a check (spec §8). */
export const licenceName = ({ appType, licenceType }: Pick<Licence, 'appType' | 'licenceType'>): string =>
  `${capitalised(appType)} ${capitalised(licenceType)}`;

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
