export { ConfirmDialog } from './confirm-dialog.tsx';
export { EmptyState, FailedState, Loaded } from './states.tsx';
