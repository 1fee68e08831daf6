import { type ButtonHeat, heatLevel } from '@tresen/domain/master-data/buttons/grid';
import { useCallback } from 'react';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './heat.module.css';
import { heatTexts } from './heat-texts.ts';

interface Props {
  readonly heat: ButtonHeat;
  /** It came to its cell within the days that show: that it sold little is nothing to blame it for. */
  readonly isYoung?: boolean | undefined;
}

/** Over a button's cell: how warm it is, with the number of presses and a bar. The cell itself is positioned. */
export const HeatMark = ({ heat: { sold, share }, isYoung }: Props) => {
  const f = useFormats();
  if (!sold) return null;
  return (
    <span
      className={styles.mark}
      data-level={heatLevel(share)}
      data-young={isYoung || undefined}
      aria-hidden="true"
    >
      <span className={styles.count}>{f.number(sold.presses)}</span>
      <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
};

/** What the mark says, in words: part of the name of a cell. */
export const useHeatWords = (currency: string, openHours: number) => {
  const t = useTexts(heatTexts);
  const f = useFormats();
  return useCallback(
    /** @param since the day since when it lies there, where that is within the days that show */
    ({ sold }: ButtonHeat, since?: string): string => {
      if (!sold) return '';
      const { presses, quantity, turnover } = sold;
      const figures = [f.number(presses), f.number(quantity), f.money(turnover, currency)] as const;
      if (since) return `${t.cellSold(...figures)}, ${t.hereSince(f.day(since))}`;
      const words = t.cell(...figures);
      return openHours > 0 ? `${words}, ${t.perHour(f.decimal(sold.presses / openHours))}` : words;
    },
    [t, f, currency, openHours],
  );
};

interface LegendProps {
  /** The template itself is younger than the days. */
  readonly isYounger: boolean;
  /** Some of its buttons are. */
  readonly hasYoung: boolean;
}

/** What the colours mean. */
export const HeatLegend = ({ isYounger, hasYoung }: LegendProps) => {
  const t = useTexts(heatTexts);
  const [none, ...others] = t.levels;
  return (
    <ul className={styles.legend} aria-label={t.legend}>
      {[isYounger ? t.notSold : none, ...others].map((level, index) => (
        <li key={level}>
          <span className={styles.swatch} data-level={index} aria-hidden="true" />
          {level}
        </li>
      ))}
      {hasYoung && (
        <li>
          <span className={styles.swatch} data-young aria-hidden="true" />
          {t.young}
        </li>
      )}
    </ul>
  );
};
