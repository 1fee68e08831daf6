export { addProjects } from './projects.resolvers.ts';
export { orderProject, type ProjectsPort } from './projects.service.ts';
export { replaceCart } from './replace-cart.ts';
