import type { OperatingState, SecurityDeviceKind } from './fiscal-codes.ts';

/** What is wrong with a device, what keeps it from signing first. Closed: screens and alerts have words for each. */
export const deviceCauses = [
  'outOfOrder',
  'certificateExpired',
  'signaturesUsedUp',
  'memoryFull',
  'foreignClient',
  'selfTestFailed',
  'temporarilyOut',
  'certificateEnding',
  'signaturesEnding',
  'memoryEnding',
  'archiveMissing',
  'clockOff',
] as const;
export type DeviceCause = (typeof deviceCauses)[number];

const errors: ReadonlySet<DeviceCause> = new Set(deviceCauses.slice(0, 6));

/** True where receipts are or soon will be without a valid signature. */
export const isErrorCause = (cause: DeviceCause): boolean => errors.has(cause);

/** A retired device is `retired`, whatever else holds. */
export const deviceHealths = ['ok', 'warning', 'error', 'retired'] as const;
export type DeviceHealth = (typeof deviceHealths)[number];

/** From when on something is told, in one place. */
export const deviceLimits = {
  /** Days before a certificate ends; at each of them people are told anew. */
  certificateDays: [90, 30, 7],
  /** Days before the signatures run out at today's pace, or so many hundredths that are left. */
  signatureDays: 90,
  signatureHundredths: 5,
  memoryHundredths: 80,
  memoryFullHundredths: 98,
  /** Days since the last complete backup. */
  archiveDays: 31,
  clockMs: 120_000,
} as const;

/** What is known of a device. Times in milliseconds since 1970; null is not told. */
export interface DeviceFacts {
  readonly kind: SecurityDeviceKind;
  readonly isRetired: boolean;
  readonly operatingState: OperatingState;
  readonly certificateExpiresAt: number | null;
  readonly signatures: { readonly used: number; readonly most: number } | null;
  /** When they run out by the forecast. */
  readonly signaturesUntil: number | null;
  readonly memory: { readonly usedBytes: number; readonly totalBytes: number } | null;
  readonly clientId: string;
  /** The registers that the device knows. */
  readonly clientIds: readonly string[] | null;
  readonly hasPassedSelfTest: boolean | null;
  /** By how much the device's clock is ahead of ours. */
  readonly clockOffsetMs: number | null;
  /** Whether the register tells of backups at all. */
  readonly tellsArchives: boolean;
  readonly lastArchiveAt: number | null;
  readonly firstReportAt: number;
}

/** How a device is, why, and when that may change without a further report. */
export interface DeviceCondition {
  readonly health: DeviceHealth;
  readonly causes: readonly DeviceCause[];
  /** Grows when something is more urgent than before: people are told again. */
  readonly urgency: number;
  readonly lookAgainAt: number | null;
}

const dayMs = 86_400_000;

/** Days until an instant; 0 on its last day, negative behind it. */
export const daysUntil = (at: number, now: number): number => Math.floor((at - now) / dayMs);

/** Looks at everything that can be wrong with a device. */
export const conditionOf = (facts: DeviceFacts, now: number): DeviceCondition => {
  if (facts.isRetired) return { health: 'retired', causes: [], urgency: 0, lookAgainAt: null };
  const found = new Set([
    ...causesOfState(facts),
    ...causesOfCertificate(facts, now),
    ...causesOfSignatures(facts, now),
    ...causesOfMemory(facts),
    ...causesOfUse(facts, now),
  ]);
  const causes = deviceCauses.filter((cause) => found.has(cause));
  const health = causes.some(isErrorCause) ? 'error' : causes.length > 0 ? 'warning' : 'ok';
  return {
    health,
    causes,
    urgency: causes.length + certificateStage(facts, now),
    lookAgainAt: next(facts, now),
  };
};

function causesOfState({ operatingState, hasPassedSelfTest }: DeviceFacts): DeviceCause[] {
  const causes: DeviceCause[] = hasPassedSelfTest === false ? ['selfTestFailed'] : [];
  if (operatingState === 2) causes.push('outOfOrder');
  if (operatingState === 4) causes.push('temporarilyOut');
  return causes;
}

function causesOfCertificate({ certificateExpiresAt: at }: DeviceFacts, now: number): DeviceCause[] {
  if (at === null) return [];
  if (at <= now) return ['certificateExpired'];
  return at - now <= deviceLimits.certificateDays[0] * dayMs ? ['certificateEnding'] : [];
}

/** How many of the days before the end of a certificate have been reached. */
function certificateStage({ certificateExpiresAt: at }: DeviceFacts, now: number): number {
  if (at === null) return 0;
  return deviceLimits.certificateDays.filter((days) => at - now <= days * dayMs).length;
}

function causesOfSignatures({ signatures, signaturesUntil }: DeviceFacts, now: number): DeviceCause[] {
  if (signatures === null) return [];
  const left = signatures.most - signatures.used;
  if (left <= 0) return ['signaturesUsedUp'];
  const isLow = left * 100 < signatures.most * deviceLimits.signatureHundredths;
  const isSoon = signaturesUntil !== null && signaturesUntil - now <= deviceLimits.signatureDays * dayMs;
  return isLow || isSoon ? ['signaturesEnding'] : [];
}

function causesOfMemory({ memory }: DeviceFacts): DeviceCause[] {
  if (memory === null || memory.totalBytes === 0) return [];
  const hundredths = (memory.usedBytes * 100) / memory.totalBytes;
  if (hundredths >= deviceLimits.memoryFullHundredths) return ['memoryFull'];
  return hundredths >= deviceLimits.memoryHundredths ? ['memoryEnding'] : [];
}

function causesOfUse(facts: DeviceFacts, now: number): DeviceCause[] {
  const { clientIds, clientId, clockOffsetMs } = facts;
  const causes: DeviceCause[] = [];
  if (clientIds && !clientIds.includes(clientId)) causes.push('foreignClient');
  if (clockOffsetMs !== null && Math.abs(clockOffsetMs) > deviceLimits.clockMs) causes.push('clockOff');
  const due = archiveDueAt(facts);
  if (due !== null && due <= now) causes.push('archiveMissing');
  return causes;
}

/** When the next backup is overdue; null where nobody tells of them. */
function archiveDueAt({ kind, tellsArchives, lastArchiveAt, firstReportAt }: DeviceFacts): number | null {
  if (kind !== 'tse' || !tellsArchives) return null;
  return (lastArchiveAt ?? firstReportAt) + deviceLimits.archiveDays * dayMs;
}

/** The next instant from which on something is told that is not told now. */
function next(facts: DeviceFacts, now: number): number | null {
  const { certificateExpiresAt, signaturesUntil } = facts;
  const instants = [
    ...(certificateExpiresAt === null
      ? []
      : [0, ...deviceLimits.certificateDays].map((days) => certificateExpiresAt - days * dayMs)),
    ...(signaturesUntil === null ? [] : [signaturesUntil - deviceLimits.signatureDays * dayMs]),
    archiveDueAt(facts) ?? now,
  ].filter((at) => at > now);
  return instants.length === 0 ? null : Math.min(...instants);
}
