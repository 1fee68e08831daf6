/** What can be wrong with an archive of a security device, in the order in which people are told. */
export const archiveFindings = [
  'truncated',
  'chainForeign',
  'chainBroken',
  'certificateMissing',
  'certificateUnreadable',
  'certificateOutdated',
  'serialForeign',
  'signatureWrong',
  'algorithmUnknown',
  'logUnreadable',
  'logDoubled',
  'counterGap',
  'timeBackwards',
  'transactionGap',
  'transactionDoubled',
  'startMissing',
  'transactionOpen',
  'nameDiffers',
  'nameUnsafe',
  'entryUnknown',
  'entryTooLarge',
  'receiptMissing',
  'transactionMissing',
  'receiptDiffers',
  'receiptDoubled',
] as const;
export type ArchiveFinding = (typeof archiveFindings)[number];

/** What happens with devices that are well, too: told, but no reason to doubt the archive. */
const hints: readonly ArchiveFinding[] = ['transactionOpen', 'entryUnknown'];

/** True for what raises a doubt, false for what is only told. */
export const isDoubt = (finding: ArchiveFinding): boolean => !hints.includes(finding);

/**
 * Why nothing of an archive could be read; `damaged` when it is not what its sender had announced, `otherDevice` when no log
 * message of it is of the device that it was sent for: compared with that one's receipts it would say nothing.
 */
export const unreadableCauses = [
  'empty',
  'notTar',
  'noLogs',
  'otherDevice',
  'damaged',
  'tooMany',
  'time',
  'memory',
] as const;
export type UnreadableCause = (typeof unreadableCauses)[number];

/** What is said of an archive in the end. There is always one of these, whatever came. */
export const archiveVerdicts = ['sound', 'doubtful', 'unreadable'] as const;
export type ArchiveVerdict = (typeof archiveVerdicts)[number];

/** How often each finding was met. */
export type FindingCounts = Readonly<Partial<Record<ArchiveFinding, number>>>;

/** The verdict on an archive that was read, by what was found. */
export const verdictOf = (counts: FindingCounts): Exclude<ArchiveVerdict, 'unreadable'> =>
  archiveFindings.some((finding) => (counts[finding] ?? 0) > 0 && isDoubt(finding)) ? 'doubtful' : 'sound';
