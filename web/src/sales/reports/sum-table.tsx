import { cellText } from '@tresen/domain/sales/closing-reports';
import { type SummaryRow, type SummaryTable, salesReportWords } from '@tresen/domain/sales/reports';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useWords } from '../../kit/i18n/index.ts';
import styles from './reports.module.css';

interface SumTableProps {
  readonly table: SummaryTable;
  /** Where the receipts behind a row are; undefined where they cannot be told. */
  readonly linkOf: (row: SummaryRow) => string | undefined;
}

/** A block of the summary: names with their sums. Amounts are of days, so no zone matters. */
export const SumTable = ({ table, linkOf }: SumTableProps) => {
  const f = useFormats();
  const heading = useId();
  const { before } = useWords(salesReportWords);
  const shownOnPhones = table.columns.filter(({ name, isAmount }) => isAmount && name !== before);
  const classOf = (name: string) => (name === before ? styles.before : undefined);
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading} className={styles.blockTitle}>
        {table.name}
      </h2>
      <div className={styles.scroll} {...scrollsByKeys(table, linkOf)}>
        <table
          className={styles.sums}
          data-wide={shownOnPhones.length > 2 || undefined}
          aria-labelledby={heading}
        >
          <thead>
            <tr>
              {table.columns.map(({ name, isAmount }, index) => (
                <th key={name} scope="col" data-amount={isAmount || undefined} className={classOf(name)}>
                  {index === 0 && name === table.name ? <span className={styles.hidden}>{name}</span> : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(table.rows).map(({ key, row }) => (
              <tr key={key} data-total={row.isTotal || undefined}>
                {table.columns.map(({ name }, index) => {
                  const content = cellText(row.cells[index] ?? null, f, 'UTC');
                  const to = index === 0 ? linkOf(row) : undefined;
                  return index === 0 ? (
                    <th key={name} scope="row">
                      {to === undefined ? content : <Link to={to}>{content}</Link>}
                    </th>
                  ) : (
                    <td key={name} className={classOf(name)}>
                      <bdi>{content}</bdi>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** The rows of a block have no identity but their place. */
function keyed(rows: SummaryTable['rows']) {
  return rows.map((row, place) => ({ key: String(place), row }));
}

/** Whoever has no mouse scrolls a block that is too wide for a phone: by its links, else by the block itself. */
function scrollsByKeys({ name, rows }: SummaryTable, linkOf: SumTableProps['linkOf']) {
  return rows.some((row) => linkOf(row) !== undefined)
    ? {}
    : { role: 'group', tabIndex: 0, 'aria-label': name };
}
