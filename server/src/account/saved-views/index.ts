import type { Feature } from '../../kit/features/index.ts';
import { addSavedViews } from './saved-views.resolvers.ts';

export { type StoredView, viewsOf } from './saved-views.store.ts';

/** Lists as people want them. */
export const savedViews: Feature = {
  at: 'general',
  fields: addSavedViews,
};
