export { GiveUp, type JobHandler, type JobLog } from './job-handler.ts';
export { createJobs, type Jobs } from './jobs.ts';
export { readSealedJobs, updateSealedJob } from './sealed-jobs.store.ts';
