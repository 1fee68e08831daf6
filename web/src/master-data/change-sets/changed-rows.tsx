import type { EntityName } from '@tresen/domain/kit/entities';
import { AlongButton } from './along-button.tsx';
import styles from './change-sets.module.css';
import type { ChangedRecord } from './change-sets.queries.ts';
import { useChangeSetTexts } from './change-sets-texts.ts';
import { useChangeLines, useReasonWords } from './change-words.ts';
import { inTheWayOf, WaysToUsers } from './in-the-way.tsx';

interface ChangedRowsProps {
  readonly entity: EntityName;
  readonly label: string;
  readonly rows: readonly ChangedRecord[];
  /** What stands for a record that goes as a whole. */
  readonly goes: string;
  /** Changes a record together with those that stand in its way. */
  readonly onAlong?: ((row: ChangedRecord) => void) | undefined;
}

/** What scrolls can be reached by keys. */
export const scrolling = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

/** Records with their values before and after, or with the reason why they stay as they are. */
export const ChangedRows = ({ entity, label, rows, goes, onAlong }: ChangedRowsProps) => {
  const t = useChangeSetTexts();
  // What comes or goes as a whole has no values before and after.
  const isWhole = rows.every(({ changes }) => changes.length === 0);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          {isWhole ? (
            <th scope="col" colSpan={2}>
              {t.outcome}
            </th>
          ) : (
            <>
              <th scope="col">{t.old}</th>
              <th scope="col">{t.new}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.recordId} data-outcome={row.outcome}>
            <th scope="row">
              <bdi>{row.name}</bdi>
            </th>
            {row.outcome === 'changed' ? (
              <Values entity={entity} row={row} goes={goes} />
            ) : (
              <td colSpan={2} className={styles.reason}>
                <Reasons entity={entity} row={row} onAlong={onAlong} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

function Values({ entity, row, goes }: Pick<ChangedRowsProps, 'entity' | 'goes'> & { row: ChangedRecord }) {
  const lineOf = useChangeLines(entity);
  if (row.changes.length === 0) return <td colSpan={2}>{goes}</td>;
  const lines = row.changes.map(lineOf);
  const isLabelled = lines.length > 1;
  const cell = (side: 'old' | 'new') =>
    lines.map((line) => (
      <div key={line.field}>
        {isLabelled && <span className={styles.label}>{line.label}: </span>}
        <bdi>{line[side]}</bdi>
      </div>
    ));
  return (
    <>
      <td>{cell('old')}</td>
      <td className={styles.new}>{cell('new')}</td>
    </>
  );
}

function Reasons({
  entity,
  row,
  onAlong,
}: Pick<ChangedRowsProps, 'entity' | 'onAlong'> & { row: ChangedRecord }) {
  const t = useChangeSetTexts();
  const reason = useReasonWords(entity);
  if (row.faults.length === 0) return t.outcomes[row.outcome as keyof typeof t.outcomes] ?? row.outcome;
  return (
    <>
      {row.faults.map((fault) => (
        <div key={`${fault.path} ${fault.code}`}>
          <WaysToUsers parameters={fault.parameters} text={reason(fault)} />
        </div>
      ))}
      {onAlong && row.faults.every(inTheWayOf) && <AlongButton name={row.name} onOpen={() => onAlong(row)} />}
    </>
  );
}
