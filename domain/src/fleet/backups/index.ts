export {
  type BackupAnnouncement,
  backupAnnouncementSchema,
  backupPolicySchema,
} from './backup-announcement.ts';
export {
  type BackupCategory,
  type BackupFault,
  type BackupState,
  backupCategories,
  backupStateNumbers,
  defaultPolicyDays,
  maxBackupBytes,
  maxOpenUploads,
  maxTenantBytes,
  overdueDays,
} from './backup-codes.ts';
export { backupList } from './backup-list.ts';
export { backupListWords } from './backup-list-words.ts';
export { headBytes, opensAs } from './opens-as.ts';
