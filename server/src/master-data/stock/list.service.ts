import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import {
  type ListedMovement,
  listMovements,
  listStock,
  type MovementPlace,
  type StockRow,
} from './stock.store.ts';

const pageSize = { default: 10, max: 100 } as const;
const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** How much there is of an article, branch by branch; nothing of one that the tenant does not have. */
export const stockOf = (ctx: Ctx, articleId: string): Promise<StockRow[]> =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => listStock(tx, idOf(articleId)));

/** A page of an article's movements. */
export interface MovementConnection {
  readonly nodes: readonly ListedMovement[];
  readonly pageInfo: PageInfo;
}

/** The movements of an article in all branches, newest first. @throws {AppError} INVALID_INPUT */
export const movementsOf = async (
  ctx: Ctx,
  articleId: string,
  first: number,
  after: string | undefined,
): Promise<MovementConnection> => {
  const size = Math.min(Math.max(first || pageSize.default, 1), pageSize.max);
  const place = after === undefined ? undefined : readPlace(after);
  const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    listMovements(tx, idOf(articleId), size + 1, place),
  );
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
  };
};

function idOf(articleId: string): string {
  if (!z.uuid().safeParse(articleId).success) throw new AppError('INVALID_INPUT', { field: 'articleId' });
  return articleId;
}

function readPlace(cursor: string): MovementPlace {
  try {
    const [madeAt, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { madeAt, id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

function cursorOf({ madeAt, id }: ListedMovement): string {
  return Buffer.from(JSON.stringify([madeAt.toISOString(), id])).toString('base64url');
}
