export { addMe } from './me.resolvers.ts';
