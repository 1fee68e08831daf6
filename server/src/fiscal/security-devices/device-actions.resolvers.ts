import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  type DeviceActionsPort,
  runDeviceAction,
  type StartedAction,
  stateOfAction,
} from './device-actions.service.ts';
import { actionsOfDevice, type StoredAction } from './device-actions.store.ts';

const listed = { default: 20, most: 100 } as const;

/** What people have registers do with their security devices, and what came of it. */
export const addDeviceActions = (kit: Kit, port: DeviceActionsPort): void => {
  const action = actionType(kit);
  const started = startedType(kit);
  kit.builder.queryFields((t) => ({
    securityDeviceActions: t.field({
      type: [action],
      description: 'What the register was asked to do with the device, newest first.',
      args: { id: t.arg.id({ required: true }), first: t.arg.int() },
      resolve: (_root, { id, first }, ctx) => {
        const count = Math.min(Math.max(first ?? listed.default, 1), listed.most);
        return inTenant(ctx.db, tenantOf(ctx), (tx) => actionsOfDevice(tx, id, count));
      },
    }),
  }));
  kit.builder.mutationFields((t) => ({
    runSecurityDeviceAction: t.field({
      type: [started],
      description:
        'Has the registers of these devices (up to 500) do something: `selfTest`, `readOut`; of a single device also `exportArchive`, `registerClient`, `deregisterClient`. Recorded in the audit log. The answer follows in `securityDeviceActions`.',
      args: {
        ids: t.arg.idList({ required: true }),
        action: t.arg.string({ required: true }),
        clientId: t.arg.string({ description: 'Only to register and to deregister a client.' }),
      },
      resolve: async (_root, args, ctx) => [...(await runDeviceAction(ctx, port, args))],
    }),
  }));
};

function actionType({ builder }: Kit) {
  return builder.objectRef<StoredAction>('SecurityDeviceAction').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      action: t.exposeString('action'),
      clientId: t.exposeString('clientId', { nullable: true }),
      registerName: t.exposeString('registerName'),
      askedByName: t.exposeString('askedByName'),
      askedAt: t.expose('askedAt', { type: 'DateTime' }),
      answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
      state: t.string({
        description: '`waiting`, `done`, `failed`, or `unanswered` if the register kept silent.',
        resolve: (action, _args, ctx) => stateOfAction(action, ctx.now()),
      }),
      message: t.exposeString('message', { nullable: true, description: 'In the words of the register.' }),
      archiveId: t.exposeID('archiveId', { nullable: true, description: 'The archive an export has sent.' }),
    }),
  });
}

function startedType({ builder }: Kit) {
  return builder.objectRef<StartedAction>('StartedSecurityDeviceAction').implement({
    fields: (t) => ({
      securityDeviceId: t.exposeID('securityDeviceId'),
      actionId: t.exposeID('actionId', { nullable: true }),
      refusal: t.exposeString('refusal', {
        nullable: true,
        description: 'Why the register was not asked: `offline`, `inactive`, `moved`, `tooOld`, `busy`, …',
      }),
    }),
  });
}
