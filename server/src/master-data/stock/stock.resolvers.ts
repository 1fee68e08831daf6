import type { Kit } from '../../kit/graphql/index.ts';
import { textOf } from '../../kit/memory/index.ts';
import { bookMovement } from './book.service.ts';
import { movementsOf, stockOf } from './list.service.ts';
import { type ReportedOutcome, reportMovements } from './report.service.ts';
import { movementsType, stockType } from './stock.types.ts';

/** Stock answers at /graphql/pos: amounts and bookings for people, movements from registers (contract 22). */
export const addStock = (kit: Kit): void => {
  addQueries(kit);
  addBooking(kit);
  addReporting(kit);
};

function addQueries(kit: Kit): void {
  const stock = stockType(kit);
  const movements = movementsType(kit);
  kit.builder.queryFields((t) => ({
    stockOf: t.field({
      type: [stock],
      description: 'Stock of an article by branch.',
      args: { articleId: t.arg.id({ required: true }) },
      resolve: (_root, { articleId }, ctx) => stockOf(ctx, articleId),
    }),
    stockMovements: t.field({
      type: movements,
      description: 'Stock movements, newest first.',
      args: { articleId: t.arg.id({ required: true }), first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, { articleId, first, after }, ctx) =>
        movementsOf(ctx, articleId, first ?? 0, after ?? undefined),
    }),
  }));
}

function addBooking({ builder, saveResult }: Kit): void {
  const input = builder.inputType('StockMovementInput', {
    fields: (t) => ({
      id: t.id({ required: true, description: 'Idempotency key chosen by the client.' }),
      articleId: t.id({ required: true }),
      unitId: t.id({ required: true }),
      kind: t.string({ required: true, description: '`delivery`, `count` or `loss`.' }),
      quantity: t.float({
        required: true,
        description: 'Quantity in thousandths; for a count, the quantity found.',
      }),
      reason: t.string({ description: 'Required for a loss.' }),
    }),
  });
  builder.mutationField('bookStockMovement', (t) =>
    t.field({
      type: saveResult,
      args: { movement: t.arg({ type: input, required: true }) },
      resolve: async (_root, { movement }, ctx) => ({
        isSuccess: true,
        modelId: await bookMovement(ctx, movement),
      }),
    }),
  );
}

function addReporting({ builder }: Kit): void {
  const outcome = builder.objectRef<ReportedOutcome>('StockMovementOutcome').implement({
    fields: (t) => ({
      index: t.exposeInt('index'),
      id: t.exposeString('id', { nullable: true }),
      outcome: t.exposeString('outcome', { description: '`stored`, `duplicate` or `rejected`.' }),
      reason: t.exposeString('reason', {
        nullable: true,
        description: '`MALFORMED`, `UNKNOWN_ARTICLE`, `CLOCK_AHEAD` or `CONTENT_DIFFERS`.',
      }),
    }),
  });
  builder.mutationField('addStockMovements', (t) =>
    t.field({
      type: [outcome],
      args: {
        batch: t.arg.string({
          required: true,
          description:
            'JSON array of at most 500 items: `[{id, articleId, kind, quantity, madeAt, reason?}]`.',
        }),
      },
      resolve: (_root, { batch }, ctx) => reportMovements(ctx, textOf(batch, ctx.lifted)),
    }),
  );
}
