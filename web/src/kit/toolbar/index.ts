export { PanelTool } from './panel-tool.tsx';
export { ToolButton } from './tool-button.tsx';
export { ToolMenu } from './tool-menu.tsx';
