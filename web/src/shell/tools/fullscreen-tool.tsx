import { useTexts } from '../../kit/i18n/index.ts';
import { FullscreenIcon } from '../../kit/icons/fullscreen.tsx';
import { FullscreenExitIcon } from '../../kit/icons/fullscreen-exit.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { ToolButton } from '../../kit/toolbar/index.ts';
import { FullscreenError, toggleFullscreen, useFullscreen } from './fullscreen.ts';
import { toolTexts } from './tool-texts.ts';

/** Fills the screen with the page; where that fails, a message says why (decisions SHL-24). */
export const FullscreenTool = () => {
  const t = useTexts(toolTexts);
  const { error } = useNotify();
  const isFullscreen = useFullscreen();
  const toggle = () =>
    toggleFullscreen().catch((cause: unknown) => {
      const isUnsupported = cause instanceof FullscreenError && cause.reason === 'unsupported';
      error(isUnsupported ? t.fullscreenUnsupported : t.fullscreenRefused);
    });
  return (
    <ToolButton
      label={isFullscreen ? t.leaveFullscreen : t.enterFullscreen}
      icon={isFullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
      aria-pressed={isFullscreen}
      onClick={() => void toggle()}
    />
  );
};
