import { useTexts } from '../../kit/i18n/index.ts';
import { BoltOutlinedIcon } from '../../kit/icons/bolt-outlined.tsx';
import { PanelTool } from '../../kit/toolbar/index.ts';
import { shellTexts } from '../shell-texts.ts';

/** Opens and closes the quick panel. */
export const QuickPanelTool = () => {
  const t = useTexts(shellTexts);
  return (
    <PanelTool
      panel="quick"
      label={t.quickPanel}
      icon={<BoltOutlinedIcon />}
      onIntent={() => void import('./quick-panel.tsx')}
    />
  );
};
