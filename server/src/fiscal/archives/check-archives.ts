import { type ArchiveSummary, verdictOf } from '@tresen/domain/fiscal/archives';
import type { SecurityDeviceReport } from '@tresen/domain/fiscal/security-devices';
import { inSystem, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { JobHandler } from '../../kit/jobs/index.ts';
import { keyOfDevice } from '../../sales/receipts/index.ts';
import {
  type ArchiveKey,
  type ArchiveResult,
  abandonedArchives,
  giveUp,
  nextArchive,
  noteBackup,
  noteProgress,
  noteSame,
  putBack,
  type ReportedDevice,
  reportedDevice,
  sameArchive,
  takeArchive,
  writeResult,
} from './archive-checks.store.ts';
import { archiveBytes, removeArchiveFiles } from './archive-files.ts';
import { deleteArchive, findArchive, holdArchive, type TseArchive } from './archives.store.ts';
import type { ArchivesPort } from './archives-port.ts';
import { type Compared, compareReceipts } from './compare-receipts.ts';
import { signedReceipts } from './compared-receipts.store.ts';
import type { KnownDevice } from './reader/key-ring.ts';
import { type ProcessReading, readInProcess } from './reader/reader-process.ts';

/** The job that reads what was sent. */
export const checkArchivesJob = 'checkTseArchives';

// A process tells twice a second how far it is.
const goneMs = 120_000;
const maxAttempts = 3;
const progressMs = 1_000;
const dayMs = 86_400_000;
/** A gigabyte over a slow line, and a weekend. */
const patienceMs = 3 * dayMs;

/** Makes the job: it reads what waits, one archive after the other; each takes up to a gigabyte and both processors. */
export const createArchivesJob = (port: ArchivesPort): JobHandler => {
  let isRunning = false;
  return async (_payload, signal) => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (!signal.aborted && (await checkNext(port, signal)));
    } finally {
      isRunning = false;
    }
  };
};

/**
 * Asks each minute for what nobody reads, though it waits: its process is gone. And forgets what was begun and never sent to
 * its end: it would count among what a company may have under way.
 */
export const createArchivesWatch =
  (port: ArchivesPort): JobHandler =>
  async () => {
    const { db, jobs, now } = port;
    const abandoned = await inSystem(db, async (tx) => {
      if (await nextArchive(tx, new Date(now() - goneMs)))
        await jobs.add(tx, checkArchivesJob, {}, { key: checkArchivesJob });
      return abandonedArchives(tx, new Date(now() - patienceMs));
    });
    for (const key of abandoned) await forget(port, key);
  };

async function forget(port: ArchivesPort, key: ArchiveKey): Promise<void> {
  const archive = await own(port, key, async (tx) => {
    const held = await holdArchive(tx, key.id);
    // Its last piece may just have come.
    if (held?.state !== 'receiving') return undefined;
    await deleteArchive(tx, key.id);
    return held;
  });
  if (!archive) return;
  await removeArchiveFiles(port.files, archive);
  tell(port, key);
}

async function checkNext(port: ArchivesPort, signal: AbortSignal): Promise<boolean> {
  const goneBefore = new Date(port.now() - goneMs);
  const key = await inSystem(port.db, (tx) => nextArchive(tx, goneBefore));
  if (!key) return false;
  const archive = await inTenant(port.db, key.tenantId, async (tx) =>
    (await takeArchive(tx, key.id, new Date(port.now()), goneBefore)) ? findArchive(tx, key.id) : undefined,
  );
  if (!archive) return true;
  tell(port, key);
  try {
    if (archive.attempts > maxAttempts)
      await own(port, key, (tx) => giveUp(tx, key.id, new Date(port.now())));
    else await check(port, archive, signal);
  } catch (error) {
    await own(port, key, (tx) => (signal.aborted ? putBack(tx, key.id) : release(tx, port, key)));
    throw error;
  } finally {
    tell(port, key);
  }
  return true;
}

/** What failed waits as if its process were gone: the watch tries it again. */
function release(tx: Tx, { now }: ArchivesPort, { id }: ArchiveKey): Promise<void> {
  return noteProgress(tx, id, 0, new Date(now() - goneMs));
}

