export { preloadSessionDialog, SessionDialog } from './session-dialog.tsx';
