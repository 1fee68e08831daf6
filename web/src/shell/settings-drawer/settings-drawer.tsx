import Button from '@mui/material/Button';
import { readSettings } from '@tresen/domain/account/settings';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { useProfile } from '../../kit/session/index.ts';
import { changeSettings, currentSettings, useSettings } from '../../kit/settings/index.ts';
import { useGradually } from '../../kit/states/index.ts';
import { FontSize } from './font-size.tsx';
import { LayoutSection } from './layout-section.tsx';
import { PartsSection } from './parts-section.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { SchemeSection } from './scheme-section.tsx';
import styles from './settings-drawer.module.css';
import { settingsTexts } from './settings-texts.ts';
import { SwitchRow } from './switch-row.tsx';

const sections = [
  ['schemes', SchemeSection],
  ['fontSize', FontSize],
  ['layout', LayoutSection],
  ['parts', PartsSection],
  ['other', OtherSection],
  ['reset', ResetButton],
] as const;

/** How the app looks (SHL-46, SHL-47): each change shows at once and is saved by itself. */
export const SettingsDrawer = () => {
  const t = useTexts(settingsTexts);
  const isActing = Boolean(useProfile()?.data.oldUser);
  return (
    <PanelDrawer value="settings" title={t.settings} width={380} isSeeThrough>
      <div className={styles.drawer}>
        {isActing && <p className={styles.acting}>{t.acting}</p>}
        <Sections />
      </div>
    </PanelDrawer>
  );
};

function OtherSection() {
  const t = useTexts(settingsTexts);
  const { direction, customScrollbars } = useSettings();
  return (
    <>
      <RadioTiles
        legend={t.direction}
        columns={2}
        value={direction}
        tiles={(['ltr', 'rtl'] as const).map((value) => ({ value, title: t[value] }))}
        onChange={(value) => changeSettings((old) => ({ ...old, direction: value }))}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t.others}</legend>
        <SwitchRow
          label={t.customScrollbars}
          checked={customScrollbars}
          onChange={(value) => changeSettings((old) => ({ ...old, customScrollbars: value }))}
        />
      </fieldset>
    </>
  );
}

function ResetButton() {
  const t = useTexts(settingsTexts);
  const notify = useNotify();
  const reset = () => {
    const before = currentSettings();
    changeSettings(() => readSettings(null));
    notify.success(t.wasReset, () => changeSettings(() => before));
  };
  return (
    <Button variant="outlined" fullWidth onClick={reset}>
      {t.reset}
    </Button>
  );
}

/** One after the other while the panel slides in: all of them in one frame would hold it up. */
function Sections() {
  const shown = useGradually(sections.length, { atFirst: 1, atOnce: 1 });
  return sections.slice(0, shown).map(([name, Section]) => <Section key={name} />);
}
