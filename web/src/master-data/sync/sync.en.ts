import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './sync.de.ts';

export const en: Translation<typeof de> = {
  title: 'Not yet on the register',
  intro: 'Saved, but not on every register yet.',
  kind: 'Master data',
  everyKind: 'All master data',
  author: 'Changed by',
  everybody: 'Everyone',
  register: 'Register',
  everyRegister: 'All registers',
  onlyFailed: 'Failed only',
  by: (kind, author) => `${kind}, changed by ${author}`,
  deletedBy: (kind, author) => `${kind}, deleted by ${author}`,
  lacking: (names, more) => (more === 0 ? `Not on: ${names}` : `Not on: ${names} and ${more} more`),
  refused: (register, reason) => `${register}: ${reason}`,
  resend: 'Resend',
  resendOf: (name) => `Resend ${name}`,
  resendFailed: 'Resend all failed',
  resent: (count) => (count === 1 ? 'Resending 1 record.' : `Resending ${count} records.`),
  older: 'Show older changes',
  emptyTitle: 'Everything is on the registers',
  emptyText: 'All master data changes have reached their registers.',
  noneTitle: 'Nothing found',
  noneText: 'No pending changes match these filters.',
  showAll: 'Show all',
};
