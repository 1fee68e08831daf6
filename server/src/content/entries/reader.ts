import type { ContentFrontEnd, ContentLanguage } from '@tresen/domain/content/entries';
import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { type Database, inTenant, outsideTenants, type Tx } from '../../kit/db/pools.ts';

/** Who reads, where, in which language, now: it decides what is there. Nobody who is signed in has a role. */
export interface ContentReader {
  readonly role: Role | null;
  /** Of the company's branches. */
  readonly countries: readonly string[];
  /** Of its licences. */
  readonly editions: readonly string[];
  readonly frontEnd: ContentFrontEnd;
  readonly language: ContentLanguage;
  readonly now: Date;
}

export type ReadingPlace = Pick<ContentReader, 'frontEnd' | 'language'>;

type Reading<T> = (tx: Tx, reader: ContentReader) => Promise<T>;

/** Reads content as the caller, who is signed in. @throws {AppError} UNAUTHENTICATED */
export const asReader = <T>(ctx: Ctx, place: ReadingPlace, work: Reading<T>): Promise<T> => {
  const { tenantId, principal } = userOf(ctx);
  return asMember(ctx.db, ctx.now(), { tenantId, role: principal }, place, work);
};

/** Reads content as somebody of a tenant. @param now milliseconds since 1970 */
export const asMember = <T>(
  db: Database,
  now: number,
  { tenantId, role }: { readonly tenantId: string; readonly role: Role },
  place: ReadingPlace,
  work: Reading<T>,
): Promise<T> =>
  inTenant(db, tenantId, async (tx) =>
    work(tx, { ...place, ...(await companyOf(tx, tenantId)), role, now: new Date(now) }),
  );

/** Reads content as nobody, who finds what is public. @param now milliseconds since 1970 */
export const asGuest = <T>(db: Database, now: number, place: ReadingPlace, work: Reading<T>): Promise<T> =>
  outsideTenants(db, (tx) =>
    work(tx, { ...place, role: null, countries: [], editions: [], now: new Date(now) }),
  );

async function companyOf(tx: Tx, tenantId: string): Promise<Pick<ContentReader, 'countries' | 'editions'>> {
  const { rows } = await sql<{ countries: string[]; editions: string[] }>`
    select
      array(select distinct country from organization_units where tenant_id = ${tenantId}::uuid and status > -2) countries,
      array(select distinct licence_type from licences where tenant_id = ${tenantId}::uuid) editions`.execute(
    tx,
  );
  return rows[0] ?? { countries: [], editions: [] };
}
