import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  type ArchiveSummary,
  createLogSequence,
  type Found,
  isSafeName,
  readLogFileName,
  type UnreadableCause,
} from '@tresen/domain/fiscal/archives';
import { type KnownCertificate, readCertificates } from './certificates.ts';
import { createFindings, type Findings } from './findings.ts';
import { createKeyRing, type KeyRing, type KnownDevice } from './key-ring.ts';
import { createLogColumns, type LogColumns, type LogLine } from './log-columns.ts';
import { type LogMessage, readLogMessage } from './log-message.ts';
import { readTar, type TarEnd, type TarEntry } from './tar-entries.ts';
import { createLogVerifier, type LogVerifier } from './verify-logs.ts';

/** What was read of an archive. */
export interface ArchiveReading {
  readonly summary: ArchiveSummary;
  readonly found: readonly Found[];
  readonly columns: LogColumns;
  /** The device's own key by a certificate of the archive that came too late for all logs: SubjectPublicKeyInfo, base64. */
  readonly lateKey: string | null;
}

// Twice what the largest device that we know can sign between two archives of a gigabyte; some 400 MB of memory.
const maxLogs = 8_000_000;

interface Work {
  readonly findings: Findings;
  readonly ring: KeyRing;
  readonly columns: LogColumns;
  readonly verifier: LogVerifier;
  readonly certificates: KnownCertificate[];
  readonly serials: Set<string>;
  readonly clientIds: Set<string>;
  readonly counted: {
    entries: number;
    verified: number;
    unverified: number;
    /** Log messages of the device that the archive is said to be of. */
    own: number;
    systemLogs: number;
    auditLogs: number;
    isTooMany: boolean;
  };
}

/**
 * Reads an archive of a security device to its end and judges all that it proves by itself. Nothing that it may hold is an
 * error: what is wrong with it stands in the findings, and why it could not be read in the summary.
 */
export const readArchive = async (bytes: Readable, device: KnownDevice): Promise<ArchiveReading> => {
  const sha = createHash('sha256');
  let size = 0;
  let zeros = 0;
  bytes.on('data', (piece: Buffer) => {
    sha.update(piece);
    size += piece.length;
    zeros = zerosAtEnd(piece, zeros);
  });
  const work = begin(device);
  const end = await readTar(bytes, (entry) => takeEntry(work, device, entry));
  await finished(bytes, { writable: false }).catch(() => undefined);
  await work.verifier.end();
  // One that was cut off between two files looks whole, but that its end mark is missing.
  const spread = judge(work, end === 'whole' && zeros < tarBlock ? 'truncated' : end);
  const { counted, findings, columns, ring, certificates } = work;
  ring.judge(certificates, spread, counted.unverified, findings.report);
  const summary: ArchiveSummary = {
    ...{ bytes: size, sha256: sha.digest('hex'), logs: columns.size, ...spread },
    unreadable: unreadableOf(work, size),
    ...{ entries: counted.entries, verified: counted.verified },
    ...{ systemLogs: counted.systemLogs, auditLogs: counted.auditLogs },
    ...{ serials: [...work.serials], clientIds: [...work.clientIds].sort() },
    certificates: certificates.map(describe),
    counts: findings.counts,
  };
  const lateKey = counted.unverified > 0 ? ring.lateKey() : null;
  return { summary, found: findings.kept, columns, lateKey };
};

const tarBlock = 512;

/** How many zeros stand at the end, once a piece has come behind so many; counted as far as a block. */
function zerosAtEnd(piece: Buffer, before: number): number {
  const last = piece.subarray(-tarBlock);
  const zeros = last.length - 1 - last.findLastIndex((octet) => octet !== 0);
  return zeros === piece.length ? Math.min(tarBlock, before + zeros) : zeros;
}

function begin(device: KnownDevice): Work {
  return {
    findings: createFindings(),
    ring: createKeyRing(device),
    columns: createLogColumns(),
    verifier: createLogVerifier(),
    certificates: [],
    serials: new Set(),
    clientIds: new Set(),
    counted: {
      ...{ entries: 0, verified: 0, unverified: 0, own: 0, systemLogs: 0, auditLogs: 0, isTooMany: false },
    },
  };
}

function takeEntry(work: Work, device: KnownDevice, entry: TarEntry): Promise<void> | boolean {
  const { findings, counted, columns } = work;
  const detail = entry.name;
  counted.entries += 1;
  if (!isSafeName(entry.name)) findings.report('nameUnsafe', { detail });
  else if (entry.content === null) findings.report('entryTooLarge', { detail });
  else if (entry.name.endsWith('.log')) return takeLog(work, device, entry.name, entry.content) ?? true;
  else if (/\.(?:pem|cer|crt|der)$/i.test(entry.name)) takeCertificates(work, entry.name, entry.content);
  else if (!/\.csv$/i.test(entry.name)) findings.report('entryUnknown', { detail });
  counted.isTooMany = columns.size >= maxLogs || counted.entries >= 2 * maxLogs;
  return !counted.isTooMany;
}

