import type { Entity } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { isIn } from '@tresen/domain/kit/groups';
import type { Ctx } from '../context/index.ts';

/**
 * Whoever may not change one record of a kind may not change, bring or take along many of them.
 * @throws {AppError} FORBIDDEN
 */
export const admitTo = ({ caller }: Ctx, { changedBy }: Pick<Entity, 'changedBy'>): void => {
  if (!isIn(changedBy, caller.principal)) throw new AppError('FORBIDDEN');
};
