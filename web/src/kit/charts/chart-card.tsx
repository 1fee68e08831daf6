import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import { BarChartIcon } from '../icons/bar-chart.tsx';
import { TableRowsIcon } from '../icons/table-rows.tsx';
import styles from './chart-card.module.css';
import { ChartDialogs } from './chart-dialogs.tsx';
import type { Chart } from './chart-file.ts';
import { ChartMenu } from './chart-menu.tsx';
import type { Whole } from './chart-parts.ts';
import { isEmptyChart } from './chart-row.ts';
import { chartSummary } from './chart-summary.ts';
import { ChartView } from './chart-view.tsx';
import { chartTexts } from './charts-texts.ts';
import { useChartAddress } from './use-chart-address.ts';

/** So many bars a card shows; the others stand in its table and in full screen. */
const maxBars = 10;

interface ChartCardProps extends Omit<Chart, 'isSample'> {
  /** Names the chart in the address, where its table view and its full screen are remembered. */
  readonly id: string;
  /** Said instead of the chart when there is nothing to draw. */
  readonly empty: string;
  readonly isSample?: boolean;
  readonly controls?: ReactNode;
  /** Further controls, which need a line of their own. */
  readonly boxes?: ReactNode;
  /** What the figure counts and what not; drawn only when somebody asks for it. */
  readonly about: ReactNode;
  /** What the full screen shows instead of the chart: all of which the chart is the beginning. */
  readonly whole?: Whole;
}

/**
 * One chart with title, unit, period, and its controls: the same figures as a table and in words, in full screen, as a
 * picture and as a file, and what they mean.
 */
export const ChartCard = (props: ChartCardProps) => {
  const { id, title, subtitle, kind, words, empty, isSample, controls, boxes, about, whole } = props;
  const t = useTexts(chartTexts);
  const f = useFormats();
  const { chart, shown, more, isEmpty } = useShown(props);
  const address = useChartAddress(id);
  const { isTable, toggleTable, full } = address;
  const titleId = useId();
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
        <div className={styles.tools}>
          {controls}
          {!isEmpty && <TableToggle title={title} isTable={isTable} onToggle={toggleTable} />}
          <ChartMenu chart={chart} isEmpty={isEmpty} address={address} whole={whole} />
        </div>
      </header>
      {boxes && <div className={styles.boxes}>{boxes}</div>}
      <div className={styles.body} data-kind={kind}>
        {isEmpty && <p className={styles.empty}>{empty}</p>}
        {!isEmpty && <p className="heard">{chartSummary(chart.rows, words, t)}</p>}
        {!isEmpty && <ChartView chart={isTable ? chart : shown} isTable={isTable} />}
        {!isEmpty && !isTable && more > 0 && (
          <Button onClick={full.toggle} className={styles.others ?? ''}>
            {t.others(f.number(more))}
          </Button>
        )}
      </div>
      <ChartDialogs chart={chart} isEmpty={isEmpty} address={address} about={about} whole={whole} />
    </section>
  );
};

function useShown({ title, subtitle, kind, rows, words, isSample = false }: ChartCardProps) {
  const chart: Chart = { title, subtitle, kind, rows, words, isSample };
  const more = kind === 'bars' ? Math.max(0, rows.length - maxBars) : 0;
  const shown = more > 0 ? { ...chart, rows: rows.slice(0, maxBars) } : chart;
  return { chart, shown, more, isEmpty: isEmptyChart(rows) };
}

function TableToggle({
  title,
  isTable,
  onToggle,
}: {
  readonly title: string;
  readonly isTable: boolean;
  readonly onToggle: () => void;
}) {
  const t = useTexts(chartTexts);
  const label = isTable ? t.showChart(title) : t.showTable(title);
  return (
    <IconButton aria-label={label} title={label} onClick={onToggle}>
      {isTable ? <BarChartIcon /> : <TableRowsIcon />}
    </IconButton>
  );
}
