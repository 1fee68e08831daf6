import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { useTexts } from '../../kit/i18n/index.ts';
import { PanelTool } from '../../kit/toolbar/index.ts';
import { toolTexts } from '../tools/tool-texts.ts';

/** Opens and closes the settings drawer (SHL-47). */
export const SettingsTool = () => {
  const t = useTexts(toolTexts);
  return (
    <PanelTool
      panel="settings"
      label={t.settings}
      icon={<SettingsOutlined />}
      onIntent={() => void import('./settings-drawer.tsx')}
    />
  );
};