async function check(port: ArchivesPort, archive: TseArchive, signal: AbortSignal): Promise<void> {
  const device = await own(port, archive, (tx) => reportedDevice(tx, archive.securityDeviceId));
  if (!device) throw new Error(`the archive ${archive.id} is of no device`);
  const reading = await read(port, archive, knownDevice(device), signal);
  const { summary } = reading;
  const same = summary && (await own(port, archive, (tx) => sameOf(tx, archive, summary)));
  const now = new Date(port.now());
  if (same) {
    await own(port, archive, (tx) => noteSame(tx, archive.id, same, summary.sha256, now));
    await removeArchiveFiles(port.files, archive);
    return;
  }
  const result = await judge(port, archive, device, reading);
  await own(port, archive, async (tx) => {
    await writeResult(tx, archive.id, result, now);
    const lastAt = result.verdict === 'unreadable' ? null : (result.summary?.lastAt ?? null);
    if (lastAt !== null) await noteBackup(tx, archive.securityDeviceId, new Date(lastAt), now);
  });
}

/** Reads it; a second time where the certificate that tells the device's key came behind the logs. */
async function read(
  port: ArchivesPort,
  archive: TseArchive,
  device: KnownDevice,
  signal: AbortSignal,
): Promise<ProcessReading> {
  let toldAt = performance.now();
  const onProgress = (bytes: number): void => {
    if (performance.now() - toldAt < progressMs) return;
    toldAt = performance.now();
    // Whoever looks sees it a second later if this one fails; the check goes on.
    own(port, archive, (tx) => noteProgress(tx, archive.id, bytes, new Date(port.now()))).then(
      () => tell(port, archive),
      () => undefined,
    );
  };
  const once = (known: KnownDevice) =>
    readInProcess(archiveBytes(port.files, archive), known, onProgress, signal);
  const first = await once(device);
  return first.lateKey === null ? first : once({ ...device, key: first.lateKey });
}

async function judge(
  port: ArchivesPort,
  archive: TseArchive,
  device: ReportedDevice,
  { summary, cause, found, receipts }: ProcessReading,
): Promise<ArchiveResult> {
  const isOther = summary && archive.announcedSha256 !== null && archive.announcedSha256 !== summary.sha256;
  const unreadable = isOther ? 'damaged' : (summary?.unreadable ?? cause);
  const base = { sha256: summary?.sha256 ?? null, summary };
  if (unreadable || !summary)
    return { ...base, verdict: 'unreadable', cause: unreadable ?? 'memory', comparison: null, found };
  const compared = await compare(port, archive, device, summary, receipts);
  const counts = { ...summary.counts, ...compared?.counts };
  return {
    ...{ sha256: summary.sha256, summary: { ...summary, counts }, cause: null },
    verdict: verdictOf(counts),
    comparison: compared?.comparison ?? null,
    found: [...(compared?.found ?? []), ...found],
  };
}

async function compare(
  port: ArchivesPort,
  archive: TseArchive,
  { serial, deviceIds }: ReportedDevice,
  { firstAt, lastAt, firstTransaction, lastTransaction }: ArchiveSummary,
  receipts: ProcessReading['receipts'],
): Promise<Compared | undefined> {
  if (firstAt === null || lastAt === null || firstTransaction === null || lastTransaction === null)
    return undefined;
  // Registers' clocks and those of devices differ.
  const within = { from: new Date(firstAt - dayMs), to: new Date(lastAt + dayMs) };
  return own(port, archive, (tx) =>
    compareReceipts(receipts, signedReceipts(tx, { deviceIds, serial, ...within }), {
      first: firstTransaction,
      last: lastTransaction,
    }),
  );
}

function knownDevice({ serial, report }: ReportedDevice): KnownDevice {
  return { serial, key: spkiOf(report), certificates: report.certificates ?? [] };
}

function spkiOf({ publicKey }: SecurityDeviceReport): string | null {
  const key = publicKey === undefined ? undefined : keyOfDevice(Buffer.from(publicKey, 'base64'));
  return key?.export({ format: 'der', type: 'spki' }).toString('base64') ?? null;
}

function sameOf(tx: Tx, { securityDeviceId, id }: TseArchive, { sha256 }: ArchiveSummary) {
  return sameArchive(tx, securityDeviceId, id, sha256);
}

function own<T>({ db }: ArchivesPort, { tenantId }: ArchiveKey, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTenant(db, tenantId, work);
}

function tell({ db }: ArchivesPort, { tenantId }: ArchiveKey): void {
  db.events.tell({ topic: 'securityDevices', tenantId, unitId: null });
}
