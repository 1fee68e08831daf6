import {
  type DeviceFacts,
  forecastSignatures,
  type SecurityDeviceReport,
  type SignatureForecast,
  type SignaturePoint,
} from '@tresen/domain/fiscal/security-devices';

/** What of a device is known beside its last report. */
export interface KnownFacts {
  readonly isRetired: boolean;
  readonly certificateExpiresAt: Date | null;
  readonly signaturesUntil: Date | null;
  readonly clockOffsetMs: number | null;
  readonly lastArchiveAt: Date | null;
  readonly firstReportAt: Date;
}

/** The device as the rules of the domain look at it. */
export const factsOf = (report: SecurityDeviceReport, known: KnownFacts): DeviceFacts => ({
  kind: report.kind,
  isRetired: known.isRetired,
  operatingState: report.operatingState,
  certificateExpiresAt: known.certificateExpiresAt?.getTime() ?? null,
  signatures: report.signatures ?? null,
  signaturesUntil: known.signaturesUntil?.getTime() ?? null,
  memory: report.memory ?? null,
  clientId: report.clientId,
  clientIds: report.clients?.ids ?? null,
  hasPassedSelfTest: report.hasPassedSelfTest ?? null,
  clockOffsetMs: known.clockOffsetMs,
  tellsArchives: report.archives !== undefined,
  lastArchiveAt: known.lastArchiveAt?.getTime() ?? null,
  firstReportAt: known.firstReportAt.getTime(),
});

/** The forecast of a device from what was reported before and now. */
export const forecastOf = (
  { signatures }: SecurityDeviceReport,
  points: readonly SignaturePoint[],
  now: number,
): SignatureForecast => forecastSignatures(points, signatures?.most ?? null, now);

/** The latest complete backup that a report names. */
export const lastArchiveOf = ({ archives = [] }: SecurityDeviceReport): Date | null => {
  const done = archives.filter(({ state }) => state === 'completed').map(({ at }) => Date.parse(at));
  return done.length === 0 ? null : new Date(Math.max(...done));
};
