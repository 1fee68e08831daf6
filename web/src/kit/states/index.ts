export { AfterPaint, useAfterPaint } from './after-paint.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Skeleton } from './skeleton.tsx';
export { EmptyState, Loaded } from './states.tsx';
