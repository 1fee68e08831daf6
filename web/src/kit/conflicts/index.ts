export { ConflictDialog, type Difference, type Side } from './conflict-dialog.tsx';
export { isSame } from './is-same.ts';
export { ValuesConflict } from './values-conflict.tsx';
