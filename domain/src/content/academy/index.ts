import * as z from 'zod/mini';

/** Seconds that a page may report at once: it does so each minute, and after a line that was cut for a while. */
export const maxSecondsAtOnce = 600;

/** What somebody tells of a step that they read. */
export const stepReportSchema = z.object({
  stepId: z.uuid(),
  /** Seconds since the report before. */
  seconds: z.int().check(z.minimum(0), z.maximum(maxSecondsAtOnce)),
  /** They are done with it; once said it stays. */
  isDone: z.boolean(),
});
export type StepReport = z.output<typeof stepReportSchema>;

/** How far somebody is in one step. Instants in UTC. */
export interface StepProgress {
  readonly stepId: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly spentSeconds: number;
}

/** How far somebody is in a course (CNT-04). */
export interface CourseProgress {
  readonly totalSteps: number;
  readonly doneSteps: number;
  readonly startTime: Date | null;
  /** When the last of its steps was done; null as long as one is open. */
  readonly endTime: Date | null;
  readonly spentSeconds: number;
}

/**
 * How far somebody is in the steps that a course has now. A step that was withdrawn counts no more; one that was added opens a
 * course again that was done.
 */
export function courseProgress(stepIds: readonly string[], steps: readonly StepProgress[]): CourseProgress {
  const begun = steps.filter(({ stepId }) => stepIds.includes(stepId));
  const ends = begun.flatMap(({ endedAt }) => endedAt ?? []);
  const isDone = stepIds.length > 0 && ends.length === stepIds.length;
  return {
    totalSteps: stepIds.length,
    doneSteps: ends.length,
    startTime: first(begun.map(({ startedAt }) => startedAt)),
    endTime: isDone ? last(ends) : null,
    spentSeconds: begun.reduce((sum, { spentSeconds }) => sum + spentSeconds, 0),
  };
}

function first(instants: readonly Date[]): Date | null {
  return instants.reduce<Date | null>((least, one) => (least === null || one < least ? one : least), null);
}

function last(instants: readonly Date[]): Date | null {
  return instants.reduce<Date | null>((max, one) => (max === null || one > max ? one : max), null);
}
