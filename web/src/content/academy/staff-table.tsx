import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './academy.module.css';
import { type StaffProgress, staffQuery } from './academy.queries.ts';
import { academyTexts } from './academy-texts.ts';

/** How far everybody of the company is, for whoever runs it. */
export const StaffTable = () => {
  const t = useTexts(academyTexts);
  const query = useQuery(staffQuery(useLanguage()));
  return (
    <section className={styles.team} aria-label={t.staff}>
      <h2>{t.staff}</h2>
      <p>{t.staffText}</p>
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {(rows) => (rows.length === 0 ? <p>{t.staffEmpty}</p> : <Rows rows={rows} />)}
      </Loaded>
    </section>
  );
};

/** A table that may be wider than a phone is pulled by keys, too. */
const scrolled = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

function Rows({ rows }: { readonly rows: readonly StaffProgress[] }) {
  const t = useTexts(academyTexts);
  const f = useFormats();
  return (
    <div className={styles.scroller} {...scrolled(t.staff)}>
      <table>
        <thead>
          <tr>
            {[t.person, t.course, t.progress, t.time].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.userId} ${row.courseSlug}`}>
              <th scope="row">{row.name}</th>
              <td>{row.courseTitle}</td>
              <td>
                {row.endDay
                  ? t.done(f.day(row.endDay))
                  : t.steps(f.number(row.doneSteps), f.number(row.totalSteps))}
              </td>
              <td>{t.minutes(f.number(minutesOf(row.spentTime)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As the certificate says it: whoever has read something has not spent no time. */
function minutesOf(seconds: number): number {
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}
