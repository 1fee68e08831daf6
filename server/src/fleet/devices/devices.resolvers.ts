import { isTooOld, liveStateOf } from '@tresen/domain/fleet/devices';
import { type Ctx, registerOf, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { batched, hitsOf, type Kit } from '../../kit/graphql/index.ts';
import {
  approveRegister,
  type LinkPort,
  pendingRegister,
  reportSystemInfo,
  saveDevice,
  unlink,
} from './devices.service.ts';
import { countUnitReceipts, type Device, findDevice, listDevices, searchDevices } from './devices.store.ts';

export interface DeviceDependencies extends LinkPort {
  /** Whether a register's connection to the hub lives now. */
  readonly isOnline: (deviceId: string) => boolean;
  /** When it was last heard, where that is not stored yet. */
  readonly lastPing: (deviceId: string) => Date | undefined;
}

type Pending = Awaited<ReturnType<typeof pendingRegister>>;

const lastPingOf = (device: Device, { lastPing }: DeviceDependencies): Date | null =>
  lastPing(device.id) ?? device.lastPing;

const liveState = (device: Device, ctx: Ctx, deps: DeviceDependencies): string =>
  liveStateOf({
    linked: device.unlinkedAt === null,
    live: device.liveCommunication,
    connected: deps.isOnline(device.id),
    lastPing: lastPingOf(device, deps)?.getTime() ?? null,
    now: ctx.now(),
  });

const unitReceipts = batched((ctx, unitIds: readonly string[]) =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => countUnitReceipts(tx, unitIds)),
);

const deviceType = ({ builder }: Kit, deps: DeviceDependencies) =>
  builder.objectRef<Device>('Device').implement({
    description: 'A register linked to a branch.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      deviceType: t.exposeString('deviceType'),
      registerType: t.exposeString('registerType'),
      businessType: t.exposeString('businessType'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone'),
      databaseId: t.exposeID('databaseId'),
      posVersion: t.exposeString('posVersion'),
      versionTooOld: t.boolean({ resolve: ({ posVersion }) => isTooOld(posVersion) }),
      hardwareSerial: t.exposeString('hardwareSerial'),
      status: t.exposeInt('status', { description: '1 active, 0 inactive' }),
      isDefault: t.exposeBoolean('isDefault'),
      liveCommunication: t.exposeBoolean('liveCommunication'),
      liveState: t.string({
        description: 'online, offline, liveOff or unknown (REG-16)',
        resolve: (device, _args, ctx) => liveState(device, ctx, deps),
      }),
      lastPing: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (device) => lastPingOf(device, deps),
      }),
      linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
      unlinkedAt: t.expose('unlinkedAt', { type: 'DateTime', nullable: true }),
      lastReceiptAt: t.expose('lastReceiptAt', { type: 'DateTime', nullable: true }),
      unitReceiptCount: t.float({
        description: "Sales of the register's branch so far.",
        resolve: async ({ unitId }, _args, ctx) => (await unitReceipts(ctx, unitId)) ?? 0,
      }),
      systemInfo: t.string({
        nullable: true,
        description: 'JSON: what the register last said of itself.',
        resolve: ({ systemInfo }) => (systemInfo === null ? null : JSON.stringify(systemInfo)),
      }),
    }),
  });

const pendingType = ({ builder }: Kit) =>
  builder.objectRef<Pending>('PendingRegister').implement({
    description: 'A register that shows its code and waits to be linked.',
    fields: (t) => ({
      userCode: t.exposeString('userCode'),
      name: t.exposeString('name'),
      deviceType: t.exposeString('deviceType'),
      posVersion: t.exposeString('posVersion'),
      hardwareSerial: t.exposeString('hardwareSerial'),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      knownDeviceId: t.exposeID('knownDeviceId', { nullable: true }),
      knownUnitId: t.exposeID('knownUnitId', { nullable: true }),
    }),
  });

const thisRegisterType = ({ builder }: Kit) =>
  builder.objectRef<ReturnType<typeof registerOf>>('ThisRegister').implement({
    description: 'What a register may know of itself and its branch.',
    fields: (t) => ({
      deviceId: t.exposeID('deviceId'),
      name: t.exposeString('name'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      databaseId: t.exposeID('databaseId'),
      zone: t.exposeString('zone'),
      cutOffMinutes: t.exposeInt('cutOffMinutes'),
      currency: t.exposeString('currency'),
      country: t.exposeString('country'),
    }),
  });

const addQueries = (kit: Kit, deps: DeviceDependencies): void => {
  const device = deviceType(kit, deps);
  const pending = pendingType(kit);
  const thisRegister = thisRegisterType(kit);
  kit.builder.queryFields((t) => ({
    devices: t.field({
      type: [device],
      resolve: (_root, _args, ctx) => inTenant(ctx.db, tenantOf(ctx), listDevices),
    }),
    device: t.field({
      type: device,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) =>
        (await inTenant(ctx.db, tenantOf(ctx), (tx) => findDevice(tx, id))) ?? null,
    }),
    searchDevices: t.field({
      type: [device],
      args: { text: t.arg.string({ required: true }), first: t.arg.int() },
      resolve: (_root, { text, first }, ctx) =>
        inTenant(ctx.db, tenantOf(ctx), (tx) => searchDevices(tx, text, hitsOf(first))),
    }),
    pendingRegister: t.field({
      type: pending,
      args: { userCode: t.arg.string({ required: true }) },
      resolve: (_root, { userCode }, ctx) => pendingRegister(ctx, deps, userCode),
    }),
    thisRegister: t.field({ type: thisRegister, resolve: (_root, _args, ctx) => registerOf(ctx) }),
  }));
};

const addMutations = (kit: Kit, deps: DeviceDependencies): void => {
  const { builder, saveResult } = kit;
  const approveInput = builder.inputType('ApproveRegisterInput', {
    fields: (t) => ({
      userCode: t.string({ required: true }),
      name: t.string({ required: true }),
      deviceType: t.string({ required: true }),
      businessType: t.string({ required: true }),
      unitId: t.id({ required: true }),
    }),
  });
  const deviceInput = builder.inputType('DeviceInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      name: t.string({ required: false }),
      liveCommunication: t.boolean({ required: false }),
      isDefault: t.boolean({ required: false }),
    }),
  });
  builder.mutationFields((t) => ({
    approveRegister: t.field({
      type: saveResult,
      args: { register: t.arg({ type: approveInput, required: true }) },
      resolve: (_root, { register }, ctx) => approveRegister(ctx, deps, register),
    }),
    updateDevice: t.field({
      type: saveResult,
      args: { device: t.arg({ type: deviceInput, required: true }) },
      resolve: (_root, args, ctx) => saveDevice(ctx, deps, args.device),
    }),
    unlinkDevice: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => unlink(ctx, deps, id),
    }),
    reportSystemInfo: t.field({
      type: saveResult,
      args: { info: t.arg.string({ required: true }) },
      resolve: (_root, { info }, ctx) => reportSystemInfo(ctx, info),
    }),
  }));
};

/** Registers answer at /graphql/pos. */
export const addDevices = (kit: Kit, deps: DeviceDependencies): void => {
  addQueries(kit, deps);
  addMutations(kit, deps);
};
