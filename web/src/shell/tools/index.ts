export { FontSizeTool } from './font-size-tool.tsx';
export { FullscreenTool } from './fullscreen-tool.tsx';
export { LanguageTool } from './language-tool.tsx';
