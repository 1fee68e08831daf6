import { buffer } from 'node:stream/consumers';
import type { DayRange } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import {
  type BranchClock,
  comparisonOfMail,
  dueAt,
  mailPeriodOf,
  periodAfter,
} from '@tresen/domain/sales/report-mails';
import type { Ctx } from '../../kit/context/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { Host } from '../../kit/features/index.ts';
import type { JobHandler } from '../../kit/jobs/index.ts';
import type { Mail, MailAttachment } from '../../kit/mail/index.ts';
import { askedPaper, paperAsPdf, paperAsXlsx, type ReportPaper } from '../reports/index.ts';
import { clocksOf, orThatOfGermany } from './clocks.ts';
import {
  type Addressee,
  type Addressing,
  addressingOf,
  type Claim,
  claimPeriods,
  type DueMail,
  deleteOldRuns,
  dueMails,
  type Next,
  setNexts,
} from './due-mails.store.ts';
import { deleteOldLinks, insertLinks, type LinkHolder, newToken } from './links.ts';
import { reportAddress } from './report-address.ts';
import { reportMail } from './report-mail-content.ts';
import { reportMailPage } from './report-mail-pages.ts';

export type SendDeps = Pick<Host, 'db' | 'now' | 'queueMail' | 'publicUrl' | 'onError'>;

const maxOfRound = 20_000;
const atOnce = 2;
/** Mails that one transaction puts into the queue: each on its own would wait for the disk. */
const ofOneCommit = 20;
const retryMs = 600_000;
const maxAttempts = 6;
const keptMs = 400 * 86_400_000;

/**
 * Sends what is due, of all tenants, once a minute. The row of a mail's days, its mails in the queue and the next days are
 * one transaction: whoever is killed before it ends has sent nothing and somebody sends it later; of two at once, one
 * finds the row taken. So each is queued once and none is lost.
 */
