import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { WriteLink } from '../authoring/index.ts';
import { NothingFound } from '../entries/index.ts';
import styles from './academy.module.css';
import { coursesQuery } from './academy.queries.ts';
import { academyTexts } from './academy-texts.ts';
import { CourseCard } from './course-card.tsx';
import { StaffTable } from './staff-table.tsx';

/** /apps/academy/courses: all courses, each with how far one is (CNT-03). */
export const CoursesPage = () => {
  const t = useTexts(academyTexts);
  const query = useQuery(coursesQuery(useLanguage()));
  const maySeeStaff = useMayUse('Query.academyStaff');
  return (
    <>
      <PageHeader title={t.title} subtitle={t.intro}>
        <WriteLink kind="course" />
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={320} />}>
        {(courses) =>
          courses.length === 0 ? (
            <NothingFound title={t.emptyTitle} text={t.emptyText} />
          ) : (
            <ul className={styles.courses} aria-label={t.title}>
              {courses.map((course) => (
                <CourseCard key={course.id} course={course} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {maySeeStaff && <StaffTable />}
    </>
  );
};
