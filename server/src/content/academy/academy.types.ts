import type { CourseProgress } from '@tresen/domain/content/academy';
import type { Kit } from '../../kit/graphql/index.ts';
import type { Course, CourseStep } from './academy.service.ts';

/** A course as the academy lists it, with the caller’s own progress. */
export const courseType = ({ builder }: Kit) => {
  return builder.objectRef<Course>('AcademyCourse').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ entry }) => entry.id }),
      slug: t.string({ resolve: ({ entry }) => entry.slug }),
      language: t.string({ resolve: ({ entry }) => entry.language }),
      title: t.string({ resolve: ({ entry }) => entry.title }),
      summary: t.string({ resolve: ({ entry }) => entry.summary }),
      category: t.string({
        description: 'First tag of the course; empty if it has none.',
        resolve: ({ entry }) => entry.tags[0] ?? '',
      }),
      nextStep: t.exposeString('nextStep', {
        nullable: true,
        description: 'Slug of the first step that isn’t done; null once all are.',
      }),
      totalSteps: t.exposeInt('totalSteps'),
      doneSteps: t.exposeInt('doneSteps'),
      startTime: t.expose('startTime', { type: 'DateTime', nullable: true }),
      endTime: t.expose('endTime', {
        type: 'DateTime',
        nullable: true,
        description: 'Null until all steps are done.',
      }),
      endDay: t.expose('endDay', {
        type: 'Day',
        nullable: true,
        description: 'Day of `endTime` in the time zone of the company.',
      }),
      spentTime: t.int({
        description: 'Seconds.',
        resolve: ({ spentSeconds }: CourseProgress) => spentSeconds,
      }),
    }),
  });
};

/** A step of a course, with its text and the caller’s own progress. */
export const stepType = ({ builder }: Kit) => {
  return builder.objectRef<CourseStep>('AcademyStep').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ entry }) => entry.id }),
      slug: t.string({ resolve: ({ entry }) => entry.slug }),
      language: t.string({ resolve: ({ entry }) => entry.language }),
      title: t.string({ resolve: ({ entry }) => entry.title }),
      body: t.string({ description: 'Markdown.', resolve: ({ entry }) => entry.body }),
      startTime: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ progress }) => progress?.startedAt ?? null,
      }),
      endTime: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ progress }) => progress?.endedAt ?? null,
      }),
      spentTime: t.int({ description: 'Seconds.', resolve: ({ progress }) => progress?.spentSeconds ?? 0 }),
    }),
  });
};
