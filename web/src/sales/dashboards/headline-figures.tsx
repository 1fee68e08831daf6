import type { Figures, SoFarFigures } from '@tresen/domain/sales/dashboards';
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
  readonly write: (value: number) => string;
  /** What the figure is compared with, in words. */
  readonly name: string;
  /** The figure still grows, and what it is compared with does not. */
  readonly isRunning: boolean;
  /** Nothing has been sold yet: that is no loss, and an average of nothing is no figure. */
  readonly isNothing: boolean;
  /** First day of the comparison with data, where it is not whole. */
  readonly since: string | null;
}

const arrows = { up: '▴', down: '▾', same: '' } as const;

interface HeadlineFiguresProps {
  readonly figures: Figures;
  /** Null where nothing is compared. */
  readonly comparison: SoFarFigures | null;
  readonly comparisonName: string;
  readonly comparisonSince: string | null;
  readonly currency: string;
  readonly isSample: boolean;
  /** The figures are of days that have not ended, the comparison is of whole ones. */
  readonly isRunning: boolean;
  /** The comparison is reckoned from hours: to the cent it would say more than is known. */
  readonly isEstimated?: boolean;
  /** Further tiles of the page. */
  readonly children?: ReactNode;
}

/** The figures that are looked at first, each beside its comparison (DSH-03). */
export const HeadlineFigures = (props: HeadlineFiguresProps) => {
  const { figures, comparison, comparisonName, comparisonSince, currency, isSample, isRunning } = props;
  const { isEstimated = false, children } = props;
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  return (
    <dl className={styles.tiles} data-count={children ? 5 : 4}>
      {kinds(f, currency).map(({ key, write, writeAbout, label }) => (
        <Tile key={key} name={t[label]} value={write(figures[key])} isSample={isSample}>
          {comparison && (
            <Comparison
              now={figures[key]}
              before={comparison[key]}
              write={isEstimated ? (value) => t.about(writeAbout(value)) : write}
              name={comparisonName}
              isRunning={isRunning && key !== 'averageReceipt'}
              isNothing={figures.receipts === 0}
              since={comparisonSince}
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

function kinds(f: Formats, currency: string) {
  const money = (cents: number) => f.money(cents, currency);
  const wholeMoney = (cents: number) => money(Math.round(cents / 100) * 100);
  return [
    { key: 'turnover', write: money, writeAbout: wholeMoney, label: 'turnover' },
    { key: 'receipts', write: f.number, writeAbout: f.number, label: 'receipts' },
    { key: 'averageReceipt', write: money, writeAbout: money, label: 'average' },
    { key: 'customers', write: f.number, writeAbout: f.number, label: 'customers' },
  ] as const;
}

function Comparison({ now, before, write, name, isRunning, isNothing, since }: ComparisonProps) {
  const t = useTexts(dashboardTexts);
  const f = useFormats();
  // Data begins within what is compared: how much more or less that is says nothing.
  if (since !== null) return <span>{t.dataSince(name, f.day(since))}</span>;
  if (before === 0) return <span>{t.noComparison}</span>;
  const written = write(before);
  if (isNothing)
    return (
      <span>
        <bdi dir="ltr">
          {name}: {written}
        </bdi>
      </span>
    );
  const ratio = (now - before) / before;
  // What still runs is measured by how far it has come, not by what it lacks until its end.
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
}

/** No change is neither good nor bad: it has no arrow and no colour. */
function directionOf(ratio: number): keyof typeof arrows {
  if (ratio === 0) return 'same';
  return ratio < 0 ? 'down' : 'up';
}
