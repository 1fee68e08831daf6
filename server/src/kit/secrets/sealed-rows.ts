import { type Database, inSystem, type Tx } from '../db/pools.ts';
import { type Resealed, resealRows, type SealedPlace, type SealedRow } from './reseal.ts';

/** A column of sealed values in rows with a UUID. */
export interface SealedColumn {
  /** `table.column` */
  readonly name: string;
  /** What its values are sealed for. */
  readonly purpose: string;
  /** Rows whose id comes after one, in the order of ids. */
  readonly read: (tx: Tx, after: string, count: number) => Promise<readonly SealedRow<string>[]>;
  readonly replace: (tx: Tx, id: string, anew: Buffer) => Promise<void>;
}

const atOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** A column as a place that can be sealed anew, some hundred rows to a transaction. */
export const sealedColumn = (db: Database, { name, purpose, read, replace }: SealedColumn): SealedPlace => ({
  name,
  reseal: async (vault) => {
    const sum: { -readonly [Key in keyof Resealed]: number } = { anew: 0, lost: 0 };
    let after: string | undefined = beforeAll;
    while (after !== undefined) {
      const from: string = after;
      after = await inSystem(db, async (tx) => {
        const rows = await read(tx, from, atOnce);
        const { anew, lost } = await resealRows(vault, purpose, rows, ({ id }, value) =>
          replace(tx, id, value),
        );
        sum.anew += anew;
        sum.lost += lost;
        return rows.length < atOnce ? undefined : rows.at(-1)?.id;
      });
    }
    return sum;
  },
});
