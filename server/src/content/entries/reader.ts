import type { ContentFrontEnd, ContentLanguage } from '@tresen/domain/content/entries';
import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';

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

/** Reads content as the caller, who is signed in. @throws {AppError} UNAUTHENTICATED */
export const asReader = <T>(
  ctx: Ctx,
  place: ReadingPlace,
  work: (tx: Tx, reader: ContentReader) => Promise<T>,
): Promise<T> => {
  const { tenantId, principal } = userOf(ctx);
  const now = new Date(ctx.now());
  return inTenant(ctx.db, tenantId, async (tx) =>
    work(tx, { ...place, ...(await companyOf(tx, tenantId)), role: principal, now }),
  );
};

async function companyOf(tx: Tx, tenantId: string): Promise<Pick<ContentReader, 'countries' | 'editions'>> {
  const { rows } = await sql<{ countries: string[]; editions: string[] }>`
    select
      array(select distinct country from organization_units where tenant_id = ${tenantId}::uuid and status > -2) countries,
      array(select distinct licence_type from licences where tenant_id = ${tenantId}::uuid) editions`.execute(
    tx,
  );
  return rows[0] ?? { countries: [], editions: [] };
}
