export { addMe } from './me.resolvers.ts';
export { tenantExists } from './me.store.ts';
