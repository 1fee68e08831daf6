import * as z from 'zod/mini';
import { archiveFindings, unreadableCauses } from './archive-findings.ts';

const count = z.int().check(z.gte(0));
const text = z.string().check(z.maxLength(500));

/** One finding: of which log message or transaction, and in words of the archive what is meant. */
export const foundSchema = z.object({
  finding: z.enum(archiveFindings),
  transaction: z.nullable(z.number()),
  counter: z.nullable(z.number()),
  /** A file of the archive, a serial number, or how many are missing. */
  detail: z.nullable(text),
});
export type Found = z.infer<typeof foundSchema>;

/** A certificate that came with the archive. */
const archiveCertificateSchema = z.object({
  name: text,
  subject: text,
  issuer: text,
  validFrom: z.string(),
  validTo: z.string(),
});
export type ArchiveCertificate = z.infer<typeof archiveCertificateSchema>;

/** What was read of an archive. Counters and times are null where no log message could be read. */
export const archiveSummarySchema = z.object({
  bytes: count,
  sha256: z.string(),
  unreadable: z.nullable(z.enum(unreadableCauses)),
  entries: count,
  logs: count,
  verified: count,
  systemLogs: count,
  auditLogs: count,
  /** Transactions that have ended. */
  transactions: count,
  firstTransaction: z.nullable(z.number()),
  lastTransaction: z.nullable(z.number()),
  firstCounter: z.nullable(z.number()),
  lastCounter: z.nullable(z.number()),
  /** Milliseconds since 1970. */
  firstAt: z.nullable(z.number()),
  lastAt: z.nullable(z.number()),
  serials: z.array(text),
  clientIds: z.array(text),
  certificates: z.array(archiveCertificateSchema),
  counts: z.partialRecord(z.enum(archiveFindings), count),
});
export type ArchiveSummary = z.infer<typeof archiveSummarySchema>;

/** How an archive and the receipts of the cloud tell the same. */
export interface ArchiveComparison {
  /** Receipts' transactions of the archive, and how many of them are in the cloud. */
  readonly transactions: number;
  readonly inCloud: number;
  /** Receipts of the cloud that name a transaction within the archive's. */
  readonly receipts: number;
}
