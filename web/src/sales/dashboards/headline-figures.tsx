import type { Figures } from '@tresen/domain/sales/dashboards';
import type { ReactNode } from 'react';
import { type Formats, useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { dashboardTexts } from './dashboards-texts.ts';
import styles from './headline-figures.module.css';

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly isSample: boolean;
  readonly children: ReactNode;
}

/** One figure with what it is compared with. */
export const Tile = ({ name, value, isSample, children }: TileProps) => {
  const t = useTexts(dashboardTexts);
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <bdi>{value}</bdi>
      </dd>
      <dd className={styles.comparison}>
        {isSample && <span className={styles.sample}>{t.sample}</span>}
        {children}
      </dd>
    </div>
  );
};

interface ComparisonProps {
  readonly now: number;
  readonly before: number;
  readonly written: string;
  /** What the figure is compared with, in words. */
  readonly name: string;
  /** The figure grows until the end of the day. */
  readonly isRunning: boolean;
}

const arrows = { up: '▴', down: '▾', same: '' } as const;

/** No change is neither good nor bad: it has no arrow and no colour. */
const directionOf = (ratio: number): keyof typeof arrows => {
  if (ratio === 0) return 'same';
  return ratio < 0 ? 'down' : 'up';
};

const Comparison = ({ now, before, written, name, isRunning }: ComparisonProps) => {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  if (before === 0) return <span>{t.noComparison}</span>;
  const ratio = (now - before) / before;
  // A day that still runs is measured by how far it has come, not by what it lacks until the evening.
  if (isRunning && ratio < 0)
    return (
      <span>
        <bdi dir="ltr">
          {t.shareOf(f.share(now / before), name)}: {written}
        </bdi>
      </span>
    );
  return (
    <>
      <span className={styles.change} data-direction={directionOf(ratio)}>
        <span aria-hidden="true">{arrows[directionOf(ratio)]}</span> {f.change(ratio)}
      </span>
      <span>
        <bdi dir="ltr">
          {name}: {written}
        </bdi>
      </span>
    </>
  );
};

interface HeadlineFiguresProps {
  readonly figures: Figures;
  /** Null where nothing is compared. */
  readonly comparison: Figures | null;
  readonly comparisonName: string;
  readonly currency: string;
  readonly isSample: boolean;
  /** The figures are those of a day that has not ended. */
  readonly isToday: boolean;
  /** Further tiles of the page. */
  readonly children?: ReactNode;
}

const kinds = (f: Formats, currency: string) =>
  [
    { key: 'turnover', write: (value: number) => f.money(value, currency), label: 'turnover' },
    { key: 'receipts', write: f.number, label: 'receipts' },
    { key: 'averageReceipt', write: (value: number) => f.money(value, currency), label: 'average' },
    { key: 'customers', write: f.number, label: 'customers' },
  ] as const;

/** The figures that are looked at first, each beside its comparison (DSH-03). */
export const HeadlineFigures = (props: HeadlineFiguresProps) => {
  const { figures, comparison, comparisonName, currency, isSample, isToday, children } = props;
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  return (
    <dl className={styles.tiles} data-count={children ? 5 : 4}>
      {kinds(f, currency).map(({ key, write, label }) => (
        <Tile key={key} name={t[label]} value={write(figures[key])} isSample={isSample}>
          {comparison && (
            <Comparison
              now={figures[key]}
              before={comparison[key]}
              written={write(comparison[key])}
              name={comparisonName}
              isRunning={isToday && key !== 'averageReceipt'}
            />
          )}
        </Tile>
      ))}
      {children}
    </dl>
  );
};

/** Holds the place of the figures. */
export const HeadlineSkeleton = ({ count }: { readonly count: number }) => (
  <div className={styles.tiles} data-count={count}>
    {Array.from({ length: count }, (_, index) => `tile-${index}`).map((key) => (
      <div key={key} className={styles.tile}>
        <div className={styles.skeletons}>
          <Skeleton width="50%" height={16} />
          <Skeleton width="70%" height={28} />
          <Skeleton width="80%" height={14} />
        </div>
      </div>
    ))}
  </div>
);
