import type { FailureReason } from '@tresen/domain/master-data/sync';

/** Why a register could not take a change. */
export const de = {
  UNREADABLE: 'Die Kasse kann die Daten nicht lesen.',
  MISSING_REFERENCE: 'Es fehlt ein Datensatz, auf den dieser verweist.',
  NOT_SUPPORTED: 'Die Kasse kennt diese Art von Daten noch nicht. Eine neuere Version der Kasse kann helfen.',
  IN_USE: 'Die Kasse verwendet den Datensatz gerade.',
  STORE_FAILED: 'Der Speicher der Kasse ist voll oder beschädigt.',
  REFUSED: 'Die Kasse hat die Änderung abgelehnt.',
} satisfies Record<FailureReason, string>;
