import { joinStandardVats } from '../master-data/index.ts';
import { beginAnew } from '../master-data/sync/index.ts';
import type { Parts } from './parts.ts';
import type { SchemaDependencies } from './schemas.ts';

/** Lets a register in no longer by what it was: its next request and its next connection are looked at anew. */
const forgetRegister =
  ({ account, live }: Parts) =>
  (deviceId: string): void => {
    account.forgetDevice(deviceId);
    live.closeWhere((caller) => caller.kind === 'register' && caller.deviceId === deviceId);
  };

const devicesPort = (parts: Parts): SchemaDependencies['devices'] => {
  const { account, live, pings, masterData, licences } = parts;
  return {
    isOnline: (deviceId) => live.liveStateOf(deviceId) === 'online',
    onlineIds: (tenantId) => live.onlineDevices(tenantId).map(({ deviceId }) => deviceId),
    lastPing: pings.lastPing,
    findPendingRegister: account.findPendingRegister,
    approve: account.approveDeviceAuthorization,
    deny: account.denyDeviceAuthorization,
    revokeDeviceSessions: account.revokeDeviceSessions,
    onDeviceChange: (tenantId, unitId) => live.changed({ tenantId, unitId, topic: 'devices' }),
    onRegisterChange: forgetRegister(parts),
    beginAnew,
    ...masterData.deviceRecords,
    ...licences.ofDevices,
    onRecordsChange: masterData.records.onChange,
  };
};

const unitsPort = (parts: Parts): SchemaDependencies['units'] => {
  const { live, masterData } = parts;
  return {
    onBranchSaved: joinStandardVats,
    ...masterData.branchRecords,
    onRecordsChange: (tenantId) => masterData.records.onChange({ tenantId, unitIds: null }),
    onRegistersChange: (tenantId, deviceIds) => {
      deviceIds.forEach(forgetRegister(parts));
      live.changed({ tenantId, unitId: null, topic: 'devices' });
    },
    onChange: (tenantId) => live.changed({ tenantId, unitId: null, topic: 'units' }),
  };
};

/** Registers and the branches that they are in, with who of them is online. */
export const connectRegisters = (
  parts: Parts,
): Pick<SchemaDependencies, 'devices' | 'overview' | 'units'> => {
  const { live, pings } = parts;
  const devices = devicesPort(parts);
  return {
    devices,
    units: unitsPort(parts),
    overview: {
      isOnline: devices.isOnline,
      countOnline: live.countOnline,
      lastPing: pings.lastPing,
      onDeviceChange: devices.onDeviceChange,
    },
  };
};
