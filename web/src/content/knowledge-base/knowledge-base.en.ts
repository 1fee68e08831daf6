import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './knowledge-base.de.ts';

export const en: Translation<typeof de> = {
  title: 'Knowledge base',
  intro: 'How-tos and background about registers and the back office',
  downloads: 'Downloads',
  downloadsIntro: 'Programs and documents to download',
  views: 'Sections',
  articles: 'Articles',
  filter: 'Search',
  search: 'Search, even roughly',
  emptyTitle: 'Nothing here yet',
  emptyText: 'As soon as there is something here, you will find it in the search, too.',
  back: 'Back to the knowledge base',
  backDownloads: 'Back to downloads',
  versions: 'Versions',
  version: (number: string) => `Version ${number}`,
  releasedOn: (day: string) => `released on ${day}`,
  fromRegister: (version: string) => `from register version ${version}`,
  everyRegister: 'for every register version',
  checksum: 'Checksum (SHA-256)',
  download: 'Download',
  downloadVersion: (version: string) => `Download version ${version}`,
};
