import { availableParallelism } from 'node:os';
import { countTaxNotifications } from '../fiscal/notifications/index.ts';
import { createLicenceReports, releaseLicences } from '../fleet/licences/index.ts';
import { createPassages, createPieces } from '../kit/passages/index.ts';
import { joinBranch } from '../kit/records/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import { joinStandardVats } from '../master-data/index.ts';
import { beginAnew } from '../master-data/sync/index.ts';
import type { Needs } from './features.ts';
import type { Parts } from './parts.ts';

type FleetPorts = Pick<Needs, 'devices' | 'backups' | 'overview' | 'units'>;

/** Registers with their backups and the branches that they are in, with who of them is online. */
export const connectRegisters = (parts: Parts): FleetPorts => {
  const { config, db, store, fileKeys, live, pings, logError } = parts;
  const devices = devicesPort(parts);
  return {
    devices,
    backups: {
      db,
      files: store,
      pieces: createPieces(),
      beginPassage: createPassages(availableParallelism()),
      fileKeys,
      vault: createVault(config.secret, config.previousSecret),
      now: config.now,
      onError: logError,
    },
    units: unitsPort(parts),
    overview: {
      isOnline: devices.isOnline,
      countOnline: live.countOnline,
      lastPing: pings.lastPing,
    },
  };
};

function devicesPort(parts: Parts): Needs['devices'] {
  const { account, config, db, live, pings, masterData } = parts;
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
    noteLicence: createLicenceReports({ db, now: config.now }),
    releaseLicences,
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
