import type { Feature } from '../../kit/feature/index.ts';
import { MayWriteContentDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export { useFrontEndWords } from './front-end-words.ts';
export { WriteLink } from './write-link.tsx';

/** Where the vendor's own administrators write content (contract 2, CNT-10). */
export const authoring: Feature = {
  pages: [
    {
      path: '/manage/content/:kind?/:entryId?',
      load: () => import('./authoring-page.tsx').then(({ AuthoringPage }) => ({ default: AuthoringPage })),
      startRequests: () => generalApi.startEarly(MayWriteContentDocument, {}),
    },
  ],
};
