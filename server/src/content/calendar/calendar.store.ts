import type { Day } from '@tresen/domain/kit/business-day';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** An event as it is stored; with a recurrence it is a whole series. */
export interface CalendarEvent {
  readonly id: string;
  readonly isForAll: boolean;
  readonly unitId: string | null;
  readonly unitName: string | null;
  /** The branch's; null where it has none. */
  readonly zone: string | null;
  readonly title: string;
  readonly description: string;
  readonly titleEn: string;
  readonly descriptionEn: string;
  readonly day: Day;
  readonly endDay: Day;
  /** After midnight; null for whole days. */
  readonly startMinutes: number | null;
  readonly endMinutes: number | null;
  /** RRULE, or empty. */
  readonly recurrence: string;
  readonly leftOut: readonly Day[];
  readonly version: number;
}

const columns = sql`e.id, e.is_for_all "isForAll", e.unit_id "unitId", u.name "unitName", u.zone, e.title, e.description,
  e.title_en "titleEn", e.description_en "descriptionEn", e.day, e.end_day "endDay", e.start_minutes "startMinutes",
  e.end_minutes "endMinutes", e.recurrence, e.left_out::text[] "leftOut", e.version`;

const table = sql`calendar_events e left join organization_units u on u.tenant_id = e.tenant_id and u.id = e.unit_id`;

/** A tenant sees its own, and what the vendor writes for all. The system role sees every tenant's: it has to say whose. */
function visibleTo(tenantId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`e.removed_at is null and (e.tenant_id = ${tenantId} or e.is_for_all)`;
}

export interface EventsAsked {
  readonly from: Day;
  readonly to: Day;
  /** One branch, and what is of no branch; null: all. */
  readonly unitId: string | null;
}

/** Events of which something may lie on these days. */
export const eventsBetween = async (
  tx: Tx,
  tenantId: string,
  { from, to, unitId }: EventsAsked,
): Promise<CalendarEvent[]> => {
  const { rows } = await sql<CalendarEvent>`
    select ${columns} from ${table}
    where ${visibleTo(tenantId)} and e.day <= ${to} and (e.last_day is null or e.last_day >= ${from})
      and (${unitId}::uuid is null or e.unit_id is null or e.unit_id = ${unitId}::uuid)
    order by e.day, e.start_minutes nulls first, e.id`.execute(tx);
  return rows;
};

export const findEvent = async (tx: Tx, tenantId: string, id: string): Promise<CalendarEvent | undefined> => {
  const { rows } = await sql<CalendarEvent>`
    select ${columns} from ${table} where ${visibleTo(tenantId)} and e.id = ${id}::uuid`.execute(tx);
  return rows[0];
};

const maxWords = 8;

/** Events that hold all the words and are not over, the latest written first. */
export const eventsWith = async (
  tx: Tx,
  tenantId: string,
  search: string,
  today: Day,
  limit: number,
): Promise<CalendarEvent[]> => {
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  const isFound = words.map((word) => sql<SqlBool>`strpos(e.search_text, searchable(${word})) > 0`);
  const { rows } = await sql<CalendarEvent>`
    select ${columns} from ${table}
    where ${sql.join([visibleTo(tenantId), ...isFound], sql` and `)}
      and (e.last_day is null or e.last_day >= ${today})
    order by greatest(e.day, ${today}::date), e.created_at desc, e.id limit ${limit}`.execute(tx);
  return rows;
};

/** IANA zone of the tenant's first branch by name: that of what has no branch. */
export const zoneOfTenant = async (tx: Tx, tenantId: string): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`
    select zone from organization_units where tenant_id = ${tenantId} and type in ('branch', 'event') and status > -2
    order by lower(name), id limit 1`.execute(tx);
  return rows[0]?.zone ?? 'Europe/Berlin';
};
