import { type InvitationInput, invitationExpiry, invitationSchema } from '@tresen/domain/account/invitations';
import { rolesToGive } from '@tresen/domain/account/user-administration';
import { AppError } from '@tresen/domain/kit/errors';
import type { Role } from '@tresen/domain/kit/groups';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { emitChanged, inSystem, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type HeldAdministration, holdAdministration } from '../user-administration/index.ts';
import { normalizeEmail } from '../users/index.ts';
import { hashOfCode, newInvitationCode } from './invitation-code.ts';
import type { InvitationLimits } from './invitation-limits.ts';
import { frontendOf, type InvitationMailPort, queueInvitation } from './invitation-mail.ts';
import {
  findStanding,
  type Invitation,
  insertInvitation,
  isEmailTaken,
  lockInvitation,
  renewInvitation,
  setWithdrawn,
} from './invitations.store.ts';

export interface InvitationParts extends InvitationMailPort {
  readonly limit: InvitationLimits;
}

/**
 * Asks somebody by mail to join the tenant (USR-05). The link is good for 7 days and this address only.
 * @throws {AppError} INVALID_INPUT, ROLE_NOT_ALLOWED, INVITATION_ALREADY_SENT (USR-07), EMAIL_TAKEN, TOO_MANY_REQUESTS
 */
export const inviteUser = async (
  ctx: Ctx,
  parts: InvitationParts,
  input: object & { readonly frontendUrl?: string | null | undefined },
): Promise<SaveResult> => {
  const given = parseInput(invitationSchema, input);
  const frontend = frontendOf(parts, input.frontendUrl);
  const wanted = { ...given, email: normalizeEmail(given.email), frontend };
  try {
    return { isSuccess: true, modelId: await inSystem(ctx.db, (tx) => invite(ctx, tx, parts, wanted)) };
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('INVITATION_ALREADY_SENT', { field: 'email' });
    throw error;
  }
};

/**
 * Sends an invitation again, with a new link for another 7 days; the link before ends.
 * @throws {AppError} NOT_FOUND (accepted or withdrawn), ROLE_NOT_ALLOWED, EMAIL_TAKEN, TOO_MANY_REQUESTS
 */
export const resendInvitation = async (
  ctx: Ctx,
  parts: InvitationParts,
  { id, frontendUrl }: { readonly id: string; readonly frontendUrl?: string | null | undefined },
): Promise<SaveResult> => {
  const frontend = frontendOf(parts, frontendUrl);
  await inSystem(ctx.db, (tx) => resend(ctx, tx, parts, id, frontend));
  return { isSuccess: true, modelId: id };
};

/**
 * Ends an invitation: its link opens nothing any more. Withdrawing twice is one.
 * @throws {AppError} NOT_FOUND (accepted), ROLE_NOT_ALLOWED
 */
export const withdrawInvitation = async (ctx: Ctx, id: string): Promise<SaveResult> => {
  await inSystem(ctx.db, async (tx) => {
    const { administration, invitation } = await held(ctx, tx, id);
    if (invitation.withdrawnAt) return;
    await setWithdrawn(tx, administration.tenant.id, id, new Date(ctx.now()));
    const { email, role, language } = invitation;
    await audit(ctx, tx, administration.tenant.id, {
      action: 'withdraw',
      entity: 'invitation',
      entityId: id,
      oldValues: { email, role, language },
    });
  });
  return { isSuccess: true, modelId: id };
};

/**
 * Takes a withdrawal back: the link that was sent is good again, until the day that it named.
 * @throws {AppError} NOT_FOUND, ROLE_NOT_ALLOWED, INVITATION_ALREADY_SENT when another one was sent meanwhile
 */
export const restoreInvitation = async (ctx: Ctx, id: string): Promise<SaveResult> => {
  await inSystem(ctx.db, (tx) => restore(ctx, tx, id));
  return { isSuccess: true, modelId: id };
};

