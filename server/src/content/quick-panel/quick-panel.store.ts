import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What the quick panel shows of the tenant and of the person who asks. */
export interface QuickState {
  /** IANA zone of the tenant's first branch by name; Europe/Berlin before there is one. */
  readonly zone: string;
  /** A register is linked. */
  readonly hasRegister: boolean;
  /** The person wants to be told of alerts while they work. */
  readonly alertNotices: boolean;
}

/** A licence of the tenant, and the first moment without it. */
export interface EndingLicence {
  readonly appName: string;
  readonly endsAt: Date;
}

/** The tenant's own licences that end next. */
export const endingLicences = async (tx: Tx, now: Date, limit: number): Promise<readonly EndingLicence[]> => {
  const { rows } = await sql<EndingLicence>`
    select app_name as "appName", ends_at as "endsAt" from licences
    where tenant_id = (select current_tenant()) and ends_at > ${now} order by ends_at, serial limit ${limit}`.execute(
    tx,
  );
  return rows;
};

export const quickState = async (tx: Tx, userId: string): Promise<QuickState> => {
  const { rows } = await sql<QuickState>`
    select
      coalesce((select zone from organization_units where type in ('branch', 'event') and status > -2
        order by lower(name), id limit 1), 'Europe/Berlin') zone,
      exists (select from devices where unlinked_at is null) "hasRegister",
      coalesce((select settings ->> 'alertNotices' <> 'false' from users where id = ${userId}), true)
        "alertNotices"`.execute(tx);
  const [state] = rows;
  if (!state) throw new Error('a select without from has one row');
  return state;
};
