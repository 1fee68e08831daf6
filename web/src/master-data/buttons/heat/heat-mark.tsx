import { type ButtonHeat, heatLevel } from '@tresen/domain/master-data/buttons/grid';
import { useCallback } from 'react';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './heat.module.css';
import { heatTexts } from './heat-texts.ts';

interface Props {
  readonly heat: ButtonHeat;
}

/** Over a button's cell: how warm it is, with the number of presses and a bar. The cell itself is positioned. */
export const HeatMark = ({ heat: { sold, share } }: Props) => {
  const f = useFormats();
  if (!sold) return null;
  return (
    <span className={styles.mark} data-level={heatLevel(share)} aria-hidden="true">
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
    ({ sold }: ButtonHeat): string => {
      if (!sold) return '';
      const words = t.cell(f.number(sold.presses), f.number(sold.quantity), f.money(sold.turnover, currency));
      return openHours > 0 ? `${words}, ${t.perHour(f.decimal(sold.presses / openHours))}` : words;
    },
    [t, f, currency, openHours],
  );
};

/** What the colours mean. */
export const HeatLegend = ({ isYounger }: { readonly isYounger: boolean }) => {
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
    </ul>
  );
};
