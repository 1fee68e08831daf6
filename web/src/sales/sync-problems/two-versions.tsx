import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { differingFields } from './differing-fields.ts';
import styles from './sync-problems.module.css';
import { syncProblemTexts } from './sync-problems-texts.ts';

const maxShown = 50;

interface TwoVersionsProps {
  readonly stored: string;
  readonly sent: string;
}

/** What differs between the record that is stored and the one that waits, side by side. */
export const TwoVersions = ({ stored, sent }: TwoVersionsProps) => {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  const fields = differingFields(stored, sent);
  if (fields.length === 0) return <p className={styles.hint}>{t.sameContent}</p>;
  const value = (text: string | undefined) => text ?? <em>{t.missing}</em>;
  return (
    <>
      <table className={styles.versions} aria-label={t.differences}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.stored}</th>
            <th scope="col">{t.sentLater}</th>
          </tr>
        </thead>
        <tbody>
          {fields.slice(0, maxShown).map((field) => (
            <tr key={field.path}>
              <th scope="row">{field.path}</th>
              <td>{value(field.stored)}</td>
              <td>{value(field.sent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length > maxShown && (
        <p className={styles.hint}>{t.moreDifferences(f.number(fields.length - maxShown))}</p>
      )}
    </>
  );
};
