import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './tax-notifications.module.css';
import type { TaxRegistrationRow } from './tax-notifications.queries.ts';
import { differenceTexts, taxTexts } from './tax-notifications-texts.ts';

interface RowProps {
  readonly row: TaxRegistrationRow;
}

/** How an establishment stands before the tax office, in a word and a mark. */
export const RegistrationState = ({ row }: RowProps) => {
  const t = useTexts(taxTexts);
  const f = useFormats();
  const { word, mark } = stateOf(row);
  return (
    <span className={styles.state} data-state={row.urgency >= 2 ? 'error' : mark}>
      <span className={styles.dot} aria-hidden="true" />
      {t[word]}
      {row.due !== null && ` · ${row.urgency === 3 ? t.overdue(f.day(row.due)) : t.due(f.day(row.due))}`}
    </span>
  );
};

function stateOf({ reportState, validationState, differences }: TaxRegistrationRow) {
  if (reportState === 2) return { word: 'refusedState', mark: 'error' } as const;
  if (reportState === 1) {
    if (validationState === 2) return { word: 'readyState', mark: 'info' } as const;
    return validationState === 1
      ? ({ word: 'faultyState', mark: 'warning' } as const)
      : ({ word: 'draftState', mark: 'warning' } as const);
  }
  return differences.length === 0
    ? ({ word: 'upToDate', mark: 'ok' } as const)
    : ({ word: 'openChanges', mark: 'warning' } as const);
}

/** What has changed since the last notification; what this version does not know is left out. */
export const DifferenceList = ({ row }: RowProps) => {
  const words: Readonly<Record<string, (name: string) => string>> = useTexts(differenceTexts);
  const t = useTexts(taxTexts);
  const f = useFormats();
  return (
    <ul className={styles.lines}>
      {row.differences.map(({ kind, name, day }) => (
        <li key={`${kind} ${name} ${day}`}>
          {words[kind]?.(name ?? '')}
          {day !== null && <span className={styles.muted}> {t.since(f.day(day))}</span>}
        </li>
      ))}
    </ul>
  );
};
