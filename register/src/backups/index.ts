export { keepBackingUp } from './keep-backing-up.ts';
export { restoreStore } from './restore-store.ts';
export { sendBackup } from './send-backup.ts';
