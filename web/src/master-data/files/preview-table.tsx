import { useFormats } from '../../kit/format/index.ts';
import styles from './files.module.css';
import type { Report } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';
import { scrolling } from './scrolling.ts';

/** The first rows that change something, with what they say now and what they would say. */
export const PreviewTable = ({ report }: { readonly report: Report }) => {
  const t = useFilesTexts();
  const f = useFormats();
  return (
    <div className={styles.rows} {...scrolling(t.changes)}>
      <table className={styles.table} aria-label={t.changes}>
        <thead>
          <tr>
            <th scope="col">{t.row}</th>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.changes}</th>
          </tr>
        </thead>
        <tbody>
          {report.preview.map(({ row, name, isNew, changes }) => (
            <tr key={row}>
              <td>{f.number(row)}</td>
              <th scope="row">
                <bdi>{name}</bdi>
                {isNew && <span className={styles.guess}>{t.isNew}</span>}
              </th>
              <td>
                <ul className={styles.changes}>
                  {changes.map((change) => (
                    <li key={change.target}>
                      {change.head}: {change.old !== null && <del>{change.old || t.noValue}</del>}{' '}
                      <bdi>{change.new || t.noValue}</bdi>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
