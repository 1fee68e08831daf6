import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { cursorOf, type ListArgs, orderOf, readFilter, readPlace } from '../../kit/records/index.ts';
import {
  countSecurityDevices,
  listSecurityDevicePage,
  type SecurityDeviceListQuery,
  securityDeviceNeighbours,
  securityDeviceSource,
} from './device-list.store.ts';
import type { SecurityDevice } from './security-devices.store.ts';

/** A page of the list; its rows are counted only where somebody asks. */
export interface SecurityDevicePage {
  readonly nodes: readonly SecurityDevice[];
  readonly pageInfo: PageInfo;
  readonly query: SecurityDeviceListQuery;
  readonly isWhole: boolean;
}

const pageSize = { default: 25, most: 200 } as const;

/** A page of the tenant's security devices. @throws {AppError} INVALID_INPUT for a filter, an order or a place that is none */
export const securityDevicePage = async (ctx: Ctx, args: ListArgs): Promise<SecurityDevicePage> => {
  const query = queryOf(args);
  const size = Math.min(Math.max(args.first ?? pageSize.default, 1), pageSize.most);
  const after = args.after ? readPlace(args.after) : undefined;
  const rows = await askTenant(ctx.db, tenantOf(ctx), (tx) => listSecurityDevicePage(tx, query, size, after));
  const last = rows[size - 1] ?? rows.at(-1);
  const hasNextPage = rows.length > size;
  return {
    nodes: rows.slice(0, size),
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage },
    query,
    isWhole: after === undefined && !hasNextPage,
  };
};

/** How many devices the list of a page has; exact. */
export const totalSecurityDevices = (
  ctx: Ctx,
  { nodes, query, isWhole }: SecurityDevicePage,
): Promise<number> =>
  isWhole
    ? Promise.resolve(nodes.length)
    : askTenant(ctx.db, tenantOf(ctx), (tx) => countSecurityDevices(tx, query.filter));

/** The devices before and behind one in a list. @throws {AppError} INVALID_INPUT */
export const neighboursOfSecurityDevice = (ctx: Ctx, id: string, args: ListArgs) =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => securityDeviceNeighbours(tx, queryOf(args), id));

function queryOf({ filter, sort }: ListArgs): SecurityDeviceListQuery {
  return {
    filter: readFilter(securityDeviceSource.entity, filter),
    order: orderOf(securityDeviceSource, sort),
  };
}
