import { useTexts } from '../../kit/i18n/index.ts';
import { SettingsOutlinedIcon } from '../../kit/icons/settings-outlined.tsx';
import { PanelTool } from '../../kit/toolbar/index.ts';
import { toolTexts } from '../tools/tool-texts.ts';

/** Opens and closes the settings drawer (SHL-47). */
export const SettingsTool = () => {
  const t = useTexts(toolTexts);
  return (
    <PanelTool
      panel="settings"
      label={t.settings}
      icon={<SettingsOutlinedIcon />}
      onIntent={() => void import('./settings-drawer.tsx')}
    />
  );
};
