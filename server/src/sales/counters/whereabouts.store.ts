import type { CounterGap, CounterRun, Whereabouts } from '@tresen/domain/sales/counters';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { Series } from './counter-runs.store.ts';

/** A number that is stored, though no run has it. */
type StoredNumber = Pick<CounterRun, 'deviceId' | 'unitId' | 'firstSignature'> & {
  readonly number: number;
  readonly at: Date;
};

// A gap of more numbers is told of as a whole.
const maxNumbers = 10_000;

/** Numbers of the gap that are stored all the same, each as a run: no run may be lost for good. */
export const storedRuns = async (tx: Tx, series: Series, gap: CounterGap): Promise<readonly CounterRun[]> => {
  const { rows } = await storedIn(tx, series, gap);
  return rows.map(({ number, at, deviceId, unitId, firstSignature }) => ({
    first: number,
    firstAt: at.getTime(),
    last: number,
    lastAt: at.getTime(),
    deviceId,
    unitId,
    firstSignature,
    lastSignature: firstSignature,
  }));
};

/**
 * Numbers of the gap whose records wait in the sync problems, or were only noted there. The clock of such a record may be
 * wrong, so it is the time when it came that tells which life of the till it is from.
 */
export const problemsIn = async (
  tx: Tx,
  series: Series,
  gap: CounterGap,
): Promise<ReadonlyMap<number, Whereabouts>> => {
  const { number, where } = problemNumbers(series);
  const { rows } = await sql<{ number: number; waits: boolean }>`
    select ${number} as number, bool_or(resolved_at is null) waits from sync_problems
    where tenant_id = (select current_tenant()) and ${where} and ${number} between ${gap.first} and ${gap.last}
      and resolution is distinct from 'stored' and received_at >= ${new Date(gap.after - 86_400_000)}
    group by 1 order by 1 limit ${maxNumbers}`.execute(tx);
  return new Map(rows.map((row) => [row.number, row.waits ? 'waiting' : 'noted']));
};

function storedIn(tx: Tx, { kind, series }: Series, gap: CounterGap) {
  const [from, to] = [new Date(gap.after - 86_400_000), new Date(gap.before + 86_400_000)];
  const own = sql`tenant_id = (select current_tenant())`;
  switch (kind) {
    case 'receipt':
      return sql<StoredNumber>`select number, ended_at at, device_id "deviceId", unit_id "unitId",
          null::bigint "firstSignature" from receipts
        where ${own} and device_id = ${series} and ended_at between ${from} and ${to}
          and number between ${gap.first} and ${gap.last} order by number limit ${maxNumbers}`.execute(tx);
    case 'transaction':
      return sql<StoredNumber>`select tse_transaction number, ended_at at, device_id "deviceId", unit_id "unitId",
          tse_counter "firstSignature" from receipts
        where ${own} and ended_at between ${from} and ${to} and tse_serial = ${series}
          and tse_transaction between ${gap.first} and ${gap.last} order by 1 limit ${maxNumbers}`.execute(
        tx,
      );
    case 'z':
      return sql<StoredNumber>`select z_number number, created_at at, device_id "deviceId", unit_id "unitId",
          null::bigint "firstSignature" from closings
        where ${own} and device_id = ${series} and type = 'daily' and created_at between ${from} and ${to}
          and z_number between ${gap.first} and ${gap.last} order by 1 limit ${maxNumbers}`.execute(tx);
  }
}

function problemNumbers({ kind, series }: Series) {
  return kind === 'transaction'
    ? { number: sql`tse_transaction`, where: sql`kind = 'receipt' and tse_serial = ${series}` }
    : {
        number: sql`number`,
        where: sql`kind = ${kind === 'z' ? 'closing' : 'receipt'} and device_id = ${series}`,
      };
}
