import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { cursorOf, type ListArgs, orderOf, readFilter, readPlace } from '../../kit/records/index.ts';
import {
  countDevices,
  type DeviceListQuery,
  deviceNeighbours,
  deviceSource,
  listDevicePage,
} from './device-list.store.ts';
import type { Device } from './devices.store.ts';

/** A page of the list; its rows are counted only where somebody asks. */
export interface DevicePage {
  readonly nodes: readonly Device[];
  readonly pageInfo: PageInfo;
  readonly query: DeviceListQuery;
  readonly isWhole: boolean;
}

const pageSize = { default: 25, max: 200 } as const;

/**
 * A page of the linked registers.
 * @param online the ids of the tenant's registers that the hub holds
 * @throws {AppError} INVALID_INPUT for a filter, an order or a place that is none
 */
export const devicePage = async (
  ctx: Ctx,
  args: ListArgs,
  online: readonly string[],
): Promise<DevicePage> => {
  const query = queryOf(args, online);
  const size = Math.min(Math.max(args.first ?? pageSize.default, 1), pageSize.max);
  const after = args.after ? readPlace(args.after) : undefined;
  const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) => listDevicePage(tx, query, size, after));
  const last = rows[size - 1] ?? rows.at(-1);
  const hasNextPage = rows.length > size;
  return {
    nodes: rows.slice(0, size),
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage },
    query,
    isWhole: after === undefined && !hasNextPage,
  };
};

/** How many registers the list of a page has; exact. */
export const totalDevices = (ctx: Ctx, { nodes, query, isWhole }: DevicePage): Promise<number> =>
  isWhole ? Promise.resolve(nodes.length) : askTenant(ctx.db, tenantOf(ctx), (tx) => countDevices(tx, query));

/** The registers before and behind one in a list. @throws {AppError} INVALID_INPUT */
export const neighboursOfDevice = (ctx: Ctx, id: string, args: ListArgs, online: readonly string[]) =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => deviceNeighbours(tx, queryOf(args, online), id));

function queryOf({ filter, sort }: ListArgs, online: readonly string[]): DeviceListQuery {
  return {
    filter: readFilter(deviceSource.entity, filter),
    order: orderOf(deviceSource, sort),
    online,
  };
}
