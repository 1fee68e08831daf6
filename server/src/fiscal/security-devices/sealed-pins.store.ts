import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { SealedRow } from '../../kit/secrets/index.ts';

type Which = 'admin' | 'time';

/** Sealed PINs of devices whose id comes after one, in the order of ids. */
export const readPins =
  (which: Which) =>
  async (tx: Tx, after: string, count: number): Promise<SealedRow<string>[]> => {
    const column = sql.ref(`${which}_pin_sealed`);
    const { rows } = await sql<SealedRow<string>>`
      select id, ${column} sealed from security_devices where ${column} is not null and id > ${after}
      order by id limit ${count}`.execute(tx);
    return rows;
  };

/** Stores a PIN that was sealed anew. */
export const replacePin =
  (which: Which) =>
  async (tx: Tx, id: string, anew: Buffer): Promise<void> => {
    const column = sql.ref(`${which}_pin_sealed`);
    await sql`update security_devices set ${column} = ${anew} where id = ${id} and ${column} is not null`.execute(
      tx,
    );
  };
