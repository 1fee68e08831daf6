import { fontScale } from '@tresen/domain/account/settings';
import { type CSSProperties, useId } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { changeSettings, useSettings } from '../../kit/settings/index.ts';
import styles from './settings-drawer.module.css';
import { settingsTexts } from './settings-texts.ts';

/** The font size as a share of the usual one: 70 % to 130 % in steps of 10 % (SHL-48). */
export const FontSize = () => {
  const t = useTexts(settingsTexts);
  const id = useId();
  const { fontScale: value } = useSettings();
  const percent = t.percent(Math.round(value * 100));
  const share = (value - fontScale.min) / (fontScale.max - fontScale.min);
  return (
    <div className={styles.group}>
      <div className={styles.legend}>
        <label htmlFor={id}>{t.fontSize}</label>
        <output htmlFor={id}>{percent}</output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        {...fontScale}
        value={value}
        aria-valuetext={percent}
        style={{ '--share': share } as CSSProperties}
        onChange={({ target }) =>
          changeSettings((old) => ({ ...old, fontScale: rounded(target.valueAsNumber) }))
        }
      />
    </div>
  );
};

/** Steps of 0.1 without what binary fractions add. */
function rounded(value: number) {
  return Math.round(value * 10) / 10;
}
