export type { DecideDependencies } from './decide.service.ts';
export { addProposals } from './proposals.resolvers.ts';
