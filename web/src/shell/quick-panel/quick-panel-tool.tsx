import { useTexts } from '../../kit/i18n/index.ts';
import { BoltOutlinedIcon as BoltOutlined } from '../../kit/icons/bolt-outlined.tsx';
import { PanelTool } from '../../kit/toolbar/index.ts';
import { shellTexts } from '../shell-texts.ts';

/** Opens and closes the quick panel. */
export const QuickPanelTool = () => {
  const t = useTexts(shellTexts);
  return (
    <PanelTool
      panel="quick"
      label={t.quickPanel}
      icon={<BoltOutlined />}
      onIntent={() => void import('./quick-panel.tsx')}
    />
  );
};
