export { AlertMailsPanel } from './alert-mails-panel.tsx';
