import { type Ctx, registerOf, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  closingsSince,
  type OwnPlace,
  type OwnProgress,
  type OwnRecord,
  progressOf,
  receiptsSince,
} from './own-records.store.ts';

/** Receipts and closings are some kilobytes each. */
const page = 200;

type Read = (tx: Tx, deviceId: string, place: OwnPlace, max: number) => Promise<readonly OwnRecord[]>;

/** What a register asks about itself when its store was put back: answers at /graphql/pos. */
export const addOwnRecords = ({ builder }: Kit): void => {
  const progress = builder.objectRef<OwnProgress>('OwnProgress').implement({
    description: 'The last numbers of this register that the cloud has seen; 0 where it has seen none.',
    fields: (t) => ({
      number: t.float({ resolve: (one) => one.number }),
      tseTransaction: t.float({ resolve: (one) => one.tseTransaction }),
      tseSignature: t.float({ resolve: (one) => one.tseSignature }),
      zDaily: t.float({ resolve: (one) => one.zDaily }),
      zMonthly: t.float({ resolve: (one) => one.zMonthly }),
      zYearly: t.float({ resolve: (one) => one.zYearly }),
    }),
  });
  const record = builder.objectRef<OwnRecord>('OwnRecord').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      content: t.exposeString('content', { description: 'As this register has sent it, to the byte.' }),
    }),
  });
  builder.queryFields((t) => {
    const args = {
      since: t.arg({ type: 'DateTime', required: true }),
      after: t.arg.id({ description: 'The last id of the page before.' }),
    };
    return {
      ownProgress: t.field({
        type: progress,
        resolve: (_root, _args, ctx) =>
          inTenant(ctx.db, tenantOf(ctx), (tx) => progressOf(tx, registerOf(ctx).deviceId)),
      }),
      ownReceipts: t.field({
        type: [record],
        description: 'Receipts of this register that ended since a moment, by their ids, 200 at most.',
        args,
        resolve: (_root, { since, after }, ctx) =>
          own(ctx, receiptsSince, { since: new Date(since), after: after ?? null }),
      }),
      ownClosings: t.field({
        type: [record],
        description: 'Closings of this register made since a moment, by their ids, 200 at most.',
        args,
        resolve: (_root, { since, after }, ctx) =>
          own(ctx, closingsSince, { since: new Date(since), after: after ?? null }),
      }),
    };
  });
};

async function own(ctx: Ctx, read: Read, place: OwnPlace): Promise<OwnRecord[]> {
  const { deviceId } = registerOf(ctx);
  return [...(await inTenant(ctx.db, tenantOf(ctx), (tx) => read(tx, deviceId, place, page)))];
}
