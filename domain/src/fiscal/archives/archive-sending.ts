import * as z from 'zod/mini';

/** The largest archive that is taken: several times what the largest device in use holds. */
export const maxArchiveBytes = 8_000_000_000;
/** A piece of an archive: what a slow line sends within a connection's two minutes. */
export const maxPieceBytes = 8_388_608;

/** How an archive stands: it is sent, waits, is read, and has a verdict; `same` when it was there before. */
export const archiveStates = ['receiving', 'waiting', 'checking', 'checked', 'same', 'failed'] as const;
export type TseArchiveState = (typeof archiveStates)[number];

/** What somebody says before they send an archive. */
export const archiveAnnouncementSchema = z.object({
  serial: z.pipe(
    z.string().check(z.minLength(1), z.maxLength(68)),
    z.transform((serial) => serial.toLowerCase()),
  ),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  size: z.int().check(z.gte(1), z.lte(maxArchiveBytes)),
  sha256: z.nullish(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type ArchiveAnnouncement = z.infer<typeof archiveAnnouncementSchema>;
