import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { downloadFile } from '../../kit/download/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { CheckCircleIcon } from '../../kit/icons/check-circle.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { WriteLink } from '../authoring/index.ts';
import { EntryText, NothingFound } from '../entries/index.ts';
import styles from './academy.module.css';
import { type CourseReading, type CourseStep, courseQuery, useStepDone } from './academy.queries.ts';
import { academyTexts } from './academy-texts.ts';
import { useSpentTime } from './use-spent-time.ts';

/** /apps/academy/:slug: a course, step by step; it opens where one was (CNT-03, CNT-11). */
export const CoursePage = () => {
  const t = useTexts(academyTexts);
  const { slug = '' } = useParams();
  const query = useQuery(courseQuery(slug, useLanguage()));
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToCourses />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <BackToCourses />
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(reading) => <Reading reading={reading} />}
      </Loaded>
    </div>
  );
};

function BackToCourses() {
  const t = useTexts(academyTexts);
  return (
    <Button component={Link} to="/apps/academy/courses" startIcon={<ArrowBackIcon className="points" />}>
      {t.back}
    </Button>
  );
}

function Reading({ reading: { course, steps } }: { readonly reading: CourseReading }) {
  const t = useTexts(academyTexts);
  const [params] = useSearchParams();
  const wanted = params.get('step') ?? course.nextStep;
  const at = Math.max(
    0,
    steps.findIndex(({ slug }) => slug === wanted),
  );
  const step = steps[at];
  useSpentTime(step?.id);
  return (
    <>
      <PageHeader title={course.title} subtitle={course.summary}>
        <WriteLink kind="step" />
      </PageHeader>
      {course.endTime && <Finished slug={course.slug} />}
      {step ? (
        <>
          <StepList steps={steps} current={step.slug} />
          <article aria-labelledby={step.id}>
            <h2 id={step.id} lang={step.language}>
              {step.title}
            </h2>
            <EntryText body={step.body} language={step.language} />
          </article>
          <Turns steps={steps} at={at} step={step} />
        </>
      ) : (
        <NothingFound title={t.noSteps} text={t.emptyText} />
      )}
    </>
  );
}

function StepList({ steps, current }: { readonly steps: readonly CourseStep[]; readonly current: string }) {
  const t = useTexts(academyTexts);
  const list = useRef<HTMLOListElement>(null);
  // Whoever goes on, on a phone, sees which step it is.
  useEffect(() => {
    const here = current && list.current?.querySelector('[aria-current]');
    if (here) here.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={t.stepList}>
      <ol className={styles.steps} ref={list}>
        {steps.map(({ id, slug, title, endTime, language }) => (
          <li key={id}>
            <Link
              to={`?step=${slug}`}
              replace
              aria-current={slug === current ? 'step' : undefined}
              lang={language}
            >
              {endTime && <CheckCircleIcon color="success" fontSize="small" titleAccess={t.stepDone} />}
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TurnsProps {
  readonly steps: readonly CourseStep[];
  readonly at: number;
  readonly step: CourseStep;
}

/** Back, and on: whoever goes on is done with the step; the last one that was open ends the course. */
function Turns({ steps, at, step }: TurnsProps) {
  const t = useTexts(academyTexts);
  const navigate = useNavigate();
  const notify = useNotify();
  const done = useStepDone();
  const before = steps[at - 1];
  const open = steps.find(({ id, endTime }) => endTime === null && id !== step.id);
  const next = steps[at + 1] ?? open;
  const goOn = () =>
    done.mutate(step.id, {
      onSuccess: () => {
        const to = (open && next) ?? step;
        void navigate(`?step=${to.slug}`, { replace: true });
      },
      onError: notify.failure,
    });
  return (
    <div className={styles.turns}>
      {before && (
        <Button
          className={styles.back}
          variant="outlined"
          component={Link}
          to={`?step=${before.slug}`}
          replace
        >
          {t.previous}
        </Button>
      )}
      {step.endTime === null ? (
        <Button variant="contained" loading={done.isPending} onClick={goOn}>
          {open ? t.next : t.finish}
        </Button>
      ) : (
        next && (
          <Button variant="contained" component={Link} to={`?step=${next.slug}`} replace>
            {t.onward}
          </Button>
        )
      )}
    </div>
  );
}

function Finished({ slug }: { readonly slug: string }) {
  const t = useTexts(academyTexts);
  const notify = useNotify();
  const language = useLanguage();
  const save = () => void downloadFile(`/api/academy/${slug}.pdf?language=${language}`).catch(notify.failure);
  return (
    <Alert
      severity="success"
      role="status"
      action={
        <Button color="inherit" onClick={save}>
          {t.certificate}
        </Button>
      }
    >
      {t.finished}
    </Alert>
  );
}
