import type { Feature } from '../../kit/features/index.ts';
import { addProjects } from './projects.resolvers.ts';

export { orderProject } from './projects.service.ts';
export { replaceCart } from './replace-cart.ts';

/** Carts and drafts. */
export const cart: Feature = {
  at: 'general',
  fields: addProjects,
};
