import type { Kit } from '../../kit/graphql/index.ts';
import {
  academyCourse,
  academyCourses,
  academyStaff,
  reportAcademyStep,
  type StaffProgress,
} from './academy.service.ts';
import { courseType, stepType } from './academy.types.ts';

/** The academy answers at /graphql, to everybody who is signed in. */
export const addAcademy = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const course = courseType(kit);
  const reading = readingType(kit, course, stepType(kit));
  const staff = staffType(kit);
  builder.queryFields((t) => ({
    academyCourses: t.field({
      type: [course],
      description: 'The courses in their order, with the caller’s own progress.',
      args: { language: t.arg.string({ required: true }) },
      resolve: (_root, { language }, ctx) => academyCourses(ctx, language),
    }),
    academyCourse: t.field({
      type: reading,
      args: { slug: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: (_root, { slug, language }, ctx) => academyCourse(ctx, slug, language),
    }),
    academyStaff: t.field({
      type: [staff],
      description: 'Progress of everybody in the company who has started a course.',
      args: { language: t.arg.string({ required: true }) },
      resolve: (_root, { language }, ctx) => academyStaff(ctx, language),
    }),
  }));
  builder.mutationField('reportAcademyStep', (t) =>
    t.field({
      type: saveResult,
      description: 'Records time spent on a step, and that it is done. Done stays done.',
      args: {
        stepId: t.arg.id({ required: true }),
        seconds: t.arg.int({ required: true, description: 'Since the previous report, up to 600.' }),
        isDone: t.arg.boolean({ required: true }),
      },
      resolve: (_root, args, ctx) => reportAcademyStep(ctx, args),
    }),
  );
};

type CourseType = ReturnType<typeof courseType>;
type StepType = ReturnType<typeof stepType>;

function readingType({ builder }: Kit, course: CourseType, step: StepType) {
  return builder.objectRef<Awaited<ReturnType<typeof academyCourse>>>('AcademyCourseReading').implement({
    fields: (t) => ({
      course: t.expose('course', { type: course }),
      steps: t.field({ type: [step], resolve: ({ steps }) => [...steps] }),
    }),
  });
}

function staffType({ builder }: Kit) {
  return builder.objectRef<StaffProgress>('AcademyStaffProgress').implement({
    fields: (t) => ({
      userId: t.exposeID('userId'),
      name: t.exposeString('name'),
      courseSlug: t.string({ resolve: ({ course }) => course.slug }),
      courseTitle: t.string({ resolve: ({ course }) => course.title }),
      totalSteps: t.exposeInt('totalSteps'),
      doneSteps: t.exposeInt('doneSteps'),
      startTime: t.expose('startTime', { type: 'DateTime', nullable: true }),
      endTime: t.expose('endTime', { type: 'DateTime', nullable: true }),
      endDay: t.expose('endDay', { type: 'Day', nullable: true }),
      spentTime: t.int({ description: 'Seconds.', resolve: ({ spentSeconds }) => spentSeconds }),
    }),
  });
}
