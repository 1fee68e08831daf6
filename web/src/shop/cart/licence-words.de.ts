import type { LicenceFailure, LicenceOutcome } from '@tresen/domain/fleet/licences';

/** What a check found, as a sentence without its first capital: what the licence is may stand before it. */
export const de = {
  upToDate: 'die Lizenz ist auf dem neuesten Stand.',
  valid: 'die Lizenz ist gültig.',
  canBeReactivated: 'die Lizenz kann reaktiviert werden.',
  readyToActivate: 'die Lizenz ist bereit zur Aktivierung.',
  cannotBeActivated: 'die Lizenz kann nicht aktiviert werden.',
  LICENCE_NOT_FOUND: 'die Lizenz wurde nicht gefunden. Bitte prüfen Sie den Schlüssel.',
  LICENCE_NO_ACCESS: 'auf diese Lizenz haben Sie keinen Zugriff. Bitte wenden Sie sich an Ihren Händler.',
  LICENCE_NEEDS_PROFESSIONAL: 'für dieses Produkt ist die Version Professional nötig.',
  LICENCE_NEEDS_UPDATE: 'die Lizenz braucht zuerst ein Update.',
  ADD_ON_INCLUDED: 'dieses Produkt ist schon enthalten.',
  ADD_ON_NOT_ADDABLE: 'diese Erweiterung passt nicht zu der Lizenz.',
  LICENCE_UP_TO_DATE: 'die Lizenz ist schon auf dem neuesten Stand.',
  LICENCE_NEVER_ACTIVATED:
    'die Lizenz wurde noch nie aktiviert. Geben Sie den Schlüssel an der Kasse ein: Das kostet nichts.',
  LICENCE_IN_USE: 'die Lizenz ist aktiv und muss nicht reaktiviert werden.',
  LICENCE_NEVER_ENDS: 'die Lizenz läuft unbefristet und muss nicht verlängert werden.',
  LICENCE_BLOCKED: 'die Lizenz ist gesperrt. Bitte wenden Sie sich an uns.',
  LICENCE_CANNOT_BE_ACTIVATED: 'die Lizenz kann nicht aktiviert werden.',
  LICENCE_SERVICE_FAILED: 'etwas ist schiefgegangen. Bitte wenden Sie sich an uns.',
  LICENCE_TOO_MANY_TRIES: 'das waren zu viele Versuche. Bitte warten Sie einige Minuten.',
} satisfies Record<LicenceFailure | LicenceOutcome, string>;

/** What was found stands before the words (SHP-61). */
export const foundLicence = (found: string, words: string): string => `${found} Lizenz, ${words}`;
