export {
  type Proposal,
  type ProposalFault,
  type ProposalState,
  type ProposedField,
  proposalFaults,
  proposalSchema,
  proposalStates,
  proposalsPerPush,
  proposedFields,
} from './proposal.ts';
