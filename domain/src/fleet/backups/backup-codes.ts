/** How a backup stands, with the numbers that are stored and told (decision BAK-05). */
export const backupStateNumbers = { active: 1, archived: 2, uploading: 3, deleted: -2 } as const;
export type BackupState = keyof typeof backupStateNumbers;
export const backupStates = ['active', 'archived', 'uploading', 'deleted'] as const satisfies BackupState[];

/** What a backup holds. */
export const backupCategories = ['database', 'tse', 'configuration', 'log'] as const;
export type BackupCategory = (typeof backupCategories)[number];

/** What was found when the stored bytes were read again. */
const backupFaults = ['missing', 'damaged', 'unreadable'] as const;
export type BackupFault = (typeof backupFaults)[number];

/** Bytes of one backup at most: two gigabytes are ten years of a busy till. */
export const maxBackupBytes = 2_000_000_000;
/** Bytes of all backups of a tenant at most. */
export const maxTenantBytes = 100_000_000_000;
/** Uploads that may be open at once: of a register, and of all of a tenant. */
export const maxOpenUploads = { ofRegister: 4, ofTenant: 200 } as const;
/** Days that a backup is kept unless a tenant says otherwise; archived ones are kept until somebody deletes them. */
export const defaultPolicyDays: Readonly<Record<BackupCategory, number>> = {
  database: 30,
  tse: 365,
  configuration: 90,
  log: 14,
};
/** So old may the last good backup of a register's database become before people are told. */
export const overdueDays = 3;
