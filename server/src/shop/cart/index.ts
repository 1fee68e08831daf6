export { addProjects } from './projects.resolvers.ts';
export { orderProject } from './projects.service.ts';
export { replaceCart } from './replace-cart.ts';
