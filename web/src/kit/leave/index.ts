export { type Draft, type DraftPlace, draftPlace } from './drafts.ts';
export { LeaveGuard, loadLeaveDialog } from './leave-guard.tsx';
export { hasUnsaved, leaveThen } from './unsaved.ts';
export { useDraftForm } from './use-draft-form.ts';
export { saveAndNext, useSaveKey } from './use-save-key.ts';
export { useUnsaved } from './use-unsaved.ts';