async function invite(
  ctx: Ctx,
  tx: Tx,
  parts: InvitationParts,
  input: InvitationInput & { readonly frontend: string },
): Promise<string> {
  const held = await holdAdministration(ctx, tx);
  const { tenant } = held;
  const { frontend, email, role, language } = input;
  requireRole(held, role);
  await makeRoom(ctx, tx, tenant.id, email);
  // Before it is told whether somebody has this address: guessing through lists of addresses ends here.
  parts.limit(tenant.id, email);
  await requireFreeEmail(tx, email);
  const { code, sending } = newCode(ctx);
  const { userId, name } = userOf(ctx);
  const invitation = { id: newId(), email, role, language, invitedBy: name, ...sending };
  await insertInvitation(tx, { ...invitation, tenantId: tenant.id, invitedById: userId });
  await audit(ctx, tx, tenant.id, {
    action: 'create',
    entity: 'invitation',
    entityId: invitation.id,
    newValues: { email, role, language },
  });
  await queueInvitation(tx, parts, { invitation, company: tenant.name, frontend, code });
  emitChanged(tx, 'users', tenant.id);
  return invitation.id;
}

function requireRole({ actor, tenant }: HeldAdministration, role: Role): void {
  if (!rolesToGive(actor.role, tenant.kind).includes(role))
    throw new AppError('ROLE_NOT_ALLOWED', { field: 'role' });
}

/** A standing invitation refuses a second one; an expired one makes room. */
async function makeRoom(ctx: Ctx, tx: Tx, tenantId: string, email: string): Promise<void> {
  const standing = await findStanding(tx, tenantId, email);
  if (!standing) return;
  if (standing.expiresAt.getTime() > ctx.now())
    throw new AppError('INVITATION_ALREADY_SENT', { field: 'email' });
  await setWithdrawn(tx, tenantId, standing.id, new Date(ctx.now()));
}

async function requireFreeEmail(tx: Tx, email: string): Promise<void> {
  if (await isEmailTaken(tx, email)) throw new AppError('EMAIL_TAKEN', { field: 'email' });
}

function newCode(ctx: Ctx) {
  const code = newInvitationCode();
  const now = ctx.now();
  const [sentAt, expiresAt] = [new Date(now), new Date(invitationExpiry(now))];
  return { code, sending: { codeHash: hashOfCode(code), sentAt, expiresAt } };
}

async function resend(ctx: Ctx, tx: Tx, parts: InvitationParts, id: string, frontend: string) {
  const { administration, invitation } = await held(ctx, tx, id);
  const { tenant } = administration;
  if (invitation.withdrawnAt) throw new AppError('NOT_FOUND', { what: 'invitation' });
  parts.limit(tenant.id, invitation.email);
  await requireFreeEmail(tx, invitation.email);
  const { code, sending } = newCode(ctx);
  await renewInvitation(tx, tenant.id, { id, ...sending });
  await audit(ctx, tx, tenant.id, {
    action: 'resend',
    entity: 'invitation',
    entityId: id,
    oldValues: { email: invitation.email, expiresAt: invitation.expiresAt.toISOString() },
    newValues: { email: invitation.email, expiresAt: sending.expiresAt.toISOString() },
  });
  const renewed = { ...invitation, expiresAt: sending.expiresAt };
  await queueInvitation(tx, parts, { invitation: renewed, company: tenant.name, frontend, code });
}

/** An invitation that is about to change. */
async function held(
  ctx: Ctx,
  tx: Tx,
  id: string,
): Promise<{ readonly administration: HeldAdministration; readonly invitation: Invitation }> {
  const administration = await holdAdministration(ctx, tx);
  const invitation = await lockInvitation(tx, administration.tenant.id, id);
  if (!invitation) throw new AppError('NOT_FOUND', { what: 'invitation' });
  requireRole(administration, invitation.role);
  emitChanged(tx, 'users', administration.tenant.id);
  return { administration, invitation };
}

async function restore(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const { administration, invitation } = await held(ctx, tx, id);
  if (!invitation.withdrawnAt) return;
  await makeRoom(ctx, tx, administration.tenant.id, invitation.email);
  await setWithdrawn(tx, administration.tenant.id, id, null);
  const { email, role, language } = invitation;
  await audit(ctx, tx, administration.tenant.id, {
    action: 'restore',
    entity: 'invitation',
    entityId: id,
    newValues: { email, role, language },
  });
}
