export { CrashBoundary } from './crash-boundary.tsx';
export { type CrashOutcome, type CrashReport, reportCrash, sendUnsentReports } from './crash-reports.ts';
