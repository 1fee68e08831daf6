import { commandNameSchema, type LiveGroup, readGroup } from '@tresen/domain/fleet/live';
import { AppError } from '@tresen/domain/kit/errors';
import type { LiveConnection, UserCaller } from './callers.ts';

/** Whether a branch, or a group of them, is one of the tenant. */
export type UnitBelongsTo = (tenantId: string, unitId: string) => Promise<boolean>;

/** The person who calls. @throws {AppError} FORBIDDEN for whoever is none */
export const requireUser = ({ user }: LiveConnection): UserCaller => {
  if (user.kind !== 'user') throw new AppError('FORBIDDEN');
  return user;
};

/** The name of a command. @throws {AppError} COMMAND_UNKNOWN */
export const requireCommand = (value: unknown) => {
  const command = commandNameSchema.safeParse(value);
  if (!command.success) throw new AppError('COMMAND_UNKNOWN');
  return command.data;
};

/** The group of that name in the tenant. @throws {AppError} GROUP_FORBIDDEN */
export const requireGroup = async (
  { unitBelongsTo }: { readonly unitBelongsTo: UnitBelongsTo },
  tenantId: string,
  name: unknown,
): Promise<LiveGroup> => {
  const group = readGroup(name);
  if (!group || (group.kind === 'unit' && !(await unitBelongsTo(tenantId, group.unitId))))
    throw new AppError('GROUP_FORBIDDEN');
  return group;
};
