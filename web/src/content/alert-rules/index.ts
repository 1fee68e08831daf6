export { AlertRulesPanel } from './alert-rules-panel.tsx';
