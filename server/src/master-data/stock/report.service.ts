import { AppError } from '@tresen/domain/errors';
import {
  clockAheadMs,
  type MovementFault,
  type MovementOutcome,
  movementsPerPush,
  type ReportedMovement,
  reportedMovementSchema,
  type StockBefore,
  stockChange,
} from '@tresen/domain/master-data/stock';
import { type Ctx, registerOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { findMovements, holdStock, insertMovements, knownArticles, type MovementRow } from './stock.store.ts';
import type { OnStock } from './stock-port.ts';

/** What became of a record of the batch (contract 17): either way the register is done with it. */
export interface ReportedOutcome {
  readonly index: number;
  readonly id: string | null;
  readonly outcome: MovementOutcome;
  readonly reason: MovementFault | null;
}

const parseBatch = (batch: string): readonly unknown[] => {
  const parsed = (() => {
    try {
      return JSON.parse(batch) as unknown;
    } catch {
      throw new AppError('MALFORMED_JSON');
    }
  })();
  if (!Array.isArray(parsed)) throw new AppError('MALFORMED_JSON');
  if (parsed.length > movementsPerPush) throw new AppError('TOO_LARGE');
  return parsed;
};

const read = (value: unknown): ReportedMovement | undefined => {
  const { data } = reportedMovementSchema.safeParse(value);
  return data && { ...data, id: data.id.toLowerCase(), articleId: data.articleId.toLowerCase() };
};

type Row = Omit<MovementRow, 'actorName'>;

/** Takes the movements of a branch one after the other, as they stand in the batch. */
class Ledger {
  readonly #unitId: string;
  readonly #articles: ReadonlySet<string>;
  readonly #stored: ReadonlyMap<string, Row>;
  readonly #stock: Map<string, StockBefore>;
  readonly #latest: number;
  readonly fresh = new Map<string, Row>();

  constructor(
    unitId: string,
    articles: ReadonlySet<string>,
    stored: ReadonlyMap<string, Row>,
    stock: Map<string, StockBefore>,
    now: number,
  ) {
    this.#unitId = unitId;
    this.#articles = articles;
    this.#stored = stored;
    this.#stock = stock;
    this.#latest = now + clockAheadMs;
  }

  take(movement: ReportedMovement | undefined): Pick<ReportedOutcome, 'outcome' | 'reason'> {
    if (!movement) return { outcome: 'rejected', reason: 'MALFORMED' };
    const known = this.#stored.get(movement.id) ?? this.fresh.get(movement.id);
    if (known) return this.#again(movement, known);
    if (!this.#articles.has(movement.articleId)) return { outcome: 'rejected', reason: 'UNKNOWN_ARTICLE' };
    if (Date.parse(movement.madeAt) > this.#latest) return { outcome: 'rejected', reason: 'CLOCK_AHEAD' };
    this.#add(movement);
    return { outcome: 'stored', reason: null };
  }

  #again(
    { articleId, kind, quantity }: ReportedMovement,
    known: Row,
  ): Pick<ReportedOutcome, 'outcome' | 'reason'> {
    const isSame =
      known.unitId === this.#unitId &&
      known.articleId === articleId &&
      known.kind === kind &&
      known.quantity === quantity;
    return isSame
      ? { outcome: 'duplicate', reason: null }
      : { outcome: 'rejected', reason: 'CONTENT_DIFFERS' };
  }

  #add({ id, articleId, kind, quantity, madeAt, reason }: ReportedMovement): void {
    const at = new Date(madeAt);
    const before = this.#stock.get(articleId) ?? { amount: 0, countedAt: null };
    const change = stockChange({ kind, quantity, madeAt: at.getTime() }, before);
    this.#stock.set(articleId, { ...before, amount: before.amount + change });
    this.fresh.set(id, {
      ...{ id, unitId: this.#unitId, articleId, kind, quantity, change },
      ...{ madeAt: at, reason: reason || null },
    });
  }
}

const openLedger = async (
  tx: Tx,
  { tenantId, unitId }: { readonly tenantId: string; readonly unitId: string },
  movements: readonly ReportedMovement[],
  now: number,
): Promise<Ledger> => {
  const articles = await knownArticles(
    tx,
    movements.map(({ articleId }) => articleId),
  );
  const stock = await holdStock(tx, tenantId, unitId, [...articles]);
  const stored = await findMovements(
    tx,
    movements.map(({ id }) => id),
  );
  return new Ledger(unitId, articles, stored, stock, now);
};

/**
 * Takes what a register reports of its own branch, record by record: one that is wrong never blocks the rest, and one
 * that is sent again counts once (contracts 17, 22).
 * @param batch JSON text: an array by reportedMovementSchema
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE
 */
export const reportMovements = async (
  ctx: Ctx,
  onStock: OnStock,
  batch: string,
): Promise<ReportedOutcome[]> => {
  const register = registerOf(ctx);
  const { tenantId, unitId, deviceId, name } = register;
  const movements = parseBatch(batch).map(read);
  const { results, isMoved } = await inTenant(ctx.db, tenantId, async (tx) => {
    const ledger = await openLedger(
      tx,
      register,
      movements.flatMap((movement) => movement ?? []),
      ctx.now(),
    );
    const outcomes = movements.map((movement, index) => ({
      ...{ index, id: movement?.id ?? null },
      ...ledger.take(movement),
    }));
    const rows = [...ledger.fresh.values()];
    const actor = { tenantId, userId: null, deviceId, name };
    if (rows.length > 0) await insertMovements(tx, actor, rows, new Date(ctx.now()));
    return { results: outcomes, isMoved: rows.length > 0 };
  });
  if (isMoved) onStock({ tenantId, unitId });
  return results;
};
