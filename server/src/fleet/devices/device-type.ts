import { isTooOld, liveStateOf } from '@tresen/domain/fleet/devices';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { batched, type Kit } from '../../kit/graphql/index.ts';
import type { DevicePort } from './devices.service.ts';
import { countUnitReceipts, type Device } from './devices.store.ts';
import type { MovePort } from './move.service.ts';

/** What this feature needs of the rest of the server. */
/** Base addresses of what may be reached elsewhere (API-32); null for the address of this server. */
export interface RegisterHosts {
  readonly backup: string | null;
  readonly files: string | null;
  readonly receipts: string | null;
  readonly reporting: string | null;
}

export interface DeviceDependencies extends DevicePort, MovePort {
  readonly hosts: RegisterHosts;
  /** Whether a register's connection to the hub lives now. */
  readonly isOnline: (deviceId: string) => boolean;
  /** The ids of the tenant's registers whose connections live now. */
  readonly onlineIds: (tenantId: string) => readonly string[];
  /** When it was last heard, where that is not stored yet. */
  readonly lastPing: (deviceId: string) => Date | undefined;
}

const unitReceipts = batched((ctx, unitIds: readonly string[]) =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => countUnitReceipts(tx, unitIds)),
);

/** A register as people see it. */
export const deviceType = ({ builder }: Kit, deps: DeviceDependencies) =>
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
      status: t.exposeInt('status', { description: '1 = active, 0 = inactive.' }),
      isDefault: t.exposeBoolean('isDefault'),
      liveCommunication: t.exposeBoolean('liveCommunication'),
      liveState: t.string({
        description: '`online`, `offline`, `liveOff` or `unknown` (REG-16).',
        resolve: (device, _args, ctx) => liveState(device, ctx, deps),
      }),
      lastPing: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (device) => lastPingOf(device, deps),
      }),
      linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
      unlinkedAt: t.expose('unlinkedAt', { type: 'DateTime', nullable: true }),
      hasMasterData: t.exposeBoolean('hasMasterData', {
        description: 'True once it has received all master data of its branch.',
      }),
      onlyPushes: t.exposeBoolean('onlyPushes', {
        description: 'True if it has sent receipts since it was linked but never requested master data.',
      }),
      movedAt: t.expose('movedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Time it was moved to its current branch.',
      }),
      lastReceiptAt: t.expose('lastReceiptAt', { type: 'DateTime', nullable: true }),
      unitReceiptCount: t.float({
        description: 'Number of sales in the register’s branch so far.',
        resolve: async ({ unitId }, _args, ctx) => (await unitReceipts(ctx, unitId)) ?? 0,
      }),
      systemInfo: t.string({
        nullable: true,
        description: 'JSON of the register’s last system report.',
        resolve: ({ systemInfo }) => (systemInfo === null ? null : JSON.stringify(systemInfo)),
      }),
    }),
  });
export type DeviceRef = ReturnType<typeof deviceType>;

function liveState(device: Device, ctx: Ctx, deps: DeviceDependencies): string {
  return liveStateOf({
    linked: device.unlinkedAt === null,
    live: device.liveCommunication,
    connected: deps.isOnline(device.id),
    lastPing: lastPingOf(device, deps)?.getTime() ?? null,
    now: ctx.now(),
  });
}

function lastPingOf(device: Device, { lastPing }: DeviceDependencies): Date | null {
  return lastPing(device.id) ?? device.lastPing;
}
