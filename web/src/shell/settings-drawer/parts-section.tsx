import { useTexts } from '../../kit/i18n/index.ts';
import { useSettings } from '../../kit/settings/index.ts';
import { changePart } from './change-config.ts';
import { RadioTiles } from './radio-tiles.tsx';
import styles from './settings-drawer.module.css';
import { settingsTexts } from './settings-texts.ts';
import { SwitchRow } from './switch-row.tsx';

const bars = ['navbar', 'toolbar', 'footer'] as const;
const panels = ['leftSidePanel', 'rightSidePanel'] as const;

/** What shows around the content, and what stays while it scrolls (SHL-18 to SHL-20). */
export const PartsSection = () => {
  const t = useTexts(settingsTexts);
  const { config } = useSettings().layout;
  const titles = { navbar: t.menu, toolbar: t.toolbar, footer: t.footer };
  return (
    <>
      {bars.map((part) => (
        <fieldset key={part} className={styles.group}>
          <legend className={styles.legend}>{titles[part]}</legend>
          <Bar part={part} />
          {part === 'navbar' && <MenuFolding />}
          {part === 'toolbar' && config.toolbar.display && <ToolbarPosition />}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t.sidePanels}</legend>
        {panels.map((part) => (
          <SwitchRow
            key={part}
            label={t[part]}
            checked={config[part].display}
            onChange={(display) => changePart(part, { display })}
          />
        ))}
      </fieldset>
    </>
  );
};

function Bar({ part }: { readonly part: (typeof bars)[number] }) {
  const t = useTexts(settingsTexts);
  const { display, isFixed } = useSettings().layout.config[part];
  return (
    <>
      <SwitchRow
        label={t.isShown}
        checked={display}
        onChange={(shown) => changePart(part, { display: shown })}
      />
      <SwitchRow
        label={t.isFixed}
        checked={isFixed}
        disabled={!display}
        onChange={(fixed) => changePart(part, { isFixed: fixed })}
      />
    </>
  );
}

function MenuFolding() {
  const t = useTexts(settingsTexts);
  const { style, config } = useSettings().layout;
  const { display, folded } = config.navbar;
  // spec §2: style 2 is always folded
  return (
    <SwitchRow
      label={t.isFolded}
      checked={folded || style === 'style-2'}
      disabled={!display || style === 'style-2'}
      onChange={(isFolded) => changePart('navbar', { folded: isFolded })}
    />
  );
}

function ToolbarPosition() {
  const t = useTexts(settingsTexts);
  const { position } = useSettings().layout.config.toolbar;
  return (
    <RadioTiles
      legend={t.position}
      columns={2}
      value={position}
      tiles={(['below', 'above'] as const).map((value) => ({ value, title: t[value] }))}
      onChange={(value) => changePart('toolbar', { position: value })}
    />
  );
}
