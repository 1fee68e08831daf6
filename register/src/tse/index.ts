export * from './device-faults.ts';
export * from './device-report.ts';
export * from './software-tse.ts';
