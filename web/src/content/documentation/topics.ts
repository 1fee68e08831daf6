/** Topics of the help in the order of reading; each has `pages/<topic>.<language>.md`, but the guide for developers. */
export const topicIds = [
  'first-steps',
  'sign-in',
  'connect-register',
  'registers',
  'figures',
  'receipts',
  'sync-problems',
  'users',
  'profile',
  'audit-log',
  'support',
  'appearance',
  'register-integration',
] as const;
export type TopicId = (typeof topicIds)[number];

/** The topic that explains a page of the menu. */
export const topicOfPage: Readonly<Record<string, TopicId>> = {
  '/dashboards/home': 'figures',
  '/dashboards/analytics': 'figures',
  '/manage/receipts': 'receipts',
  '/manage/syncProblems': 'sync-problems',
  '/setting/devices': 'registers',
  '/setting/users': 'users',
  '/setting/auditLog': 'audit-log',
};

/** The address of a topic, or of one of its sections. */
export const addressOf = (topic: string, anchor = ''): string =>
  `/documentation/${topic}${anchor === '' ? '' : `#${anchor}`}`;
