import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './other-todays.de.ts';

export const en: Translation<typeof de> = {
  otherToday: (names, day) => `${names}: the business day ${day} is still running there.`,
  otherTodayText:
    'That day counts as today here until it ends. Analytics and reports show it under its own date.',
  countedBranches: (count, number) => (number === 1 ? '1 branch' : `${count} branches`),
  andMore: (count) => `and ${count} more`,
  onlyThose: 'Show only those',
};
