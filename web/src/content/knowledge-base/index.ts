import type { Feature } from '../../kit/feature/index.ts';

const load = () =>
  import('./knowledge-base-page.tsx').then(({ KnowledgeBasePage }) => ({ default: KnowledgeBasePage }));

/** Articles and downloads, on one screen at two addresses (CNT-05). */
export const knowledgeBase: Feature = {
  search: {
    id: 'knowledgeBase',
    mayUse: 'Query.contentEntries',
    load: () => import('./find-articles.ts').then(({ articleKind }) => articleKind),
  },
  pages: [
    { path: '/apps/knowledge-base/:slug?', load },
    { path: '/apps/downloads/:slug?', load },
  ],
};
