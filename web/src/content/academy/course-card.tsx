import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './academy.module.css';
import type { Course } from './academy.queries.ts';
import { academyTexts } from './academy-texts.ts';

/** A course in the list: what it is about, how far one is, and the way in. */
export const CourseCard = ({ course }: { readonly course: Course }) => {
  const t = useTexts(academyTexts);
  const f = useFormats();
  const { slug, title, summary, category, totalSteps, doneSteps, startTime, endTime, endDay, language } =
    course;
  const steps = t.steps(f.number(doneSteps), f.number(totalSteps));
  const action = endTime ? t.again : startTime ? t.resume : t.start;
  return (
    <li className={styles.course}>
      {category !== '' && (
        <span className={styles.meta} lang={language}>
          {category}
        </span>
      )}
      <h2 lang={language}>{title}</h2>
      <p lang={language}>{summary}</p>
      <LinearProgress
        variant="determinate"
        value={totalSteps === 0 ? 0 : (doneSteps / totalSteps) * 100}
        aria-label={`${title}: ${steps}`}
      />
      <span className={styles.meta}>{endDay ? t.done(f.day(endDay)) : steps}</span>
      <Button
        className={styles.action ?? ''}
        variant={endTime ? 'outlined' : 'contained'}
        component={Link}
        to={`/apps/academy/${slug}`}
        aria-label={`${action}: ${title}`}
      >
        {action}
      </Button>
    </li>
  );
};
