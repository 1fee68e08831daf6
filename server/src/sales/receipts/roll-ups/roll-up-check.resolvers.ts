import { tenantOf } from '../../../kit/context/index.ts';
import type { Kit } from '../../../kit/graphql/index.ts';
import { requestRebuild } from './figure-rebuilds.ts';
import { type RollUpDifference, rollUpDifferences } from './roll-up-check.ts';

/** The check of the figures against the receipts answers at /graphql/pos. */
export const addRollUpCheck = ({ builder, saveResult }: Kit): void => {
  const difference = builder.objectRef<RollUpDifference>('RollUpDifference').implement({
    description: 'A figure that does not match the receipts.',
    fields: (t) => ({
      rollUp: t.exposeString('rollUp'),
      unitId: t.exposeID('unitId'),
      day: t.expose('day', { type: 'Day' }),
      key: t.exposeString('key'),
      column: t.exposeString('column'),
      stored: t.exposeFloat('stored'),
      computed: t.exposeFloat('computed'),
    }),
  });
  builder.queryField('rollUpDifferences', (t) =>
    t.field({
      type: [difference],
      description:
        'Recalculates the figures of the months from the receipts and returns the differences. Empty if all are correct.',
      args: { from: t.arg({ type: 'Day', required: true }), to: t.arg({ type: 'Day', required: true }) },
      resolve: (_root, { from, to }, ctx) => rollUpDifferences(ctx, from, to),
    }),
  );
  builder.mutationField('rebuildFigures', (t) =>
    t.field({
      type: saveResult,
      description:
        'Recalculates the figures of the months from the receipts and saves them within a few minutes.',
      args: { from: t.arg({ type: 'Day', required: true }), to: t.arg({ type: 'Day', required: true }) },
      resolve: async (_root, { from, to }, ctx) => {
        await requestRebuild(ctx, from, to);
        return { isSuccess: true, modelId: tenantOf(ctx) };
      },
    }),
  );
};
