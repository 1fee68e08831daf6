export { ConfirmDialog } from './confirm-dialog.tsx';
export { EmptyState, Loaded } from './states.tsx';
