import { readCertificateId } from '@tresen/domain/fiscal/security-devices';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  archiveType,
  certificateType,
  forecastNow,
  forecastType,
  usingRegisterType,
} from './device-parts.types.ts';
import { registersUsing } from './device-uses.store.ts';
import type { SecurityDevice } from './security-devices.store.ts';

export type SecurityDeviceRef = ReturnType<typeof deviceRef>;

/** A security device as people see it (FIS-03 to FIS-06). */
export const securityDeviceType = (kit: Kit) => {
  const device = deviceRef(kit);
  addCertificate(kit, device);
  addMeasures(kit, device);
  addRegisters(kit, device);
  return device;
};

function deviceRef({ builder }: Kit) {
  return builder.objectRef<SecurityDevice>('SecurityDevice').implement({
    description: 'A TSE, or an Austrian signature unit, as its register last reported it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      serial: t.exposeString('serial'),
      kind: t.string({ description: '`tse` or `signatureUnit`.', resolve: ({ report }) => report.kind }),
      provider: t.int({
        description:
          '1 own, 2 fiscal service Austria, 3 fiscal service Germany, 4 security hardware, 5 cloud.',
        resolve: ({ report }) => report.provider,
      }),
      formFactor: t.string({ resolve: ({ report }) => report.formFactor }),
      model: t.string({ nullable: true, resolve: ({ report }) => report.model ?? null }),
      bsiId: t.exposeString('bsiId', { nullable: true }),
      product: t.string({
        nullable: true,
        description: 'What the BSI certified under the id, as far as known.',
        resolve: ({ bsiId }) => (bsiId === null ? null : readCertificateId(bsiId).product),
      }),
      isRetired: t.exposeBoolean('isRetired', { description: 'True once it is no longer in use.' }),
      isReplaced: t.exposeBoolean('isReplaced', {
        description: 'True if every register that used it has since reported another device.',
      }),
      health: t.exposeString('health', { description: '`ok`, `warning`, `error` or `retired`.' }),
      causes: t.field({
        type: ['String'],
        description: 'What is wrong, most serious first: `certificateEnding`, `clockOff`, …',
        resolve: ({ causes }) => [...causes],
      }),
      operatingState: t.int({
        description: '0 unknown, 1 normal operation, 2 out of order, 4 temporarily out of order.',
        resolve: ({ report }) => report.operatingState,
      }),
      validationState: t.int({
        description: '0 not validated, 1 with errors, 2 successful.',
        resolve: ({ validationState }) => validationState,
      }),
      faults: t.field({
        type: ['String'],
        description: 'Contradictions in what the device says: `serialNotOfKey`, `chainBroken`, …',
        resolve: ({ faults }) => [...faults],
      }),
      deviceId: t.exposeID('deviceId', {
        description: 'Register that last reported the device; others may use it, too.',
      }),
      registerName: t.exposeString('registerName'),
      otherRegisters: t.exposeInt('otherRegisters', {
        description: 'How many other linked registers currently use the device.',
      }),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone'),
      firstReportAt: t.expose('firstReportAt', { type: 'DateTime' }),
      lastReportAt: t.expose('lastReportAt', { type: 'DateTime' }),
      hasAdminPin: t.exposeBoolean('hasAdminPin'),
      hasTimePin: t.exposeBoolean('hasTimePin'),
      actions: t.field({
        type: ['String'],
        description: 'What its register can do with it when asked; nothing in older versions.',
        resolve: ({ report }) => [...(report.actions ?? [])],
      }),
    }),
  });
}

function addRegisters(kit: Kit, device: SecurityDeviceRef): void {
  const register = usingRegisterType(kit);
  kit.builder.objectFields(device, (t) => ({
    registers: t.field({
      type: [register],
      description: 'Linked registers that currently use the device, by name.',
      resolve: ({ id }, _args, ctx) => inTenant(ctx.db, tenantOf(ctx), (tx) => registersUsing(tx, id)),
    }),
  }));
}

function addCertificate(kit: Kit, device: SecurityDeviceRef): void {
  const certificate = certificateType(kit);
  kit.builder.objectFields(device, (t) => ({
    algorithm: t.string({ resolve: ({ report }) => report.algorithm }),
    timeFormat: t.string({ nullable: true, resolve: ({ report }) => report.timeFormat ?? null }),
    encoding: t.string({ nullable: true, resolve: ({ report }) => report.encoding ?? null }),
    publicKey: t.string({ nullable: true, resolve: ({ report }) => report.publicKey ?? null }),
    certificateExpiresAt: t.expose('certificateExpiresAt', { type: 'DateTime', nullable: true }),
    certificates: t.field({
      type: [certificate],
      description: 'Certificate chain, starting with the device’s own.',
      resolve: ({ certificateChain }) => [...certificateChain],
    }),
    enabledAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ report }) => report.enabledAt ?? null,
    }),
    initialisedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ report }) => report.initialisedAt ?? null,
    }),
  }));
}

/** What a device has used up, and what it still has. */
function addMeasures(kit: Kit, device: SecurityDeviceRef): void {
  const archive = archiveType(kit);
  const forecast = forecastType(kit);
  kit.builder.objectFields(device, (t) => ({
    usedSignatures: t.float({ nullable: true, resolve: ({ report }) => report.signatures?.used ?? null }),
    mostSignatures: t.float({ nullable: true, resolve: ({ report }) => report.signatures?.most ?? null }),
    forecast: t.field({ type: forecast, resolve: (device, _args, ctx) => forecastNow(ctx, device) }),
    usedMemory: t.float({
      nullable: true,
      description: 'In bytes.',
      resolve: ({ report }) => report.memory?.usedBytes ?? null,
    }),
    totalMemory: t.float({ nullable: true, resolve: ({ report }) => report.memory?.totalBytes ?? null }),
    clientId: t.string({
      description: 'Name by which its register uses the device.',
      resolve: ({ report }) => report.clientId,
    }),
    clients: t.field({
      type: ['String'],
      nullable: true,
      description: 'Registers the device has on file; null if it does not say.',
      resolve: ({ report }) => (report.clients ? [...report.clients.ids] : null),
    }),
    mostClients: t.int({ nullable: true, resolve: ({ report }) => report.clients?.most ?? null }),
    openTransactions: t.int({ nullable: true, resolve: ({ report }) => report.transactions?.open ?? null }),
    mostTransactions: t.int({ nullable: true, resolve: ({ report }) => report.transactions?.most ?? null }),
    firmware: t.string({ nullable: true, resolve: ({ report }) => report.firmware ?? null }),
    firmwareUpdate: t.string({
      nullable: true,
      description: 'Version that could be installed.',
      resolve: ({ report }) => report.firmwareUpdate ?? null,
    }),
    hasPassedSelfTest: t.boolean({
      nullable: true,
      resolve: ({ report }) => report.hasPassedSelfTest ?? null,
    }),
    selfTestDueAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ report }) => report.selfTestDueAt ?? null,
    }),
    clockOffsetMs: t.float({
      nullable: true,
      description: 'How far the device’s clock is ahead of the cloud’s.',
      resolve: ({ clockOffsetMs }) => clockOffsetMs,
    }),
    archives: t.field({
      type: [archive],
      description: 'Backups the device has on file, newest first.',
      resolve: ({ report }) =>
        (report.archives ?? []).toSorted((one, other) => other.at.localeCompare(one.at)),
    }),
    lastArchiveAt: t.expose('lastArchiveAt', { type: 'DateTime', nullable: true }),
  }));
}