const maxCertificates = 50;

function takeCertificates({ findings, certificates, ring }: Work, name: string, content: Buffer): void {
  const read = readCertificates(basename(name), content);
  if (!read) findings.report('certificateUnreadable', { detail: name });
  certificates.push(...(read ?? []).slice(0, maxCertificates - certificates.length));
  ring.add(read ?? []);
}

const maxNames = 200;

function takeLog(work: Work, device: KnownDevice, name: string, content: Buffer): Promise<void> | undefined {
  const { findings, columns, counted, ring, verifier } = work;
  const log = readLogMessage(content);
  if (!log) return void findings.report('logUnreadable', { detail: name });
  const about = { transaction: log.transaction ?? undefined, counter: log.counter };
  if (!isNamedAsItIs(basename(name), log)) findings.report('nameDiffers', { ...about, detail: name });
  if (work.serials.size < maxNames) work.serials.add(log.serial);
  if (log.clientId && work.clientIds.size < maxNames) work.clientIds.add(log.clientId);
  if (log.serial === device.serial) counted.own += 1;
  else findings.report('serialForeign', { ...about, detail: log.serial });
  if (log.kind === 'system') counted.systemLogs += 1;
  if (log.kind === 'audit') counted.auditLogs += 1;
  columns.add(lineOf(log));
  if (log.hash === undefined) return void findings.report('algorithmUnknown', about);
  const key = ring.keyOf(log.serial);
  if (!key) {
    counted.unverified += 1;
    return undefined;
  }
  return verifier.add(log, key, (isRight) => {
    if (isRight) counted.verified += 1;
    else findings.report('signatureWrong', about);
  });
}

function isNamedAsItIs(name: string, log: LogMessage): boolean {
  const read = readLogFileName(name);
  if (read?.kind !== log.kind || read.signatureCounter !== log.counter) return false;
  if (log.kind !== 'transaction') return true;
  return read.transaction === log.transaction && read.step === log.step;
}

/** Devices in use write `KassenBeleg-V1`, too (real-receipts.ts of the domain). */
function lineOf({ counter, at, transaction, step, processType, signature }: LogMessage): LogLine {
  const isReceipt = step === 'Finish' && processType?.toLowerCase() === 'kassenbeleg-v1';
  const mark = signature.length < 8 ? 0n : signature.readBigUInt64BE(0);
  return { counter, at, transaction, step, isReceipt, mark };
}

export type Spread = Pick<
  ArchiveSummary,
  | 'transactions'
  | 'firstTransaction'
  | 'lastTransaction'
  | 'firstCounter'
  | 'lastCounter'
  | 'firstAt'
  | 'lastAt'
>;

/** Goes through the logs in order; returns from where to where they reach. */
function judge({ findings, columns, counted }: Work, end: TarEnd): Spread {
  const { report } = findings;
  if (end === 'truncated' && counted.entries > 0) report('truncated', { detail: String(counted.entries) });
  const sequence = createLogSequence(report);
  const numbers = extent();
  const [counters, times] = [extent(), extent()];
  let transactions = 0;
  for (const line of columns.inOrder()) {
    sequence.add(line);
    counters.add(line.counter);
    times.add(line.at);
    if (line.step !== 'Finish' || line.transaction === null) continue;
    transactions += 1;
    numbers.add(line.transaction);
  }
  sequence.end();
  return {
    transactions,
    ...{ firstTransaction: numbers.least(), lastTransaction: numbers.most() },
    ...{ firstCounter: counters.least(), lastCounter: counters.most() },
    ...{ firstAt: times.least(), lastAt: times.most() },
  };
}

function extent() {
  let [least, most] = [Infinity, -Infinity];
  return {
    add: (value: number): void => {
      least = Math.min(least, value);
      most = Math.max(most, value);
    },
    least: () => (least === Infinity ? null : least),
    most: () => (most === -Infinity ? null : most),
  };
}

function unreadableOf({ counted, columns }: Work, size: number): UnreadableCause | null {
  if (size === 0) return 'empty';
  if (counted.isTooMany) return 'tooMany';
  if (counted.entries === 0) return 'notTar';
  if (columns.size === 0) return 'noLogs';
  return counted.own === 0 ? 'otherDevice' : null;
}

function describe({ name, certificate }: KnownCertificate): ArchiveSummary['certificates'][number] {
  const { subject, issuer, validFrom, validTo } = certificate;
  const oneLine = (text: string): string => text.replaceAll('\n', ', ').slice(0, 500);
  return {
    ...{ name: name.slice(0, 500), subject: oneLine(subject), issuer: oneLine(issuer) },
    validFrom: new Date(validFrom).toISOString(),
    validTo: new Date(validTo).toISOString(),
  };
}
