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
import type { MailAttachment } from '../../kit/mail/index.ts';
import { askedPaper, paperAsPdf, paperAsXlsx, type ReportPaper } from '../reports/index.ts';
import { clocksOf } from './clocks.ts';
import {
  type Addressee,
  addresseesOf,
  claimPeriod,
  type DueMail,
  deleteOldRuns,
  dueMails,
  noteResult,
  setNext,
} from './due-mails.store.ts';
import { deleteOldLinks, issueLink } from './links.ts';
import { reportAddress } from './report-address.ts';
import { reportMail } from './report-mail-content.ts';
import { reportMailPage } from './report-mail-pages.ts';

export type SendDeps = Pick<Host, 'db' | 'now' | 'queueMail' | 'publicUrl' | 'onError'>;

const maxOfRound = 20_000;
const atOnce = 2;
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
    const waiting = due[Symbol.iterator]();
    const work = async (): Promise<void> => {
      for (const mail of waiting) {
        if (signal.aborted) return;
        await sendOne(deps, mail).catch((error: unknown) => fail(deps, mail, error));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

export const cleanUpReportMails = ({ db, now }: Pick<Host, 'db' | 'now'>): Promise<void> =>
  inSystem(db, async (tx) => {
    await deleteOldLinks(tx, new Date(now()));
    await deleteOldRuns(tx, new Date(now() - keptMs));
  });

async function sendOne(deps: SendDeps, mail: DueMail): Promise<void> {
  const period = mailPeriodOf(mail.rhythm, mail.nextFrom);
  const { clocks, addressees } = await inSystem(deps.db, async (tx) => ({
    clocks: await clocksOf(tx, mail.tenantId, mail.unitIds),
    addressees: await addresseesOf(tx, mail),
  }));
  const written = addressees.length > 0 ? await write(deps, mail, period) : undefined;
  await inSystem(deps.db, async (tx) => {
    const at = deps.now();
    if (!(await claimPeriod(tx, mail, mail.rhythm, period, new Date(at)))) return skipTaken(tx, mail, clocks);
    if (written) {
      for (const one of addressees) await queueFor(tx, deps, { mail, period, clocks, ...written }, one);
      const outcome = { result: 'sent', recipients: addressees.length, cause: null } as const;
      await noteResult(tx, mail, { rhythm: mail.rhythm, from: period.from }, outcome);
    }
    await setNext(tx, mail, nextOf(mail, period, clocks));
  });
}

interface Written {
  readonly paper: ReportPaper;
  readonly attachments: readonly MailAttachment[];
}

/** The report of the days, read in its author's place. */
async function write(deps: SendDeps, mail: DueMail, { from, to }: DayRange): Promise<Written> {
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

async function queueFor(
  tx: Tx,
  { queueMail, publicUrl, now }: SendDeps,
  given: Written & {
    readonly mail: DueMail;
    readonly period: DayRange;
    readonly clocks: readonly BranchClock[];
  },
  { email, isInside }: Addressee,
): Promise<void> {
  const { mail, period, clocks, paper, attachments } = given;
  const token = await issueLink(tx, { tenantId: mail.tenantId, id: mail.id, email }, 'unsubscribe', now());
  await queueMail(tx, {
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
  });
}

/** Sent by another process, or under this rhythm before: only the days go on. */
async function skipTaken(tx: Tx, mail: DueMail, clocks: readonly BranchClock[]): Promise<void> {
  await setNext(tx, mail, nextOf(mail, mailPeriodOf(mail.rhythm, mail.nextFrom), clocks));
}

function nextOf({ rhythm, sendAtMinutes }: DueMail, period: DayRange, clocks: readonly BranchClock[]) {
  const next = periodAfter(rhythm, period);
  return { from: next.from, dueAt: new Date(dueAt(next, clocks, sendAtMinutes)), attempts: 0 };
}

/** What cannot be answered is noted and left; anything else is tried again for an hour. */
async function fail(deps: SendDeps, mail: DueMail, error: unknown): Promise<void> {
  const isNoAnswer = error instanceof AppError && error.code === 'INVALID_INPUT';
  const isForGood = isNoAnswer || mail.attempts + 1 >= maxAttempts;
  if (!isNoAnswer) deps.onError(error);
  const at = deps.now();
  await inSystem(deps.db, async (tx) => {
    const period = mailPeriodOf(mail.rhythm, mail.nextFrom);
    if (!isForGood) {
      const again = { from: mail.nextFrom, dueAt: new Date(at + retryMs), attempts: mail.attempts + 1 };
      return setNext(tx, mail, again);
    }
    const clocks = await clocksOf(tx, mail.tenantId, mail.unitIds);
    if (await claimPeriod(tx, mail, mail.rhythm, period, new Date(at)))
      await noteResult(
        tx,
        mail,
        { rhythm: mail.rhythm, from: period.from },
        {
          result: 'failed',
          recipients: 0,
          cause: causeOf(error),
        },
      );
    await setNext(tx, mail, nextOf(mail, period, clocks));
  }).catch(deps.onError);
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
