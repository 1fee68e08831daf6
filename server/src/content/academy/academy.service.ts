import {
  type CourseProgress,
  courseProgress,
  type StepProgress,
  stepReportSchema,
} from '@tresen/domain/content/academy';
import { contentLanguageOf } from '@tresen/domain/content/entries';
import { businessDayOf, type Day } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import type { Role } from '@tresen/domain/kit/groups';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { zoneOfTenant } from '../calendar/index.ts';
import {
  asReader,
  type ContentEntry,
  type ContentHead,
  type ContentReader,
  findEntry,
  listEntries,
  listHeads,
  readableKind,
} from '../entries/index.ts';
import { noteStep, progressOf, progressOfStaff } from './academy.store.ts';

/** How far somebody is in a course, and the days on which they began and ended it by the clock of the company. */
interface DatedProgress extends CourseProgress {
  readonly startDay: Day | null;
  readonly endDay: Day | null;
}

/** A course with how far the caller is in it. */
export interface Course extends DatedProgress {
  readonly entry: ContentHead;
  /** The first step that is not done yet; null where all are. */
  readonly nextStep: string | null;
}

/** A step of a course with how far the caller is in it. */
export interface CourseStep {
  readonly entry: ContentEntry;
  readonly progress: StepProgress | undefined;
}

/** How far a colleague is in a course. */
export interface StaffProgress extends DatedProgress {
  readonly userId: string;
  readonly name: string;
  readonly course: ContentHead;
}

/** More than any vendor writes; beyond it the last of their order are missing. */
const max = { courses: 200, steps: 2_000 } as const;

/** The courses that the caller may read, in their order. */
export const academyCourses = (ctx: Ctx, language: string): Promise<Course[]> =>
  read(ctx, language, async (tx, reader) => {
    const { courses, stepsOf } = await allCourses(tx, reader);
    const progress = await progressOf(tx, userOf(ctx));
    const zone = await zoneOfTenant(tx, tenantOf(ctx));
    return courses.map((entry) => courseOf(entry, stepsOf(entry), progress, zone));
  });

/** A course with its steps. @throws {AppError} NOT_FOUND also for drafts, and for what is for others */
export const academyCourse = (
  ctx: Ctx,
  slug: string,
  language: string,
): Promise<{ readonly course: Course; readonly steps: readonly CourseStep[] }> =>
  read(ctx, language, async (tx, reader) => {
    const entry = await findEntry(tx, reader, 'course', slug);
    if (!entry) throw new AppError('NOT_FOUND', { what: 'course' });
    const steps = await listEntries(tx, reader, { kinds: ['step'], search: '', parent: slug }, max.steps);
    const progress = await progressOf(tx, userOf(ctx));
    return {
      course: courseOf(entry, steps, progress, await zoneOfTenant(tx, tenantOf(ctx))),
      steps: steps.map((step) => ({
        entry: step,
        progress: progress.find(({ stepId }) => stepId === step.id),
      })),
    };
  });

/**
 * Takes note that the caller reads a step, for how long, and whether they are done with it.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND for a step that they cannot read
 */
export const reportAcademyStep = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const report = parseInput(stepReportSchema, given);
  return read(ctx, 'de', async (tx, reader) => {
    if ((await readableKind(tx, reader, report.stepId)) !== 'step')
      throw new AppError('NOT_FOUND', { what: 'step' });
    await noteStep(tx, userOf(ctx), report, new Date(ctx.now()));
    return { isSuccess: true, modelId: report.stepId };
  });
};

/** How far everybody of the company is who has begun a course: in the courses and steps that are for them, not for who asks. */
export const academyStaff = (ctx: Ctx, language: string): Promise<StaffProgress[]> =>
  read(ctx, language, async (tx, reader) => {
    const zone = await zoneOfTenant(tx, tenantOf(ctx));
    const people = Map.groupBy(await progressOfStaff(tx), ({ userId }) => userId);
    const coursesFor = new Map<Role, Courses>();
    for (const role of new Set([...people.values()].flatMap(([first]) => first?.role ?? [])))
      coursesFor.set(role, await allCourses(tx, { ...reader, role }));
    return [...people].flatMap(([userId, steps]) => {
      const [first] = steps;
      const theirs = first && coursesFor.get(first.role);
      if (!theirs) return [];
      return theirs.courses.flatMap((course) => {
        const progress = progressIn(theirs.stepsOf(course), steps, zone);
        return progress.startTime === null ? [] : [{ ...progress, userId, name: first.name, course }];
      });
    });
  });

type Courses = Awaited<ReturnType<typeof allCourses>>;

async function allCourses(tx: Tx, reader: ContentReader) {
  const courses = await listHeads(tx, reader, 'course', max.courses);
  const steps = Map.groupBy(await listHeads(tx, reader, 'step', max.steps), ({ parentId }) => parentId);
  return { courses, stepsOf: ({ id }: ContentHead): readonly ContentHead[] => steps.get(id) ?? [] };
}

function read<T>(
  ctx: Ctx,
  language: string,
  work: (tx: Tx, reader: ContentReader) => Promise<T>,
): Promise<T> {
  return asReader(ctx, { language: contentLanguageOf(language), frontEnd: 'Back_Office' }, work);
}

function courseOf(
  entry: ContentHead,
  steps: readonly ContentHead[],
  progress: readonly StepProgress[],
  zone: string,
): Course {
  const done = new Set(progress.flatMap(({ stepId, endedAt }) => (endedAt ? [stepId] : [])));
  const nextStep = steps.find(({ id }) => !done.has(id))?.slug ?? null;
  return { entry, ...progressIn(steps, progress, zone), nextStep };
}

function progressIn(steps: readonly ContentHead[], of: readonly StepProgress[], zone: string): DatedProgress {
  const ids = steps.map(({ id }) => id);
  const progress = courseProgress(ids, of);
  const dayOf = (instant: Date | null) => instant && businessDayOf(instant.getTime(), zone, 0).day;
  return { ...progress, startDay: dayOf(progress.startTime), endDay: dayOf(progress.endTime) };
}
