import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { once } from '../../kit/paging/index.ts';
import { cursorOf, type ListArgs, orderOf, readFilter, readPlace } from '../../kit/records/index.ts';
import {
  type BackupListQuery,
  backupSource,
  countBackups,
  type ListedBackup,
  listBackupPage,
} from './backup-list.store.ts';
import { bytesTaken } from './uploads.store.ts';

/** A page of the list; its rows are counted, and bytes summed up, only where somebody asks. */
export interface BackupPage {
  readonly nodes: readonly ListedBackup[];
  readonly pageInfo: PageInfo;
  readonly query: BackupListQuery;
  /** Bytes that all of the tenant's backups take, and its largest one, whatever the list shows. */
  readonly taken: () => ReturnType<typeof bytesTaken>;
}

const pageSize = { default: 25, max: 200 } as const;
/** The newest first. */
const usualOrder = '-endedAt';

/** The list's filter and order. @throws {AppError} INVALID_INPUT */
export const backupQueryOf = (
  filter: ListArgs['filter'],
  sort: string | null | undefined,
): BackupListQuery => ({
  filter: readFilter(backupSource.entity, filter),
  order: orderOf(backupSource, sort || usualOrder),
});

/** A page of the tenant's backups. @throws {AppError} INVALID_INPUT for a filter, an order or a place that is none */
export const backupPage = async (ctx: Ctx, args: ListArgs): Promise<BackupPage> => {
  const query = backupQueryOf(args.filter, args.sort);
  const size = Math.min(Math.max(args.first ?? pageSize.default, 1), pageSize.max);
  const after = args.after ? readPlace(args.after) : undefined;
  const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) => listBackupPage(tx, query, size, after));
  const last = rows[size - 1] ?? rows.at(-1);
  return {
    nodes: rows.slice(0, size),
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
    query,
    taken: once(() => askTenant(ctx.db, tenantOf(ctx), bytesTaken)),
  };
};

/** How many backups the list of a page has; exact. */
export const totalBackups = (ctx: Ctx, { query }: BackupPage): Promise<number> =>
  askTenant(ctx.db, tenantOf(ctx), (tx) => countBackups(tx, query));
