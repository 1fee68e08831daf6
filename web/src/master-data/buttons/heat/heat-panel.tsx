import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type DayRange, endOfMonth, startOfMonth } from '@tresen/domain/kit/business-day';
import type { ArticleHeat, ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import { type Formats, useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { Skeleton } from '../../../kit/states/index.ts';
import styles from './heat.module.css';
import { Unpressed, WithoutButton } from './heat-lists.tsx';
import { HeatLegend } from './heat-mark.tsx';
import { heatTexts } from './heat-texts.ts';
import { TapsFigure } from './taps-figure.tsx';
import type { ButtonHeatState } from './use-button-heat.ts';
import type { SinceOf } from './use-placed-days.ts';

interface Props {
  readonly state: ButtonHeatState;
  /** The day since when the buttons may have been pressed; undefined for ever. */
  readonly since?: string | undefined;
  /** The day since when a button lies where it lies; `since` where that is not known. */
  readonly sinceOf?: SinceOf | undefined;
  /** Puts an article onto a button; absent where nothing may be changed. */
  readonly onPlace?: ((article: ArticleHeat & { readonly articleId: string }) => void) | undefined;
  /** Leads to a button. */
  readonly onShow: (mapping: ButtonMapping) => void;
  /** What stands on a button. */
  readonly nameOf: (mapping: ButtonMapping) => string;
}

/** Beside the grid: taps of a receipt, what sells without a button, and buttons that nobody pressed. */
export const HeatPanel = ({ state, since, sinceOf, onPlace, onShow, nameOf }: Props) => {
  const t = useTexts(heatTexts);
  const f = useFormats();
  const { heat, sold, taps, isFailed, retry } = state;
  const isYounger =
    since !== undefined && sold !== undefined && sold.articles.length > 0 && since > sold.from;
  const sinceWithin = (mapping: ButtonMapping) => {
    const day = isYounger ? undefined : sinceOf?.(mapping);
    return day && sold && day > sold.from ? day : undefined;
  };
  const hasYoung = heat?.buttons.some((button) => button.sold && sinceWithin(button.mapping)) ?? false;
  return (
    <section className={styles.panel} aria-label={t.title}>
      <h2 className={styles.heading}>{t.title}</h2>
      {isFailed && (
        <Alert severity="error" action={<Button onClick={retry}>{t.retry}</Button>}>
          {t.failed}
        </Alert>
      )}
      {!isFailed && !sold && <Skeleton width="100%" height={160} />}
      {sold && <p className={styles.note}>{t.span(...endsOf(sold, f))}</p>}
      {sold?.isOmitted && <Alert severity="info">{t.omitted}</Alert>}
      {sold && !sold.isOmitted && sold.articles.length === 0 && <p className={styles.note}>{t.nothing}</p>}
      {/* Its articles sold by other buttons then: whoever reads 0 is not to blame the place that they have now. */}
      {sold && isYounger && <p className={styles.note}>{t.younger(f.day(since))}</p>}
      {taps && <TapsFigure taps={taps} />}
      {heat && sold && sold.articles.length > 0 && (
        <>
          <HeatLegend isYounger={isYounger} hasYoung={hasYoung} />
          <WithoutButton articles={heat.withoutButton} openHours={sold.openHours} onPlace={onPlace} />
          <Unpressed mappings={heat.unpressed} {...{ isYounger, sinceWithin, nameOf, onShow }} />
        </>
      )}
    </section>
  );
};

/** Whole months by their names, else the days. */
function endsOf({ from, to }: DayRange, f: Formats): readonly [string, string] {
  return from === startOfMonth(from) && to === endOfMonth(to)
    ? [f.monthOfYear(from), f.monthOfYear(to)]
    : [f.day(from), f.day(to)];
}
