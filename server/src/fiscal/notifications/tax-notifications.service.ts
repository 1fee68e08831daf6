import {
  establishmentDetailsSchema,
  maxPreparedAtOnce,
  notificationEndSchema,
  systemDetailsSchema,
  taxpayerDetailsSchema,
} from '@tresen/domain/fiscal/notifications';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type DetailsByKind, type DetailsKind, nameOfSubject, writeDetails } from './details.store.ts';
import { type TaxRegistration, taxRegistrations } from './registrations.service.ts';
import {
  deleteNotification,
  findNotification,
  type TaxNotification,
  writeChecked,
  writeConclusion,
} from './tax-notifications.store.ts';

const dayMs = 86_400_000;
const unitIdsSchema = z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxPreparedAtOnce));

/** How many notifications were prepared, and how many of them may be sent. */
export interface Prepared {
  readonly prepared: number;
  readonly ready: number;
}

/**
 * Prepares the notifications of branches and checks them: each says what is so now (gross method).
 * @throws {AppError} INVALID_INPUT, NOT_FOUND for a branch that has nothing to tell
 */
export const prepareNotifications = async (ctx: Ctx, given: unknown): Promise<Prepared> => {
  const unitIds = new Set(parseInput(unitIdsSchema, given));
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const all = await taxRegistrations(tx, ctx.now());
    const chosen = all.filter(({ unit }) => unitIds.has(unit.id));
    if (chosen.length < unitIds.size) throw new AppError('NOT_FOUND', { what: 'taxRegistration' });
    for (const registration of chosen) await prepare(ctx, tx, registration);
    emit(tx, { topic: 'taxNotifications', tenantId, unitId: null });
    return { prepared: chosen.length, ready: chosen.filter(({ faults }) => faults.length === 0).length };
  });
};

async function prepare(ctx: Ctx, tx: Tx, { unit, content, faults }: TaxRegistration): Promise<void> {
  const isReady = faults.length === 0;
  const tenantId = tenantOf(ctx);
  const id = await writeChecked(tx, tenantId, {
    id: newId(),
    unitId: unit.id,
    validationState: isReady ? 2 : 1,
    taskState: isReady ? 1 : 3,
    content,
    byName: userOf(ctx).name,
    at: new Date(ctx.now()),
  });
  await audit(ctx, tx, tenantId, {
    entity: 'taxNotification',
    action: 'check',
    entityId: id,
    newValues: { name: unit.name },
  });
}

/**
 * Notes that a notification was sent, or that the tax office refused it. What was sent is kept as it was checked, for ever.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT, NOTIFICATION_NOT_CHECKED when anything is no longer as checked
 */
export const concludeNotification = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const end = parseInput(notificationEndSchema, given);
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const open = await openOne(tx, end.id);
    if (open.version !== end.version) throw new AppError('CONFLICT');
    const isSent = end.outcome === 'sent';
    // The day is that of whoever sits in front of it, who may be a day ahead of us.
    if (isSent && Date.parse(end.sentOn) > ctx.now() + dayMs)
      throw new AppError('INVALID_INPUT', { field: 'sentOn', message: 'DAY_INVALID' });
    if (isSent && !(await isReady(ctx, tx, open))) throw new AppError('NOTIFICATION_NOT_CHECKED');
    const { transferTicket, note } = end;
    await writeConclusion(tx, end.id, {
      ...{ reportState: isSent ? 3 : 2, taskState: isSent ? 2 : 3, transferTicket, note },
      sentOn: isSent ? end.sentOn : null,
      byName: userOf(ctx).name,
      at: new Date(ctx.now()),
    });
    await audit(ctx, tx, tenantId, {
      entity: 'taxNotification',
      action: isSent ? 'send' : 'refuse',
      entityId: end.id,
      newValues: { name: open.content.establishment.name },
    });
    emit(tx, { topic: 'taxNotifications', tenantId, unitId: null });
  });
  return { isSuccess: true, modelId: end.id };
};

/** Throws a draft away. @throws {AppError} NOT_FOUND, also for one that was sent */
export const discardNotification = async (ctx: Ctx, id: string): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const { content } = await openOne(tx, parseInput(z.uuid(), id));
    await deleteNotification(tx, id);
    await audit(ctx, tx, tenantId, {
      entity: 'taxNotification',
      action: 'discard',
      entityId: id,
      oldValues: { name: content.establishment.name },
    });
    emit(tx, { topic: 'taxNotifications', tenantId, unitId: null });
  });
  return { isSuccess: true, modelId: id };
};

/** Keeps what the tax office wants to know of a company beside its master data. @throws {AppError} INVALID_INPUT, NOT_FOUND */
export const saveTaxpayer = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { companyId, ...details } = parseInput(taxpayerDetailsSchema, given);
  return save(ctx, 'taxpayer', companyId, details);
};

/** Keeps address and end of an establishment. @throws {AppError} INVALID_INPUT, NOT_FOUND */
export const saveEstablishment = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { unitId, ...details } = parseInput(establishmentDetailsSchema, given);
  return save(ctx, 'establishment', unitId, details);
};

/** Keeps what a register does not say of itself. @throws {AppError} INVALID_INPUT, NOT_FOUND */
export const saveSystem = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { deviceId, ...details } = parseInput(systemDetailsSchema, given);
  return save(ctx, 'system', deviceId, details);
};

async function save<Kind extends DetailsKind>(
  ctx: Ctx,
  kind: Kind,
  subject: string,
  details: DetailsByKind[Kind],
): Promise<SaveResult> {
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const name = await nameOfSubject(tx, kind, subject);
    if (name === undefined) throw new AppError('NOT_FOUND', { what: kind });
    await writeDetails(tx, tenantId, { kind, subject, details, at: new Date(ctx.now()) });
    await audit(ctx, tx, tenantId, {
      entity: 'taxNotification',
      action: 'updateDetails',
      entityId: subject,
      newValues: { name },
    });
    emit(tx, { topic: 'taxNotifications', tenantId, unitId: null });
  });
  return { isSuccess: true, modelId: subject };
}

async function openOne(tx: Tx, id: string): Promise<TaxNotification> {
  const found = await findNotification(tx, id, true);
  if (!found || found.reportState === 3) throw new AppError('NOT_FOUND', { what: 'taxNotification' });
  return found;
}

async function isReady(ctx: Ctx, tx: Tx, { unitId }: TaxNotification): Promise<boolean> {
  const all = await taxRegistrations(tx, ctx.now());
  const registration = all.find(({ unit }) => unit.id === unitId);
  return registration?.validationState === 2;
}
