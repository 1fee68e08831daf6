import type { Feature } from '../../kit/feature/index.ts';
import { MayEditShopDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export { EditCatalogueLink } from './edit-catalogue-link.tsx';

/** The catalogue for those who write it: administrators of the vendor's own tenant (contract 2). */
export const catalogueEditing: Feature = {
  pages: [
    {
      path: '/manage/e-commerce/catalogue/:productId?',
      load: () => import('./editing-page.tsx').then(({ EditingPage }) => ({ default: EditingPage })),
      startRequests: () => generalApi.startEarly(MayEditShopDocument, {}),
    },
  ],
};
