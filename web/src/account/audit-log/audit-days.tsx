import { useFormats } from '../../kit/format/index.ts';
import { AuditEntry } from './audit-entry.tsx';
import styles from './audit-log.module.css';
import type { AuditEntry as Entry } from './audit-log.queries.ts';
import { readersDay } from './audit-log-address.ts';

/** The entries under the day on which they were written, in their order. */
export const AuditDays = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const f = useFormats();
  const days = Map.groupBy(entries, ({ at }) => readersDay(at));
  return [...days].map(([day, each]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles.day}>
        <bdi dir="ltr">{`${f.weekday(day)} ${day.slice(0, 4)}`}</bdi>
      </h2>
      <ol className={styles.entries}>
        {each.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
};
