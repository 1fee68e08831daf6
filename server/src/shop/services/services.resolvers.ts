import {
  endWhenCancelled,
  nextBillingOf,
  sellersDayOf,
  serviceStateOf,
  yearlyPriceOf,
} from '@tresen/domain/shop/services';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  cancelService,
  renewService,
  type ServiceConnection,
  type ServicesPort,
  servicePage,
  sumsOfServices,
} from './services.service.ts';
import type { ShopService } from './services.store.ts';

/** My services answer at /graphql (decisions LIC-04). */
export const addServices = (kit: Kit, port: ServicesPort): void => {
  const { builder, saveResult } = kit;
  const connection = connectionType(kit);
  builder.queryField('shopServices', (t) =>
    t.field({
      type: connection,
      description: 'The tenant’s services, sorted by name.',
      args: {
        search: t.arg.string(),
        isEnded: t.arg.boolean({ description: 'Ended services instead of running ones.' }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => servicePage(ctx, args),
    }),
  );
  builder.mutationFields((t) => ({
    cancelShopService: t.field({
      type: saveResult,
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        endsOn: t.arg({ type: 'Day', required: true, description: 'End date the user agreed to.' }),
      },
      resolve: (_root, args, ctx) => cancelService(ctx, port, args),
    }),
    renewShopService: t.field({
      type: saveResult,
      description: 'Reverses a cancellation.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, args, ctx) => renewService(ctx, port, args),
    }),
  }));
};

function connectionType(kit: Kit) {
  const { builder, pageInfo } = kit;
  const service = serviceType(kit);
  const sums = builder.objectRef<{ count: number; yearlyPrice: number }>('ShopServiceSums').implement({
    fields: (t) => ({
      count: t.exposeInt('count'),
      yearlyPrice: t.expose('yearlyPrice', { type: 'Cents', description: 'Net total of all services.' }),
    }),
  });
  return builder.objectRef<ServiceConnection>('ShopServiceConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [service], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      sums: t.field({ type: sums, resolve: (page, _args, ctx) => sumsOfServices(ctx, page) }),
    }),
  });
}

function serviceType({ builder }: Kit) {
  return builder.objectRef<ShopService>('ShopService').implement({
    description: 'A recurring service booked in the shop. Dates are in the seller’s country.',
    fields: (t) => ({
      id: t.exposeID('id'),
      orderId: t.exposeID('orderId'),
      orderNumber: t.exposeString('orderNumber'),
      shopNumber: t.exposeInt('shopNumber', { description: 'Product to book it again.' }),
      name: t.exposeString('name'),
      serials: t.stringList({
        description: 'Keys of the licences it keeps valid.',
        resolve: ({ serials }) => [...serials],
      }),
      customerId: t.exposeID('customerId', { nullable: true }),
      customerName: t.exposeString('customerName'),
      quantity: t.exposeInt('quantity'),
      price: t.expose('price', { type: 'Cents', description: 'Net price per billing interval.' }),
      yearlyPrice: t.field({
        type: 'Cents',
        resolve: ({ price, billingIntervalMonths }) => yearlyPriceOf(price, billingIntervalMonths),
      }),
      billingIntervalMonths: t.exposeInt('billingIntervalMonths'),
      contractDurationMonths: t.exposeInt('contractDurationMonths'),
      state: t.string({
        description: '`running`, `ending` (cancelled but still running) or `ended`.',
        resolve: (service, _args, ctx) => serviceStateOf(service, sellersDayOf(ctx.now())),
      }),
      startsOn: t.expose('startsOn', { type: 'Day' }),
      nextBillingOn: t.field({
        type: 'Day',
        nullable: true,
        resolve: (service, _args, ctx) => nextBillingOf(service, sellersDayOf(ctx.now())),
      }),
      endsOn: t.expose('endsOn', {
        type: 'Day',
        nullable: true,
        description: 'First day without the service.',
      }),
      endWhenCancelled: t.field({
        type: 'Day',
        description: 'First day without the service if cancelled today.',
        resolve: (service, _args, ctx) => endWhenCancelled(service, sellersDayOf(ctx.now())),
      }),
      cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true }),
      cancelledByName: t.exposeString('cancelledByName', { nullable: true }),
      version: t.exposeInt('version'),
    }),
  });
}
