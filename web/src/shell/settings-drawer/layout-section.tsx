import {
  containerWidthLimits,
  containerWidths,
  type LayoutStyle,
  layoutModes,
  layoutStyles,
} from '@tresen/domain/account/settings';
import { useTexts } from '../../kit/i18n/index.ts';
import { changeSettings, useSettings } from '../../kit/settings/index.ts';
import { changeConfig } from './change-config.ts';
import { LayoutPicture } from './layout-picture.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import styles from './settings-drawer.module.css';
import { settingsTexts } from './settings-texts.ts';

const { min, max } = containerWidthLimits;

/** Style of the layout and width of the content (SHL-06 to SHL-09, SHL-16, SHL-17). */
export const LayoutSection = () => {
  const t = useTexts(settingsTexts);
  const { style, config } = useSettings().layout;
  return (
    <>
      <RadioTiles
        legend={t.layout}
        columns={2}
        value={style}
        tiles={layoutStyles.map((value) => ({
          value,
          title: t[value],
          picture: <LayoutPicture style={value} />,
        }))}
        onChange={changeStyle}
      />
      <RadioTiles
        legend={t.mode}
        columns={3}
        value={config.mode}
        tiles={layoutModes.map((value) => ({ value, title: t[value] }))}
        onChange={(mode) => changeConfig({ mode })}
      />
      {config.mode !== 'fullwidth' && <ContainerWidth />}
    </>
  );
};

function changeStyle(style: LayoutStyle) {
  return changeSettings((old) => ({ ...old, layout: { ...old.layout, style } }));
}

function ContainerWidth() {
  const t = useTexts(settingsTexts);
  const { style, config } = useSettings().layout;
  return (
    <label className={styles.field}>
      <span>{t.containerWidth}</span>
      <input
        key={style}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={10}
        defaultValue={config.containerWidth ?? ''}
        placeholder={String(containerWidths[style])}
        onChange={(event) => takeWidth(event.target.value)}
      />
      <small>{t.containerWidthHint(min, max, containerWidths[style])}</small>
    </label>
  );
}

/** The width as typed: empty for that of the style; what is not within the limits changes nothing yet. */
function takeWidth(text: string) {
  const width = Number(text);
  if (text === '') changeConfig({ containerWidth: null });
  else if (width >= min && width <= max) changeConfig({ containerWidth: width });
}
