import { countTaxNotifications } from '../fiscal/notifications/index.ts';
import { joinBranch } from '../kit/records/index.ts';
import { joinStandardVats } from '../master-data/index.ts';
import { beginAnew } from '../master-data/sync/index.ts';
import type { Needs } from './features.ts';
import type { Parts } from './parts.ts';

/** Registers and the branches that they are in, with who of them is online. */
export const connectRegisters = (parts: Parts): Pick<Needs, 'devices' | 'overview' | 'units'> => {
  const { live, pings } = parts;
  const devices = devicesPort(parts);
  return {
    devices,
    units: unitsPort(parts),
    overview: {
      isOnline: devices.isOnline,
      countOnline: live.countOnline,
      lastPing: pings.lastPing,
    },
  };
};

function devicesPort(parts: Parts): Needs['devices'] {
  const { account, config, live, pings, masterData, licences } = parts;
  const { BACKUP_HOST, FILES_HOST, RECEIPTS_HOST, REPORTING_HOST } = config;
  return {
    hosts: {
      backup: BACKUP_HOST ?? null,
      files: FILES_HOST ?? null,
      receipts: RECEIPTS_HOST ?? null,
      reporting: REPORTING_HOST ?? null,
    },
    isOnline: (deviceId) => live.liveStateOf(deviceId) === 'online',
    onlineIds: (tenantId) => live.onlineDevices(tenantId).map(({ deviceId }) => deviceId),
    lastPing: pings.lastPing,
    findPendingRegister: account.findPendingRegister,
    approve: account.approveDeviceAuthorization,
    deny: account.denyDeviceAuthorization,
    revokeDeviceSessions: account.revokeDeviceSessions,
    beginAnew,
    ...masterData.deviceRecords,
    ...licences.ofDevices,
  };
}

function unitsPort({ masterData }: Parts): Needs['units'] {
  return {
    onBranchSaved: async (ctx, tx, branch) => {
      await joinStandardVats(ctx, tx, branch);
      await joinBranch(ctx, tx, branch.unitId);
    },
    countTaxNotifications,
    ...masterData.branchRecords,
  };
}
