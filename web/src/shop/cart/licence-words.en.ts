import type { de } from './licence-words.de.ts';

export const en: Readonly<Record<keyof typeof de, string>> = {
  upToDate: 'the licence is up to date.',
  valid: 'the licence is valid.',
  canBeReactivated: 'the licence can be reactivated.',
  readyToActivate: 'the licence is ready to activate.',
  cannotBeActivated: 'the licence cannot be activated.',
  LICENCE_NOT_FOUND: 'the licence was not found. Please check the key.',
  LICENCE_NO_ACCESS: 'you have no access to this licence. Please contact your dealer.',
  LICENCE_NEEDS_PROFESSIONAL: 'this product requires the Professional version.',
  LICENCE_NEEDS_UPDATE: 'the licence needs to be updated first.',
  ADD_ON_INCLUDED: 'this product is already included.',
  ADD_ON_NOT_ADDABLE: 'this add-on cannot be added to the licence.',
  LICENCE_UP_TO_DATE: 'the licence is already up to date.',
  LICENCE_NEVER_ACTIVATED: 'the licence has never been activated. Enter the key at the register; it’s free.',
  LICENCE_IN_USE: 'the licence is active and needs no reactivation.',
  LICENCE_NEVER_ENDS: 'the licence does not expire, so it can’t be extended.',
  LICENCE_BLOCKED: 'the licence is blocked. Please contact us.',
  LICENCE_CANNOT_BE_ACTIVATED: 'the licence cannot be activated.',
  LICENCE_SERVICE_FAILED: 'something went wrong. Please contact us.',
  LICENCE_TOO_MANY_TRIES: 'too many attempts. Please wait a few minutes.',
};

/** What was found stands before the words (SHP-61). */
export const foundLicence = (found: string, words: string): string => `${found} Licence, ${words}`;
