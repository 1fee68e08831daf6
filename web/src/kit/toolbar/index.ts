export { PanelTool } from './panel-tool.tsx';
export { ToolButton } from './tool-button.tsx';
export { preloadToolMenu, ToolMenu } from './tool-menu.tsx';
export { useAnchor } from './use-anchor.ts';
