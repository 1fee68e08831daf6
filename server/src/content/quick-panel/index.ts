export { addQuickPanel } from './quick-panel.routes.ts';
