export { PanelDrawer } from './panel-drawer.tsx';
export { usePanel } from './use-panel.ts';
