import { type Ctx, registerOf } from '../../../kit/context/index.ts';
import type { Origin } from './receipt-row.ts';
import { earlierOrigins } from './receipts.store.ts';

/**
 * The register that sends, with where it was before: only of one that was moved is there anything to look up.
 * @throws {AppError} FORBIDDEN when anyone else asks
 */
export const originOf = async (ctx: Ctx): Promise<Origin> => {
  const register = registerOf(ctx);
  return register.movedAt === null
    ? register
    : { ...register, earlier: await earlierOrigins(ctx.db, register) };
};
