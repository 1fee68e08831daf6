import Button from '@mui/material/Button';
import { cellText, type ReportRow, type ReportTable as Table } from '@tresen/domain/sales/closing-reports';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { closingTexts } from './closings-texts.ts';
import styles from './report-table.module.css';
import { Term } from './term.tsx';

interface ReportTableProps {
  readonly table: Table;
  /** Time zone of the branch. */
  readonly zone: string;
  /** Said above the table where a section has several. */
  readonly hasCaption: boolean;
}

/** So many rows stand there at once: a browser draws some hundred at ease, and the contract admits 50,000. */
const atOnce = 300;

/** A block of figures. With many columns its rows become cards on phones. */
export const ReportTable = ({ table, zone, hasCaption }: ReportTableProps) => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const [isWhole, setWhole] = useState(table.rows.length <= atOnce + 1);
  return (
    <>
      <table
        className={styles.table}
        aria-label={hasCaption ? undefined : table.name}
        data-many={table.columns.length > 4 || undefined}
      >
        {hasCaption && <caption className={styles.caption}>{table.name}</caption>}
        <thead>
          <tr>
            {table.columns.map(({ name, isAmount }) => (
              <th key={name} scope="col" data-amount={isAmount || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyedRows(table, isWhole).map(({ key, row }) => (
            <Row key={key} row={row} table={table} zone={zone} />
          ))}
        </tbody>
      </table>
      {!isWhole && <Button onClick={() => setWhole(true)}>{t.showRows(f.number(table.rows.length))}</Button>}
    </>
  );
};

/** Rows have no identity but their place, which never changes, since a closing does not. */
function keyedRows({ rows }: Table, isWhole: boolean) {
  return rows
    .map((row, place) => ({ key: String(place), row, isShown: isWhole || place < atOnce || row.isTotal }))
    .filter(({ isShown }) => isShown);
}

function Row({ row, table, zone }: Omit<ReportTableProps, 'hasCaption'> & { readonly row: ReportRow }) {
  const f = useFormats();
  const texts = row.cells.map((cell) => cellText(cell, f, zone));
  return (
    <tr data-total={row.isTotal || undefined}>
      {table.columns.map(({ name, isAmount }, index) => {
        const content = texts[index] ?? '';
        if (index === 0)
          return (
            <th key={name} scope="row">
              <Term name={content} term={row.term} />
            </th>
          );
        return (
          <td
            key={name}
            data-amount={isAmount || undefined}
            data-name={content === '' ? undefined : name}
            data-empty={content === '' || undefined}
          >
            <bdi>{content}</bdi>
          </td>
        );
      })}
    </tr>
  );
}
