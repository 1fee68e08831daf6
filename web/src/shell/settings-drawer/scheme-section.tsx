import { type ColourScheme, colourSchemes } from '@tresen/domain/account/settings';
import { useTexts } from '../../kit/i18n/index.ts';
import { changeSettings, schemesFor, useSchemes, useSettings } from '../../kit/settings/index.ts';
import { RadioTiles } from './radio-tiles.tsx';
import { SchemeSwatch, SystemSwatch } from './scheme-swatch.tsx';
import styles from './settings-drawer.module.css';
import { settingsTexts } from './settings-texts.ts';

const parts = ['navbar', 'toolbar', 'footer'] as const;

/** The nine colour schemes, for all of the page and for its parts (SHL-47, decisions SHL-54). */
export const SchemeSection = () => {
  const t = useTexts(settingsTexts);
  const { theme } = useSettings();
  const tiles = colourSchemes.map((value) => ({
    value,
    title: t[value],
    picture: <SchemeSwatch scheme={value} />,
  }));
  return (
    <>
      <RadioTiles
        legend={t.colours}
        columns={2}
        value={theme?.main ?? 'system'}
        tiles={[{ value: 'system', title: t.likeSystem, picture: <SystemSwatch /> }, ...tiles]}
        onChange={choose}
      />
      <details className={styles.more}>
        <summary>{t.partColours}</summary>
        {parts.map((part) => (
          <PartScheme key={part} part={part} />
        ))}
      </details>
    </>
  );
};

/** A scheme dresses the whole page; parts that shall differ are chosen after it. */
function choose(scheme: ColourScheme | 'system') {
  return changeSettings((old) => ({ ...old, theme: scheme === 'system' ? null : schemesFor(scheme) }));
}

function PartScheme({ part }: { readonly part: (typeof parts)[number] }) {
  const t = useTexts(settingsTexts);
  const schemes = useSchemes();
  const dress = (scheme: ColourScheme) =>
    changeSettings((old) => ({ ...old, theme: { ...schemes, [part]: scheme } }));
  return (
    <label className={styles.field}>
      <span>{t[`${part}Colours`]}</span>
      <select value={schemes[part]} onChange={(event) => dress(event.target.value as ColourScheme)}>
        {colourSchemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {t[scheme]}
          </option>
        ))}
      </select>
    </label>
  );
}
