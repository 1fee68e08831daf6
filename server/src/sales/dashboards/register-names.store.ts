import { sql } from 'kysely';
import { lastly, type Tx } from '../../kit/db/pools.ts';
import type { SourceRow } from './dashboards.store.ts';

/** What is read of a register beside what it sold: all but its name. */
export type SoldRow = Omit<SourceRow, 'registerName'>;

/**
 * Adds what registers are called now; one that is gone is called nothing. Asked for by itself: on several nodes, names lie
 * on another one than sums, and a statement that joins both is done in pieces, which takes four times as long.
 */
export const withRegisterNames = async (tx: Tx, rows: readonly SoldRow[]): Promise<readonly SourceRow[]> => {
  const ids = [...new Set(rows.map(({ device }) => device))];
  const names = ids.length === 0 ? new Map<string, string>() : await namesOf(tx, ids);
  return rows.map((row) => ({ ...row, registerName: names.get(row.device) ?? '' }));
};

async function namesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await lastly(tx, () =>
    sql<{ id: string; name: string }>`
    select id, name from devices where tenant_id = (select current_tenant()) and id = any (${ids})`.execute(
      tx,
    ),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
