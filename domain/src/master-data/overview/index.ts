export {
  type BranchLiveState,
  branchLiveStateOf,
  branchLiveStates,
  namedRegisters,
  type RegisterStates,
} from './branch-live-state.ts';
