import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  AcademyCourseDocument,
  type AcademyCourseQuery,
  AcademyCoursesDocument,
  type AcademyCoursesQuery,
  AcademyStaffDocument,
  type AcademyStaffQuery,
  ReportAcademyStepDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';

export type Course = AcademyCoursesQuery['academyCourses'][number];
export type CourseReading = AcademyCourseQuery['academyCourse'];
export type CourseStep = CourseReading['steps'][number];
export type StaffProgress = AcademyStaffQuery['academyStaff'][number];

/** All courses with the person's own progress. */
export const coursesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['academy', 'courses', language],
    queryFn: async () => (await generalApi.request(AcademyCoursesDocument, { language })).academyCourses,
    meta: { isKept: true },
  });

/** A course with its steps. */
export const courseQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: ['academy', 'course', slug, language],
    queryFn: async () => (await generalApi.request(AcademyCourseDocument, { slug, language })).academyCourse,
    meta: { isKept: true },
  });

/** How far colleagues are. */
export const staffQuery = (language: Language) =>
  queryOptions({
    queryKey: ['academy', 'staff', language],
    queryFn: async () => (await generalApi.request(AcademyStaffDocument, { language })).academyStaff,
  });

/** @throws {RequestError} */
const reportStep = async (stepId: string, seconds: number, isDone: boolean) =>
  savedId(
    (await generalApi.request(ReportAcademyStepDocument, { stepId, seconds, isDone })).reportAcademyStep,
  );

/** Tells for how long a step was looked at. Lists then say that its course is begun; its page shows no time. */
export const useTimeReport = () => {
  const client = useQueryClient();
  return useCallback(
    async (stepId: string, seconds: number) => {
      await reportStep(stepId, seconds, false);
      await Promise.all(
        ['courses', 'staff'].map((list) => client.invalidateQueries({ queryKey: ['academy', list] })),
      );
    },
    [client],
  );
};

/** Says that a step is done. */
export const useStepDone = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stepId: string) => reportStep(stepId, 0, true),
    onSuccess: () => client.invalidateQueries({ queryKey: ['academy'] }),
  });
};
