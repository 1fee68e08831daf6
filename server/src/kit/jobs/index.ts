export { createJobs, type Jobs } from './jobs.ts';
export type { JobHandler, JobLog } from './worker.ts';
