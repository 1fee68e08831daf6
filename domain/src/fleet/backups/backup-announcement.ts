import * as z from 'zod/mini';
import { backupCategories } from './backup-codes.ts';

const instant = z
  .string()
  .check(z.refine((text) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text))));

/** What a register says of a backup before it sends it: the keys of `Upload-Metadata`. */
export const backupAnnouncementSchema = z.object({
  category: z.enum(backupCategories),
  /** Only a name: neither folders nor control characters, nor such as turn the order of letters: `fdp.exe` read backwards. */
  filename: z.string().check(
    z.regex(/^[^\p{Cc}\p{Cf}/\\:]{1,120}$/u),
    z.refine((name) => !/^\.+$/.test(name)),
  ),
  filetype: z.string().check(z.regex(/^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,80}$/)),
  /** Of the whole file, 64 hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** When the register began and ended to make it. */
  startedat: instant,
  endedat: instant,
});
export type BackupAnnouncement = z.infer<typeof backupAnnouncementSchema>;

/** Days that backups of a category are kept; null: for ever. */
export const backupPolicySchema = z.object({
  category: z.enum(backupCategories),
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(3_650))),
});
