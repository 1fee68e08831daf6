import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';

/** What a tenant may upload of one kind in a day. */
export interface DayQuota {
  readonly uploads: number;
  readonly bytes: number;
}

/** A day of a tenant as it was before an upload was asked for. */
export interface UploadDay extends DayQuota {
  /** The upload is counted; false when it goes beyond the quota. */
  readonly isTaken: boolean;
  /** `2026-11-23`, on the calendar of the tenant's first branch. */
  readonly day: string;
  /** When the next one begins. */
  readonly until: Date;
}

export interface UploadCount {
  readonly tenantId: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Counts an upload, if the day has room for it: one statement, so that no two take the same room. */
export const takeOfDay = async (
  tx: Tx,
  { tenantId, kind, bytes }: UploadCount,
  quota: DayQuota,
  now: Date,
): Promise<UploadDay> => {
  const { rows } = await sql<UploadDay>`
    with place as (
      select coalesce((select zone from organization_units
        where tenant_id = ${tenantId}::uuid and type in ('branch', 'event') and status > -2
        order by lower(name), id limit 1), 'Europe/Berlin') as zone
    ), today as (
      select (${now}::timestamptz at time zone zone)::date as day, zone from place
    ), taken as (
      insert into upload_days as d (tenant_id, kind, day, uploads, bytes)
      select ${tenantId}::uuid, ${kind}, day, 1, ${bytes}::bigint from today
      on conflict (tenant_id, kind, day) do update
        set uploads = d.uploads + 1, bytes = d.bytes + excluded.bytes
        where d.uploads < ${quota.uploads} and d.bytes + excluded.bytes <= ${quota.bytes}
      returning 1
    )
    select exists (select from taken) as "isTaken", t.day::text,
      ((t.day + 1)::timestamp at time zone t.zone) as until,
      coalesce(d.uploads, 0) as uploads, coalesce(d.bytes, 0)::bigint as bytes
    from today t left join upload_days d
      on d.tenant_id = ${tenantId}::uuid and d.kind = ${kind} and d.day = t.day`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a select from one row has one row');
  return row;
};

/** Sets right what was counted before it arrived. */
export const giveBack = async (
  tx: Tx,
  { tenantId, kind, bytes }: UploadCount,
  uploads: 0 | 1,
  day: string,
): Promise<void> => {
  await sql`update upload_days set uploads = greatest(0, uploads - ${uploads}), bytes = greatest(0, bytes - ${bytes})
    where tenant_id = ${tenantId}::uuid and kind = ${kind} and day = ${day}::date`.execute(tx);
};

/** Forgets days of all tenants. Runs as the system role. */
export const forgetUploadDays = async (tx: Tx, before: Date): Promise<void> => {
  await sql`delete from upload_days where day < ${before}::timestamptz::date`.execute(tx);
};
