import type { ResolveLink } from '../../kit/markdown/index.ts';

/** Topics of the help in the order of reading; each has `pages/<topic>.<language>.md`, but the guide for developers. */
export const topicIds = [
  'first-steps',
  'sign-in',
  'connect-register',
  'registers',
  'backups',
  'organizations',
  'branches',
  'customers',
  'figures',
  'reports',
  'receipts',
  'closings',
  'security-devices',
  'tax-notifications',
  'master-data',
  'overview',
  'employees',
  'companies',
  'rooms',
  'configurations',
  'surfaces',
  'import',
  'exports',
  'sync-problems',
  'users',
  'profile',
  'audit-log',
  'support',
  'search',
  'menu',
  'appearance',
  'notifications',
  'news',
  'knowledge',
  'calendar',
  'shop',
  'cart',
  'orders',
  'licences',
  'services',
  'catalogue',
  'app',
  'register-integration',
] as const;
export type TopicId = (typeof topicIds)[number];

/** The guide for developers: a page of the repository, whose text comes when somebody reads it or searches. */
export const guideId: TopicId = 'register-integration';

/** The topics that explain the pages of the app, by the beginning of their address in lower case. */
export const topicOfPage: Readonly<Record<string, TopicId>> = {
  '/dashboards/reports': 'reports',
  '/dashboards/reportmails': 'reports',
  '/dashboards': 'figures',
  '/manage/receipts': 'receipts',
  '/manage/closings': 'closings',
  '/manage/data/companies': 'companies',
  '/manage/data/terminals': 'companies',
  '/manage/data/configurations': 'configurations',
  '/manage/data/employees': 'employees',
  '/manage/data/overview': 'overview',
  '/manage/data/securitydevices': 'security-devices',
  '/manage/data/register': 'tax-notifications',
  '/manage/data/rooms': 'rooms',
  '/manage/data/tables': 'rooms',
  '/manage/data/btn': 'surfaces',
  '/manage/data': 'master-data',
  '/manage/e-commerce/products': 'master-data',
  '/manage/exports': 'exports',
  '/manage/syncproblems': 'sync-problems',
  '/setting/backups': 'backups',
  '/setting/device': 'registers',
  '/setting/organizationunits': 'branches',
  '/setting/organizations': 'organizations',
  '/setting/organizationaddresses': 'organizations',
  '/setting/customers': 'customers',
  '/profile/organization': 'organizations',
  '/setting/users': 'users',
  '/setting/auditlog': 'audit-log',
  '/profile': 'profile',
  '/apps/news': 'news',
  '/apps/calendar': 'calendar',
  '/apps/knowledge-base': 'knowledge',
  '/apps/downloads': 'knowledge',
  '/apps/faq': 'knowledge',
  '/apps/academy': 'knowledge',
  '/software-applications': 'knowledge',
  '/release-notes': 'knowledge',
  '/apps/shop-checkout': 'orders',
  '/apps/shop-orders': 'orders',
  '/apps/shop': 'shop',
  '/manage/e-commerce/orders': 'orders',
  '/manage/e-commerce/debits': 'orders',
  '/manage/e-commerce/catalogue': 'catalogue',
  '/setting/licence': 'licences',
  '/setting/myservices': 'services',
};

/** The address of a topic, or of one of its sections. */
export const addressOf = (topic: string, anchor = ''): string =>
  `/documentation/${topic}${anchor === '' ? '' : `#${anchor}`}`;

const toTopic = /^[a-z-]*(?:#[a-z0-9-]+)?$/;

/** Where a link of the help leads within it, `topic#anchor` or `#anchor`; undefined for one that leads out of it. */
export const topicLink: ResolveLink = (href) => {
  if (!toTopic.test(href)) return undefined;
  const [topic = '', anchor = ''] = href.split('#');
  return topic === '' ? { hash: anchor } : addressOf(topic, anchor);
};

/** The address of the help for a page; its beginning where no topic explains the page. */
export const helpFor = (path: string): string => {
  const page = Object.keys(topicOfPage).find((start) => path.toLowerCase().startsWith(start));
  return page === undefined ? '/documentation' : addressOf(topicOfPage[page] ?? '');
};
