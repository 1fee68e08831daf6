import { pushDeviceSchema } from '@tresen/domain/content/push';
import { AppError } from '@tresen/domain/kit/errors';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inSystem, inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  type DeviceOwner,
  type ListedDevice,
  listDevices,
  removeDevice,
  takeDevice,
} from './push-devices.store.ts';
import { type PushPort, publicPushKey } from './send-pushes.ts';

/** Devices that show alerts, at /graphql. */
export const addPushDevices = (kit: Kit, port: PushPort): void => {
  const { builder, saveResult } = kit;
  const device = builder.objectRef<ListedDevice>('PushDevice').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      userAgent: t.exposeString('userAgent'),
      since: t.expose('since', { type: 'DateTime' }),
      isCurrent: t.exposeBoolean('isCurrent', { description: 'True for the endpoint given.' }),
    }),
  });
  builder.queryFields((t) => ({
    pushKey: t.string({
      description: 'Application server key (VAPID), for subscribing a browser.',
      resolve: (_root, _args, ctx) => publicPushKey(ctx.db, port.vault, ctx.now()),
    }),
    pushDevices: t.field({
      type: [device],
      description: 'Browsers showing the caller’s alerts.',
      args: { endpoint: t.arg.string() },
      resolve: async (_root, { endpoint }, ctx) => [
        ...(await inTenant(ctx.db, tenantOf(ctx), (tx) => listDevices(tx, ownerOf(ctx), endpoint ?? null))),
      ],
    }),
  }));
  const input = builder.inputType('PushDeviceInput', {
    fields: (t) => ({
      endpoint: t.string({ required: true }),
      publicKey: t.string({ required: true, description: 'p256dh of the subscription.' }),
      authSecret: t.string({ required: true, description: 'auth of the subscription.' }),
      userAgent: t.string({ required: true }),
    }),
  });
  builder.mutationFields((t) => ({
    addPushDevice: t.field({
      type: saveResult,
      args: { device: t.arg({ type: input, required: true }) },
      resolve: async (_root, { device: given }, ctx) => {
        const read = parseInput(pushDeviceSchema, given);
        const modelId = await inSystem(ctx.db, (tx) =>
          takeDevice(tx, ownerOf(ctx), read, given.userAgent.slice(0, 400), new Date(ctx.now())),
        );
        return { isSuccess: true, modelId };
      },
    }),
    removePushDevice: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        if (!(await inTenant(ctx.db, tenantOf(ctx), (tx) => removeDevice(tx, ownerOf(ctx), id))))
          throw new AppError('NOT_FOUND', { what: 'pushDevice' });
        return { isSuccess: true };
      },
    }),
  }));
};

function ownerOf(ctx: Ctx): DeviceOwner {
  return { tenantId: tenantOf(ctx), userId: userOf(ctx).userId };
}
