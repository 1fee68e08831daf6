import { type DeviceCause, isErrorCause, type SecurityDeviceKind } from '../security-devices/index.ts';

/** The life of a device at its end, in its order: what each step is follows from facts, nobody ticks it off. */
export const swapSteps = ['order', 'archive', 'swap', 'notify', 'keep'] as const;
export type SwapStep = (typeof swapSteps)[number];

/** `running`: begun, and somebody or something else is at it; `notNeeded`: there is no such step for this device. */
export const swapStepStates = ['open', 'running', 'failed', 'done', 'notNeeded'] as const;
export type SwapStepState = (typeof swapStepStates)[number];

export type SwapStates = Readonly<Record<SwapStep, SwapStepState>>;

/** Why a device has to go. Other causes are mended at the device. */
export const swapCauses = [
  'outOfOrder',
  'certificateExpired',
  'signaturesUsedUp',
  'selfTestFailed',
  'certificateEnding',
  'signaturesEnding',
] as const satisfies readonly DeviceCause[];

/** An archive of a device needs to be this young to count before the swap, in days. */
const freshArchiveDays = 31;
const dayMs = 86_400_000;

/** What is known of a device that has to go, or went. Times in milliseconds since 1970. */
export interface SwapFacts {
  readonly kind: SecurityDeviceKind;
  /** An order of the last year has a piece for it. */
  readonly isOrdered: boolean;
  /** Signatures that it had made at its last report. */
  readonly usedSignatures: number | null;
  readonly lastReportAt: number;
  /** Its archive that was begun last. */
  readonly archive: {
    readonly state: 'receiving' | 'waiting' | 'checking' | 'checked' | 'same' | 'failed';
    readonly isReadable: boolean;
    readonly lastCounter: number | null;
    readonly begunAt: number;
  } | null;
  /** Its register has reported another device since. */
  readonly isSwapped: boolean;
  /** How its branch stands before the tax office; null where none wants to know. */
  readonly notification: 'open' | 'prepared' | 'faulty' | 'sent' | null;
  readonly isRetired: boolean;
}

/** How each step stands. */
export const swapStatesOf = (facts: SwapFacts, now: number): SwapStates => ({
  order: facts.isOrdered || facts.isSwapped ? 'done' : 'open',
  archive: archiveState(facts, now),
  swap: facts.isSwapped ? 'done' : 'open',
  notify: notifyState(facts),
  keep: facts.isRetired ? 'done' : 'open',
});

/** What is to be done next: a step that failed or is open; null where there is none for now. */
export const nextSwapStep = (states: SwapStates): SwapStep | null =>
  swapSteps.find((step) => states[step] === 'open' || states[step] === 'failed') ?? null;

/**
 * What may be done now. Nothing that waits keeps others from it: a device that no longer answers gives no archive away and
 * is swapped all the same, as is one that was bought elsewhere; and behind the swap the tax office's month runs.
 */
export const possibleSwapSteps = (states: SwapStates): readonly SwapStep[] => {
  const isSwapped = states.swap === 'done';
  const next = nextSwapStep(states);
  return swapSteps.filter(
    (step) =>
      (states[step] === 'open' || states[step] === 'failed') &&
      (isSwapped || step === next || step === 'swap'),
  );
};

/** Whether a device has come to its end already: receipts are without a valid signature. */
export const isSwapUrgent = (causes: readonly string[]): boolean =>
  swapCauses.some((cause) => isErrorCause(cause) && causes.includes(cause));

/** Whether there is nothing left to do, nor to wait for. */
export const isSwapFinished = (states: SwapStates): boolean =>
  swapSteps.every((step) => states[step] === 'done' || states[step] === 'notNeeded');

/**
 * An archive counts where it was read and holds all that the device has signed. Before the swap the device goes on
 * signing: then one of the last weeks counts.
 */
function archiveState(facts: SwapFacts, now: number): SwapStepState {
  const { kind, archive, isSwapped } = facts;
  if (kind !== 'tse') return 'notNeeded';
  if (archive === null) return 'open';
  if (archive.state === 'failed') return 'failed';
  if (archive.state !== 'checked' && archive.state !== 'same') return 'running';
  if (!archive.isReadable) return 'failed';
  const isWhole = isSwapped ? holdsAll(facts, archive) : now - archive.begunAt <= freshArchiveDays * dayMs;
  return isWhole ? 'done' : 'open';
}

function holdsAll(
  { usedSignatures, lastReportAt }: SwapFacts,
  { lastCounter, begunAt }: NonNullable<SwapFacts['archive']>,
): boolean {
  if (usedSignatures === null) return begunAt >= lastReportAt;
  return (lastCounter ?? 0) >= usedSignatures;
}

/** What is told before the swap is not about it. */
function notifyState({ notification, isSwapped }: SwapFacts): SwapStepState {
  if (notification === null) return 'notNeeded';
  if (!isSwapped) return 'open';
  return ({ open: 'open', prepared: 'running', faulty: 'failed', sent: 'done' } as const)[notification];
}