export const createReportMailSending =
  (deps: SendDeps): JobHandler =>
  async (_payload, signal) => {
    const due = await inSystem(deps.db, (tx) => dueMails(tx, new Date(deps.now()), maxOfRound));
    const waiting = groupsOf(due)[Symbol.iterator]();
    const work = async (): Promise<void> => {
      for (const mails of waiting) {
        if (signal.aborted) return;
        await sendGroup(deps, mails);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

export const cleanUpReportMails = ({ db, now }: Pick<Host, 'db' | 'now'>): Promise<void> =>
  inSystem(db, async (tx) => {
    await deleteOldLinks(tx, new Date(now()));
    await deleteOldRuns(tx, new Date(now() - keptMs));
  });

function groupsOf(due: readonly DueMail[]): readonly (readonly DueMail[])[] {
  const count = Math.ceil(due.length / ofOneCommit);
  return Array.from({ length: count }, (_, index) =>
    due.slice(index * ofOneCommit, (index + 1) * ofOneCommit),
  );
}

/** One that cannot be written or queued keeps no other from being sent. */
async function sendGroup(deps: SendDeps, mails: readonly DueMail[]): Promise<void> {
  const addressing = await inSystem(deps.db, (tx) => addressingOf(tx, mails)).catch(deps.onError);
  if (!addressing) return; // still due in the next minute
  const written: WrittenMail[] = [];
  for (const mail of mails) {
    const one = await write(deps, mail, addressing.get(mail.id)).catch((error) => fail(deps, mail, error));
    if (one) written.push(one);
  }
  if (written.length > 1 && (await isQueued(deps, written))) return;
  for (const one of written) await queueWritten(deps, [one]).catch((error) => fail(deps, one.mail, error));
}

/** False where one of them kept all from being queued: each is queued on its own then, and says what is wrong. */
function isQueued(deps: SendDeps, written: readonly WrittenMail[]): Promise<boolean> {
  return queueWritten(deps, written).then(
    () => true,
    () => false,
  );
}

/** A mail as it goes out, and to whom. */
interface WrittenMail {
  readonly mail: DueMail;
  readonly period: DayRange;
  readonly clocks: readonly BranchClock[];
  readonly addressees: readonly Addressee[];
  /** Undefined where nobody gets it. */
  readonly report: Report | undefined;
}

async function write(
  deps: SendDeps,
  mail: DueMail,
  { clocks = [], addressees = [] }: Partial<Addressing> = {},
): Promise<WrittenMail> {
  const period = mailPeriodOf(mail.rhythm, mail.nextFrom);
  const report = addressees.length > 0 ? await readReport(deps, mail, period) : undefined;
  return { mail, period, clocks: orThatOfGermany(clocks), addressees, report };
}

/** In one transaction. Where another process has sent a mail, or it was sent under this rhythm before, only the days go on. */
async function queueWritten(deps: SendDeps, written: readonly WrittenMail[]): Promise<void> {
  await inSystem(deps.db, async (tx) => {
    const free = await claimPeriods(tx, written.map(claimOf), new Date(deps.now()));
    const sent = written.filter(({ mail }) => free.has(mail.id)).flatMap(lettersOf);
    await Promise.all([
      insertLinks(tx, sent, 'unsubscribe', deps.now()),
      ...sent.map((letter) => deps.queueMail(tx, mailOf(deps, letter))),
      setNexts(
        tx,
        written.map((each) => ({ mail: each.mail, next: nextOf(each) })),
      ),
    ]);
  });
}

function claimOf({ mail, period, addressees }: WrittenMail): Claim {
  const result = addressees.length > 0 ? 'sent' : 'nobody';
  return { mail, ...period, result, recipients: addressees.length, cause: null };
}

/** A report on its way to one address. */
interface Letter extends LinkHolder, Addressee {
  readonly mail: DueMail;
  readonly period: DayRange;
  readonly clocks: readonly BranchClock[];
  readonly report: Report;
  /** Of the link by which it is wanted no more. */
  readonly token: string;
}

function lettersOf({ addressees, report, ...written }: WrittenMail): readonly Letter[] {
  const { tenantId, id } = written.mail;
  if (!report) return [];
  return addressees.map((addressee) => ({
    ...written,
    ...addressee,
    report,
    tenantId,
    id,
    token: newToken(),
  }));
}

interface Report {
  readonly paper: ReportPaper;
  readonly attachments: readonly MailAttachment[];
}

/** The report of the days, read in its author's place. */
async function readReport(deps: SendDeps, mail: DueMail, { from, to }: DayRange): Promise<Report> {
  const { question, unitIds, rhythm, language } = mail;
  const filter = {
    from,
    to,
    comparison: comparisonOfMail(rhythm),
    ...(unitIds && { unitIds: [...unitIds] }),
  };
  const paper = await askedPaper(readerOf(deps, mail), { ...question, filter }, language);
  return { paper, attachments: await attachmentsOf(mail, paper) };
}

async function attachmentsOf(
  { file, name }: DueMail,
  paper: ReportPaper,
): Promise<readonly MailAttachment[]> {
  if (file === 'none') return [];
  const stream = file === 'pdf' ? await paperAsPdf(paper) : paperAsXlsx(paper);
  const content = (await buffer(stream)).toString('base64');
  return [{ name: `${fileName(`${name} ${paper.lines[0]}`)}.${file}`, type: types[file], content }];
}

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

function mailOf({ publicUrl }: SendDeps, letter: Letter): Mail {
  const { mail, period, clocks, report, email, isInside, token } = letter;
  const { paper, attachments } = report;
  return {
    to: email,
    ...reportMail({
      name: mail.name,
      authorName: mail.authorName,
      paper,
      zone: clocks[0]?.zone ?? 'UTC',
      hasFile: attachments.length > 0,
      link: isInside ? `${publicUrl}${reportAddress(mail, period)}` : undefined,
      unsubscribeLink: reportMailPage(publicUrl, 'unsubscribe', token),
    }),
    attachments,
  };
}

function nextOf({ mail, period, clocks }: Pick<WrittenMail, 'mail' | 'period' | 'clocks'>): Next {
  const next = periodAfter(mail.rhythm, period);
  return { from: next.from, dueAt: new Date(dueAt(next, clocks, mail.sendAtMinutes)), attempts: 0 };
}

/** What cannot be answered is noted and left; anything else is tried again for an hour. */
async function fail(deps: SendDeps, mail: DueMail, error: unknown): Promise<undefined> {
  const isNoAnswer = error instanceof AppError && error.code === 'INVALID_INPUT';
  const isForGood = isNoAnswer || mail.attempts + 1 >= maxAttempts;
  if (!isNoAnswer) deps.onError(error);
  await inSystem(deps.db, (tx) =>
    isForGood ? giveUp(tx, deps, mail, causeOf(error)) : tryAgain(tx, deps, mail),
  ).catch(deps.onError);
}

function tryAgain(tx: Tx, { now }: SendDeps, mail: DueMail): Promise<void> {
  const next = { from: mail.nextFrom, dueAt: new Date(now() + retryMs), attempts: mail.attempts + 1 };
  return setNexts(tx, [{ mail, next }]);
}

async function giveUp(tx: Tx, { now }: SendDeps, mail: DueMail, cause: string): Promise<void> {
  const period = mailPeriodOf(mail.rhythm, mail.nextFrom);
  const clocks = await clocksOf(tx, mail.tenantId, mail.unitIds);
  await claimPeriods(tx, [{ mail, ...period, result: 'failed', recipients: 0, cause }], new Date(now()));
  await setNexts(tx, [{ mail, next: nextOf({ mail, period, clocks }) }]);
}

/** A code that the page has words for. */
function causeOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'INTERNAL';
  const { message } = error.parameters;
  return typeof message === 'string' ? message : error.code;
}

/** Reports are read in the place of who set them up: what that person may see is what is sent. */
function readerOf({ db, now }: SendDeps, { tenantId, authorId, authorName, authorRole }: DueMail): Ctx {
  return {
    caller: {
      kind: 'user',
      principal: authorRole,
      tenantId,
      homeTenantId: tenantId,
      userId: authorId,
      sessionId: '',
      name: authorName,
      actingAs: null,
    },
    requestId: 'reportMail',
    db,
    now,
  };
}

/** No sign that a system of files means something by. */
function fileName(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, '-').trim();
}
