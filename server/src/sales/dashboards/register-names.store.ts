import { sql } from 'kysely';
import { lastly, type Tx } from '../../kit/db/pools.ts';

/**
 * Adds what registers are called now; one that is gone is called nothing. Asked for by itself: on several nodes, names lie
 * on another one than sums, and a statement that joins both is done in pieces, which takes four times as long. It is the last
 * question of the transaction.
 */
export const withRegisterNames = async <Row extends { readonly device: string }>(
  tx: Tx,
  rows: readonly Row[],
): Promise<readonly (Row & { readonly registerName: string })[]> => {
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
