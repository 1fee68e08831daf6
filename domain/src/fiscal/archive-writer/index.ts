export { type LogPlan, logName, signedLog, unsignedLog } from './log-plan.ts';
export { tarEnd, tarFile } from './tar.ts';
