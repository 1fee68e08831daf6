export { type CrashOutcome, type CrashReport, reportCrash, sendUnsentReports } from './crash-reports.ts';
