import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { Suspense, useId } from 'react';
import { useTexts } from '../i18n/index.ts';
import { BarChartIcon } from '../icons/bar-chart.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { TableRowsIcon } from '../icons/table-rows.tsx';
import type { ChartDialogsProps } from './chart-parts.ts';
import { chartSummary } from './chart-summary.ts';
import { ChartView } from './chart-view.tsx';
import { chartTexts } from './charts-texts.ts';
import styles from './full-screen.module.css';

/** A chart over the whole window, with the same figures in words and what they mean. Escape leads back. */
export const FullScreen = ({ chart, isEmpty, address, about, whole }: ChartDialogsProps) => {
  const { title, subtitle, isSample } = chart;
  const { isTable, toggleTable, full } = address;
  const t = useTexts(chartTexts);
  const id = useId();
  const hasViews = !isEmpty && whole === undefined;
  const viewLabel = isTable ? t.showChart(title) : t.showTable(title);
  return (
    <Dialog open fullScreen onClose={full.close} aria-labelledby={id}>
      <header className={styles.bar}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {whole?.title ?? title}
            {isSample && <span className={styles.sample}>{t.sample}</span>}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        {hasViews && (
          <IconButton aria-label={viewLabel} title={viewLabel} onClick={toggleTable}>
            {isTable ? <BarChartIcon /> : <TableRowsIcon />}
          </IconButton>
        )}
        <IconButton aria-label={t.close} title={t.close} onClick={full.close}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body}>
        {hasViews && <Drawn chart={chart} address={address} />}
        {whole?.content}
        <h3 className={styles.heading}>{t.about}</h3>
        <Suspense fallback={null}>{about}</Suspense>
      </div>
    </Dialog>
  );
};

function Drawn({ chart, address }: Pick<ChartDialogsProps, 'chart' | 'address'>) {
  const t = useTexts(chartTexts);
  return (
    <>
      <div className={styles.chart} data-kind={chart.kind}>
        <ChartView chart={chart} isTable={address.isTable} />
      </div>
      <h3 className={styles.heading}>{t.inWords}</h3>
      <p className={styles.text}>{chartSummary(chart.rows, chart.words, t)}</p>
    </>
  );
}
