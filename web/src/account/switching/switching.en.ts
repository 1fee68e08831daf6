import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './switching.de.ts';

export const en: Translation<typeof de> = {
  switchAs: 'Switch as',
  clear: 'Clear',
  clearShort: 'Clear',
  acting: 'You are acting as',
  actingAs: (name, company) => `You are acting as ${name} (${company})`,
  ended: 'You’re back in your own account.',
  title: 'Switch as',
  explanation: 'You’ll see and change everything as this person. The company’s audit log records both names.',
  search: 'Search',
  searchHint: 'Name, email or company',
  people: 'People',
  noneTitle: 'No one found',
  noneText: (search) => `No one with a company matches “${search}”.`,
  emptyTitle: 'No one here yet',
  emptyText: 'People appear here once they have an account with a company.',
  more: 'Load more',
  moreFailed: 'We couldn’t load more people.',
  found: (count, hasMore) =>
    `${hasMore ? `Over ${count}` : count} ${count === '1' && !hasMore ? 'person' : 'people'}`,
  switching: (name) => `Switching to ${name} …`,
  denied: 'Only a super admin can act on behalf of others.',
  close: 'Close',
};
