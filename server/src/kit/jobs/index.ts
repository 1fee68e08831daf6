export { createJobs, type Jobs } from './jobs.ts';
export { GiveUp, type JobHandler, type JobLog } from './worker.ts';
