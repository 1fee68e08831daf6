export { ConfirmDialog } from './confirm-dialog.tsx';
export { Skeleton } from './skeleton.tsx';
export { EmptyState, FailedDialog, FailedPart, Loaded } from './states.tsx';
export { useAfterPaint } from './use-after-paint.ts';
export { useGradually } from './use-gradually.ts';
export { useNearSight } from './use-near-sight.ts';
