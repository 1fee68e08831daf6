import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './sync.de.ts';

export const en: Translation<typeof de> = {
  title: 'Not yet on the register',
  intro: 'Saved, but not yet taken by every register.',
  kind: 'Master data',
  everyKind: 'All master data',
  author: 'Changed by',
  everybody: 'Everybody',
  register: 'Register',
  everyRegister: 'All registers',
  onlyFailed: 'Failed ones only',
  by: (kind, author) => `${kind}, changed by ${author}`,
  deletedBy: (kind, author) => `${kind}, deleted by ${author}`,
  lacking: (names, more) => (more === 0 ? `Not on: ${names}` : `Not on: ${names} and ${more} more`),
  refused: (register, reason) => `${register}: ${reason}`,
  resend: 'Send again',
  resendOf: (name) => `Send again: ${name}`,
  resendFailed: 'Send all failed ones again',
  resent: (count) => (count === 1 ? '1 record is sent again.' : `${count} records are sent again.`),
  older: 'Show older ones',
  emptyTitle: 'Everything is on the registers',
  emptyText: 'Every change of master data has arrived at the registers that it is for.',
  noneTitle: 'Nothing found',
  noneText: 'Nothing is open for this choice.',
  showAll: 'Show all',
};
