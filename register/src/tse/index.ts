export * from './device-faults.ts';
export { deviceReportOf } from './device-report.ts';
export { type PrivateKey, privateKeyOf, publicKeyOf, signDeterministic } from './ecdsa.ts';
export { exportArchive } from './export-archive.ts';
export * from './software-tse.ts';
export { swapDevice } from './swap-device.ts';
export * from './work-with-device.ts';
