import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { hitsOf, type Kit } from '../../kit/graphql/index.ts';
import { createSharedTypes, type ListArgs } from '../../kit/records/index.ts';
import { addDeviceActions } from './device-actions.resolvers.ts';
import {
  neighboursOfSecurityDevice,
  type SecurityDevicePage,
  securityDevicePage,
  totalSecurityDevices,
} from './device-list.service.ts';
import { searchSecurityDevices } from './device-list.store.ts';
import { pastReportType } from './device-parts.types.ts';
import { pastReports } from './device-reports.store.ts';
import {
  type DevicePins,
  type SecurityDevicesPort,
  savePins,
  setRetired,
  showPins,
} from './device-steps.service.ts';
import { reportSecurityDevice } from './report.service.ts';
import { type SecurityDeviceRef, securityDeviceType } from './security-device.types.ts';
import { securityDevicesById } from './security-devices.store.ts';

const reports = { default: 50, most: 500 } as const;

/** Security devices answer at /graphql/pos: the list and page for people, the report for registers. */
export const addSecurityDevices = (kit: Kit, port: SecurityDevicesPort): void => {
  const device = securityDeviceType(kit);
  addList(kit, device);
  addSingle(kit, device);
  addSteps(kit, port);
  addDeviceActions(kit, port);
};

function addList(kit: Kit, device: SecurityDeviceRef): void {
  const { filter, neighbours } = createSharedTypes(kit);
  const connection = connectionType(kit, device);
  kit.builder.queryFields((t) => ({
    securityDevices: t.field({
      type: connection,
      description: 'Security devices of the tenant, including retired ones.',
      args: {
        filter: t.arg({ type: filter }),
        sort: t.arg.string({
          description:
            '`registerName`, `serial`, `certificateExpiresAt` …; prefix with a minus for descending order.',
        }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => securityDevicePage(ctx, args as ListArgs),
    }),
    securityDeviceNeighbours: t.field({
      type: neighbours,
      description: 'The previous and next security device in a list.',
      args: { id: t.arg.id({ required: true }), filter: t.arg({ type: filter }), sort: t.arg.string() },
      resolve: (_root, { id, ...args }, ctx) => neighboursOfSecurityDevice(ctx, id, args as ListArgs),
    }),
    searchSecurityDevices: t.field({
      type: [device],
      args: { text: t.arg.string({ required: true }), first: t.arg.int() },
      resolve: (_root, { text, first }, ctx) =>
        inTenant(ctx.db, tenantOf(ctx), (tx) => searchSecurityDevices(tx, text, hitsOf(first))),
    }),
  }));
}

function connectionType({ builder, pageInfo }: Kit, device: SecurityDeviceRef) {
  return builder.objectRef<SecurityDevicePage>('SecurityDeviceConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [device], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({ resolve: (page, _args, ctx) => totalSecurityDevices(ctx, page) }),
    }),
  });
}

function addSingle(kit: Kit, device: SecurityDeviceRef): void {
  const past = pastReportType(kit);
  kit.builder.queryFields((t) => ({
    securityDevice: t.field({
      type: device,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => find(ctx, id),
    }),
    securityDeviceReports: t.field({
      type: [past],
      description: 'Earlier reports, newest first.',
      args: { id: t.arg.id({ required: true }), first: t.arg.int() },
      resolve: (_root, { id, first }, ctx) => {
        const count = Math.min(Math.max(first ?? reports.default, 1), reports.most);
        return inTenant(ctx.db, tenantOf(ctx), (tx) => pastReports(tx, id, count));
      },
    }),
  }));
}

async function find(ctx: Ctx, id: string) {
  const found = await inTenant(ctx.db, tenantOf(ctx), (tx) => securityDevicesById(tx, [id]));
  return found.get(id) ?? null;
}

function addSteps(kit: Kit, port: SecurityDevicesPort): void {
  const { builder, saveResult } = kit;
  const pins = pinsType(kit);
  builder.mutationFields((t) => ({
    reportSecurityDevice: t.field({
      type: saveResult,
      description: 'For registers: the current state of the device that signs their receipts, as JSON.',
      args: { report: t.arg.string({ required: true }) },
      resolve: (_root, { report }, ctx) => reportSecurityDevice(ctx, report),
    }),
    saveSecurityDevicePins: t.field({
      type: saveResult,
      description: 'Requires the caller’s password. Null removes a PIN; an omitted one stays.',
      args: {
        id: t.arg.id({ required: true }),
        adminPin: t.arg.string(),
        timePin: t.arg.string(),
        password: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => savePins(ctx, port, args),
    }),
    showSecurityDevicePins: t.field({
      type: pins,
      description: 'Requires the caller’s password; recorded in the audit log.',
      args: { id: t.arg.id({ required: true }), password: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => showPins(ctx, port, args),
    }),
    setSecurityDeviceRetired: t.field({
      type: saveResult,
      description: 'Retired devices keep their reports and raise no alerts. A new report ends retirement.',
      args: { id: t.arg.id({ required: true }), isRetired: t.arg.boolean({ required: true }) },
      resolve: (_root, args, ctx) => setRetired(ctx, args),
    }),
  }));
}

function pinsType({ builder }: Kit) {
  return builder.objectRef<DevicePins>('SecurityDevicePins').implement({
    fields: (t) => ({
      adminPin: t.exposeString('adminPin', { nullable: true }),
      timePin: t.exposeString('timePin', { nullable: true }),
    }),
  });
}
