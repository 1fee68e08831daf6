import BarChart from '@mui/icons-material/BarChart';
import TableRows from '@mui/icons-material/TableRows';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { listParam, useAddress } from '../address/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { Bars } from './bars.tsx';
import styles from './chart-card.module.css';
import type { ChartRow, ChartWords } from './chart-row.ts';
import { ChartTable } from './chart-table.tsx';
import { de } from './charts.de.ts';
import { en } from './charts.en.ts';
import { Columns } from './columns.tsx';

const texts = defineTexts(de, en);

interface ChartCardProps {
  /** Names the chart in the address, where its table view is remembered. */
  readonly id: string;
  readonly title: string;
  /** Unit and period. */
  readonly subtitle: string;
  readonly kind: 'columns' | 'bars';
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
  /** Said instead of the chart when there is nothing to draw. */
  readonly empty: string;
  readonly isSample?: boolean;
  readonly controls?: ReactNode;
}

const useTableView = (id: string) => {
  const { params, change } = useAddress();
  const open = listParam(params, 'tables');
  const isTable = open.includes(id);
  const toggle = () =>
    change({ tables: isTable ? open.filter((other) => other !== id) : [...open, id] }, { replace: true });
  return { isTable, toggle };
};

const TableToggle = ({
  title,
  isTable,
  onToggle,
}: {
  title: string;
  isTable: boolean;
  onToggle: () => void;
}) => {
  const t = useTexts(texts);
  const label = isTable ? t.showChart(title) : t.showTable(title);
  return (
    <IconButton aria-label={label} title={label} onClick={onToggle}>
      {isTable ? <BarChart /> : <TableRows />}
    </IconButton>
  );
};

/** One chart with title, unit, period, the same figures as a table, and its controls. */
export const ChartCard = (props: ChartCardProps) => {
  const { id, title, subtitle, kind, rows, words, empty, isSample, controls } = props;
  const t = useTexts(texts);
  const { isTable, toggle } = useTableView(id);
  const titleId = useId();
  const isEmpty = rows.every((row) => row.value === 0 && !row.before);
  const Chart = kind === 'columns' ? Columns : Bars;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
            {isSample && <span className={styles.sample}>{t.sample}</span>}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        {!isEmpty && <TableToggle title={title} isTable={isTable} onToggle={toggle} />}
        {controls}
      </header>
      <div className={styles.body} data-kind={kind}>
        {isEmpty && <p className={styles.empty}>{empty}</p>}
        {!isEmpty && isTable && <ChartTable caption={`${title}, ${subtitle}`} rows={rows} words={words} />}
        {!isEmpty && !isTable && <Chart rows={rows} words={words} />}
      </div>
    </section>
  );
};
