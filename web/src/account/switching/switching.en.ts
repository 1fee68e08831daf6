import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './switching.de.ts';

export const en: Translation<typeof de> = {
  switchAs: 'Switch as',
  clear: 'Clear',
  clearShort: 'Clear',
  acting: 'You are acting as',
  actingAs: (name, company) => `You are acting as ${name} (${company})`,
  ended: 'You are no longer acting for somebody else and are back in your own account.',
  title: 'Switch as',
  explanation:
    'You will see and change everything as this person. Both names are kept in the audit log of the company.',
  search: 'Search',
  searchHint: 'Name, e-mail or company',
  people: 'People',
  noneTitle: 'Nobody found',
  noneText: (search) => `Nobody with a company matches “${search}”.`,
  emptyTitle: 'Nobody here yet',
  emptyText: 'As soon as somebody has an account in a company, they appear here.',
  more: 'Load more',
  moreFailed: 'More people could not be loaded.',
  found: (count, hasMore) =>
    `${hasMore ? `More than ${count}` : count} ${count === '1' && !hasMore ? 'person' : 'people'}`,
  switching: (name) => `Switching to ${name} …`,
  denied: 'Only a super admin can act for others.',
  close: 'Close',
};
