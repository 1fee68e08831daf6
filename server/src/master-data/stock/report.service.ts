import { AppError } from '@tresen/domain/kit/errors';
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
import { type Ctx, type RegisterCaller, registerOf } from '../../kit/context/index.ts';
import { emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseJson } from '../../kit/memory/index.ts';
import {
  earlierUnits,
  findMovements,
  holdStock,
  insertMovements,
  knownArticles,
  type MovementRow,
} from './stock.store.ts';

/** What became of a record of the batch (contract 17): either way the register is done with it. */
export interface ReportedOutcome {
  readonly index: number;
  readonly id: string | null;
  readonly outcome: MovementOutcome;
  readonly reason: MovementFault | null;
}

type Row = Omit<MovementRow, 'actorName'>;

/** Takes the movements of a branch one after the other, as they stand in the batch. */
class Ledger {
  readonly #unitId: string;
  readonly #articles: ReadonlySet<string>;
  readonly #stored: ReadonlyMap<string, Row>;
  readonly #stock: Map<string, StockBefore>;
  readonly #latest: number;
  readonly #fresh: Map<string, Row>;

  constructor(
    unitId: string,
    articles: ReadonlySet<string>,
    stored: ReadonlyMap<string, Row>,
    stock: Map<string, StockBefore>,
    fresh: Map<string, Row>,
    now: number,
  ) {
    this.#unitId = unitId;
    this.#articles = articles;
    this.#stored = stored;
    this.#stock = stock;
    this.#fresh = fresh;
    this.#latest = now + clockAheadMs;
  }

  take(movement: ReportedMovement): Pick<ReportedOutcome, 'outcome' | 'reason'> {
    const known = this.#stored.get(movement.id) ?? this.#fresh.get(movement.id);
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
    this.#fresh.set(id, {
      ...{ id, unitId: this.#unitId, articleId, kind, quantity, change },
      ...{ madeAt: at, reason: reason || null },
    });
  }
}

const malformed = { outcome: 'rejected', reason: 'MALFORMED' } as const;

/**
 * Takes what a register reports of its own branch, record by record: one that is wrong never blocks the rest, and one
 * that is sent again counts once (contracts 17, 22).
 * @param batch JSON text: an array by reportedMovementSchema
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE
 */
export const reportMovements = async (ctx: Ctx, batch: string): Promise<ReportedOutcome[]> => {
  const register = registerOf(ctx);
  const { tenantId, deviceId, name } = register;
  const movements = parseBatch(batch).map(read);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const unitOf = await branchesOf(tx, register);
    const readable = movements.flatMap((movement) => movement ?? []);
    const { ledgers, fresh } = await openLedgers(tx, tenantId, readable, unitOf, ctx.now());
    const outcomes = movements.map((movement, index) => ({
      ...{ index, id: movement?.id ?? null },
      ...((movement && ledgers.get(unitOf(movement))?.take(movement)) ?? malformed),
    }));
    const actor = { tenantId, userId: null, deviceId, name };
    const made = [...fresh.values()];
    if (made.length > 0) await insertMovements(tx, actor, made, new Date(ctx.now()));
    for (const unitId of new Set(made.map((row) => row.unitId)))
      emit(tx, { topic: 'stock', tenantId, unitId });
    return outcomes;
  });
};

function parseBatch(batch: string): readonly unknown[] {
  const parsed = (() => {
    try {
      return parseJson(batch);
    } catch {
      throw new AppError('MALFORMED_JSON');
    }
  })();
  if (!Array.isArray(parsed)) throw new AppError('MALFORMED_JSON');
  if (parsed.length > movementsPerPush) throw new AppError('TOO_LARGE');
  return parsed;
}

function read(value: unknown): ReportedMovement | undefined {
  const { data } = reportedMovementSchema.safeParse(value);
  return data && { ...data, id: data.id.toLowerCase(), articleId: data.articleId.toLowerCase() };
}

/** The branch of each movement: where its register was when it was made, as with receipts (contract 6). */
async function branchesOf(tx: Tx, { deviceId, unitId, movedAt }: RegisterCaller) {
  const earlier = movedAt === null ? [] : await earlierUnits(tx, deviceId);
  return ({ madeAt }: ReportedMovement): string =>
    earlier.find(({ until }) => Date.parse(madeAt) < until.getTime())?.unitId ?? unitId;
}

/** A ledger for each branch, opened in one order: two registers never wait for each other's rows. New rows are of all. */
async function openLedgers(
  tx: Tx,
  tenantId: string,
  movements: readonly ReportedMovement[],
  unitOf: (movement: ReportedMovement) => string,
  now: number,
) {
  const ledgers = new Map<string, Ledger>();
  const fresh = new Map<string, Row>();
  for (const [unitId, own] of [...Map.groupBy(movements, unitOf)].toSorted())
    ledgers.set(unitId, await openLedger(tx, { tenantId, unitId }, own, fresh, now));
  return { ledgers, fresh };
}

async function openLedger(
  tx: Tx,
  { tenantId, unitId }: { readonly tenantId: string; readonly unitId: string },
  movements: readonly ReportedMovement[],
  fresh: Map<string, Row>,
  now: number,
): Promise<Ledger> {
  const articles = await knownArticles(
    tx,
    movements.map(({ articleId }) => articleId),
  );
  const stock = await holdStock(tx, tenantId, unitId, [...articles]);
  const stored = await findMovements(
    tx,
    movements.map(({ id }) => id),
  );
  return new Ledger(unitId, articles, stored, stock, fresh, now);
}
