import { normalLicenceKey } from '@tresen/domain/fleet/licences';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inSystem, inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { once } from '../../kit/paging/index.ts';
import { cursorOf, type ListArgs, orderOf, readFilter, readPlace } from '../../kit/records/index.ts';
import type { LicenceCount } from './licence-count.store.ts';
import { countLicences, listLicenceIds } from './licence-list.store.ts';
import { type LicenceListQuery, licenceSource } from './licence-rows.store.ts';
import { findLicence, licencesById, type StoredLicence } from './licences.store.ts';

/** A page of the list; its rows are counted only where somebody asks, and once. */
export interface LicencePage {
  readonly nodes: readonly StoredLicence[];
  readonly pageInfo: PageInfo;
  readonly count: () => Promise<LicenceCount>;
}

const pageSize = { default: 25, max: 200 } as const;

/**
 * A page of the licences that the tenant sees.
 * @throws {AppError} INVALID_INPUT for a filter, an order or a place that is none
 */
export const licencePage = async (ctx: Ctx, args: ListArgs): Promise<LicencePage> => {
  const query = queryOf(ctx, args);
  const size = Math.min(Math.max(args.first ?? pageSize.default, 1), pageSize.max);
  const after = args.after ? readPlace(args.after) : undefined;
  const page = await inSystem(ctx.db, (tx) =>
    listLicenceIds(tx, tenantOf(ctx), query.at, { ...query, size, after }),
  );
  const shown = page.places.slice(0, size);
  const last = shown.at(-1);
  const hasNextPage = page.places.length > size;
  const isWhole = after === undefined && !hasNextPage;
  const known = isWhole ? { count: shown.length, precision: 'exact' as const } : page.count;
  return {
    nodes: await inOrder(
      ctx,
      shown.map(({ id }) => id),
    ),
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage },
    count: once(
      async () =>
        known ?? inSystem(ctx.db, (tx) => countLicences(tx, tenantOf(ctx), query.at, query.filter, page)),
    ),
  };
};

/** Licences by a piece of their key or of their customer's name, by key; none for no words. */
export const searchLicences = async (ctx: Ctx, text: string, first: number): Promise<StoredLicence[]> => {
  if (text.trim() === '') return [];
  const query = queryOf(ctx, { filter: { search: text }, sort: 'serial' });
  const { places } = await inSystem(ctx.db, (tx) =>
    listLicenceIds(tx, tenantOf(ctx), query.at, { ...query, size: first - 1, after: undefined }),
  );
  return inOrder(
    ctx,
    places.map(({ id }) => id),
  );
};

/** The licence of a key as somebody writes it, if the tenant sees it. */
export const licenceOfKey = async (ctx: Ctx, key: string): Promise<StoredLicence | null> =>
  (await inTenant(ctx.db, tenantOf(ctx), (tx) => findLicence(tx, normalLicenceKey(key)))) ?? null;

function queryOf(ctx: Ctx, { filter, sort }: ListArgs): LicenceListQuery {
  return {
    filter: readFilter(licenceSource.entity, filter),
    order: orderOf(licenceSource, sort),
    at: new Date(ctx.now()),
  };
}

/** The licences of the ids, in their order, as far as the tenant sees them. */
async function inOrder(ctx: Ctx, ids: readonly string[]): Promise<StoredLicence[]> {
  const found = await inTenant(ctx.db, tenantOf(ctx), (tx) => licencesById(tx, ids));
  return ids.flatMap((id) => found.get(id) ?? []);
}
