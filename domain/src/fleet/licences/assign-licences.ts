import * as z from 'zod/mini';
import { normalLicenceKey, repeatedKeys } from './licence-keys.ts';

/** How many keys are assigned at once. */
export const maxAssignedKeys = 500;

/** Why keys were not assigned; nothing was changed then. */
export const assignFailures = [
  /** The same key is written more than once (LIC-11). */
  'LICENCE_KEYS_REPEATED',
  /** Keys that nobody has, or somebody else (ERR-38). */
  'LICENCE_KEYS_NOT_FOUND',
  /** Keys that belong to nobody yet: the dealer knows more (ERR-38). */
  'LICENCE_KEYS_WITHOUT_CUSTOMER',
  'LICENCE_TOO_MANY_TRIES',
] as const;
export type AssignFailure = (typeof assignFailures)[number];

/** Keys that a reseller gives to a customer; to nobody without one. */
export const assignLicencesSchema = z.object({
  serials: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(maxAssignedKeys)),
  customerId: z.nullish(z.uuid()),
});

/** The keys as they are looked for, without empty lines; what is written more than once stands in `repeated`. */
export const readAssignedKeys = (
  serials: readonly string[],
): { readonly keys: readonly string[]; readonly repeated: readonly string[] } => ({
  keys: serials.map(normalLicenceKey).filter((key) => key !== ''),
  repeated: repeatedKeys(serials),
});
