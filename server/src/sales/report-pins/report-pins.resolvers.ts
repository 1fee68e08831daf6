import { rangeChoices } from '@tresen/domain/sales/dashboards';
import { maxPins } from '@tresen/domain/sales/report-pins';
import type { Kit } from '../../kit/graphql/index.ts';
import { listPins, pinReport, type ReportPin, unpinReport } from './report-pins.service.ts';

/** Pinned reports answer at /graphql, as the saved views that they are made of. */
export const addReportPins = ({ builder, saveResult }: Kit): void => {
  const range = builder.enumType('ReportPinRange', {
    description: 'Business days relative to today.',
    values: rangeChoices,
  });
  const pin = builder.objectRef<ReportPin>('ReportPin').implement({
    description: 'A saved report on the caller’s home page.',
    fields: (t) => ({
      viewId: t.exposeID('viewId', { description: 'Saved view of the list `salesReports`.' }),
      name: t.exposeString('name'),
      query: t.exposeString('query', {
        nullable: true,
        description: 'Filter and shape as in the URL; null if the report was removed or is no longer shared.',
      }),
      ownerName: t.exposeString('ownerName', { nullable: true, description: 'Null for own reports.' }),
      range: t.expose('range', { type: range }),
    }),
  });
  builder.queryField('reportPins', (t) =>
    t.field({
      type: [pin],
      description: `The caller’s pinned reports in their order, up to ${maxPins}.`,
      resolve: (_root, _args, ctx) => listPins(ctx),
    }),
  );
  builder.mutationFields((t) => ({
    pinReport: t.field({
      type: saveResult,
      description: 'Pins a saved report, or changes range or place of a pinned one.',
      args: {
        viewId: t.arg.id({ required: true }),
        range: t.arg({ type: range, required: true }),
        place: t.arg.int({ description: 'From 0. Omit to keep the place; new pins come last.' }),
      },
      resolve: (_root, args, ctx) => pinReport(ctx, args),
    }),
    unpinReport: t.field({
      type: saveResult,
      args: { viewId: t.arg.id({ required: true }) },
      resolve: (_root, { viewId }, ctx) => unpinReport(ctx, viewId),
    }),
  }));
};
