import type { PublicPage } from '../../account/public-pages/index.ts';
import type { Feature } from '../../kit/feature/index.ts';

export { loadAllTopics } from './all-topics.ts';
export { helpFor } from './topics.ts';

const path = '/documentation/:topic?';

/** The help: user help in both languages, and the guide for developers (decisions SHL-57). */
export const documentation: Feature = {
  search: {
    id: 'help',
    load: () => import('./find-topics.ts').then(({ topicKind }) => topicKind),
  },
  pages: [
    {
      path,
      load: () =>
        import('./documentation-page.tsx').then(({ DocumentationPage }) => ({ default: DocumentationPage })),
    },
  ],
};

/** The help is for guests, too. */
export const documentationPages: readonly PublicPage[] = [
  {
    path,
    isInShell: true,
    load: () =>
      import('./guest-documentation-page.tsx').then(({ loadGuestDocumentation }) => loadGuestDocumentation()),
  },
];
