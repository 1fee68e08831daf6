import { useTexts } from '../../kit/i18n/index.ts';
import { StarBorderIcon } from '../../kit/icons/star-border.tsx';
import { PanelTool } from '../../kit/toolbar/index.ts';
import { shortcutsToolTexts } from './shortcuts-tool-texts.ts';

/** Opens the shortcuts (SHL-33). */
export const ShortcutsTool = () => {
  const t = useTexts(shortcutsToolTexts);
  return <PanelTool panel="shortcuts" label={t.title} icon={<StarBorderIcon />} />;
};
