import { registerOf, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { hitsOf, type Kit } from '../../kit/graphql/index.ts';
import { addDeviceList } from './device-list.resolvers.ts';
import { type DeviceDependencies, type DeviceRef, deviceType, type RegisterHosts } from './device-type.ts';
import { reportSystemInfo, saveDevice, unlink } from './devices.service.ts';
import { findDevice, listDevices, searchDevices } from './devices.store.ts';
import { approveRegister, denyRegister, pendingRegister } from './link.service.ts';
import { moveToUnit } from './move.service.ts';
import { type PushAgain, pushAgainOf } from './push-again.ts';

type Pending = Awaited<ReturnType<typeof pendingRegister>>;

/** Registers answer at /graphql/pos. */
export const addDevices = (kit: Kit, deps: DeviceDependencies): void => {
  const device = deviceType(kit, deps);
  addQueries(kit, deps, device);
  addDeviceList(kit, deps, device);
  addMutations(kit, deps);
};

function addQueries(kit: Kit, deps: DeviceDependencies, device: DeviceRef): void {
  const pending = pendingType(kit);
  const thisRegister = thisRegisterType(kit, deps.hosts);
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
    thisRegister: t.field({
      type: thisRegister,
      resolve: async (_root, _args, ctx) => ({ ...registerOf(ctx), ...(await pushAgainOf(ctx)) }),
    }),
  }));
}

function pendingType({ builder }: Kit) {
  return builder.objectRef<Pending>('PendingRegister').implement({
    description: 'A register showing its code, waiting to be linked.',
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
}

function thisRegisterType({ builder }: Kit, given: RegisterHosts) {
  const hosts = builder.objectRef<RegisterHosts>('RegisterHosts').implement({
    description: 'Base addresses of the hosts of this installation; null for the address of this server.',
    fields: (t) => ({
      backup: t.exposeString('backup', { nullable: true, description: 'For `/files/backups`.' }),
      files: t.exposeString('files', { nullable: true, description: 'For all else below `/files`.' }),
      receipts: t.exposeString('receipts', { nullable: true, description: 'For pushes.' }),
      reporting: t.exposeString('reporting', { nullable: true, description: 'For figures.' }),
    }),
  });
  return builder.objectRef<ReturnType<typeof registerOf> & PushAgain>('ThisRegister').implement({
    description: 'A register’s own view of itself and its branch.',
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
      hosts: t.field({ type: hosts, resolve: () => given }),
      epoch: t.exposeID('epoch', {
        description:
          'Changes when the cloud has been restored to an older state. Push again as described in `pushFrom`.',
      }),
      pushFrom: t.expose('pushFrom', {
        type: 'DateTime',
        nullable: true,
        description:
          'Time since which the cloud may have lost acknowledged data. Null if it was never restored; a register that ' +
          'knew another epoch then pushes everything it has.',
      }),
    }),
  });
}

function addMutations(kit: Kit, deps: DeviceDependencies): void {
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
      isActive: t.boolean({ required: false }),
    }),
  });
  builder.mutationFields((t) => ({
    approveRegister: t.field({
      type: saveResult,
      args: { register: t.arg({ type: approveInput, required: true }) },
      resolve: (_root, { register }, ctx) => approveRegister(ctx, deps, register),
    }),
    denyRegister: t.field({
      type: saveResult,
      description: 'Rejects a register that is showing a code but belongs to someone else.',
      args: { userCode: t.arg.string({ required: true }) },
      resolve: (_root, { userCode }, ctx) => denyRegister(ctx, deps, userCode),
    }),
    updateDevice: t.field({
      type: saveResult,
      args: { device: t.arg({ type: deviceInput, required: true }) },
      resolve: (_root, args, ctx) => saveDevice(ctx, args.device),
    }),
    unlinkDevice: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => unlink(ctx, deps, id),
    }),
    moveDevice: t.field({
      type: saveResult,
      description: 'Moves a register to another branch, effective immediately.',
      args: { id: t.arg.id({ required: true }), unitId: t.arg.id({ required: true }) },
      resolve: (_root, { id, unitId }, ctx) => moveToUnit(ctx, deps, id, unitId),
    }),
    reportSystemInfo: t.field({
      type: saveResult,
      args: { info: t.arg.string({ required: true }) },
      resolve: (_root, { info }, ctx) => reportSystemInfo(ctx, deps, info),
    }),
  }));
}
