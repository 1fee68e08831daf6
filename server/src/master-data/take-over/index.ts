export type { ChooseDependencies } from './choose.service.ts';
export { createTakeOverJob, takeOverJob } from './take-over.job.ts';
export { addTakeOver } from './take-over.resolvers.ts';
