import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { hitsOf, type Kit } from '../../kit/graphql/index.ts';
import { searchClosings } from './closing-search.store.ts';
import type { ClosingRowType } from './closings.types.ts';
import { listMissingClosings } from './list-missing-closings.ts';
import type { UnclosedRegisterDay } from './missing-closings.store.ts';

/** Closings by their number, and those that are not there. */
export const addClosingFinders = (kit: Kit, row: ClosingRowType): void => {
  const missing = missingType(kit);
  kit.builder.queryFields((t) => ({
    searchClosings: t.field({
      type: [row],
      description: 'Closings whose Z number starts with these digits, exact matches first.',
      args: { text: t.arg.string({ required: true }), first: t.arg.int() },
      resolve: (_root, { text, first }, ctx) =>
        inTenant(ctx.db, tenantOf(ctx), (tx) => searchClosings(tx, text, hitsOf(first))),
    }),
    missingClosings: t.field({
      type: [missing],
      description: 'From the last 30 days, newest first.',
      args: { unitIds: t.arg.idList() },
      resolve: (_root, { unitIds }, ctx) => listMissingClosings(ctx, unitIds?.length ? unitIds : null),
    }),
  }));
};

function missingType({ builder }: Kit) {
  return builder.objectRef<UnclosedRegisterDay>('MissingClosing').implement({
    description: 'A business day with sales on a register whose daily closing is overdue.',
    fields: (t) => ({
      deviceId: t.exposeID('deviceId'),
      registerName: t.exposeString('registerName'),
      unitName: t.exposeString('unitName'),
      businessDay: t.field({ type: 'Day', resolve: ({ day }) => day }),
    }),
  });
}
