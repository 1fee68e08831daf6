export {
  type ArchiveFinding,
  type ArchiveVerdict,
  archiveFindings,
  archiveVerdicts,
  type FindingCounts,
  isDoubt,
  type UnreadableCause,
  unreadableCauses,
  verdictOf,
} from './archive-findings.ts';
export {
  type ArchiveAnnouncement,
  archiveAnnouncementSchema,
  archiveStates,
  maxArchiveBytes,
  maxPieceBytes,
  type TseArchiveState,
} from './archive-sending.ts';
export {
  type ArchiveCertificate,
  type ArchiveComparison,
  type ArchiveSummary,
  archiveSummarySchema,
  type Found,
  foundSchema,
} from './archive-summary.ts';
export { findingWords } from './finding-words.ts';
export {
  isSafeName,
  type LogFileName,
  readLogFileName,
  type TransactionStep,
  transactionSteps,
} from './log-file-name.ts';
export { createLogSequence, type LogSequence, type Report, type SequencedLog } from './log-sequence.ts';
