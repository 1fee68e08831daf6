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

const serviceType = ({ builder }: Kit) =>
  builder.objectRef<ShopService>('ShopService').implement({
    description: 'What a tenant has booked in the shop for longer. Days are those of the seller’s country.',
    fields: (t) => ({
      id: t.exposeID('id'),
      orderId: t.exposeID('orderId'),
      orderNumber: t.exposeString('orderNumber'),
      shopNumber: t.exposeInt('shopNumber', { description: 'The product, to book it anew.' }),
      name: t.exposeString('name'),
      serials: t.stringList({
        description: 'Keys of the licences that it keeps alive.',
        resolve: ({ serials }) => [...serials],
      }),
      customerId: t.exposeID('customerId', { nullable: true }),
      customerName: t.exposeString('customerName'),
      quantity: t.exposeInt('quantity'),
      price: t.expose('price', { type: 'Cents', description: 'Net, of one billing interval.' }),
      yearlyPrice: t.field({
        type: 'Cents',
        resolve: ({ price, billingIntervalMonths }) => yearlyPriceOf(price, billingIntervalMonths),
      }),
      billingIntervalMonths: t.exposeInt('billingIntervalMonths'),
      contractDurationMonths: t.exposeInt('contractDurationMonths'),
      state: t.string({
        description: 'running, ending (cancelled, but not over) or ended',
        resolve: (service, _args, ctx) => serviceStateOf(service, sellersDayOf(ctx.now())),
      }),
      startsOn: t.expose('startsOn', { type: 'Day' }),
      nextBillingOn: t.field({
        type: 'Day',
        nullable: true,
        resolve: (service, _args, ctx) => nextBillingOf(service, sellersDayOf(ctx.now())),
      }),
      endsOn: t.expose('endsOn', { type: 'Day', nullable: true, description: 'The first day without it.' }),
      endWhenCancelled: t.field({
        type: 'Day',
        description: 'The first day without it when it is cancelled today.',
        resolve: (service, _args, ctx) => endWhenCancelled(service, sellersDayOf(ctx.now())),
      }),
      cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true }),
      cancelledByName: t.exposeString('cancelledByName', { nullable: true }),
      version: t.exposeInt('version'),
    }),
  });

const connectionType = (kit: Kit) => {
  const { builder, pageInfo } = kit;
  const service = serviceType(kit);
  const sums = builder.objectRef<{ count: number; yearlyPrice: number }>('ShopServiceSums').implement({
    fields: (t) => ({
      count: t.exposeInt('count'),
      yearlyPrice: t.expose('yearlyPrice', { type: 'Cents', description: 'Net, of all of them.' }),
    }),
  });
  return builder.objectRef<ServiceConnection>('ShopServiceConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [service], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      sums: t.field({ type: sums, resolve: (page, _args, ctx) => sumsOfServices(ctx, page) }),
    }),
  });
};

/** My services answer at /graphql (decisions LIC-04). */
export const addServices = (kit: Kit, port: ServicesPort): void => {
  const { builder, saveResult } = kit;
  const connection = connectionType(kit);
  builder.queryField('shopServices', (t) =>
    t.field({
      type: connection,
      description: 'What the tenant has booked, by name.',
      args: {
        search: t.arg.string(),
        isEnded: t.arg.boolean({ description: 'Those that are over, instead of those that go on.' }),
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
        endsOn: t.arg({ type: 'Day', required: true, description: 'The day that the person agreed to.' }),
      },
      resolve: (_root, args, ctx) => cancelService(ctx, port, args),
    }),
    renewShopService: t.field({
      type: saveResult,
      description: 'Takes a cancellation back.',
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, args, ctx) => renewService(ctx, port, args),
    }),
  }));
};
