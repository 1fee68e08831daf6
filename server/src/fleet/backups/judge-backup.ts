import { type BackupFault, headBytes, opensAs } from '@tresen/domain/fleet/backups';

/** What was announced of a backup, by which its octets are judged. */
export interface Announced {
  readonly sha256: string;
  readonly contentType: string;
}

/** What is wrong with a backup of that checksum and beginning. */
export const judge = (
  { sha256, contentType }: Announced,
  found: string,
  head: Buffer,
): BackupFault | null => {
  if (found !== sha256) return 'damaged';
  return opensAs(contentType, head) ? null : 'unreadable';
};

/** The beginning of a backup, with what comes next of it. */
export const headWith = (head: Buffer, bytes: Uint8Array): Buffer =>
  head.length < headBytes ? Buffer.concat([head, bytes.subarray(0, headBytes - head.length)]) : head;
