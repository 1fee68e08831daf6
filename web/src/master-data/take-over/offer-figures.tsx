import type { SyncedName } from '@tresen/domain/kit/entities';
import { kinds, kindWords } from '@tresen/domain/master-data/kinds';
import { readFault, useFaultWords } from '../../kit/faults/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './take-over.module.css';
import type { Offer } from './take-over.queries.ts';
import { takeOverTexts } from './take-over-texts.ts';

const columns = ['received', 'fresh', 'matching', 'faulty'] as const;

/** How many records of each kind become what. */
export const OfferFigures = ({ offer }: { readonly offer: Offer }) => {
  const t = useTexts(takeOverTexts);
  const f = useFormats();
  const language = useLanguage();
  return (
    <table className={styles.figures} aria-label={t.figures}>
      <thead>
        <tr>
          <th scope="col">{t.kind}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offer.counts.map((count) => (
          <tr key={count.entity}>
            <th scope="row">{kindWords[count.entity as SyncedName][language].many}</th>
            {columns.map((column) => (
              <td key={column}>{f.number(count[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type FaultyRecord = Offer['faulty'][number];

/** The records that stay behind, and why. */
export const FaultyRecords = ({ offer }: { readonly offer: Offer }) => {
  const t = useTexts(takeOverTexts);
  const f = useFormats();
  const line = useFaultLine();
  const count = offer.counts.reduce((sum, { faulty }) => sum + faulty, 0);
  if (count === 0) return null;
  return (
    <details className={styles.faulty}>
      <summary>{t.faultyTitle(f.number(count), count === 1)}</summary>
      <ul>
        {offer.faulty.map((record) => (
          <li key={`${record.entity}/${record.key}`}>{line(record)}</li>
        ))}
        {count > offer.faulty.length && <li>{t.more(f.number(count - offer.faulty.length))}</li>}
      </ul>
    </details>
  );
};

function useFaultLine() {
  const t = useTexts(takeOverTexts);
  const language = useLanguage();
  const words = useFaultWords();
  return ({ entity, name, faults }: FaultyRecord): string => {
    const fields: Readonly<Record<string, string>> = kindWords[entity as SyncedName][language].fields;
    const lines = faults.map(readFault).map((fault) => {
      const [field = ''] = fault.path.split('.');
      return `${fields[field] ?? fault.path}: ${words(fault, kinds[entity as SyncedName].fields[field])}`;
    });
    return `${name} – ${lines.join(' ') || t.leftBehind}`;
  };
}
