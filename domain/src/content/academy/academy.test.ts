import { describe, expect, it } from 'vitest';
import { courseProgress, maxSecondsAtOnce, type StepProgress, stepReportSchema } from './index.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 9, minute));
const step = (stepId: string, from: number, to: number | null, spentSeconds = 60): StepProgress => ({
  ...{ stepId, startedAt: at(from), endedAt: to === null ? null : at(to), spentSeconds },
});

describe('CNT-04: how far somebody is in a course', () => {
  it.each([
    ['not begun', [], { doneSteps: 0, startTime: null, endTime: null, spentSeconds: 0 }],
    ['begun', [step('a', 0, null)], { doneSteps: 0, startTime: at(0), endTime: null, spentSeconds: 60 }],
    ['half', [step('b', 5, 7), step('a', 0, null)], { doneSteps: 1, startTime: at(0), endTime: null }],
    [
      'done',
      [step('b', 5, 9), step('a', 0, 4)],
      { doneSteps: 2, startTime: at(0), endTime: at(9), spentSeconds: 120 },
    ],
    [
      'done, with a step that was withdrawn',
      [step('b', 5, 9), step('a', 0, 4), step('x', 1, 2)],
      { doneSteps: 2, totalSteps: 2, spentSeconds: 120 },
    ],
  ])('%s', (_name, steps, expected) => {
    expect(courseProgress(['a', 'b'], steps)).toMatchObject({ totalSteps: 2, ...expected });
  });

  it('is open again with a step that was added', () =>
    expect(courseProgress(['a', 'b', 'c'], [step('a', 0, 1), step('b', 1, 2)])).toMatchObject({
      totalSteps: 3,
      endTime: null,
    }));

  it('is never done where there are no steps', () => expect(courseProgress([], []).endTime).toBeNull());
});

describe('a report of a step', () => {
  const stepId = '01a1ff9c-4e2c-74ba-9c8f-dc70da0948e3';
  it.each([
    [{ stepId, seconds: 0, isDone: false }, true],
    [{ stepId, seconds: maxSecondsAtOnce, isDone: true }, true],
    [{ stepId, seconds: maxSecondsAtOnce + 1, isDone: true }, false],
    [{ stepId, seconds: -1, isDone: true }, false],
    [{ stepId, seconds: 1.5, isDone: true }, false],
    [{ stepId: 'x', seconds: 1, isDone: true }, false],
  ])('%j is one: %s', (report, isOne) => expect(stepReportSchema.safeParse(report).success).toBe(isOne));
});
