import type { Day } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { type ChangePlace, changesAt, type ValueChange } from './configurations.store.ts';
import { dayAt, knownPlace, type PlaceArgs } from './read-configuration.service.ts';

/** A change, with the business day of its place on which somebody made it: at night that is the day before. */
export type DatedChange = ValueChange & { readonly madeOn: Day };

export interface ConfigurationHistory {
  readonly nodes: readonly DatedChange[];
  readonly pageInfo: PageInfo;
}

const pageSize = 25;
const cursorSchema = z.object({ at: z.iso.datetime(), id: z.uuid() });

/** What was changed at a place, by whom, newest first. @throws {AppError} NOT_FOUND, INVALID_INPUT */
export const readConfigurationHistory = (
  ctx: Ctx,
  { after, ...args }: PlaceArgs & { readonly after?: string | null | undefined },
): Promise<ConfigurationHistory> => {
  const behind = after ? readCursor(after) : undefined;
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const place = await knownPlace(tx, args);
    const rows = await changesAt(tx, place, behind, pageSize + 1);
    const nodes = rows.slice(0, pageSize).map((row) => ({ ...row, madeOn: dayAt(place, row.at.getTime()) }));
    const last = nodes.at(-1);
    return {
      nodes,
      pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > pageSize },
    };
  });
};

function readCursor(cursor: string): ChangePlace {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

function cursorOf({ at, id }: ValueChange): string {
  return Buffer.from(JSON.stringify({ at: at.toISOString(), id })).toString('base64url');
}
