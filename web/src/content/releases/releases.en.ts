import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './releases.de.ts';

export const en: Translation<typeof de> = {
  title: 'Release notes',
  intro: 'What changed in which version',
  emptyTitle: 'No release notes yet',
  emptyText: 'With the next version, what has changed will be listed here.',
  newest: (version: string, day: string) => `Latest version ${version}, ${day}`,
  noRelease: 'No version yet',
  back: 'All applications',
  version: (version: string) => `Version ${version}`,
  from: (day: string) => day,
  feed: 'Feed (Atom)',
  feedTitle: 'Subscribe to release notes',
  feedText:
    'With a secret address, your feed reader also shows what is new. Anyone who knows the address can read along, so keep it to yourself. It works for all applications.',
  newFor: (registers: string, isOne: boolean) =>
    isOne ? `New for ${registers}` : `New for ${registers} registers`,
  behind: (registers: string, version: string) =>
    `${registers} behind version ${version}. What is new for them is marked below.`,
  oneBehind: 'One register is',
  manyBehind: (registers: string) => `${registers} registers are`,
  notFoundTitle: 'This application doesn’t exist',
  notFoundText: 'It may have been removed, or it isn’t meant for you.',
};
