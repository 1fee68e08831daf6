import { type ClientError, clientErrorLimits } from '@tresen/domain/kit/client-errors';
import { accessToken, hasSession } from '../session/index.ts';
import { buildName } from '../version/index.ts';
import { newCrashId } from './crash-id.ts';
import { forgetReport, keepReport, unsentReports } from './unsent-reports.ts';

const path = '/api/client-errors';
/** Milliseconds that a report waits for a token, and then for the server. */
const tokenPatience = 3_000;
const patience = 10_000;

/** What became of a report. */
export interface CrashOutcome {
  /** False: it is kept, and sent once the server can be reached. */
  readonly isSent: boolean;
  /** Where the person may write to, when the server said so. */
  readonly supportEmail: string | null;
}

export interface CrashReport {
  readonly id: string;
  readonly outcome: Promise<CrashOutcome>;
}

/** An error that is shown twice, or rendered twice, is one report. */
const reported = new WeakMap<object, CrashReport>();

/** Reports to the server that something broke (SHL-80). Kept until it has arrived. */
export const reportCrash = (error: unknown): CrashReport => {
  const subject = typeof error === 'object' && error !== null ? error : new Error(String(error));
  const known = reported.get(subject);
  if (known) return known;
  const report = reportOf(subject);
  keepReport(report);
  const made = { id: report.id, outcome: send(report) };
  reported.set(subject, made);
  return made;
};

/** Sends what has not arrived before. */
export const sendUnsentReports = async (): Promise<void> => {
  for (const report of unsentReports()) await send(report);
};

function reportOf(error: unknown): ClientError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    id: newCrashId(),
    build: buildName.slice(0, clientErrorLimits.build),
    page: window.location.pathname.slice(0, clientErrorLimits.page),
    message: message.slice(0, clientErrorLimits.message),
    stack: (stack ?? '').slice(0, clientErrorLimits.stack),
  };
}

function send(report: ClientError): Promise<CrashOutcome> {
  return post(report).catch(() => ({ isSent: false, supportEmail: null }));
}

async function post(report: ClientError): Promise<CrashOutcome> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await authorization()) },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(patience),
  });
  // What the server refuses it refuses again; what it has no time for now comes later.
  if (response.status === 429 || response.status >= 500) return { isSent: false, supportEmail: null };
  forgetReport(report);
  const answer = (await response.json().catch(() => ({}))) as { readonly supportEmail?: string | null };
  return { isSent: response.ok, supportEmail: answer.supportEmail ?? null };
}

/** Whose report it is, where that can be said; nobody has to sign in to report. */
async function authorization(): Promise<Record<string, string>> {
  if (!hasSession()) return {};
  const token = await Promise.race([accessToken().catch(() => undefined), rest(tokenPatience)]);
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

function rest(milliseconds: number) {
  return new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
