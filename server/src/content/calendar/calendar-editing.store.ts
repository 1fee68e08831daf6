import type { CalendarEventInput } from '@tresen/domain/content/calendar';
import type { Day } from '@tresen/domain/kit/business-day';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What is stored of an input. */
export type EventValues = Omit<CalendarEventInput, 'id' | 'version' | 'ofDay' | 'unitId'> & {
  readonly unitId: string | null;
  readonly leftOut: readonly Day[];
  readonly lastDay: Day | null;
};

/** Holds an event of the tenant's own until the transaction ends; undefined where there is none, or it is (not) removed. */
export const holdEvent = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { isRemoved }: { readonly isRemoved: boolean },
): Promise<(EventValues & { readonly version: number }) | undefined> =>
  tx
    .selectFrom('calendar_events')
    .select([
      'title',
      'description',
      'title_en as titleEn',
      'description_en as descriptionEn',
      'day',
      'end_day as endDay',
      'start_minutes as startMinutes',
      'end_minutes as endMinutes',
      'recurrence',
      'unit_id as unitId',
      'is_for_all as isForAll',
      sql<Day[]>`left_out::text[]`.as('leftOut'),
      'last_day as lastDay',
      'version',
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const insertEvents = async (
  tx: Tx,
  tenantId: string,
  events: readonly (EventValues & { readonly id: string })[],
  now: Date,
): Promise<void> => {
  const rows = events.map(({ id, ...values }) => ({ tenant_id: tenantId, id, ...columnsOf(values, now) }));
  await tx.insertInto('calendar_events').values(rows).execute();
};

export const updateEvent = async (
  tx: Tx,
  tenantId: string,
  id: string,
  values: EventValues,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('calendar_events')
    .set({ ...columnsOf(values, now), version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
};

export const markEvent = async (
  tx: Tx,
  tenantId: string,
  id: string,
  removedAt: Date | null,
): Promise<void> => {
  await tx
    .updateTable('calendar_events')
    .set({ removed_at: removedAt, version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
};

/** True for a branch of the tenant, or a group of them. */
export const hasUnit = async (tx: Tx, tenantId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('organization_units')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '>', -2)
    .executeTakeFirst()) !== undefined;

function columnsOf(values: EventValues, now: Date) {
  return {
    is_for_all: values.isForAll,
    unit_id: values.unitId,
    title: values.title,
    description: values.description,
    title_en: values.titleEn,
    description_en: values.descriptionEn,
    day: values.day,
    end_day: values.endDay,
    start_minutes: values.startMinutes,
    end_minutes: values.endMinutes,
    recurrence: values.recurrence,
    left_out: [...values.leftOut],
    last_day: values.lastDay,
    last_modified_at: now,
  };
}
