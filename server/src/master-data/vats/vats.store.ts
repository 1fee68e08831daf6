import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Which of these rates are standard ones. */
export const standardVatsAmong = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from vats where id = any (${[...ids]}::uuid[]) and is_standard`.execute(tx);
  return rows.map(({ id }) => id);
};

/** A rate that a new branch can share: a standard one, or one of all branches. */
export interface SharedVat {
  readonly id: string;
  readonly key: number;
  readonly unitIds: readonly string[] | null;
}

export const findSharedVats = async (
  tx: Tx,
  rates: readonly { readonly key: number; readonly value: number }[],
): Promise<SharedVat[]> => {
  const { rows } = await sql<SharedVat>`
    select distinct on (v.key) v.id, v.key, v.unit_ids as "unitIds" from vats v
    join unnest(${rates.map(({ key }) => key)}::int[], ${rates.map(({ value }) => value)}::int[]) r(key, value)
      on v.key = r.key and v.value = r.value
    where v.status >= 0 and (v.is_standard or v.unit_ids is null)
    order by v.key, v.unit_ids nulls first, v.id`.execute(tx);
  return rows;
};

export const markStandard = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`update vats set is_standard = true where id = any (${[...ids]}::uuid[])`.execute(tx);
};

/** A branch joins a rate of others. */
export const joinVat = async (tx: Tx, id: string, unitId: string, seq: number): Promise<void> => {
  await sql`
    update vats set unit_ids = unit_ids || ${unitId}::uuid, left_unit_ids = array_remove(left_unit_ids, ${unitId}::uuid),
      change_seq = ${seq}, version = version + 1
    where id = ${id} and not unit_ids @> array[${unitId}::uuid]`.execute(tx);
};
