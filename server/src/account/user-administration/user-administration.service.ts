import {
  type Administration,
  type NewStanding,
  refusalOfChange,
  refusalOfRemoval,
  type UserInput,
  userIdsSchema,
  userInputSchema,
} from '@tresen/domain/account/user-administration';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emit, emitChanged, inSystem, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { Sessions } from '../sessions/index.ts';
import {
  type AdministeredUser,
  deleteUsers,
  findUsers,
  readAdministrators,
  updateStanding,
} from './administration.store.ts';
import { type HeldAdministration, holdAdministration } from './administration.ts';

/** What a change of a user means for their sessions. */
export interface UserSessionsPort {
  /** Ends all sessions of a person in the transaction of the change, so that no crash comes between. */
  readonly endUserSessions: Sessions['endUser'];
  /** Called after the commit with what has ended: effective at once here, within 60 s elsewhere. */
  readonly announceEnded: Sessions['announce'];
  /** The picture of somebody who is gone goes, too. */
  readonly removePicture: (name: string) => Promise<void>;
}

/** The user as they were, and the sessions that ended. */
interface Changed {
  readonly user: AdministeredUser;
  readonly ended: readonly string[];
}

/**
 * Gives a user another role, disables or enables them (USR-05). Effective at once in this process.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT (somebody else was quicker), ROLE_NOT_ALLOWED, LAST_ADMIN,
 *   OWN_ACCOUNT
 */
export const saveUser = async (ctx: Ctx, port: UserSessionsPort, input: unknown): Promise<SaveResult> => {
  const wanted = parseInput(userInputSchema, input);
  const { user, ended } = await inSystem(ctx.db, async (tx) => {
    const changed = await change(ctx, tx, port, wanted);
    // Sessions go on with the new role: at once here, within 60 s elsewhere.
    if (!wanted.disabled && wanted.role !== changed.user.role)
      emit(tx, { topic: 'roleAltered', userId: changed.user.id });
    emitChanged(tx, 'users', tenantOf(ctx));
    return changed;
  });
  port.announceEnded(ended);
  return { isSuccess: true, modelId: user.id };
};

/**
 * Removes users, all or none (USR-05). Their e-mails are free again, their names stay in the audit log.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, ROLE_NOT_ALLOWED, LAST_ADMIN (USR-06), OWN_ACCOUNT
 */
export const removeUsers = async (ctx: Ctx, port: UserSessionsPort, input: unknown): Promise<SaveResult> => {
  const ids = [...new Set(parseInput(userIdsSchema, input))];
  const { pictures, ended } = await inSystem(ctx.db, (tx) => remove(ctx, tx, port, ids));
  port.announceEnded(ended);
  for (const picture of pictures) await port.removePicture(picture);
  return { isSuccess: true };
};

async function change(ctx: Ctx, tx: Tx, port: UserSessionsPort, input: UserInput): Promise<Changed> {
  const held = await holdAdministration(ctx, tx);
  const [user] = await findUsers(tx, held.tenant.id, [input.id]);
  if (!user) throw new AppError('NOT_FOUND', { what: 'user' });
  if (user.version !== input.version) throw new AppError('CONFLICT');
  const refusal = refusalOfChange(await administrationOf(tx, held), user, input);
  if (refusal) throw new AppError(refusal);
  const { role, disabled } = input;
  if (role === user.role && disabled === user.disabled) return { user, ended: [] };
  await updateStanding(tx, held.tenant.id, { id: user.id, role, disabled });
  await auditChange(ctx, tx, held.tenant.id, user, input);
  return {
    user,
    ended: disabled ? await port.endUserSessions(tx, { userId: user.id }, 'userDisabled') : [],
  };
}

async function administrationOf(tx: Tx, { tenant, actor }: HeldAdministration): Promise<Administration> {
  return {
    actor,
    kind: tenant.kind,
    administrators: await readAdministrators(tx, tenant.id),
  };
}

/** One entry for each of the two things that a change can do. */
async function auditChange(
  ctx: Ctx,
  tx: Tx,
  tenantId: string,
  user: AdministeredUser,
  next: NewStanding,
): Promise<void> {
  const { id, firstName, lastName, role, disabled } = user;
  const person = { firstName, lastName };
  const entry = { entity: 'user', entityId: id } as const;
  if (role !== next.role)
    await audit(ctx, tx, tenantId, {
      ...entry,
      action: 'changeRole',
      oldValues: { ...person, role },
      newValues: { ...person, role: next.role },
    });
  if (disabled !== next.disabled)
    await audit(ctx, tx, tenantId, {
      ...entry,
      action: next.disabled ? 'disable' : 'enable',
      oldValues: { ...person, disabled },
      newValues: { ...person, disabled: next.disabled },
    });
}

/** Returns the pictures of those who are gone, and their sessions. */
async function remove(ctx: Ctx, tx: Tx, port: UserSessionsPort, ids: readonly string[]) {
  const held = await holdAdministration(ctx, tx);
  const users = await findUsers(tx, held.tenant.id, ids);
  if (users.length !== ids.length) throw new AppError('NOT_FOUND', { what: 'user' });
  const refusal = refusalOfRemoval(await administrationOf(tx, held), users);
  if (refusal) throw new AppError(refusal);
  const pictures = await deleteUsers(tx, held.tenant.id, ids);
  for (const { id, email, firstName, lastName, role, disabled } of users) {
    await audit(ctx, tx, held.tenant.id, {
      action: 'remove',
      entity: 'user',
      entityId: id,
      oldValues: { email, firstName, lastName, role, disabled },
    });
  }
  const ended: string[] = [];
  for (const userId of ids) ended.push(...(await port.endUserSessions(tx, { userId }, 'userRemoved')));
  emitChanged(tx, 'users', tenantOf(ctx));
  return { pictures, ended };
}
