import { AppError } from '@tresen/domain/kit/errors';
import {
  dueAt,
  firstPeriod,
  mailPeriodOf,
  type ReportMailInput,
  type ReportMailMessage,
  reportMailInputSchema,
  reportMailLimits,
} from '@tresen/domain/sales/report-mails';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { clocksOf } from './clocks.ts';
import { type Asker, addRecipients, askAgain } from './recipients.service.ts';
import { deleteRecipients } from './recipients.store.ts';
import {
  countKnownUnits,
  insertReportMail,
  lockReportMails,
  type NextMail,
  type ReportMail,
  type ReportMailValues,
  readReportMails,
  removeReportMailRow,
  updateReportMail,
} from './report-mails.store.ts';

/** How the feature writes to people. */
export interface ReportMailsPort {
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
  readonly publicUrl: string;
}

export const listReportMails = (ctx: Ctx): Promise<readonly ReportMail[]> =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => readReportMails(tx));

/**
 * Writes a report mail or changes one. People outside are asked before anything goes to them; whoever has unsubscribed
 * stays so until they are taken out and asked anew.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT
 */
export const saveReportMail = async (
  ctx: Ctx,
  port: ReportMailsPort,
  given: unknown,
): Promise<SaveResult> => {
  const input = parseInput(reportMailInputSchema, given);
  const tenantId = tenantOf(ctx);
  const modelId = await inTenant(ctx.db, tenantId, async (tx) => {
    await lockReportMails(tx, tenantId);
    const current = input.id ? await held(tx, input.id) : undefined;
    if (current && typeof input.version === 'number' && input.version !== current.version)
      throw new AppError('CONFLICT', { version: current.version });
    await check(tx, input, current);
    const values = valuesOf(input);
    const id = current?.id ?? newId();
    await store(ctx, tx, id, values, current);
    await setRecipients(ctx, tx, port, { ...input, id }, current);
    await audit(ctx, tx, tenantId, {
      entity: 'reportMail',
      action: current ? 'update' : 'create',
      entityId: id,
      oldValues: current
        ? logged(
            current,
            current.recipients.map(({ email }) => email),
          )
        : null,
      newValues: logged(values, input.recipients),
    });
    return id;
  });
  return { isSuccess: true, modelId };
};

/** From now on it is sent to nobody; its links say so. @throws {AppError} NOT_FOUND */
export const removeReportMail = async (ctx: Ctx, id: string): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    await lockReportMails(tx, tenantId);
    const current = await held(tx, id);
    await removeReportMailRow(tx, id, new Date(ctx.now()));
    await audit(ctx, tx, tenantId, {
      entity: 'reportMail',
      action: 'remove',
      entityId: id,
      oldValues: logged(
        current,
        current.recipients.map(({ email }) => email),
      ),
    });
  });
  return { isSuccess: true, modelId: id };
};

/** Sends the confirmation once more to an address that has not answered. @throws {AppError} NOT_FOUND, INVALID_INPUT */
export const confirmRecipientAgain = async (
  ctx: Ctx,
  port: ReportMailsPort,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    await lockReportMails(tx, tenantId);
    const mail = await held(tx, id);
    const isWaiting = mail.recipients.some((one) => one.email === email && one.state === 'waiting');
    if (!isWaiting) throw new AppError('NOT_FOUND', { what: 'recipient' });
    await askAgain(tx, askerOf(ctx, port, mail), email);
  });
  return { isSuccess: true, modelId: id };
};

async function held(tx: Tx, id: string): Promise<ReportMail> {
  const [found] = await readReportMails(tx, id);
  if (!found) throw new AppError('NOT_FOUND', { what: 'reportMail' });
  return found;
}

async function check(tx: Tx, input: ReportMailInput, current: ReportMail | undefined): Promise<void> {
  if (!current && (await readReportMails(tx)).length >= reportMailLimits.mails)
    throw wrong('name', 'REPORT_MAIL_TOO_MANY');
  const unitIds = [...new Set(input.unitIds)];
  if (unitIds.length > 0 && (await countKnownUnits(tx, unitIds)) < unitIds.length)
    throw wrong('unitIds', 'REPORT_MAIL_UNIT_UNKNOWN');
}

function valuesOf(input: ReportMailInput): ReportMailValues {
  const unitIds = [...new Set(input.unitIds)];
  return {
    name: input.name,
    rhythm: input.rhythm,
    question: input.question ?? null,
    unitIds: unitIds.length > 0 ? unitIds : null,
    file: input.file,
    language: input.language,
    sendAtMinutes: input.sendAtMinutes,
    isActive: input.isActive,
  };
}

async function store(
  ctx: Ctx,
  tx: Tx,
  id: string,
  values: ReportMailValues,
  current: ReportMail | undefined,
): Promise<void> {
  const tenantId = tenantOf(ctx);
  const next = await nextOf(ctx, tx, values, current);
  if (current) return updateReportMail(tx, id, values, next);
  const { userId, name } = userOf(ctx);
  await insertReportMail(tx, { tenantId, id }, values, { id: userId, name }, next);
}

/** Days that are owed already stay owed; another rhythm, or one that rested, begins anew. */
async function nextOf(
  ctx: Ctx,
  tx: Tx,
  values: ReportMailValues,
  current: ReportMail | undefined,
): Promise<NextMail> {
  const clocks = await clocksOf(tx, tenantOf(ctx), values.unitIds);
  const goesOn = current?.rhythm === values.rhythm && current.isActive;
  const period = goesOn
    ? mailPeriodOf(values.rhythm, current.nextFrom)
    : firstPeriod(values.rhythm, clocks, values.sendAtMinutes, ctx.now());
  return { from: period.from, dueAt: new Date(dueAt(period, clocks, values.sendAtMinutes)) };
}

async function setRecipients(
  ctx: Ctx,
  tx: Tx,
  port: ReportMailsPort,
  mail: ReportMailInput & { readonly id: string },
  current: ReportMail | undefined,
): Promise<void> {
  const before = current?.recipients.map(({ email }) => email) ?? [];
  const wanted = [...new Set(mail.recipients)];
  await deleteRecipients(
    tx,
    mail.id,
    before.filter((email) => !wanted.includes(email)),
  );
  await addRecipients(
    tx,
    askerOf(ctx, port, mail),
    wanted.filter((email) => !before.includes(email)),
  );
}

function askerOf(
  ctx: Ctx,
  { queueMail, publicUrl }: ReportMailsPort,
  { id, rhythm, language }: Pick<ReportMail, 'id' | 'rhythm' | 'language'>,
): Asker {
  return {
    tenantId: tenantOf(ctx),
    id,
    rhythm,
    language,
    authorName: userOf(ctx).name,
    now: ctx.now(),
    queueMail,
    publicUrl,
  };
}

function logged({ name, rhythm, isActive }: ReportMailValues, recipients: readonly string[]) {
  return { name, rhythm, isActive, recipients: recipients.join(', ') };
}

function wrong(field: 'name' | 'unitIds', message: ReportMailMessage): AppError {
  return new AppError('INVALID_INPUT', { field, message });
}
