import { readCertificateId } from './certificate-id.ts';
import type { SecurityDeviceReport } from './device-report.ts';
import { algorithmForms, type ValidationState } from './fiscal-codes.ts';

/** What contradicts itself in what a device says. */
export const deviceFaults = [
  'serialNotOfKey',
  'keyNotOfCertificate',
  'chainBroken',
  'certificateUnreadable',
  'certificateId',
  'algorithm',
  'timeFormat',
] as const;
export type DeviceFault = (typeof deviceFaults)[number];

/** What only cryptography can say of a report; null where the report does not bring what it takes. */
export interface ProvenFacts {
  readonly isSerialOfKey: boolean | null;
  readonly isKeyOfCertificate: boolean | null;
  readonly isChainUnbroken: boolean | null;
  readonly isCertificateReadable: boolean | null;
}

export interface DeviceValidation {
  readonly state: ValidationState;
  readonly faults: readonly DeviceFault[];
}

/** Whether a device is what it says (FIS-12): without a key or a certificate nobody can tell. */
export const validateDevice = (report: SecurityDeviceReport, proven: ProvenFacts): DeviceValidation => {
  const isBroken: Readonly<Record<DeviceFault, boolean>> = {
    // The serial of an Austrian unit is that of its certificate.
    serialNotOfKey: report.kind === 'tse' && proven.isSerialOfKey === false,
    keyNotOfCertificate: proven.isKeyOfCertificate === false,
    chainBroken: proven.isChainUnbroken === false,
    certificateUnreadable: proven.isCertificateReadable === false,
    certificateId: report.bsiId !== undefined && !readCertificateId(report.bsiId).isWellFormed,
    algorithm: !algorithmForms[report.kind].test(report.algorithm),
    timeFormat: report.kind === 'tse' && report.timeFormat === undefined,
  };
  const faults = deviceFaults.filter((fault) => isBroken[fault]);
  if (faults.length > 0) return { state: 1, faults };
  const isProven = proven.isSerialOfKey === true || proven.isCertificateReadable === true;
  return { state: isProven ? 2 : 0, faults };
};
