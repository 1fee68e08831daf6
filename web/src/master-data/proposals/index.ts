export { ProposalGroup } from './proposal-group.tsx';
export { proposalsQuery } from './proposals.queries.ts';
