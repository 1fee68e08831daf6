export { type BranchRecords, createBranchRecords } from './branch-records.ts';
